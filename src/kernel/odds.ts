import { binomial, gcd } from './binomial.ts';
import type { Bands } from './chart.ts';
import { type Dice, type Die, facesOf, passingFaces, type Rule, type Stage } from './dice.ts';

/** Exact chances: every entry has `weight` out of `total`, and the weights sum to it. */
export interface Distribution<V> {
  readonly total: bigint;
  readonly entries: readonly Entry<V>[];
}

export interface Entry<V> {
  readonly value: V;
  readonly weight: bigint;
}

/** How many paths through its dice a rule may have before its odds are refused: about a second of work. */
export const PATH_BUDGET = 400_000;

export class TooManyPaths extends Error {
  readonly budget: number;
  constructor(budget: number) {
    super(`more than ${budget} paths`);
    this.budget = budget;
  }
}

const remembered = new WeakMap<Rule<never, unknown>, Map<string, Distribution<unknown>>>();
const MOST_REMEMBERED = 4096;

/** Runs a rule once per path through its dice and adds up equal outcomes. Remembered per rule and input. */
export function odds<I, V>(rule: Rule<I, V>, input: I, budget = PATH_BUDGET): Distribution<V> {
  const memo = memoOf(rule);
  const key = rule.key === undefined ? JSON.stringify(input) : rule.key(input);
  const known = memo.get(key);
  if (known !== undefined) return known as Distribution<V>;
  const found = enumerate(rule, input, budget);
  if (memo.size >= MOST_REMEMBERED) memo.clear();
  memo.set(key, found);
  return found;
}

function memoOf(rule: Rule<never, unknown>): Map<string, Distribution<unknown>> {
  let memo = remembered.get(rule);
  if (memo === undefined) remembered.set(rule, (memo = new Map()));
  return memo;
}

/** The same without memory: every call runs the rule anew. */
export function enumerate<I, V>(rule: Rule<I, V>, input: I, budget = PATH_BUDGET): Distribution<V> {
  const walker = new Walker(budget);
  const sums = new Map<unknown, { value: V; weight: Fraction }>();
  do {
    walker.restart();
    const value = rule(input, walker);
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { value, weight: { num: walker.weight, den: walker.total } });
    else add(sum.weight, walker.weight, walker.total);
  } while (walker.advance());
  return overOneTotal([...sums.values()]);
}

interface Fraction {
  num: bigint;
  den: bigint;
}

function add(sum: Fraction, num: bigint, den: bigint): void {
  if (sum.den === den) {
    sum.num += num;
    return;
  }
  const divisor = gcd(sum.den, den);
  sum.num = sum.num * (den / divisor) + num * (sum.den / divisor);
  sum.den = (sum.den / divisor) * den;
}

function overOneTotal<V>(sums: readonly { value: V; weight: Fraction }[]): Distribution<V> {
  let total = 1n;
  for (const { weight } of sums) if (total % weight.den !== 0n) total = (total / gcd(total, weight.den)) * weight.den;
  return { total, entries: sums.map(({ value, weight }) => ({ value, weight: weight.num * (total / weight.den) })) };
}

interface Branching {
  readonly values: readonly unknown[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** Walks the tree of a rule's throws, one leaf per run: the choices up to the last open branch are replayed. */
class Walker implements Dice {
  weight = 1n;
  total = 1n;
  readonly #budget: number;
  readonly #branchings: Branching[] = [];
  readonly #choices: number[] = [];
  #depth = 0;
  #paths = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  restart(): void {
    if (++this.#paths > this.#budget) throw new TooManyPaths(this.#budget);
    this.weight = 1n;
    this.total = 1n;
    this.#depth = 0;
  }

  /** To the next leaf; false when all have been visited. */
  advance(): boolean {
    while (this.#choices.length > 0) {
      const last = this.#choices.length - 1;
      const next = nextPossible(this.#branchings[last]!, this.#choices[last]! + 1);
      if (next >= 0) {
        this.#choices[last] = next;
        return true;
      }
      this.#choices.pop();
      this.#branchings.pop();
    }
    return false;
  }

  #branch<V>(make: () => Branching): V {
    const depth = this.#depth++;
    if (depth === this.#choices.length) {
      const branching = make();
      this.#branchings.push(branching);
      this.#choices.push(nextPossible(branching, 0));
    }
    const branching = this.#branchings[depth]!;
    const choice = this.#choices[depth]!;
    this.weight *= branching.weights[choice]!;
    this.total *= branching.total;
    return branching.values[choice] as V;
  }

  roll(die: Die): number {
    return this.#branch(() => branchingOfDie(die));
  }

  read<V>(die: Die, chart: Bands<V>, _ask: unknown, plus = 0): V {
    return this.#branch(() => branchingOfChart(die, chart, plus));
  }

  count(dice: number, stage: Stage): number {
    return this.chain(dice, [stage]);
  }

  chain(dice: number, stages: readonly Stage[]): number {
    return this.#branch(() => branchingOfChain(dice, stages));
  }

  step<I, V>(rule: Rule<I, V>, input: I): V {
    return this.#branch(() => {
      const { entries, total } = odds(rule, input, this.#budget);
      return { values: entries.map(({ value }) => value), weights: entries.map(({ weight }) => weight), total };
    });
  }
}

function nextPossible({ weights }: Branching, from: number): number {
  for (let i = from; i < weights.length; i++) if (weights[i] !== 0n) return i;
  return -1;
}

const dieBranchings = new Map<Die, Branching>();

function branchingOfDie(die: Die): Branching {
  let branching = dieBranchings.get(die);
  if (branching === undefined) {
    const values = Array.from({ length: facesOf(die) }, (_, i) => die.lowest + i);
    branching = { values, weights: values.map(() => 1n), total: BigInt(values.length) };
    dieBranchings.set(die, branching);
  }
  return branching;
}

const chartBranchings = new WeakMap<Bands<unknown>, Map<string, Branching>>();

function branchingOfChart<V>(die: Die, chart: Bands<V>, plus: number): Branching {
  let known = chartBranchings.get(chart);
  if (known === undefined) chartBranchings.set(chart, (known = new Map()));
  const key = `${die.id}${plus}`;
  let branching = known.get(key);
  if (branching === undefined) {
    const faces = chart.lines.map(
      ({ from, to }) => Math.min(to, die.highest + plus) - Math.max(from, die.lowest + plus) + 1,
    );
    branching = {
      values: chart.lines.map(({ value }) => value),
      weights: faces.map((n) => BigInt(Math.max(0, n))),
      total: BigInt(facesOf(die)),
    };
    known.set(key, branching);
  }
  return branching;
}

/** Independent stages of which only the end matters thin a pool like one stage with the product of their chances. */
function branchingOfChain(dice: number, stages: readonly Stage[]): Branching {
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
