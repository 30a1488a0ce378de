import type { SideIndex } from '../kernel/game.ts';
import type { Idea } from '../kernel/judge.ts';
import { Budget } from './budget.ts';
import { expectation } from './expectation.ts';
import type { JudgedGame } from './judged-game.ts';
import type { Considered, Decision, Mind } from './mind.ts';

export interface OneStep {
  /** Commands that are compared. */
  readonly ideas: number;
  /** Positions looked at for one choice, at most. */
  readonly positions: number;
}

/** Every idea with its exact expectation, the best first; ideas that the budget does not reach are left out. */
export function weighIdeas<G, C, V>(
  judged: JudgedGame<G, C, V>,
  seen: G,
  side: SideIndex,
  ideas: readonly Idea<C>[],
  budget: Budget,
): Considered<C>[] {
  const found: Considered<C>[] = [];
  for (const { command } of ideas) {
    const worth = expectation(judged, seen, command, side, budget);
    if (worth !== undefined) found.push({ command, worth });
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}

/** The best of what was considered; the first idea where none could be weighed. */
export const decisionOf = <C>(
  ideas: readonly Idea<C>[],
  considered: readonly Considered<C>[],
  looked: number,
): Decision<C> => ({
  command: (considered[0] ?? ideas[0]!).command,
  considered,
  looked,
});

/** Looks one step ahead: of the first ideas, takes the one with the best exact expectation. */
export const oneStep =
  ({ ideas: most, positions }: OneStep): Mind =>
  (judged, seen, side) => {
    const ideas = judged.judge.ideas(seen, most);
    if (ideas.length === 1) return decisionOf(ideas, [], 0);
    const budget = new Budget(positions);
    const considered = weighIdeas(judged, seen, side, ideas, budget);
    return decisionOf(ideas, considered, budget.looked);
  };
