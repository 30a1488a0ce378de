import { isRefusal } from '../kernel/assessment.ts';
import type { Dice } from '../kernel/dice.ts';
import type { SideIndex } from '../kernel/game.ts';
import type { Judge } from '../kernel/judge.ts';
import type { Chance } from '../kernel/seed.ts';
import { silentDice } from '../kernel/rolled-dice.ts';
import type { Budget } from './budget.ts';
import { firstIdea, foreseen, type Known, type Turnout } from './expecting.ts';

const GRAIN = 1_000_000;

/** Which way imagined dice fall. */
function fallen<G>(ways: readonly Turnout<G>[], chance: Chance): Turnout<G> {
  let at = chance(0, GRAIN - 1) / GRAIN;
  for (let i = 0; i < ways.length - 1; i++) {
    at -= ways[i]!.chance;
    if (at < 0) return ways[i]!;
  }
  return ways[ways.length - 1]!;
}

/** What dice that fell one way have brought a side beyond their exact expectation. */
export const luckOf = <G>(judge: Judge<G>, ways: readonly Turnout<G>[], thrown: Turnout<G>, side: SideIndex): number =>
  ways.reduce((sum, way) => sum - way.chance * way.worth(judge, side), thrown.worth(judge, side));

/** How a battle may go on from a position, by imagined dice. */
export class Imagined<G, C, V> {
  readonly #known: Known<G, C, V>;
  readonly #side: SideIndex;
  readonly #chance: Chance;
  readonly #dice: Dice;
  readonly #budget: Budget;
  #state: G;
  #luck = 0;

  constructor(known: Known<G, C, V>, from: G, side: SideIndex, chance: Chance, budget: Budget) {
    this.#known = known;
    this.#state = from;
    this.#side = side;
    this.#chance = chance;
    this.#dice = silentDice(chance);
    this.#budget = budget;
  }

  get state(): G {
    return this.#state;
  }

  /** What the side may expect now, without what the dice have brought it beyond or below their exact expectation. */
  get worth(): number {
    return this.#known.judge.worth(this.#state, this.#side) - this.#luck;
  }

  /** Between both sides, each as it sees itself. */
  get balance(): number {
    const { judge } = this.#known;
    return (judge.worth(this.#state, this.#side) - judge.worth(this.#state, 1 - this.#side)) / 2 - this.#luck;
  }

  get isOver(): boolean {
    return this.#known.game.ending(this.#state) !== undefined;
  }

  /** Whoever must act goes on with his first idea. */
  get next(): C {
    return firstIdea(this.#known, this.#state);
  }

  /** Plays on; false where that is not allowed, or more than the budget has left. */
  plays(command: C): boolean {
    const { judge } = this.#known;
    const ahead = foreseen(this.#known, this.#state, command);
    if (isRefusal(ahead)) return false;
    const { prepared, ways } = ahead;
    if (!this.#budget.take(ways?.length ?? 1)) return false;
    if (ways === undefined) {
      this.#state = prepared.played(prepared.rule(prepared.input, this.#dice)).state;
      return true;
    }
    const thrown = ways.length === 1 ? ways[0]! : fallen(ways, this.#chance);
    if (ways.length > 1) this.#luck += luckOf(judge, ways, thrown, this.#side);
    this.#state = thrown.state;
    return true;
  }
}
