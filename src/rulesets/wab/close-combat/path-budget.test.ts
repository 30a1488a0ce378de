import fc from 'fast-check';
import { test } from 'vitest';
import { assess, calculationOf } from '../../../calculate/calculation.ts';
import { closeCombat, wab } from '../index.ts';
import { expectNoneCountable, fight, rulings } from '../testing.ts';
import type { CloseCombatInput } from './blows.ts';
import { exceedsBudget } from './path-budget.ts';

const inputOf = (situation: object, options: Record<string, string>): CloseCombatInput => {
  const found = assess(calculationOf(wab, closeCombat, { ...situation, rulings: options }));
  if ('refusal' in found) throw new Error(found.refusal.refused.en);
  return found.assessment.input;
};

test('what is refused at once could not have been counted', () => {
  const rolls = fc
    .tuple(fight({ models: 8, bodies: 3, beside: 1 }), rulings)
    .map(([situation, options]) => inputOf(situation, options));
  const beyond = ({ bodies, orders }: CloseCombatInput, budget: number): boolean =>
    orders.some((blows) => exceedsBudget({ bodies, blows }, budget));
  expectNoneCountable(rolls, closeCombat.resolve, beyond, 300);
});
