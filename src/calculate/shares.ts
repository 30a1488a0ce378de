import type { Distribution } from '../kernel/odds.ts';
import type { Facet } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import { percent, ratio } from './number.ts';

/** The chance of one class of a facet. */
export interface Share {
  readonly id: string;
  readonly text: Text;
  readonly weight: bigint;
  readonly total: bigint;
  readonly chance: number;
  readonly percent: Text;
}

export interface FacetShares {
  readonly facet: Facet<unknown>;
  /** Classes that can happen, in the order of the facet; their chances sum to exactly 1. */
  readonly shares: readonly Share[];
  /** For numbers. */
  readonly mean: number | undefined;
}

/** The facet that tells a result in fewest words. */
export const briefFacet = <O>(facets: readonly Facet<O>[]): Facet<O> =>
  facets.find(({ id }) => id === 'balance') ?? facets[0]!;

/** A ruleset that keeps a facet from one calculation to the next has it summed up once per distribution. */
const remembered = new WeakMap<object, WeakMap<object, FacetShares>>();

export function sharesOf<O>(facet: Facet<O>, distribution: Distribution<O>): FacetShares {
  let known = remembered.get(facet);
  if (known === undefined) remembered.set(facet, (known = new WeakMap()));
  let shares = known.get(distribution);
  if (shares === undefined) known.set(distribution, (shares = sum(facet as Facet<unknown>, distribution)));
  return shares;
}

function sum(facet: Facet<unknown>, { entries, total }: Distribution<unknown>): FacetShares {
  const weights = new Map<string, bigint>();
  for (const { value, weight } of entries) {
    const id = facet.of(value);
    weights.set(id, (weights.get(id) ?? 0n) + weight);
  }
  const share = (id: string, text: Text): Share => {
    const weight = weights.get(id)!;
    const chance = ratio(weight, total);
    return { id, text, weight, total, chance, percent: percent(chance) };
  };
  if ('classes' in facet) {
    const shares = facet.classes.filter(({ id }) => weights.has(id)).map(({ id, text }) => share(id, text));
    if (shares.length !== weights.size) throw new Error(`facet ${facet.id} lacks a class`);
    return { facet, shares, mean: undefined };
  }
  const numbers = [...weights.keys()].map(Number).sort((a, b) => a - b);
  const shares = numbers.map((n) => share(String(n), facet.counted(n)));
  return { facet, shares, mean: shares.reduce((mean, { id, chance }) => mean + Number(id) * chance, 0) };
}

/** The chance of at least the number of this class, for each class of a numeric facet. */
export function atLeast(shares: readonly Share[]): bigint[] {
  let sum = 0n;
  return [...shares]
    .reverse()
    .map(({ weight }) => (sum += weight))
    .reverse();
}
