import { describe, expect, test } from 'vitest';
import { decimal, fraction, percent, ratio } from './number.ts';

test('fractions are reduced', () => {
  expect([fraction(30n, 100n), fraction(0n, 7n), fraction(7n, 7n), fraction(1n, 6n)]).toEqual([
    '3/10',
    '0',
    '1',
    '1/6',
  ]);
});

describe('ratio', () => {
  test('is the quotient', () => expect(ratio(1n, 3n)).toBe(1 / 3));
  test('holds for integers far beyond doubles', () => {
    const total = 216n ** 400n;
    expect(ratio(total / 3n, total)).toBeCloseTo(1 / 3, 12);
    expect(ratio(total, total)).toBe(1);
    expect(ratio(1n, total)).toBe(0);
  });
});

describe('percent', () => {
  test.each([
    [0.375, '37,5 %', '37.5%'],
    [0.3, '30 %', '30%'],
    [1, '100 %', '100%'],
    [0, '0 %', '0%'],
    [0.0004, '< 0,1 %', '<0.1%'],
    [0.9996, '> 99,9 %', '>99.9%'],
    [1 / 3, '33,3 %', '33.3%'],
  ])('%d', (chance, fr, en) => {
    const text = percent(chance);
    expect([text.fr.replaceAll('\u202f', ' '), text.en]).toEqual([fr, en]);
  });
});

test('decimals in either language', () =>
  expect([decimal(2.345, 'fr'), decimal(2.345, 'en'), decimal(2, 'fr')]).toEqual(['2,35', '2.35', '2']));
