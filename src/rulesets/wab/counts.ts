import { type Binomial, gcd } from '../../kernel/binomial.ts';
import { Memory } from '../../kernel/memory.ts';
import type { Distribution } from '../../kernel/odds.ts';

/** Exact chances of numbers from 0 on: each has its weight, and the weights sum to the total. */
export type Counts = Binomial;

export const NONE: Counts = { weights: [1n], total: 1n };

const zeros = (length: number): bigint[] => Array.from({ length }, () => 0n);

export function countsOf({ entries, total }: Distribution<number>): Counts {
  const weights = zeros(Math.max(...entries.map(({ value }) => value)) + 1);
  for (const { value, weight } of entries) weights[value] = weight;
  return { weights, total };
}

/** The sum of two numbers that do not depend on each other. */
export function sumOf(a: Counts, b: Counts): Counts {
  const weights = zeros(a.weights.length + b.weights.length - 1);
  for (const [i, left] of a.weights.entries())
    if (left !== 0n) for (const [j, right] of b.weights.entries()) weights[i + j]! += left * right;
  return { weights, total: a.total * b.total };
}

/** A number whose chances depend on another one: hits shared out. */
export function sumOver(counts: Counts, next: (n: number) => Counts): Counts {
  const parts = counts.weights.flatMap((weight, n) => (weight === 0n ? [] : [{ weight, after: next(n) }]));
  let total = 1n;
  for (const { after } of parts) total = (total / gcd(total, after.total)) * after.total;
  const weights = zeros(Math.max(...parts.map(({ after }) => after.weights.length)));
  for (const { weight, after } of parts) {
    const scaled = weight * (total / after.total);
    for (const [n, chance] of after.weights.entries()) weights[n]! += scaled * chance;
  }
  return { weights, total: total * counts.total };
}

/** How many of a random number of dice pass, each with the chance `pass` out of `faces`: by Horner's rule. */
export function keepPasses(counts: Counts, pass: bigint, faces: bigint): Counts {
  const fail = faces - pass;
  const weights: bigint[] = [];
  let scale = 1n;
  for (const weight of counts.weights.toReversed()) {
    weights.push(0n);
    for (let n = weights.length - 1; n > 0; n--) weights[n] = weights[n]! * fail + weights[n - 1]! * pass;
    weights[0] = weights[0]! * fail + weight * scale;
    scale *= faces;
  }
  return { weights, total: counts.total * (scale / faces) };
}

/** The classes into which numbers fall. */
export function classify({ weights, total }: Counts, classOf: (n: number) => string): Distribution<string> {
  const sums = new Map<string, bigint>();
  for (const [n, weight] of weights.entries()) {
    const id = classOf(n);
    if (weight !== 0n) sums.set(id, (sums.get(id) ?? 0n) + weight);
  }
  return { total, entries: [...sums].map(([value, sum]) => ({ value, weight: sum })) };
}

/** Remembers a result by the input itself; `size` says how much room it takes. */
export function rememberByInput<I, V>(find: (input: I) => V, size: (found: V) => number): (input: I) => V {
  const memory = new Memory<I, V>(undefined);
  return (input) => {
    let found = memory.get(input);
    if (found === undefined) memory.set(input, (found = find(input)), size(found));
    return found;
  };
}
