import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance } from '../../src/kernel/seed.ts';

/**
 * The dice of version 1, which were not fair: every word of the first state is odd (`| 1`), xoroshiro128+ adds two of
 * them, and so the first number of every seed is even. Kept to show that the tests of fairness notice it.
 */
export function seededAtFirst(seed: string): Chance {
  const generator = xoroshiro128plusFromState([0, 1, 2, 3].map((lane) => hash(seed, lane)));
  return (lowest, highest) => lowest + below(highest - lowest + 1, () => generator.next());
}

const ALL = 2 ** 32;

function below(n: number, next: () => number): number {
  const fair = ALL - (ALL % n);
  let given = next() + ALL / 2;
  while (given >= fair) given = next() + ALL / 2;
  return given % n;
}

function hash(text: string, lane: number): number {
  let value = Math.imul(lane + 1, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 13), 0x45d9f3b);
  return (value ^ (value >>> 16)) | 1;
}
