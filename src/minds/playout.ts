import { isRefusal } from '../kernel/assessment.ts';
import type { SideIndex } from '../kernel/game.ts';
import type { Judge } from '../kernel/judge.ts';
import { type Chance, seededChance } from '../kernel/seed.ts';
import { unloggedDice } from '../kernel/rolled-dice.ts';
import type { Budget } from './budget.ts';
import type { JudgedGame } from './judged-game.ts';
import { type Branch, lookAhead } from './lookahead.ts';
import { firstIdea } from './lookahead-memory.ts';

const GRAIN = 1_000_000;

/** Draws a branch by its chance. */
function drawBranch<G>(branches: readonly Branch<G>[], chance: Chance): Branch<G> {
  let at = chance(0, GRAIN - 1) / GRAIN;
  for (let i = 0; i < branches.length - 1; i++) {
    at -= branches[i]!.chance;
    if (at < 0) return branches[i]!;
  }
  return branches[branches.length - 1]!;
}

/** What dice that fell one way have brought a side beyond their exact expectation. */
export const luckOf = <G>(
  judge: Judge<G>,
  branches: readonly Branch<G>[],
  fallen: Branch<G>,
  side: SideIndex,
): number =>
  branches.reduce((sum, branch) => sum - branch.chance * branch.worth(judge, side), fallen.worth(judge, side));

/** Plays a battle on from a position, with imagined dice. */
export class Playout<G, C, V> {
  readonly #judged: JudgedGame<G, C, V>;
  readonly #side: SideIndex;
  readonly #seed: string;
  readonly #chances = new Map<string, Chance>();
  readonly #budget: Budget;
  #state: G;
  #luck = 0;
  #luckOfBalance = 0;

  constructor(judged: JudgedGame<G, C, V>, from: G, side: SideIndex, seed: string, budget: Budget) {
    this.#judged = judged;
    this.#state = from;
    this.#side = side;
    this.#seed = seed;
    this.#budget = budget;
  }

  get state(): G {
    return this.#state;
  }

  /** What the side may expect now, without what the dice have brought it beyond or below their exact expectation. */
  get worth(): number {
    return this.#judged.judge.worth(this.#state, this.#side) - this.#luck;
  }

  /** Between both sides, each as it sees itself. */
  get balance(): number {
    const { judge } = this.#judged;
    return (judge.worth(this.#state, this.#side) - judge.worth(this.#state, 1 - this.#side)) / 2 - this.#luckOfBalance;
  }

  get isOver(): boolean {
    return this.#judged.game.ending(this.#state) !== undefined;
  }

  /** Whoever must act goes on with his first idea. */
  get next(): C {
    return firstIdea(this.#judged, this.#state);
  }

  /** Each command has dice of its own: after another idea the same melee falls as it did after this one. */
  #chanceOf(command: C): Chance {
    const key = JSON.stringify(command);
    let chance = this.#chances.get(key);
    if (chance === undefined) this.#chances.set(key, (chance = seededChance(`${this.#seed}/${key}`)));
    return chance;
  }

  /** Plays on; false where that is not allowed, or more than the budget has left. */
  play(command: C): boolean {
    const { judge } = this.#judged;
    const ahead = lookAhead(this.#judged, this.#state, command);
    if (isRefusal(ahead)) return false;
    const { prepared, branches } = ahead;
    if (!this.#budget.take(branches?.length ?? 1)) return false;
    if (branches === undefined) {
      this.#state = prepared.played(prepared.rule(prepared.input, unloggedDice(this.#chanceOf(command)))).state;
      return true;
    }
    const fallen = branches.length === 1 ? branches[0]! : drawBranch(branches, this.#chanceOf(command));
    if (branches.length > 1) {
      const mine = luckOf(judge, branches, fallen, this.#side);
      this.#luck += mine;
      this.#luckOfBalance += (mine - luckOf(judge, branches, fallen, 1 - this.#side)) / 2;
    }
    this.#state = fallen.state;
    return true;
  }
}
