import { isRefusal, type Refusal } from '../kernel/assessment.ts';
import { chancesOf, type Game, type Prepared, type SideIndex } from '../kernel/game.ts';
import type { Judge } from '../kernel/judge.ts';
import type { Distribution } from '../kernel/odds.ts';
import { equalJson } from '../kernel/json-hash.ts';
import type { Budget } from './budget.ts';

/** A battle with what its ruleset tells about it. */
export interface Known<G = unknown, C = unknown, V = unknown> {
  readonly game: Game<G, C, V>;
  readonly judge: Judge<G, C>;
  readonly foresight?: Foresight<G, C, V>;
}

/** What was found out about positions, until the battle moves on. */
export class Foresight<G, C, V> {
  #positions = new Map<G, Position<G, C, V>>();

  at(state: G): Position<G, C, V> {
    let position = this.#positions.get(state);
    if (position === undefined) this.#positions.set(state, (position = new Position()));
    return position;
  }

  /** What somebody has found out about a command. */
  found(state: G, command: C): Foreseen<G, V> | Refusal | undefined {
    return this.#positions.get(state)?.get(command);
  }

  /** The battle has come to a position: what can no longer come is forgotten. */
  movedTo(state: G): void {
    if (this.#positions.size === 0) return;
    const kept = new Map<G, Position<G, C, V>>();
    this.#keep(state, kept);
    this.#positions = kept;
  }

  #keep(state: G, kept: Map<G, Position<G, C, V>>): void {
    const position = this.#positions.get(state);
    if (position === undefined || kept.has(state)) return;
    kept.set(state, position);
    for (const after of position.after()) this.#keep(after, kept);
  }
}

/** What was found out about one of them. */
class Position<G, C, V> {
  readonly #commands = new Map<C, Foreseen<G, V> | Refusal>();
  /** The first idea about it. */
  first: C | undefined;

