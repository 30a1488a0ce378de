import { describe, expect, test } from 'vitest';
import { meanOf, pairedDifference, wilson } from './statistics.ts';

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
  expect(meanOf([1, 2, 3, 4]).high).toBeCloseTo(2.5 + 1.96 * Math.sqrt(5 / 3 / 4), 3);
  expect(meanOf([7]).high).toBe(Infinity);
  expect(pairedDifference([0, 1, 1], [1, 1, 1]).value).toBeCloseTo(1 / 3);
});
