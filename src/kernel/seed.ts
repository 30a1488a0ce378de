import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { BadInput } from './problem.ts';
import { t } from './text.ts';

/** Gives a whole number from `lowest` to `highest`, both included, each as likely. */
export type Chance = (lowest: number, highest: number) => number;

/** The same seed gives the same throws, on every machine. Throws `BadInput` for a seed that is no text. */
export function seeded(seed: string): Chance {
  if (typeof seed !== 'string')
    throw new BadInput([{ path: 'seed', text: t('un texte est attendu', 'a text is expected') }]);
  const generator = xoroshiro128plusFromState([0, 1, 2, 3].map((lane) => hash(seed, lane)));
  return (lowest, highest) => lowest + below(highest - lowest + 1, () => generator.next());
}

/** Numbers that a generator gives: every whole number of 32 bits, signed. */
const ALL = 2 ** 32;

/** One of `n` numbers from 0, each as likely: what would favour the first ones is thrown again. */
function below(n: number, next: () => number): number {
  const fair = ALL - (ALL % n);
  let given = next() + ALL / 2;
  while (given >= fair) given = next() + ALL / 2;
  return given % n;
}

/** A 32-bit hash of the text; each lane gives another one. Never zero in all lanes, which the generator forbids. */
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
