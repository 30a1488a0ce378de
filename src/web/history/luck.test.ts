import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../kernel/odds.ts';
import type { Facet } from '../../kernel/ruleset.ts';
import { same } from '../../kernel/text.ts';
import { luckBySide, luckOf, percentileOf } from './luck.ts';

const distribution: Distribution<string> = {
  total: 10n,
  entries: [
    { value: '2', weight: 3n },
    { value: '1', weight: 5n },
    { value: '0', weight: 2n },
  ],
};
const bestFirst: Facet<string> = {
  id: 'result',
  text: same('result'),
  classes: ['3', '2', '1', '0'].map((id) => ({ id, text: same(id) })),
  of: (value) => value,
};
const numbers: Facet<string> = { id: 'n', text: same('n'), counted: (n) => same(n), of: (value) => value };

describe('percentile of a result', () => {
  it.each([
    ['2', 0.85],
    ['1', 0.45],
    ['0', 0.1],
  ])('class %s stands in the middle of its own share, the first class best', (outcome, expected) => {
    expect(percentileOf(bestFirst, distribution, outcome)).toBeCloseTo(expected, 12);
    expect(percentileOf(numbers, distribution, outcome)).toBeCloseTo(expected, 12);
  });

  it('is one half on average, whatever the odds', () => {
    const mean = distribution.entries.reduce(
      (sum, { value, weight }) => sum + (Number(weight) / 10) * percentileOf(bestFirst, distribution, value)!,
      0,
    );
    expect(mean).toBeCloseTo(0.5, 12);
  });

  it('is nothing where only one result can come', () => {
    expect(percentileOf(numbers, { total: 1n, entries: [{ value: '4', weight: 1n }] }, '4')).toBeUndefined();
  });
});

it('averages luck', () => {
  expect(luckOf([])).toBeUndefined();
  expect(luckOf([0.25, 0.5])).toEqual({ rolls: 2, mean: 0.375 });
});

it('gives what one side had to the other side, ruleset by ruleset', () => {
  const resolved = [
    { ruleset: 'dbm', percentile: 0.25 },
    { ruleset: 'wab', percentile: null },
    { ruleset: 'alexandre', percentile: 0.5 },
    { ruleset: 'dbm', percentile: 0.75 },
    { ruleset: 'dbm', percentile: 0.875 },
  ];
  expect(luckBySide(resolved)).toEqual([
    { ruleset: 'dbm', acting: { rolls: 3, mean: 0.625 }, other: { rolls: 3, mean: 0.375 } },
    { ruleset: 'alexandre', acting: { rolls: 1, mean: 0.5 }, other: { rolls: 1, mean: 0.5 } },
  ]);
});
