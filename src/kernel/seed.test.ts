import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BadInput } from './problem.ts';
import { seededChance } from './seed.ts';

const faces = (seed: string, lowest: number, highest: number, count: number): number[] => {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => chance(lowest, highest));
};

/** Made by the Python of docs/dice.md. */
test('a seed gives the throws that the document promises', () => {
  expect(faces('granicus', 0, 9, 10)).toEqual([4, 6, 9, 5, 0, 5, 7, 1, 0, 0]);
  expect(faces('é ou 駒', 1, 6, 40).join('')).toBe('5625445116153212631345521616351361366615');
  expect(readFileSync(join(import.meta.dirname, '../../docs/dice.md'), 'utf8')).toContain(
    'print(faces("granicus", 10, 0, 10))  # [4, 6, 9, 5, 0, 5, 7, 1, 0, 0]',
  );
});

test('every seed that is a text gives throws, also the empty one and one that is no Unicode', () => {
  for (const seed of ['', '\ud800', 'x'.repeat(10_000)]) expect(faces(seed, 1, 1000, 5)).toHaveLength(5);
  expect(() => seededChance(3 as never)).toThrow(BadInput);
});

test('numbers keep within their bounds, however far these are apart', () => {
  for (const highest of [0, 1, 255, 256, 999_999, 2 ** 32 - 1]) {
    const given = faces(`up to ${highest}`, 0, highest, 500);
    expect(Math.min(...given)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...given)).toBeLessThanOrEqual(highest);
    expect(Math.max(...given)).toBeGreaterThanOrEqual(Math.floor(highest * 0.97));
  }
});
