import { atLeast, type Dice, die, d10, d6, type Rule, sum } from '../../src/kernel/dice.ts';
import type { Chance } from '../../src/kernel/seed.ts';
import { runWithRolledDice } from '../../src/kernel/rolled-dice.ts';
import { same } from '../../src/kernel/text.ts';
import { type Evenness, evenness } from './evenness.ts';

const ASK = { who: 'someone', why: same('') };

/** What is thrown at a table, numbered from 0, and how likely each number is. */
export interface Kind {
  readonly name: string;
  readonly weights: readonly number[];
  readonly thrown: (dice: Dice) => number;
}

const evenly = (sides: number): readonly number[] => Array.from({ length: sides }, () => 1);
const d20 = die(20);
const POOL = 12;
const binomial = (n: number): readonly number[] =>
  Array.from({ length: n }).reduce<number[]>((row) => [1, ...row.map((one, i) => one + (row[i + 1] ?? 0))], [1]);

export const D10: Kind = { name: 'd10', weights: evenly(10), thrown: (dice) => dice.roll(d10, ASK) };
export const D6: Kind = { name: 'd6', weights: evenly(6), thrown: (dice) => dice.roll(d6, ASK) - 1 };

export const KINDS: readonly Kind[] = [
  D6,
  D10,
  { name: 'd20', weights: evenly(20), thrown: (dice) => dice.roll(d20, ASK) - 1 },
  { name: '2d6', weights: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], thrown: (dice) => dice.roll(sum(2, d6), ASK) - 2 },
  { name: 'a pool of 12', weights: binomial(POOL), thrown: (dice) => dice.count(POOL, atLeast(d6, 4, ASK)) },
];

const TIMES = 10;

/** Ten throws of a kind with one seed, rolled as every rule is. */
const tenTimes: Rule<Kind, readonly number[]> = ({ thrown }, dice) => Array.from({ length: TIMES }, () => thrown(dice));

/** Ten throws for each seed. */
export const throwsOf = (kind: Kind, seeds: readonly string[], seeded: (seed: string) => Chance): number[][] =>
  seeds.map((seed) => [...runWithRolledDice(tenTimes, kind, seeded(seed)).outcome]);

export function fairnessOf(numbers: readonly number[], weights: readonly number[]): Evenness {
  const counts = weights.map(() => 0);
  for (const number of numbers) counts[number]!++;
  return evenness(counts, weights);
}

/** Two numbers at a time: whether one says anything of the other. */
export function fairnessOfPairs(
  pairs: readonly (readonly [number, number])[],
  first: readonly number[],
  second: readonly number[],
): Evenness {
  return fairnessOf(
    pairs.map(([a, b]) => a * second.length + b),
    first.flatMap((a) => second.map((b) => a * b)),
  );
}

/** The first, the second … the tenth throw of many seeds; neighbouring throws; the same throw of neighbouring seeds. */
export function fairnessByPlace({ weights }: Kind, thrown: readonly (readonly number[])[]): Record<string, Evenness> {
  const found: Record<string, Evenness> = {};
  for (let place = 0; place < TIMES; place++) {
    const here = thrown.map((row) => row[place]!);
    found[`throw ${place + 1}`] = fairnessOf(here, weights);
    found[`throw ${place + 1} of neighbouring seeds`] = fairnessOfPairs(inTwos(here), weights, weights);
    if (place + 1 < TIMES)
      found[`throws ${place + 1} and ${place + 2}`] = fairnessOfPairs(
        thrown.map((row) => [row[place]!, row[place + 1]!]),
        weights,
        weights,
      );
  }
  return found;
}

/** Neighbours, each number in one pair only: pairs that share one are not independent. */
export const inTwos = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);

/** How many dice a pool has, and its first face: six sizes, by turns. */
export function fairnessOfPools(seeds: readonly string[], seeded: (seed: string) => Chance): Evenness {
  const pairs = seeds.map((seed, i): [number, number] => {
    const size = i % 6;
    const pool: Rule<number, number> = (n, dice) => dice.count(n, atLeast(d6, 4, ASK));
    return [size, runWithRolledDice(pool, size + 5, seeded(seed)).throws[0]!.faces[0]! - 1];
  });
  return fairnessOfPairs(pairs, evenly(6), evenly(6));
}
