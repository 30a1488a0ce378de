import { assessmentOf, type Assessment } from '../../../kernel/assessment.ts';
import type { Dice } from '../../../kernel/dice.ts';
import type { Cast } from '../../../kernel/effect.ts';
import type { Facet } from '../../../kernel/facet.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, type OutputOf, record } from '../../../kernel/schema.ts';
import type { SentencePart } from '../../../kernel/sentence-part.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { COHESION_TEST, type Ladder, ladderOf, passesTest, rankOf, stateAfterBlow } from '../fate.ts';
import { DISORDERED_AGAIN } from '../options.ts';
import type { CohesionEffect, Tested } from '../shapes.ts';
import { NEW_STATES, type NewState, type State, STATE_NAMES } from '../types.ts';
import { name, state } from '../units.ts';
import { recoilWords, stateWords } from '../state-text.ts';
import {
  castOf,
  FAILED,
  FAILS,
  lineOf,
  modifier,
  modifierOf,
  modifiersOf,
  nameOf,
  needs,
  NOTHING,
  PASSED,
  PASSES,
  rating,
  VERDICTS,
} from './rating.ts';

const TITLE = t('Test de cohésion', 'Cohesion test');

const situation = record(TITLE, {
  cohesion: rating(t('Cohésion', 'Cohesion')),
  modifier,
  failure: byDefault(
    choice(t('En cas d’échec', 'If failed'), {
      disorder: t('TdC : désordre (D)', 'CT: disordered (D)'),
      recoil: t('TdC/1 : recul d’un hex.', 'CT/1: recoil one hex'),
    }),
    'disorder',
  ),
  state,
  name,
});
export type CohesionSituation = OutputOf<typeof situation>;

interface CohesionInput {
  readonly rating: number;
  readonly modifier: number;
  readonly failure: 'disorder' | 'recoil';
  readonly state: State;
  readonly again: Ladder['again'];
}

const afterFailure = ({ state, failure, again }: CohesionInput): NewState =>
  failure === 'recoil' ? state : stateAfterBlow(state, 'D', again);

const stateFacet = (input: CohesionInput): Facet<Tested> => ({
  id: 'state',
  text: t('État', 'State'),
  classes: NEW_STATES.map((id) => ({ id, text: STATE_NAMES[id], worth: rankOf(input.state) - rankOf(id) })).reverse(),
  classOf: (outcome) => (outcome.passed ? input.state : afterFailure(input)),
});

function effects(input: CohesionInput, outcome: Tested): CohesionEffect[] {
  const step = { who: ['unit'], source: lineOf(outcome) };
  const test = { kind: 'test', ...step, passed: outcome.passed } as const;
  if (outcome.passed) return [test];
  return input.failure === 'recoil'
    ? [test, { kind: 'recoil', ...step, hexes: 1 }]
    : [test, { kind: 'state', ...step, from: input.state, to: afterFailure(input) }];
}

/** A test, and what failing it brings. */
const sentenceParts = ({ input }: Assessment<CohesionInput>): readonly SentencePart<Tested>[] => [
  {
    facet: VERDICTS,
    brief: (id) => {
      if (id === 'passed') return { text: PASSED };
      const harm =
        input.failure === 'recoil' ? t('recul d’un hex.', 'recoils one hex') : STATE_NAMES[afterFailure(input)];
      return { text: t(`${FAILED.fr} (${harm.fr})`, `${FAILED.en} (${harm.en})`) };
    },
  },
];

function effectText(effect: CohesionEffect, _cast: Cast, brief = false): Text {
  if (brief) return NOTHING;
  switch (effect.kind) {
    case 'test':
      return effect.passed ? PASSES : FAILS;
    case 'recoil':
      return recoilWords(effect);
    case 'state':
      return stateWords(effect);
  }
}

export const cohesionTest = procedure({
  id: 'cohesion-test',
  group: 'fight',
  title: TITLE,
  about: t('Une unité garde-t-elle sa cohésion ?', 'Does a unit keep its cohesion?'),
  charts: ['tests', 'key'],
  situation,
  examples: [
    { id: 'veterans', title: t('des vétérans sous le feu', 'veterans under fire'), situation: { cohesion: 7 } },
    {
      id: 'recoil',
      title: t('des conscrits en désordre', 'disordered conscripts'),
      situation: { cohesion: 3, failure: 'recoil', state: 'disordered' },
    },
  ],
  assess(s, options: Options): Assessment<CohesionInput> {
    const sum = modifiersOf(TITLE, s);
    const { cohesion, failure, state } = s;
    return assessmentOf(
      { rating: cohesion, modifier: sum.total, failure, state, again: ladderOf(options).again },
      {
        tallies: () => [sum],
        modifier: () => modifierOf(sum),
        needs: () => needs(cohesion, sum.total),
        rulings: () => (state === 'good' || failure === 'recoil' ? ['J-60'] : ['J-60', DISORDERED_AGAIN.id]),
        cast: () => castOf(s),
      },
    );
  },
  resolve: ({ rating, modifier }: CohesionInput, dice: Dice): Tested => ({
    passed: passesTest(rating, modifier, 'unit', COHESION_TEST, dice),
  }),
  facets: ({ input }) => [VERDICTS, stateFacet(input)],
  effects,
  effectText,
  headline: (s) => {
    const { fr, en } = nameOf(s.name);
    return t(`test de cohésion, ${fr} (cohésion ${s.cohesion})`, `cohesion test, ${en} (cohesion ${s.cohesion})`);
  },
  sentenceParts,
});
