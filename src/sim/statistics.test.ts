import { describe, expect, test } from 'vitest';
import { differenceOfShares, isBeyondChance, meanOf, pairedDifference, student, wilson } from './statistics.ts';

describe('Wilson', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [95, 100, 0.8882, 0.9785],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('%i of %i', (times, of, low, high) => {
    const found = wilson(times, of);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
  test('of nothing, nothing is known', () => expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 }));
});

test('a mean, and the difference of pairs', () => {
  expect(meanOf([1, 2, 3, 4]).value).toBe(2.5);
  // 3.1824: Student's 97.5 % point with three degrees of freedom.
  expect(meanOf([1, 2, 3, 4]).high).toBeCloseTo(2.5 + 3.1824 * Math.sqrt(5 / 3 / 4), 3);
  expect(meanOf([7]).high).toBe(Infinity);
  expect(pairedDifference([0, 1, 1], [1, 1, 1]).value).toBeCloseTo(1 / 3);
});

// As scipy.stats.t.ppf(0.975, …) gives them.
test.each([
  [1, 12.706205],
  [2, 4.302653],
  [5, 2.570582],
  [10, 2.228139],
  [11, 2.200985],
  [12, 2.178813],
  [20, 2.085963],
  [60, 2.000298],
  [1000, 1.962339],
])('Student, %i', (freedom, point) => expect(student(freedom)).toBeCloseTo(point, 3));

describe('Newcombe, pairs', () => {
  // Computed apart, with Wilson's limits as the roots of their equation; the first stands in Newcombe's paper.
  test.each([
    [36, 2, 12, 0, 0.2, 0.0569, 0.3404],
    [53, 1, 0, 0, -0.0185, -0.0977, 0.0496],
    [29, 3, 1, 1, -0.0588, -0.2091, 0.0846],
    [10, 3, 5, 12, 0.0667, -0.1208, 0.2459],
    [40, 5, 12, 43, 0.07, -0.0116, 0.1494],
    [0, 0, 50, 50, 0.5, 0.397, 0.5962],
    [1, 0, 0, 0, 0, -0.7935, 0.7935],
    [0, 0, 0, 3, 0, -0.5615, 0.5615],
    [2, 0, 1, 1, 0.25, -0.3196, 0.6553],
    [0, 0, 3, 0, 1, 0.2059, 1],
  ])('both %i, before %i, after %i, neither %i', (both, before, after, neither, value, low, high) => {
    const found = differenceOfShares({ both, before, after, neither });
    expect(found.value).toBeCloseTo(value, 4);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
    const turned = differenceOfShares({ both, before: after, after: before, neither });
    expect([turned.low, turned.high].map((bound) => bound.toFixed(9))).toEqual(
      [-found.high, -found.low].map((bound) => bound.toFixed(9)),
    );
  });
  test('of nothing, nothing is known', () =>
    expect(differenceOfShares({ both: 0, before: 0, after: 0, neither: 0 })).toEqual({ value: 0, low: -1, high: 1 }));
});

// As scipy.stats.binomtest gives them: six of six 0.031, five of five 0.0625, 15 of 20 0.041, 14 of 20 0.115.
test.each([
  [0, 6, true],
  [0, 5, false],
  [6, 0, true],
  [5, 15, true],
  [14, 6, false],
  [0, 0, false],
  [1000, 1000, false],
  [900, 1100, true],
])('%i against %i: beyond chance %s', (before, after, expected) =>
  expect(isBeyondChance({ both: 0, before, after, neither: 0 })).toBe(expected),
);
