import { expect, test } from 'vitest';
import { binomial } from '../../kernel/binomial.ts';
import { sumOf, classify, type Counts, sumOver, NONE, keepPasses } from './counts.ts';

const over = (whole: bigint, { weights, total }: Counts): bigint[] =>
  weights.map((weight) => {
    expect((weight * whole) % total).toBe(0n);
    return (weight * whole) / total;
  });

test('a pool is two parts of it, added', () => {
  const [whole, parts] = [binomial(9, 1n, 6n), sumOf(binomial(4, 1n, 6n), binomial(5, 1n, 6n))];
  expect(over(6n ** 9n, parts)).toEqual(over(6n ** 9n, whole));
  expect(sumOf(NONE, whole)).toEqual(whole);
});

test('hits thinned to wounds are one pool with both chances, by Horner’s rule as by adding up', () => {
  const hits = binomial(12, 1n, 2n);
  const wounds = over(6n ** 12n, binomial(12, 1n, 6n));
  expect(over(6n ** 12n, keepPasses(hits, 1n, 3n))).toEqual(wounds);
  expect(
    over(
      6n ** 12n,
      sumOver(hits, (n) => binomial(n, 1n, 3n)),
    ),
  ).toEqual(wounds);
});

test('what cannot happen weighs nothing and has no class', () => {
  const never = keepPasses(binomial(3, 1n, 2n), 0n, 1n);
  expect(never).toEqual({ weights: [8n, 0n, 0n, 0n], total: 8n });
  expect(classify(never, (n) => (n === 0 ? 'none' : 'some'))).toEqual({
    total: 8n,
    entries: [{ value: 'none', weight: 8n }],
  });
});
