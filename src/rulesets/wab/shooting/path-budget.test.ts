import fc from 'fast-check';
import { expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { odds, PATH_BUDGET } from '../../../kernel/odds.ts';
import { assess, calculationOf } from '../../../calculate/calculation.ts';
import { shooting, wab } from '../index.ts';
import { expectNoneCountable, intoMelee, rulings } from '../testing.ts';
import { exceedsBudget } from './path-budget.ts';
import type { IntoMelee } from './volleys.ts';

const inputOf = (situation: object, options: Record<string, string>): IntoMelee => {
  const found = assess(calculationOf(wab, shooting, { ...situation, rulings: options }));
  if ('refusal' in found) throw new Error(found.refusal.refused.en);
  return found.assessment.input as IntoMelee;
};

test('what is refused at once could not have been counted', () => {
  const rolls = fc.tuple(intoMelee(14, 8, 2), rulings).map(([situation, options]) => inputOf(situation, options));
  expectNoneCountable(rolls, shooting.resolve, exceedsBudget, 300);
});

test('80 shots into a melee of two units a side are refused, 40 are counted', () => {
  const asked = on(wab, 'shooting');
  const into = (models: number) => ({
    shooters: [{ models, weapon: 'short-bow', distance: 9 }],
    target: { models: 60 },
    melee: [{ models: 60 }, { models: 60 }, { models: 60, side: 'enemy' }],
  });
  expect(asked.resolvable(into(80)).distribution).toBeUndefined();
  expect(asked.resolvable(into(40)).distribution!.entries).toHaveLength(11 ** 4);
});

test('hits without a die (W-1 as printed) leave fewer paths: 60 shots at one unit a side are counted', () => {
  const sure = { shooters: [{ models: 60, weapon: 'short-bow', distance: 9, ballisticSkill: 6 }] };
  const input = inputOf({ ...sure, target: { models: 60 }, melee: [{ models: 60 }] }, { 'W-1': 'as-printed' });
  expect(exceedsBudget(input, 31 * 31)).toBe(false);
  expect(exceedsBudget(input, PATH_BUDGET)).toBe(false);
  expect(odds(shooting.resolve, input).entries).toHaveLength(31 * 31);
});
