import type { ChartReading, Strike } from '../../../kernel/assessment.ts';
import { tally, type Tally } from '../../../kernel/modifier.ts';
import { chosenOption, type Options, perOptions } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { hitReading, type Strengths, toHit, type ToHit, toWound, type ToWound, weaken, woundReading } from '../blow.ts';
import { type ChartedSkill, SHOOTING, SHOOTING_MODIFIERS, type ShotFacts } from '../charts/shooting.ts';
import { hasTwoStrengths, isThrown, strengthsOf } from '../charts/weapons.ts';
import { type WoundAndSave, allRolls } from '../attack-rolls.ts';
import { isLong, missileSource, rangeFor } from '../missile.ts';
import { BOTH_COVERS, HIGH_SKILL, LONE_AND_LOOSE, THROWN, TWO_STRENGTHS } from '../options.ts';
import { type AssessedSave, assessSave } from '../armour-saves.ts';
import { strikeOf } from '../strikes.ts';
import { measureText, shotsText } from '../types.ts';
import { shootersName, unitName } from './cast.ts';
import { type Batch, type Situation, unitsOf } from './situation.ts';

/** Beyond the chart every point of BS takes one more off the score. */
function chartScore(ballisticSkill: number, options: Options): number {
  const charted = Math.min(ballisticSkill, 6);
  const beyond = chosenOption(options, HIGH_SKILL) === 'continues' ? ballisticSkill - charted : 0;
  return SHOOTING.at('score', String(charted) as ChartedSkill) - beyond;
}

/** The modifier rows under the options chosen for covers and for characters among skirmishers. */
const modifierRows = perOptions((options): typeof SHOOTING_MODIFIERS.rows => {
  const coversAdd = chosenOption(options, BOTH_COVERS) === 'both-add';
  const looseOnce = chosenOption(options, LONE_AND_LOOSE) === 'once';
  if (!coversAdd && !looseOnce) return SHOOTING_MODIFIERS.rows;
  return SHOOTING_MODIFIERS.rows.map(({ group, ...row }) => {
    if (group === 'cover') return coversAdd ? row : { ...row, group };
    return looseOnce && (row.id === 'character' || row.id === 'skirmishers') ? { ...row, group: 'lone' } : row;
  });
});

function strengthsFor(b: Batch, long: boolean, options: Options): Strengths {
  if (b.strength > 0 || b.weapon === 'other') return { wound: b.strength, save: b.strength };
  const { low, high } = strengthsOf(b.weapon);
  switch (chosenOption(options, TWO_STRENGTHS)) {
    case 'by-range':
      return long ? { wound: low, save: low } : { wound: high, save: high };
    case 'wound-3-save-4':
      return { wound: low, save: high };
    case 'grades':
      return b.heavier ? { wound: high, save: high } : { wound: low, save: low };
  }
}

const strengthRulings = (b: Batch): string[] => {
  if (b.range > 0 || b.strength > 0 || b.weapon === 'other') return ['W-44'];
  if (hasTwoStrengths(b.weapon)) return [TWO_STRENGTHS.id];
  return b.weapon === 'rocks' || b.weapon === 'javelins' ? ['W-29'] : [];
};

const strengthText = ({ wound, save }: Strengths): Text =>
  wound === save ? same(wound) : t(`${wound}, ${save} contre l’armure`, `${wound}, ${save} against armour`);

const factsOf = (b: Batch, target: Situation['target'], longRange: boolean, options: Options): ShotFacts => ({
  largeTarget: target.large,
  moved: b.moved,
  targetCharging: target.charging,
  longRange,
  targetCharacter: target.character,
  targetSkirmishing: target.skirmishers,
  targetMovingLightChariot: target.movingLightChariot,
  softCover: target.softCover,
  hardCover: target.hardCover,
  thrown: isThrown(b.weapon),
  thrownExempt: isThrown(b.weapon) && chosenOption(options, THROWN) === 'exempt',
});

