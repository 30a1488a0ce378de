import { binomial, gcd } from './binomial.ts';
import type { Bands } from './chart.ts';
import { alike, hash } from './plain.ts';
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

interface Memory {
  readonly distributions: Map<string, Distribution<unknown>>;
  /** Entries of all of them together. */
  entries: number;
}

const memories = new WeakMap<Rule<never, unknown>, Memory>();
/** What a rule may remember before it forgets: some tens of megabytes for outcomes of large pools. */
const MOST_ENTRIES = 100_000;

/** Runs a rule once per path through its dice and adds up equal outcomes. Remembered per rule and input. */
export function odds<I, V>(rule: Rule<I, V>, input: I, budget = PATH_BUDGET): Distribution<V> {
  const memory = memoryOf(rule);
  const key = rule.key === undefined ? JSON.stringify(input) : rule.key(input);
  const known = memory.distributions.get(key);
  if (known !== undefined) return known as Distribution<V>;
  const found = enumerate(rule, input, budget);
  if (memory.entries > MOST_ENTRIES) {
    memory.distributions.clear();
    memory.entries = 0;
  }
  memory.distributions.set(key, found);
  memory.entries += found.entries.length;
  return found;
}

function memoryOf(rule: Rule<never, unknown>): Memory {
  let memory = memories.get(rule);
  if (memory === undefined) memories.set(rule, (memory = { distributions: new Map(), entries: 0 }));
  return memory;
}

/** The same without memory: every call runs the rule anew. */
export function enumerate<I, V>(rule: Rule<I, V>, input: I, budget = PATH_BUDGET): Distribution<V> {
  const walker = new Walker(budget);
  const sums = new Sums<V>();
  do {
    walker.restart();
    const value = rule(input, walker);
    sums.add(value, walker.weight, walker.total);
  } while (walker.advance());
  return overOneTotal(sums.all);
}

interface Sum<V> {
  readonly value: V;
  readonly weight: Fraction;
  /** Another outcome with the same hash. */
  readonly next: Sum<V> | undefined;
}

/** Adds up the weights of equal outcomes. */
class Sums<V> {
  readonly all: Sum<V>[] = [];
  readonly #byHash = new Map<unknown, Sum<V>>();

  add(value: V, num: bigint, den: bigint): void {
    const key = typeof value === 'object' ? hash(value, 17) : value;
    const first = this.#byHash.get(key);
    for (let sum = first; sum !== undefined; sum = sum.next)
      if (alike(sum.value, value)) return add(sum.weight, num, den);
    const sum = { value, weight: { num, den }, next: first };
    this.#byHash.set(key, sum);
    this.all.push(sum);
  }
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
  let total = sums[0]!.weight.den;
  for (const { weight } of sums)
    if (weight.den !== total && total % weight.den !== 0n) total = (total / gcd(total, weight.den)) * weight.den;
  return {
    total,
    entries: sums.map(({ value, weight: { num, den } }) => ({
      value,
      weight: den === total ? num : num * (total / den),
    })),
  };
}

interface Branching {
  readonly values: readonly unknown[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

/** Walks the tree of a rule's throws, one leaf per run: the choices up to the last open branch are replayed. */
class Walker implements Dice {
  readonly #budget: number;
  readonly #branchings: Branching[] = [];
  readonly #choices: number[] = [];
  /** Products along the path, one per depth. */
  readonly #weights: bigint[] = [];
  readonly #totals: bigint[] = [];
  #depth = 0;
  #paths = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  restart(): void {
    if (++this.#paths > this.#budget) throw new TooManyPaths(this.#budget);
    this.#depth = 0;
  }

  get weight(): bigint {
    return this.#depth === 0 ? 1n : this.#weights[this.#depth - 1]!;
  }

  get total(): bigint {
    return this.#depth === 0 ? 1n : this.#totals[this.#depth - 1]!;
  }

  /** To the next leaf; false when all have been visited. */
  advance(): boolean {
    while (this.#choices.length > 0) {
      const last = this.#choices.length - 1;
      const next = nextPossible(this.#branchings[last]!, this.#choices[last]! + 1);
      if (next >= 0) {
        this.#choose(last, next);
        return true;
      }
      this.#choices.pop();
      this.#branchings.pop();
    }
    return false;
  }

  #choose(depth: number, choice: number): void {
    const weight = this.#branchings[depth]!.weights[choice]!;
    this.#choices[depth] = choice;
    this.#weights[depth] = depth === 0 ? weight : this.#weights[depth - 1]! * weight;
  }

  #open(branching: Branching): void {
    const depth = this.#branchings.length;
    this.#branchings.push(branching);
    this.#totals[depth] = depth === 0 ? branching.total : this.#totals[depth - 1]! * branching.total;
    this.#choose(depth, nextPossible(branching, 0));
  }

  #chosen<V>(): V {
    const depth = this.#depth++;
    return this.#branchings[depth]!.values[this.#choices[depth]!] as V;
  }

  get #isNew(): boolean {
    return this.#depth === this.#branchings.length;
  }

  roll(die: Die): number {
    if (this.#isNew) this.#open(branchingOfDie(die));
    return this.#chosen();
  }

  read<V>(die: Die, chart: Bands<V>, _ask: unknown, plus = 0): V {
    if (this.#isNew) this.#open(branchingOfChart(die, chart, plus));
    return this.#chosen();
  }

  count(dice: number, stage: Stage): number {
    return this.chain(dice, [stage]);
  }

  chain(dice: number, stages: readonly Stage[]): number {
    if (this.#isNew) this.#open(branchingOfChain(dice, stages));
    return this.#chosen();
  }

  step<I, V>(rule: Rule<I, V>, input: I): V {
    if (this.#isNew) {
      const { entries, total } = odds(rule, input, this.#budget);
      this.#open({
        values: entries.map(({ value }) => value),
        weights: entries.map(({ weight }) => weight),
        total,
      });
    }
    return this.#chosen();
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

const chartBranchings = new WeakMap<Bands<unknown>, Map<number, Branching>>();

function branchingOfChart<V>(die: Die, chart: Bands<V>, plus: number): Branching {
  let known = chartBranchings.get(chart);
  if (known === undefined) chartBranchings.set(chart, (known = new Map()));
  const key = plus * 256 + facesOf(die);
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
