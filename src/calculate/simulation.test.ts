import { expect, test } from 'vitest';
import { atLeast, d6, type Dice } from '../kernel/dice.ts';
import { odds } from '../kernel/odds.ts';
import { same } from '../kernel/text.ts';
import { marginOf, simulate, simulateInSlices } from './simulation.ts';

const hits = (dice: number, from: Dice) => ({ hits: from.count(dice, atLeast(d6, 4, { who: 'x', why: same('y') })) });

test('the same seed gives the same counts, and they sum to the runs', () => {
  const [first, again, other] = ['a', 'a', 'b'].map((seed) => simulate(hits, 4, seed, 500));
  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
  expect(first!.distribution.total).toBe(500n);
  expect(first!.distribution.entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(500n);
});

test('equal outcomes are counted together, and their shares lie within twice their margins of the odds', () => {
  const { distribution, runs } = simulate(hits, 4, 'counted');
  expect(distribution.entries).toHaveLength(5);
  const exact = odds(hits, 4);
  for (const { value, weight } of distribution.entries) {
    const chance = Number(exact.entries.find((entry) => entry.value.hits === value.hits)!.weight) / Number(exact.total);
    expect(Math.abs(Number(weight) / runs - chance)).toBeLessThan(2 * marginOf(chance, runs));
  }
});

test('it says how far it is', () => {
  const turns = [...simulateInSlices(hits, 1, 'turns', 1000)];
  expect(turns).toEqual([0, 200, 400, 600, 800]);
});

test('the margin is that of the 95 % interval, and never nil', () => {
  expect(marginOf(0.5, 10_000)).toBeCloseTo(0.0098, 4);
  expect(marginOf(0, 100)).toBeGreaterThan(0);
  expect(marginOf(0.5, 400)).toBeCloseTo(2 * marginOf(0.5, 1600), 3);
});