/** What the charts say of one batch and one unit that its hits may fall on. */
interface Aimed {
  readonly wound: ToWound;
  /** Nothing where no die wounds. */
  readonly save: AssessedSave | undefined;
}

/** One batch against every unit that its hits may fall on. */
export interface AssessedBatch {
  readonly place: number;
  readonly shots: number;
  /** The score on the chart, before modifiers. */
  readonly base: number;
  readonly sum: Tally<ShotFacts>;
  readonly hit: ToHit;
  readonly long: boolean;
  /** Strengths as the chart or the player has them (`printed`), and after what a 7+ takes away (`strengths`). */
  readonly printed: Strengths;
  readonly strengths: Strengths;
  readonly piercing: Batch['piercing'];
  readonly aimed: readonly Aimed[];
}

export function assessBatch(s: Situation, place: number, options: Options): AssessedBatch {
  const b = s.shooters[place]!;
  const who = shootersName(s, place);
  const long = isLong(b.distance, rangeFor(b), options);
  const sum = tally(
    t(`${who.fr} : dé pour toucher`, `${who.en}: die to hit`),
    modifierRows(options),
    factsOf(b, s.target, long, options),
  );
  const base = chartScore(b.ballisticSkill, options);
  const hit = toHit(base - sum.total, options);
  const printed = strengthsFor(b, long, options);
  const strengths = weaken(printed, hit.strengthLost, options);
  const aimed = unitsOf(s).map((unit, i): Aimed => {
    const wound = toWound(strengths.wound, unit.toughness, options);
    const hits = { by: 'shooting', strength: strengths.save, piercing: b.piercing } as const;
    const save = wound.die === null ? undefined : assessSave(unitName(unit, i), { ...unit, ...hits }, options);
    return { wound, save };
  });
  return { place, shots: b.models, base, sum, hit, long, printed, strengths, piercing: b.piercing, aimed };
}

export const hurtOf = ({ wound, save }: Aimed): WoundAndSave => ({ wound: wound.die, save: save?.die ?? null });

export const talliesOf = ({ sum, aimed }: AssessedBatch): Tally[] => [
  sum as Tally,
  ...aimed.flatMap(({ save }) => save?.tallies ?? []),
];

export function readingsOf(s: Situation, { place, base, hit, long, printed, aimed }: AssessedBatch): ChartReading[] {
  const b = s.shooters[place]!;
  const who = shootersName(s, place);
  const units = unitsOf(s);
  return [
    {
      source: cite('shooting', 'score'),
      text: t(`${who.fr} : CT ${b.ballisticSkill}`, `${who.en}: BS ${b.ballisticSkill}`),
      value: same(base),
      ...(b.ballisticSkill > 6 && { rulings: [HIGH_SKILL.id] }),
    },
    {
      source: missileSource(b.weapon),
      text: t(
        `${who.fr} : ${long ? 'longue' : 'courte'} portée (${measureText(b.distance).fr} sur ${rangeFor(b)}), Force`,
        `${who.en}: ${long ? 'long' : 'short'} range (${measureText(b.distance).en} of ${rangeFor(b)}), Strength`,
      ),
      value: strengthText(printed),
      rulings: strengthRulings(b),
    },
    hitReading(who, hit),
    ...aimed.flatMap(({ wound, save }, i) => {
      const target = unitName(units[i]!, i);
      const wounds = woundReading(t(`${who.fr}, ${target.fr}`, `${who.en}, ${target.en}`), wound);
      return save === undefined ? [wounds] : [wounds, save.reading()];
    }),
  ];
}

/** At a target in the open. */
export const shotsOf = (s: Situation, { place, shots, hit, aimed }: AssessedBatch): Strike =>
  strikeOf({
    who: shootersName(s, place),
    dice: shots,
    counted: shotsText(shots),
    hit,
    scored: cite('shooting', 'score'),
    ...aimed[0]!,
    rolls: allRolls(hit.die, hurtOf(aimed[0]!)),
  });
