import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enumerate, TooManyPaths } from '../../../kernel/odds.ts';
import { assess, calculationOf } from '../../../calculate/calculation.ts';
import { closeCombat, wab } from '../index.ts';
import { fight, rulings } from '../testing.ts';
import type { Roll } from './blows.ts';
import { exceeds } from './exceeds.ts';

const rollOf = (situation: object, options: Record<string, string>): Roll => {
  const found = assess(calculationOf(wab, closeCombat, { ...situation, rulings: options }));
  if ('refusal' in found) throw new Error(found.refusal.refused.en);
  return found.assessment.roll;
};

// Everything here is counted within this budget: what is remembered was.
const BUDGET = 300;

test('what is refused at once could not have been counted', () => {
  let [refused, counted] = [0, 0];
  fc.assert(
    fc.property(fight({ models: 8, bodies: 3, beside: 1 }), rulings, (situation, options) => {
      const roll = rollOf(situation, options);
      const beyond = roll.orders.some((blows) => exceeds({ bodies: roll.bodies, blows }, BUDGET));
      try {
        enumerate(closeCombat.resolve, roll, BUDGET);
        counted++;
        expect(beyond).toBe(false);
      } catch (error) {
        expect(error).toBeInstanceOf(TooManyPaths);
        if (beyond) refused++;
      }
    }),
    { numRuns: 200 },
  );
  expect(Math.min(refused, counted)).toBeGreaterThan(20);
});
