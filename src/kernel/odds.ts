import { gcd } from './binomial.ts';
import { type Branching, branchingOfChain, branchingOfChart, branchingOfThrow } from './branching.ts';
import type { Bands } from './chart.ts';
import type { Dice, Die, Rule, Stage, Sum } from './dice.ts';
import { Memory } from './memory.ts';
import { equalJson, hashJson } from './json-hash.ts';

/** Exact chances: every entry has `weight` out of `total`, and the weights sum to it. */
export interface Distribution<V> {
  readonly total: bigint;
  readonly entries: readonly WeightedValue<V>[];
}

export interface WeightedValue<V> {
  readonly value: V;
  readonly weight: bigint;
}

/** `odds` refuses a rule with more paths through its dice than this: about a second of work. */
export const PATH_BUDGET = 400_000;

export class TooManyPaths extends Error {
  readonly budget: number;
  constructor(budget: number) {
    super(`more than ${budget} paths`);
    this.budget = budget;
  }
}

const memories = new WeakMap<Rule<never, unknown>, Memory<never, Distribution<unknown>>>();

/** Runs a rule once per path through its dice and adds up equal outcomes. Remembered per rule and input. */
export function odds<I, V>(rule: Rule<I, V>, input: I, budget = PATH_BUDGET): Distribution<V> {
  const memory = memoryOf(rule);
  let found = memory.get(input);
  if (found !== undefined) return found;
  if (rule.tooMany?.(input, budget) === true) throw new TooManyPaths(budget);
  memory.set(input, (found = enumerate(rule, input, budget)), found.entries.length);
  return found;
}

function memoryOf<I, V>(rule: Rule<I, V>): Memory<I, Distribution<V>> {
  let memory = memories.get(rule) as Memory<I, Distribution<V>> | undefined;
  if (memory === undefined) memories.set(rule, (memory = new Memory(rule.key)));
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

interface Weighed<V> {
  readonly value: V;
  readonly weight: Fraction;
  /** Another outcome with the same hash. */
  readonly next: Weighed<V> | undefined;
}

/** Adds up the weights of equal outcomes. */
class Sums<V> {
  readonly all: Weighed<V>[] = [];
  readonly #byHash = new Map<unknown, Weighed<V>>();

  add(value: V, num: bigint, den: bigint): void {
    const key = typeof value === 'object' ? hashJson(value, 17) : value;
    const first = this.#byHash.get(key);
    for (let sum = first; sum !== undefined; sum = sum.next)
      if (equalJson(sum.value, value)) return add(sum.weight, num, den);
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
  let all = 0n;
  const entries: WeightedValue<V>[] = [];
  for (const {
    value,
    weight: { num, den },
  } of sums) {
    const weight = den === total ? num : num * (total / den);
    all += weight;
    entries.push({ value, weight });
  }
  if (all !== total) throw new Error(`the chances of a rule sum to ${all}/${total}`);
  return { total, entries };
}

/** What a rule asked at a depth: on every run that comes there it must ask the same again. */
interface Question {
  readonly of: unknown;
  readonly by: unknown;
  readonly number: number;
  readonly branching: Branching;
}

/** Walks the tree of a rule's throws, one leaf per run: the choices up to the last open branch are replayed. */
class Walker implements Dice {
  readonly #budget: number;
  readonly #questions: Question[] = [];
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
    if (this.#depth !== this.#choices.length) throw unlike(this.#depth);
    while (this.#choices.length > 0) {
      const last = this.#choices.length - 1;
      const next = nextPossible(this.#questions[last]!.branching, this.#choices[last]! + 1);
      if (next >= 0) {
        this.#choose(last, next);
        return true;
      }
      this.#choices.pop();
      this.#questions.pop();
    }
    return false;
  }

  #choose(depth: number, choice: number): void {
    const weight = this.#questions[depth]!.branching.weights[choice]!;
    this.#choices[depth] = choice;
    this.#weights[depth] = depth === 0 ? weight : this.#weights[depth - 1]! * weight;
  }

  #open(of: unknown, by: unknown, number: number, branching: Branching): void {
    const depth = this.#questions.length;
    this.#questions.push({ of, by, number, branching });
    this.#totals[depth] = depth === 0 ? branching.total : this.#totals[depth - 1]! * branching.total;
    this.#choose(depth, nextPossible(branching, 0));
  }

  #chosen<V>(): V {
    const depth = this.#depth++;
    return this.#questions[depth]!.branching.values[this.#choices[depth]!] as V;
  }

  /** The question of a run before, where one stands at this depth. */
  get #known(): Question | undefined {
    return this.#questions[this.#depth];
  }

  roll(thrown: Die | Sum): number {
    const known = this.#known;
    if (known === undefined) this.#open(undefined, thrown, 0, branchingOfThrow(thrown));
    else if (known.of !== undefined || (known.by !== thrown && !equalJson(known.by, thrown))) throw unlike(this.#depth);
    return this.#chosen();
  }

  read<V>(thrown: Die | Sum, chart: Bands<V>, _ask: unknown, plus = 0): V {
    const known = this.#known;
    if (known === undefined) this.#open(chart, thrown, plus, branchingOfChart(thrown, chart, plus));
    else if (known.of !== chart || known.number !== plus || (known.by !== thrown && !equalJson(known.by, thrown)))
      throw unlike(this.#depth);
    return this.#chosen();
  }

  count(dice: number, stage: Stage): number {
    return this.chain(dice, [stage]);
  }

  chain(dice: number, stages: readonly Stage[]): number {
    const known = this.#known;
    if (known === undefined) this.#open(undefined, stages, dice, branchingOfChain(dice, stages));
    else if (known.number !== dice || !sameStages(known.by, stages)) throw unlike(this.#depth);
    return this.#chosen();
  }

  step<I, V>(rule: Rule<I, V>, input: I): V {
    const known = this.#known;
    if (known === undefined) {
      const { entries, total } = odds(rule, input, this.#budget);
      const [values, weights] = [entries.map(({ value }) => value), entries.map(({ weight }) => weight)];
      this.#open(rule, input, 0, { values, weights, total });
    } else if (known.of !== rule || !equalJson(known.by, input)) throw unlike(this.#depth);
    return this.#chosen();
  }
}

const unlike = (depth: number): Error =>
  new Error(`a rule asked another question at depth ${depth} than on the run before`);

/** Stages are often written where they are asked for: the same dice and faces make the same question. */
const sameStages = (known: unknown, stages: readonly Stage[]): boolean =>
  Array.isArray(known) &&
  known.length === stages.length &&
  stages.every(({ die, from, to }, i) => {
    const other = known[i] as Stage;
    return other.die === die && other.from === from && other.to === to;
  });

function nextPossible({ weights }: Branching, from: number): number {
  for (let i = from; i < weights.length; i++) if (weights[i] !== 0n) return i;
  return -1;
}
