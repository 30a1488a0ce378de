import { isRefusal, type Refusal } from '../kernel/assessment.ts';
import { chancesOf, type Prepared, type SideIndex } from '../kernel/game.ts';
import type { Judge } from '../kernel/judge.ts';
import type { Distribution } from '../kernel/odds.ts';
import type { JudgedGame } from './judged-game.ts';

/** A command before its dice, and the branches to which they may lead. */
export class Lookahead<G, V> {
  readonly prepared: Prepared<G, V>;
  #branches: readonly Branch<G>[] | undefined;
  #uncountable = false;

  constructor(prepared: Prepared<G, V>) {
    this.prepared = prepared;
  }

  /** The chances are those of the rule that play rolls; undefined where they cannot be counted. */
  get branches(): readonly Branch<G>[] | undefined {
    if (this.#branches !== undefined || this.#uncountable) return this.#branches;
    const distribution = chancesOf(this.prepared);
    if (distribution === undefined) this.#uncountable = true;
    else {
      const chances = chancesAsNumbers(distribution);
      this.#branches = distribution.entries.map(({ value }, i) => new Branch(value, chances[i]!, this.prepared));
    }
    return this.#branches;
  }

  /** The same, where somebody has asked for them. */
  get counted(): readonly Branch<G>[] | undefined {
    return this.#branches;
  }
}

/** One way that the dice may fall, with its exact chance; what it leads to is worked out when somebody asks. */
export class Branch<G> {
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

/** What is known of a command, or what can be found out about it now. */
export function lookAhead<G, C, V>(judged: JudgedGame<G, C, V>, state: G, command: C): Lookahead<G, V> | Refusal {
  if (judged.memory === undefined) return lookAheadAfresh(judged, state, command);
  const position = judged.memory.at(state);
  let found = position.get(command);
  if (found === undefined) position.set(command, (found = lookAheadAfresh(judged, state, command)));
  return found;
}

export function lookAheadAfresh<G, C, V>(
  { game }: JudgedGame<G, C, V>,
  state: G,
  command: C,
): Lookahead<G, V> | Refusal {
  const prepared = game.prepare(state, command);
  return isRefusal(prepared) ? prepared : new Lookahead(prepared);
}

const numbers = new WeakMap<Distribution<unknown>, readonly number[]>();

/** Rules remember their distributions, so that the same one comes often. */
function chancesAsNumbers(distribution: Distribution<unknown>): readonly number[] {
  let known = numbers.get(distribution);
  if (known === undefined) {
    const total = Number(distribution.total);
    known = distribution.entries.map(({ weight }) => Number(weight) / total);
    numbers.set(distribution, known);
  }
  return known;
}
