import type { Distribution } from '../kernel/odds.ts';
import type { Facet } from '../kernel/facet.ts';
import type { Text } from '../kernel/text.ts';
import type { Resolvable } from './calculation.ts';
import { percent, ratio } from './number.ts';

/** The chance of one class of a facet, and what the class is worth to the side that acts. */
export interface Share {
  readonly id: string;
  readonly text: Text;
  readonly worth: number;
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
export const gistOf = <S, I, O>({ calculation: { procedure }, assessment }: Resolvable<S, I, O>): Facet<O> =>
  procedure.gist?.(assessment) ?? procedure.facets(assessment)[0]!;

/**
 * The exact shares of a facet of an answer: from the chances of all outcomes or, where those are too many, from the
 * facet by itself. Undefined where neither can be counted.
 */
export function sharesIn<S, I, O>(
  { calculation, assessment, distribution }: Resolvable<S, I, O>,
  facet: Facet<O>,
): FacetShares | undefined {
  if (distribution !== undefined) return sharesOf(facet, distribution);
  const classes = calculation.procedure.marginal?.(assessment.input, facet.id);
  return classes && rememberShares(facet, classes, itself);
}

/** Every facet of an answer with its exact shares; undefined where one of them cannot be counted. */
export function exactFacets(answer: Resolvable): readonly FacetShares[] | undefined {
  const counted = answer.calculation.procedure.facets(answer.assessment).map((facet) => sharesIn(answer, facet));
  return counted.every((shares) => shares !== undefined) ? counted : undefined;
}

/** A ruleset that keeps a facet from one calculation to the next has it summed up once per distribution. */
const memory = new WeakMap<object, WeakMap<object, FacetShares>>();

export const sharesOf = <O>(facet: Facet<O>, distribution: Distribution<O>): FacetShares =>
  rememberShares(facet, distribution, classOfOutcome);

const classOfOutcome = <O>(facet: Facet<O>, outcome: O): string => facet.classOf(outcome);
const itself = (_facet: unknown, id: string): string => id;

function rememberShares<O, V>(
  facet: Facet<O>,
  distribution: Distribution<V>,
  classOf: (facet: Facet<O>, value: V) => string,
): FacetShares {
  let known = memory.get(facet);
  if (known === undefined) memory.set(facet, (known = new WeakMap()));
  let shares = known.get(distribution);
  if (shares === undefined)
    known.set(
      distribution,
      (shares = sum(
        facet as Facet<unknown>,
        weigh(distribution, (value) => classOf(facet, value)),
        distribution.total,
      )),
    );
  return shares;
}

type Weights = ReadonlyMap<string, bigint>;

function weigh<V>({ entries }: Distribution<V>, classOf: (value: V) => string): Weights {
  const weights = new Map<string, bigint>();
  for (const { value, weight } of entries) {
    const id = classOf(value);
    weights.set(id, (weights.get(id) ?? 0n) + weight);
  }
  return weights;
}

/** Keeps a chance from rounding to 0 or 1 as a double. */
const withoutCertainty = (chance: number): number => Math.min(Math.max(chance, Number.MIN_VALUE), 1 - Number.EPSILON);

function sum(facet: Facet<unknown>, weights: Weights, total: bigint): FacetShares {
  const share = (id: string, text: Text, worth: number): Share => {
    const weight = weights.get(id)!;
    const chance = ratio(weight, total);
    return {
      id,
      text,
      worth,
      weight,
      total,
      chance,
      percent: percent(weight === total ? 1 : withoutCertainty(chance)),
    };
  };
  if ('classes' in facet) {
    const classes = facet.classes.filter(({ id }) => weights.has(id));
    if (classes.length !== weights.size) throw new Error(`facet ${facet.id} lacks a class`);
    return { facet, shares: classes.map(({ id, text, worth }) => share(id, text, worth)), mean: undefined };
  }
  const numbers = [...weights.keys()].map(Number).sort((a, b) => a - b);
  const shares = numbers.map((n) => share(String(n), facet.countText(n), facet.worth(n)));
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

/** The same shares, best for the side that acts first; equals stay as they are shown. */
export const bestFirst = (shares: readonly Share[]): readonly Share[] => [...shares].sort((a, b) => b.worth - a.worth);