  /** What is known of a command, or of one like it. */
  get(command: C): Foreseen<G, V> | Refusal | undefined {
    const found = this.#commands.get(command);
    if (found !== undefined) return found;
    for (const [other, ahead] of this.#commands) if (equalJson(other, command)) return ahead;
    return undefined;
  }

  set(command: C, ahead: Foreseen<G, V> | Refusal): void {
    this.#commands.set(command, ahead);
  }

  /** Every position after it that somebody has looked at. */
  *after(): Generator<G> {
    for (const ahead of this.#commands.values())
      if (!isRefusal(ahead)) for (const { reached } of ahead.counted ?? []) if (reached !== undefined) yield reached;
  }
}

/** A battle whose positions are looked at more than once: by a mind that searches, then by whoever plays what it chose. */
export const remembering = <G, C, V>(known: Known<G, C, V>): Known<G, C, V> & { foresight: Foresight<G, C, V> } => ({
  ...known,
  foresight: known.foresight ?? new Foresight(),
});

/** The same battle as beginners see it. */
export const greenly = <G, C, V>(known: Known<G, C, V>): Known<G, C, V> =>
  known.judge.green === undefined ? known : { ...known, judge: known.judge.green };

/** A command before its dice, and where they may lead. */
export class Foreseen<G, V> {
  readonly prepared: Prepared<G, V>;
  #ways: readonly Turnout<G>[] | undefined;
  #uncountable = false;

  constructor(prepared: Prepared<G, V>) {
    this.prepared = prepared;
  }

  /** The chances are those of the rule that play rolls; undefined where they cannot be counted. */
  get ways(): readonly Turnout<G>[] | undefined {
    if (this.#ways !== undefined || this.#uncountable) return this.#ways;
    const distribution = chancesOf(this.prepared);
    if (distribution === undefined) this.#uncountable = true;
    else {
      const chances = numbersOf(distribution);
      this.#ways = distribution.entries.map(({ value }, i) => new Turnout(value, chances[i]!, this.prepared));
    }
    return this.#ways;
  }

  /** The same, where somebody has asked for it. */
  get counted(): readonly Turnout<G>[] | undefined {
    return this.#ways;
  }
}

/** One way that the dice may fall, with its exact chance; what it leads to is worked out when somebody asks. */
export class Turnout<G> {
  readonly outcome: unknown;
  readonly chance: number;
  readonly #prepared: Prepared<G, unknown>;
  #state: G | undefined;
  #judge: unknown;
  #worths: number[] | undefined;

  constructor(outcome: unknown, chance: number, prepared: Prepared<G, unknown>) {
    this.outcome = outcome;
    this.chance = chance;
    this.#prepared = prepared;
  }

  /** What it leads to, where somebody has asked. */
  get reached(): G | undefined {
    return this.#state;
  }

  get state(): G {
    return (this.#state ??= this.#prepared.played(this.outcome).state);
  }

  /** Judged once for each side, as long as the same judge is asked. */
  worth(judge: Pick<Judge<G>, 'worth'>, side: SideIndex): number {
    if (this.#worths === undefined || this.#judge !== judge) [this.#judge, this.#worths] = [judge, []];
    return (this.#worths[side] ??= judge.worth(this.state, side));
  }
}

export function foreseen<G, C, V>(known: Known<G, C, V>, state: G, command: C): Foreseen<G, V> | Refusal {
  if (known.foresight === undefined) return foreseenAnew(known, state, command);
  const position = known.foresight.at(state);
  let found = position.get(command);
  if (found === undefined) position.set(command, (found = foreseenAnew(known, state, command)));
  return found;
}

export function foreseenAnew<G, C, V>({ game }: Known<G, C, V>, state: G, command: C): Foreseen<G, V> | Refusal {
  const prepared = game.prepare(state, command);
  return isRefusal(prepared) ? prepared : new Foreseen(prepared);
}

const numbers = new WeakMap<Distribution<unknown>, readonly number[]>();

/** The chances of a distribution as numbers: rules remember their distributions, so that the same one comes often. */
function numbersOf(distribution: Distribution<unknown>): readonly number[] {
  let known = numbers.get(distribution);
  if (known === undefined) {
    const total = Number(distribution.total);
    known = distribution.entries.map(({ weight }) => Number(weight) / total);
    numbers.set(distribution, known);
  }
  return known;
}

/** What a sensible player would do first. */
export function firstIdea<G, C, V>({ judge, foresight }: Known<G, C, V>, state: G): C {
  const position = foresight?.at(state);
  const first = position?.first ?? judge.ideas(state, 1)[0]!.command;
  if (position !== undefined) position.first = first;
  return first;
}

/** What surely follows is followed so far: a fire before a melee, the melee, and no further. */
const DEEPEST = 5;

/**
 * The exact expectation of what a command is worth to a side: over all dice, followed through what has no choice worth the
 * name. Undefined where the budget does not reach, or where the dice cannot be counted.
 */
export function expectation<G, C, V>(
  known: Known<G, C, V>,
  state: G,
  command: C,
  side: SideIndex,
  budget: Budget,
  depth = 0,
): number | undefined {
  const ahead = foreseen(known, state, command);
  if (isRefusal(ahead) || ahead.ways === undefined || !budget.take(ahead.ways.length)) return undefined;
  let sum = 0;
  for (const way of ahead.ways) {
    const worth = worthThrough(known, way, side, budget, depth);
    if (worth === undefined) return undefined;
    sum += way.chance * worth;
  }
  return sum;
}

function worthThrough<G, C, V>(
  known: Known<G, C, V>,
  way: Turnout<G>,
  side: SideIndex,
  budget: Budget,
  depth: number,
): number | undefined {
  const sequel = depth < DEEPEST ? known.judge.sequel(way.state) : undefined;
  return sequel === undefined
    ? way.worth(known.judge, side)
    : expectation(known, way.state, sequel, side, budget, depth + 1);
}
