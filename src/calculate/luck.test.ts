import { expect, test } from 'vitest';
import type { Facet } from '../kernel/facet.ts';
import type { Distribution } from '../kernel/odds.ts';
import { same } from '../kernel/text.ts';
import { percentileOf } from './luck.ts';
import { bestFirst, sharesOf } from './shares.ts';
import { expectedWorth, successOf } from './worth.ts';

/** Shown in the order of a chart, which is not that of worth. */
const FACET: Facet<string> = {
  id: 'result',
  text: same('Result'),
  classes: [
    { id: 'tie', text: same('tie'), worth: 0 },
    { id: 'lost', text: same('lost'), worth: -1 },
    { id: 'won', text: same('won'), worth: 1 },
    { id: 'won-too', text: same('won too'), worth: 1 },
  ],
  classOf: (value) => value,
};

const CHANCES: Distribution<string> = {
  total: 10n,
  entries: [
    { value: 'tie', weight: 3n },
    { value: 'lost', weight: 2n },
    { value: 'won', weight: 4n },
    { value: 'won-too', weight: 1n },
  ],
};

const shares = sharesOf(FACET, CHANCES);

test('luck goes by worth, whatever the order of display; what is worth the same shares its rank', () => {
  expect(percentileOf(shares, 'lost')).toBeCloseTo(0.1);
  expect(percentileOf(shares, 'tie')).toBeCloseTo(0.35);
  expect(percentileOf(shares, 'won')).toBeCloseTo(0.75);
  expect(percentileOf(shares, 'won-too')).toBeCloseTo(0.75);
});

test('the mean percentile of what may come is a half', () => {
  const mean = shares.shares.reduce((sum, { id, chance }) => sum + chance * percentileOf(shares, id)!, 0);
  expect(mean).toBeCloseTo(0.5);
});

test('where everything is worth the same there is no luck', () => {
  const even = sharesOf(
    { ...FACET, id: 'even', classes: FACET.classes.map((c) => ({ ...c, worth: 0 })) } as Facet<string>,
    CHANCES,
  );
  expect(percentileOf(even, 'won')).toBeUndefined();
  expect(percentileOf(shares, 'never')).toBeUndefined();
});

test('losses counted in models are the worse the more they are', () => {
  const losses: Facet<string> = {
    id: 'n',
    text: same('n'),
    countText: (n) => same(n),
    worth: (n) => 0 - n,
    classOf: (v) => v,
  };
  const counted = sharesOf(losses, {
    total: 2n,
    entries: [
      { value: '0', weight: 1n },
      { value: '3', weight: 1n },
    ],
  });
  expect(percentileOf(counted, '0')).toBe(0.75);
  expect(expectedWorth(counted)).toBe(-1.5);
  expect(successOf(counted)).toBe(0);
});

test('success, expectation and the best first', () => {
  expect(successOf(shares)).toBeCloseTo(0.5);
  expect(expectedWorth(shares)).toBeCloseTo(0.3);
  expect(bestFirst(shares.shares).map(({ id }) => id)).toEqual(['won', 'won-too', 'tie', 'lost']);
});
