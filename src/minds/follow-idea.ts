import type { SideIndex } from '../kernel/game.ts';
import type { Budget } from './budget.ts';
import type { JudgedGame } from './judged-game.ts';
import { Playout } from './playout.ts';

/** How an idea ended once: what it was worth after the own activation, and what the enemy's reply then changed. */
export interface IdeaEnd {
  readonly own: number;
  readonly reply: number;
  /** Names the position in which the own activation ended. */
  readonly position: string;
}

export interface From<G, C, V> {
  readonly judged: JudgedGame<G, C, V>;
  readonly seen: G;
  readonly side: SideIndex;
  /** Of the imagined dice. */
  readonly seed: string;
  readonly budget: Budget;
}

/** Longer than any activation with its reply. */
const LONGEST = 250;

/**
 * Plays a command and then both sides on by their first ideas, through the own activation and the reply. What
 * imagined dice bring beyond or below their exact expectation is taken off again. Undefined where the budget ends.
 */
export function followIdea<G, C, V>({ judged, seen, side, seed, budget }: From<G, C, V>, idea: C): IdeaEnd | undefined {
  const { game, judge } = judged;
  const playout = new Playout(judged, seen, side, seed, budget);
  let activation = judge.activation(seen);
  let acting = activation === '' ? undefined : side;
  let own: Omit<IdeaEnd, 'reply'> | undefined;
  const now = (): Omit<IdeaEnd, 'reply'> => ({ own: playout.worth, position: game.hash(playout.state) });
  let command = idea;
  for (let step = 0, hasReplied = false; step < LONGEST; step++) {
    if (!playout.play(command)) return undefined;
    if (playout.isOver) break;
    const next = judge.activation(playout.state);
    if (next !== activation) {
      activation = next;
      const isReply = judge.reply === 'next activation' ? own !== undefined : acting === 1 - side;
      if (isReply) hasReplied = true;
      else if (judge.reply === 'next activation' || acting === side) own ??= now();
      if (own !== undefined && hasReplied) break;
      acting = next === '' ? undefined : game.legal(playout.state).side;
    }
    command = playout.next;
  }
  own ??= now();
  return { ...own, reply: playout.balance - own.own };
}
