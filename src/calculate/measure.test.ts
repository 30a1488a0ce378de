import { expect, test } from 'vitest';
import type { Facet } from '../kernel/facet.ts';
import { same } from '../kernel/text.ts';
import { differenceText, measureText, measureOf } from './measure.ts';
import { sharesOf } from './shares.ts';

const facet = (worths: Readonly<Record<string, number>>): Facet<string> => ({
  id: 'balance',
  text: same('balance'),
  classes: Object.entries(worths).map(([id, worth]) => ({ id, text: same(id), worth })),
  classOf: (value) => value,
});
const NUMBERS: Facet<string> = {
  id: 'lost',
  text: same('lost'),
  countText: same,
  worth: (n) => n,
  classOf: (value) => value,
};
const WORTHS = { routed: 2, back: 1, nothing: 0, repelled: -1 };
const shares = (of: Facet<string>, weights: Readonly<Record<string, number>>) =>
  sharesOf(of, {
    total: 10n,
    entries: Object.entries(weights).map(([value, weight]) => ({ value, weight: BigInt(weight) })),
  });

test.each([
  ['the chance to gain', facet(WORTHS), { routed: 2, back: 4, nothing: 4 }, 'the acting side gains', 0.6],
  ['what is less certain, where a gain is sure', facet(WORTHS), { routed: 3, back: 7 }, 'routed', 0.3],
  ['what is in reach, where a gain is not', facet(WORTHS), { nothing: 8, repelled: 2 }, 'nothing', 0.8],
  ['a result by itself, where none is worth more', facet({ yes: 0, no: 0 }), { yes: 4, no: 6 }, 'yes', 0.4],
  ['the mean of numbers', NUMBERS, { 1: 5, 2: 5 }, 'lost', 1.5],
])('measures %s', (_, of, weights, text, value) => {
  const base = shares(of, weights);
  const measure = measureOf(base);
  expect(measure.text.en).toBe(text);
  expect(measure.of(base)).toBeCloseTo(value, 12);
});

test('two situations compare, though their results are called otherwise', () => {
  const measure = measureOf(shares(facet(WORTHS), { back: 6, nothing: 4 }));
  const after = shares(facet({ 'all of them routed': 2, nothing: 0 }), { 'all of them routed': 8, nothing: 2 });
  expect(measure.of(after)).toBeCloseTo(0.8, 12);
  expect(measureText(measure, 0.76).fr).toBe('76\u202f%');
  expect(differenceText(measure, 0.6, 0.76)).toEqual({ fr: '+16', en: '+16' });
  expect(differenceText(measure, 0.605, 0.5)).toEqual({ fr: '−10,5', en: '−10.5' });
});
