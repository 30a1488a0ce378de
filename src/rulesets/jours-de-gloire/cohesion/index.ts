import { type Dice, keyed } from '../../../kernel/dice.ts';
import { type Modifier, tally } from '../../../kernel/modifier.ts';
import type { Options } from '../../../kernel/ruling.ts';
import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { COHESION_TEST, type Ladder, ladderOf, passed, struck } from '../fate.ts';
import { DISORDERED_AGAIN } from '../options.ts';
import { type NewState, STATE_NAMES, type State } from '../types.ts';
import { name, state } from '../units.ts';

const rating = (label: Text) => whole(label, 0, 12, { positional: true });

/** Whatever the battle adds to the die; the sheet prints no modifier of its own. */
const modifier = byDefault(
  whole(t('Modificateur au dé', 'Die modifier'), -9, 9, {
    positional: true,
    lever: true,
    help: t('un + gêne, un - aide', '+ hinders, - helps'),
  }),
  0,
);

interface TestFacts {
  readonly modifier: number;
}

const ROWS: readonly Modifier<TestFacts>[] = [
  {
    id: 'given',
    text: t('modificateur de la bataille', 'modifier of the battle'),
    source: cite('tests'),
    printed: same('±'),
    value: (f) => f.modifier || undefined,
  },
];

const needs = (rating: number, total: number): Text => {
  const most = rating - total;
  if (most < 0) return t('impossible', 'not possible');
  return most >= 9 ? t('quel que soit le dé', 'whatever the die') : t(`dé ${most} ou moins`, `die ${most} or less`);
};

const who = (given: string): Text => (given === '' ? t('unité', 'unit') : same(given));

const VERDICTS: Facet<{ readonly passed: boolean }> = {
  id: 'test',
  text: t('Test', 'Test'),
  classes: [
    { id: 'passed', text: t('réussi', 'passed') },
    { id: 'failed', text: t('manqué', 'failed') },
  ],
  of: (outcome) => (outcome.passed ? 'passed' : 'failed'),
};

const cohesionSituation = record(t('Test de cohésion', 'Cohesion test'), {
  cohesion: rating(t('Cohésion', 'Cohesion')),
  modifier,
  failure: byDefault(
    choice(t('Si le test est manqué', 'If the test is failed'), {
      disorder: t('TdC : désordre', 'CT: disorder'),
      recoil: t('TdC/1 : recul', 'CT/1: falls back'),
    }),
    'disorder',
  ),
  state,
  name,
});
type CohesionSituation = OutputOf<typeof cohesionSituation>;

interface CohesionRoll {
  readonly rating: number;
  readonly modifier: number;
  readonly failure: 'disorder' | 'recoil';
  readonly state: State;
  readonly again: Ladder['again'];
  readonly name: Text;
}

interface Tested {
  readonly passed: boolean;
}

const afterFailure = ({ state, failure, again }: CohesionRoll): NewState =>
  failure === 'recoil' ? state : struck(state, 'D', again);

export const cohesionTest = procedure<CohesionSituation, CohesionRoll, Tested>({
  id: 'cohesion-test',
  title: t('Test de cohésion', 'Cohesion test'),
  about: t('Une unité tient-elle ?', 'Does a unit hold?'),
  charts: ['tests', 'key'],
  situation: cohesionSituation,
  examples: [
    { id: 'veterans', title: t('des vétérans sous le feu', 'veterans under fire'), situation: { cohesion: 7 } },
    {
      id: 'recoil',
      title: t('des conscrits en désordre', 'disordered conscripts'),
      situation: { cohesion: 3, failure: 'recoil', state: 'disordered' },
    },
  ],
  assess(s, options: Options): Assessment<CohesionRoll> {
    const sum = tally(t('Test de cohésion', 'Cohesion test'), ROWS, { modifier: s.modifier });
    return {
      tallies: [sum],
      readings: [],
      needs: needs(s.cohesion, sum.total),
      rulings: s.state === 'good' || s.failure === 'recoil' ? ['J-60'] : ['J-60', DISORDERED_AGAIN.id],
      roll: {
        rating: s.cohesion,
        modifier: sum.total,
        failure: s.failure,
        state: s.state,
        again: ladderOf(options).again,
        name: who(s.name),
      },
    };
  },
  resolve: keyed(
    ({ rating, modifier, name }: CohesionRoll, dice: Dice) => ({
      passed: passed(rating, modifier, name, COHESION_TEST, dice),
    }),
    ({ rating, modifier }) => String(rating - modifier),
  ),
  facets: (roll) => [
    VERDICTS,
    {
      id: 'state',
      text: t('État', 'State'),
      classes: (['eliminated', 'routed', 'disordered', 'good'] as const).map((id) => ({ id, text: STATE_NAMES[id] })),
      of: (outcome) => (outcome.passed ? roll.state : afterFailure(roll)),
    },
  ],
  tell: (roll, outcome) => {
    if (outcome.passed) return [{ who: roll.name, text: t('tient bon', 'holds') }];
    if (roll.failure === 'recoil') return [{ who: roll.name, text: t('recule d’un hexagone', 'falls back one hex') }];
    const now = STATE_NAMES[afterFailure(roll)];
    return [{ who: roll.name, text: t(`est maintenant ${now.fr}`, `is now ${now.en}`) }];
  },
  headline: (s) =>
    t(`${who(s.name).fr} de cohésion ${s.cohesion} teste`, `${who(s.name).en} of cohesion ${s.cohesion} tests`),
});

const engagementSituation = record(t('Test d’engagement', 'Engagement test'), {
  engagement: rating(t('Engagement', 'Engagement')),
  modifier,
  name,
});
type EngagementSituation = OutputOf<typeof engagementSituation>;

interface EngagementRoll {
  readonly rating: number;
  readonly modifier: number;
  readonly name: Text;
}

export const engagementTest = procedure<EngagementSituation, EngagementRoll, Tested>({
  id: 'engagement-test',
  title: t('Test d’engagement', 'Engagement test'),
  about: t('Une unité va-t-elle au contact d’elle-même ?', 'Does a unit close with the enemy of its own accord?'),
  charts: ['tests'],
  situation: engagementSituation,
  examples: [
    { id: 'hussars', title: t('des hussards entreprenants', 'enterprising hussars'), situation: { engagement: 6 } },
  ],
  assess(s): Assessment<EngagementRoll> {
    const sum = tally(t('Test d’engagement', 'Engagement test'), ROWS, { modifier: s.modifier });
    return {
      tallies: [sum],
      readings: [],
      needs: needs(s.engagement, sum.total),
      rulings: ['J-60'],
      roll: { rating: s.engagement, modifier: sum.total, name: who(s.name) },
    };
  },
  resolve: keyed(
    ({ rating, modifier, name }: EngagementRoll, dice: Dice) => ({
      passed: passed(rating, modifier, name, t('test d’engagement', 'engagement test'), dice),
    }),
    ({ rating, modifier }) => String(rating - modifier),
  ),
  facets: () => [VERDICTS],
  tell: (roll, outcome) => [
    outcome.passed
      ? { who: roll.name, text: t('peut aller au choc', 'may go into shock'), may: true }
      : { who: roll.name, text: t('ne va pas au choc', 'does not go into shock') },
  ],
  headline: (s) =>
    t(`${who(s.name).fr} d’engagement ${s.engagement} teste`, `${who(s.name).en} of engagement ${s.engagement} tests`),
});
