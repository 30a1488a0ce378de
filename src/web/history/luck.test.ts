import { expect, it } from 'vitest';
import { luckBySide, luckOf } from './luck.ts';

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
