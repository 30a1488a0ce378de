import { assessmentOf, type Assessment, type ChartReading, type Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { lowerCase, same, t } from '../../../kernel/text.ts';
import { isMassed } from '../charts/weapons.ts';
import { isLong, missileSource, missileText, rangeFor } from '../missile.ts';
import { HALF_RANGE, MASSED_MISSILES } from '../options.ts';
import { nameOf } from '../fields.ts';
import type { WhoShootsOutcome } from '../shapes.ts';
import { filesText, inchesText, modelsText, shotsText } from '../types.ts';
import { castOf, effects, rangeText, rankText, type WhoShootsInput, type Shots, effectText } from './effects.ts';
import { sortOut } from './ranks.ts';
import { reasonText, rulingsOf, sourceOf } from './reasons.ts';
import { refuse } from './refuse.ts';
import { filesOf, type Situation, situation } from './situation.ts';

function assess(s: Situation, options: Options): Assessment<WhoShootsInput> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const { shooting, idle } = sortOut(s, options);
  const stretches = s.front
    .map(({ distance }, i): Shots => {
      const models = shooting[i]!;
      const shots = models.reduce((sum, { files }) => sum + files.length, 0);
      return { stretch: i + 1, distance, long: isLong(distance, rangeFor(s), options), shots, models };
    })
    .filter(({ shots }) => shots > 0);
  const input: WhoShootsInput = {
    stretches,
    idle: idle.map((group) => ({ ...group, source: sourceOf(group.reason, s) })),
    moved: s.movement !== 'stood',
    inCombat: s.targetInCombat,
    source: missileSource(s.weapon),
  };
  return assessmentOf(input, {
    readings: () => readingsOf(s, input),
    needs: () => {
      const shots = shotsText(resolve(input).shots);
      return t(`aucun dé ; ${shots.fr}`, `no die; ${shots.en}`);
    },
    rulings: () => (isMassed(s.weapon) && s.models > filesOf(s) ? [MASSED_MISSILES.id, 'W-36'] : []),
    cast: () => castOf(input),
  });
}

const readingsOf = (s: Situation, { stretches, idle, source }: WhoShootsInput): ChartReading[] => [
  ...stretches.map(({ distance, long, shots }) => {
    const [away, range] = [inchesText(distance), rangeText(long)];
    return {
      source,
      text: t(`à ${away.fr}, ${range.fr}`, `at ${away.en}, ${range.en}`),
      value: shotsText(shots),
      rulings: [HALF_RANGE.id],
    };
  }),
  ...idle.map((group) => {
    const [who, models, reason] = [rankText(group), modelsText(group.files.length), reasonText(group.reason)];
    const rulings = rulingsOf(group.reason, s);
    return {
      source: group.source,
      text: t(`${who.fr}, ${models.fr} : ${reason.fr}`, `${who.en}, ${models.en}: ${reason.en}`),
      value: same(0),
      ...(rulings && { rulings }),
    };
  }),
];

const resolve = ({ stretches }: WhoShootsInput): WhoShootsOutcome => ({
  shots: stretches.reduce((sum, { shots }) => sum + shots, 0),
});

const FACETS: readonly Facet<WhoShootsOutcome>[] = [
  {
    id: 'shots',
    text: t('Tirs', 'Shots'),
    countText: shotsText,
    worth: (n) => n,
    classOf: ({ shots }) => String(shots),
  },
];

export const whoShoots = procedure({
  id: 'who-shoots',
  group: 'shoot',
  title: t('Qui tire', 'Who shoots'),
  about: t(
    'Combien de figurines tirent, et pourquoi pas les autres.',
    'How many models shoot, and why the others do not.',
  ),
  charts: ['targets', 'sight', 'weapons'],
  situation,
  examples: [
    {
      id: 'massed-bows',
      title: t('vingt archers sur trois rangs', 'twenty archers in three ranks'),
      situation: {
        weapon: 'longbow',
        models: 20,
        front: [
          { files: 5, distance: 15 },
          { files: 3, distance: 16 },
        ],
      },
    },
    {
      id: 'horse-archers',
      title: t('des archers montés tirent en arrière', 'horse archers shoot to the rear'),
      situation: {
        weapon: 'composite-bow',
        troops: 'cavalry',
        skirmishers: true,
        movement: 'moved',
        front: [{ files: 8, distance: 10, arc: 'rear' }],
      },
    },
  ],
  assess,
  resolve,
  facets: () => FACETS,
  effects,
  effectText,
  headline: (s) => {
    const armed = lowerCase(missileText(s.weapon));
    const files = filesOf(s);
    const who = nameOf(s, modelsText(s.models === 0 ? files : s.models));
    return t(`${who.fr} (${armed.fr}) sur ${filesText(files).fr}`, `${who.en} (${armed.en}) in ${filesText(files).en}`);
  },
});
