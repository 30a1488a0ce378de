import { binomial } from './binomial.ts';
import type { Bands } from './chart.ts';
import { type Die, facesOf, isSum, passingFaces, type Stage, type Sum } from './dice.ts';

/** Where a path through a rule's dice may go on: each value has its weight, and the weights sum to the total. */
export interface Branching {
  readonly values: readonly unknown[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

const ofThrown = new WeakMap<Die | Sum, Branching>();

export function branchingOfThrow(thrown: Die | Sum): Branching {
  let branching = ofThrown.get(thrown);
  if (branching === undefined)
    ofThrown.set(
      thrown,
      (branching = isSum(thrown) ? branchingOfSum(thrown) : branchingOfSum({ dice: 1, die: thrown })),
    );
  return branching;
}

/** Every total of the dice, from the lowest on, with the number of ways to throw it. */
function branchingOfSum({ dice, die }: Sum): Branching {
  let ways = [1n];
  for (let thrown = 0; thrown < dice; thrown++) {
    const more = Array.from({ length: ways.length + facesOf(die) - 1 }, () => 0n);
    for (const [i, n] of ways.entries()) for (let face = 0; face < facesOf(die); face++) more[i + face]! += n;
    ways = more;
  }
  return {
    values: ways.map((_, i) => dice * die.lowest + i),
    weights: ways,
    total: BigInt(facesOf(die)) ** BigInt(dice),
  };
}

const ofChart = new WeakMap<Bands<unknown>, WeakMap<Die | Sum, Map<number, Branching>>>();

/** One branch per line of a chart. A chart that does not hold every number thrown is a bug of the rule. */
export function branchingOfChart<V>(thrown: Die | Sum, chart: Bands<V>, plus: number): Branching {
  let byThrown = ofChart.get(chart);
  if (byThrown === undefined) ofChart.set(chart, (byThrown = new WeakMap()));
  let byPlus = byThrown.get(thrown);
  if (byPlus === undefined) byThrown.set(thrown, (byPlus = new Map()));
  let branching = byPlus.get(plus);
  if (branching === undefined) byPlus.set(plus, (branching = branchingOfLines(branchingOfThrow(thrown), chart, plus)));
  return branching;
}

function branchingOfLines<V>({ values, weights, total }: Branching, chart: Bands<V>, plus: number): Branching {
  const onLine = chart.lines.map(() => 0n);
  for (const [i, value] of values.entries()) {
    const number = Number(value) + plus;
    const line = chart.lines.findIndex(({ from, to }) => number >= from && number <= to);
    if (line < 0) throw new RangeError(`${chart.id} has no line for ${number}`);
    onLine[line]! += weights[i]!;
  }
  return { values: chart.lines.map(({ value }) => value), weights: onLine, total };
}

/** Independent stages of which only the end matters thin a pool like one stage with the product of their chances. */
export function branchingOfChain(dice: number, stages: readonly Stage[]): Branching {
  let num = 1n;
  let den = 1n;
  for (const stage of stages) {
    num *= BigInt(passingFaces(stage));
    den *= BigInt(facesOf(stage.die));
  }
  const { weights, total } = binomial(dice, num, den);
  return { values: countsUpTo(weights.length - 1), weights, total };
}

const counts: number[] = [];

function countsUpTo(n: number): readonly number[] {
  while (counts.length <= n) counts.push(counts.length);
  return counts;
}
