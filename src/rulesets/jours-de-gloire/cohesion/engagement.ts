import { assessed, type Assessment } from '../../../kernel/assessment.ts';
import type { Dice } from '../../../kernel/dice.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { type OutputOf, record } from '../../../kernel/schema.ts';
import { capital, t, type Text } from '../../../kernel/text.ts';
import { passed } from '../fate.ts';
import type { EngagementEffect, Tested } from '../shapes.ts';
import { name } from '../units.ts';
import { castOf, FAILS, lineOf, modifier, modifiersOf, nameOf, needs, rating, VERDICTS } from './rating.ts';

const TITLE = t('Test d’engagement', 'Engagement test');
const WHY = t('test d’engagement', 'engagement test');

const situation = record(TITLE, { engagement: rating(t('Engagement', 'Engagement')), modifier, name });
export type EngagementSituation = OutputOf<typeof situation>;

interface Roll {
  readonly rating: number;
  readonly modifier: number;
}

function effects(_roll: Roll, outcome: Tested): EngagementEffect[] {
  const step = { who: ['unit'], source: lineOf(outcome) };
  const test = { kind: 'test', ...step, passed: outcome.passed } as const;
  return outcome.passed
    ? [test, { kind: 'right', ...step, may: true, option: 'shock' }]
    : [test, { kind: 'held', ...step }];
}

function word(effect: EngagementEffect): Text {
  switch (effect.kind) {
    case 'test':
      return effect.passed ? t('réussit le test', 'passes the test') : FAILS;
    case 'right':
      return t('peut aller au choc', 'may go into shock');
    case 'held':
      return t('ne va pas au choc', 'does not go into shock');
  }
}

export const engagementTest = procedure({
  id: 'engagement-test',
  title: TITLE,
  about: t('Une unité va-t-elle au contact d’elle-même ?', 'Does a unit close with the enemy of its own accord?'),
  charts: ['tests'],
  situation,
  examples: [
    { id: 'hussars', title: t('des hussards entreprenants', 'enterprising hussars'), situation: { engagement: 6 } },
  ],
  assess(s): Assessment<Roll> {
    const sum = modifiersOf(TITLE, s);
    return assessed(
      { rating: s.engagement, modifier: sum.total },
      {
        tallies: () => [sum],
        needs: () => needs(s.engagement, sum.total),
        rulings: () => ['J-60'],
        cast: () => castOf(s),
      },
    );
  },
  resolve: ({ rating, modifier }: Roll, dice: Dice): Tested => ({
    passed: passed(rating, modifier, 'unit', WHY, dice),
  }),
  facets: () => [VERDICTS],
  effects,
  word,
  headline: (s) => {
    const { fr, en } = capital(nameOf(s.name));
    return t(`${fr} d’engagement ${s.engagement} teste`, `${en} of engagement ${s.engagement} tests`);
  },
});
