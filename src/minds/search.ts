import { Budget } from './budget.ts';
import { followIdea, type IdeaEnd } from './follow-idea.ts';
import { IdeaRecord, rank } from './ranking.ts';
import { withMemory } from './lookahead-memory.ts';
import type { Considered, Mind } from './mind.ts';
import { decisionOf, weighIdeas } from './one-step.ts';

export interface Search {
  readonly ideas: number;
  /** How many of them, the best by one step, are followed further. */
  readonly followed: number;
  /** Positions looked at for one choice, at most. */
  readonly positions: number;
}

/**
 * Follows the best ideas by one step through the activation and the reply, again and again with other imagined
 * dice. The worse half is given up at each round, and each round has an equal share of the budget: the closest ideas are
 * followed most often.
 */
export const search =
  ({ ideas: most, followed, positions }: Search): Mind =>
  (given, seen, side) => {
    const judged = withMemory(given);
    const ideas = judged.judge.ideas(seen, most);
    if (ideas.length === 1) return decisionOf(ideas, [], 0);
    const budget = new Budget(positions);
    const byOneStep = weighIdeas(judged, seen, side, ideas, budget);
    if (byOneStep.length < 2 || judged.judge.followUp(seen) !== undefined)
      return decisionOf(ideas, byOneStep, budget.looked);
    const seed = judged.game.hash(seen);
    let left = byOneStep.slice(0, followed).map(({ command }) => new IdeaRecord(command));
    const givenUp: typeof left = [];
    /** Follows each idea once with the same imagined dice, as far as they go the same way; false where the budget ends. */
    const followAll = (n: number): boolean => {
      const ends: IdeaEnd[] = [];
      for (const { command } of left) {
        const end = followIdea({ judged, seen, side, seed: `${seed}/${n}`, budget }, command);
        if (end === undefined) return false;
        ends.push(end);
      }
      const meanReply = ends.reduce((sum, { reply }) => sum + reply, 0) / ends.length;
      for (const [i, record] of left.entries()) record.add(ends[i]!, meanReply);
      // Ideas that come to the same in another order are followed once.
      if (n === 0) left = left.filter((_, i) => ends.findIndex(({ position }) => position === ends[i]!.position) === i);
      return true;
    };
    let n = 0;
    for (let rounds = roundsFor(left.length); rounds > 0 && left.length > 1; rounds--) {
      const until = budget.looked + budget.left / rounds;
      while (left.length > 1 && budget.looked < until) if (!followAll(n++)) break;
      if (left[0]!.times === 0) return decisionOf(ideas, byOneStep, budget.looked);
      left = rank(left);
      givenUp.unshift(...left.splice(Math.ceil(left.length / 2)));
    }
    const best = left[0]!.worth;
    const considered = [...left, ...givenUp].map(({ command, behind }): Considered<typeof command> => ({
      command,
      worth: best - behind,
    }));
    return decisionOf(
      ideas,
      considered.toSorted((a, b) => b.worth - a.worth),
      budget.looked,
    );
  };

const roundsFor = (ideas: number): number => Math.ceil(Math.log2(Math.max(2, ideas)));
