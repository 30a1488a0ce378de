import { assessmentOf, type Assessment } from '../../../kernel/assessment.ts';
import type { Dice } from '../../../kernel/dice.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { type OutputOf, record } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { passesTest } from '../fate.ts';
import type { EngagementEffect, Tested } from '../shapes.ts';
import { name } from '../units.ts';
import {
  castOf,
  FAILS,
  lineOf,
  modifier,
  modifierOf,
  modifiersOf,
  nameOf,
  needs,
  NOTHING,
  PASSES,
  rating,
  VERDICTS,
} from '../cohesion/rating.ts';

const TITLE = t('Test d’engagement', 'Engagement test');
const WHY = t('test d’engagement', 'engagement test');

const situation = record(TITLE, { engagement: rating(t('Engagement', 'Engagement')), modifier, name });
export type EngagementSituation = OutputOf<typeof situation>;

interface EngagementInput {
  readonly rating: number;
  readonly modifier: number;
}

function effects(_input: EngagementInput, outcome: Tested): EngagementEffect[] {
  const step = { who: ['unit'], source: lineOf(outcome) };
  const test = { kind: 'test', ...step, passed: outcome.passed } as const;
  return outcome.passed
    ? [test, { kind: 'right', ...step, may: true, option: 'shock' }]
    : [test, { kind: 'held', ...step }];
}

function effectText(effect: EngagementEffect, _cast: Cast, brief = false): Text {
  if (brief && effect.kind === 'test') return NOTHING;
  switch (effect.kind) {
    case 'test':
      return effect.passed ? PASSES : FAILS;
    case 'right':
      return t('peut engager un choc', 'may make a shock attack');
    case 'held':
      return t('n’engage pas de choc', 'makes no shock attack');
  }
}

export const engagementTest = procedure({
  id: 'engagement-test',
  group: 'fight',
  title: TITLE,
  about: t(
    'Une unité engage-t-elle le choc de sa propre initiative ?',
    'Does a unit make a shock attack on its own initiative?',
  ),
  charts: ['tests'],
  situation,
  examples: [
    { id: 'hussars', title: t('des hussards entreprenants', 'enterprising hussars'), situation: { engagement: 6 } },
  ],
  assess(s): Assessment<EngagementInput> {
    const sum = modifiersOf(TITLE, s);
    return assessmentOf(
      { rating: s.engagement, modifier: sum.total },
      {
        tallies: () => [sum],
        modifier: () => modifierOf(sum),
        needs: () => needs(s.engagement, sum.total),
        rulings: () => ['J-60'],
        cast: () => castOf(s),
      },
    );
  },
  resolve: ({ rating, modifier }: EngagementInput, dice: Dice): Tested => ({
    passed: passesTest(rating, modifier, 'unit', WHY, dice),
  }),
  facets: () => [VERDICTS],
  effects,
  effectText,
  headline: (s) => {
    const { fr, en } = nameOf(s.name);
    return t(
      `test d’engagement, ${fr} (engagement ${s.engagement})`,
      `engagement test, ${en} (engagement ${s.engagement})`,
    );
  },
});
