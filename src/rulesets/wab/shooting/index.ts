import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import { casualtiesReading, lossWords } from '../casualties.ts';
import { hitRolls, woundRolls, allRolls } from '../attack-rolls.ts';
import { groupBy } from '../group-by.ts';
import { ODD_HIT } from '../options.ts';
import { distinctTallies, distinctReadings } from '../armour-saves.ts';
import { listText } from '../types.ts';
import { assessBatch, type AssessedBatch, hurtOf, readingsOf, shotsOf, talliesOf } from './aim.ts';
import { castOf, groupId, unitName } from './cast.ts';
import { effects } from './effects.ts';
import { EXAMPLES } from './examples.ts';
import { facets } from './facets.ts';
import { marginal } from './marginal.ts';
import { meleeNeeds, openNeeds } from './needs.ts';
import { refuse } from './refuse.ts';
import { resolve } from './resolve.ts';
import type { OddHit, Unit } from './sharing.ts';
import { type Situation, situation, unitsOf } from './situation.ts';
import { headline, sentenceParts } from './sentence-parts.ts';
import type { ShootingInput, Volley } from './volleys.ts';

/** W-34: hits of one Strength, with the same bearing on armour, are shared together; they wound and are saved alike. */
const alike = (batches: readonly AssessedBatch[]): AssessedBatch[][] => [
  ...groupBy(batches, ({ strengths, piercing }) => `${strengths.wound},${strengths.save},${piercing}`).values(),
];

const placesOf = (group: readonly AssessedBatch[]): number[] => group.map(({ place }) => place);

const volleyOf = (group: readonly AssessedBatch[]): Volley => ({
  who: groupId(placesOf(group)),
  batches: group.map(({ place, shots, hit }) => ({ place, dice: shots, rolls: hitRolls(hit.die) })),
  hurts: group[0]!.aimed.map((aimed) => woundRolls(hurtOf(aimed))),
});

/** Whether any unit of the melee can be hurt: else nothing is thrown. */
const canHurt = ({ hurts }: Volley): boolean => hurts.some((rolls) => rolls !== null);

const inputOf = (
  units: readonly Unit[],
  batches: readonly AssessedBatch[],
  groups: readonly AssessedBatch[][],
  odd: OddHit,
): ShootingInput =>
  units.length > 1
    ? { units, volleys: groups.map(volleyOf).filter(canHurt), odd }
    : {
        units,
        pools: batches.map(({ place, shots, hit, aimed }) => ({
          place,
          dice: shots,
          rolls: allRolls(hit.die, hurtOf(aimed[0]!)),
        })),
      };

const RANGES = [t('courte portée', 'short range'), t('longue portée', 'long range')] as const;

function assess(s: Situation, options: Options): Assessment<ShootingInput> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const batches = s.shooters.map((_, i) => assessBatch(s, i, options));
  const inMelee = s.melee.length > 0;
  const groups = inMelee ? alike(batches) : [];
  const odd = chosenOption(options, ODD_HIT);
  const units = unitsOf(s).map(({ side, models, wounds, carried }): Unit => ({ side, models, wounds, carried }));
  return assessmentOf(inputOf(units, batches, groups, odd), {
    tallies: () => distinctTallies(batches.flatMap(talliesOf)),
    readings: () => [
      ...distinctReadings(batches.flatMap((batch) => readingsOf(s, batch))),
      ...unitsOf(s).map((unit, i) => casualtiesReading(unitName(unit, i), unit)),
    ],
    strikes: () => (inMelee ? [] : batches.map((batch) => shotsOf(s, batch))),
    needs: () =>
      listText(
        inMelee ? groups.map((group) => meleeNeeds(s, group, odd)) : batches.map((batch) => openNeeds(s, batch)),
      ),
    remarks: () =>
      Object.fromEntries(batches.map(({ place, long }) => [`shooters[${place + 1}].distance`, RANGES[long ? 1 : 0]])),
    rulings: () => [
      ...(inMelee ? [ODD_HIT.id, 'W-33'] : []),
      ...(s.melee.length > 1 ? ['W-15'] : []),
      ...(inMelee && batches.length > 1 ? ['W-34'] : []),
    ],
    cast: () => castOf(s, groups.map(placesOf)),
  });
}

export const shooting = procedure({
  id: 'shooting',
  group: 'shoot',
  title: t('Tir', 'Shooting'),
  about: t(
    'Une unité tire : touches, blessures, sauvegardes, pertes.',
    'A unit shoots: hits, wounds, saves, casualties.',
  ),
  charts: [
    'weapons',
    'shooting',
    'shooting-modifiers',
    'seven-plus',
    'wound',
    'armour',
    'shields',
    'best-save',
    'save-modifiers',
    'casualties',
    'targets',
  ],
  situation,
  examples: EXAMPLES,
  assess,
  resolve,
  facets,
  marginal,
  effects,
  effectText: lossWords,
  headline,
  sentenceParts,
});
