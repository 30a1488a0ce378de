import { describe, expect, test } from 'vitest';
import { seededChance } from '../../src/kernel/seed.ts';
import { unloggedDice } from '../../src/kernel/rolled-dice.ts';
import { isFair } from './evenness.ts';
import { seededAtFirst } from './first-dice.ts';
import { SEEDS } from './seeds.ts';
import { fairnessByPlace, fairnessOf, fairnessOfPairs, fairnessOfPools, inTwos, KINDS, throwsOf } from './throws.ts';

const MANY = 20_000;

const unfair = (found: Record<string, Parameters<typeof isFair>[0]>): string[] =>
  Object.entries(found).flatMap(([name, one]) => (isFair(one) ? [] : [`${name}: χ² ${one.chi}, most ${one.largest}`]));

describe.each(Object.entries(SEEDS))('seeds %s', (_, seeds) => {
  test.each(KINDS)('ten throws of $name are fair and know nothing of each other', (kind) => {
    expect(unfair(fairnessByPlace(kind, throwsOf(kind, seeds(MANY), seededChance)))).toEqual([]);
  });

  test('the size of a pool says nothing of its first die', () => {
    expect(unfair({ pools: fairnessOfPools(seeds(MANY), seededChance) })).toEqual([]);
  });
});

describe('one long stream', () => {
  test.each(KINDS)('of $name', (kind) => {
    const dice = unloggedDice(seededChance('a long evening'));
    const thrown = Array.from({ length: 10 * MANY }, () => kind.thrown(dice));
    const { weights } = kind;
    const pairs = fairnessOfPairs(inTwos(thrown), weights, weights);
    const shifted = fairnessOfPairs(inTwos(thrown.slice(1)), weights, weights);
    expect(unfair({ all: fairnessOf(thrown, weights), pairs, shifted })).toEqual([]);
  });
});

describe('the dice of version 1 are found out', () => {
  test.each(KINDS.filter(({ weights }) => weights.length % 2 === 0))('by the first throw of $name', (kind) => {
    const found = fairnessByPlace(kind, throwsOf(kind, SEEDS.consecutive(MANY), seededAtFirst));
    expect(found['throw 1']!.chi).toBeGreaterThan(50);
    expect(isFair(found['throws 1 and 2']!)).toBe(false);
    expect(isFair(found['throw 1 of neighbouring seeds']!)).toBe(false);
  });

  test('by 2d6 and by pools', () => {
    const pools = KINDS.filter(({ weights }) => weights.length % 2 === 1);
    expect(pools).toHaveLength(2);
    for (const kind of pools)
      expect(unfair(fairnessByPlace(kind, throwsOf(kind, SEEDS.consecutive(MANY), seededAtFirst)))).toContainEqual(
        expect.stringMatching(/^throw 1:/),
      );
    expect(isFair(fairnessOfPools(SEEDS.consecutive(MANY), seededAtFirst))).toBe(false);
  });
});

test('a die that shows its highest face once more in a hundred throws is found out over a long stream', () => {
  const thrown = Array.from({ length: 10 * MANY }, (_, i) => (i % 100 === 0 ? 9 : Math.floor(i / 7) % 10));
  expect(isFair(fairnessOf(thrown, KINDS[1]!.weights))).toBe(false);
});
