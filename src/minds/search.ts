import { Budget } from './budget.ts';
import { followIdea, type IdeaEnd } from './follow-idea.ts';
import { IdeaRecord, mayBeBest, rank } from './ranking.ts';
import { withMemory } from './lookahead-memory.ts';
import type { Considered, Mind } from './mind.ts';
import { decisionOf, weighIdeas } from './one-step.ts';

export interface Search {
  readonly ideas: number;
  /** Positions looked at for one choice, at most. */
  readonly positions: number;
}

/** What so many imagined dice have not decided is close. */
const MOST_TIMES = 24;
/** This share of the budget is spent before an idea is given up: of two ideas, neither after two throws. */
const FIRST_SHARE = 0.1;

/**
 * Follows every idea through the activation and the reply, again and again with other imagined dice, the best by one step
 * first. Ideas that are surely behind are given up each time, so that the closest ones are followed most often.
 */
export const search =
  ({ ideas: most, positions }: Search): Mind =>
  (given, seen, side) => {
    const judged = withMemory(given);
    const ideas = judged.judge.ideas(seen, most);
    if (ideas.length === 1) return decisionOf(ideas, [], 0);
    const budget = new Budget(positions);
    const byOneStep = weighIdeas(judged, seen, side, ideas, budget);
    if (byOneStep.length < 2 || judged.judge.followUp(seen) !== undefined)
      return decisionOf(ideas, byOneStep, budget.looked);
    const seed = judged.game.hash(seen);
    let left = byOneStep.map(({ command }) => new IdeaRecord(command));
    const givenUp: typeof left = [];
    for (let n = 0; n < MOST_TIMES && left.length > 1; n++) {
      const ends: IdeaEnd[] = [];
      for (const { command } of left) {
        const end = followIdea({ judged, seen, side, seed: `${seed}/${n}`, budget }, command);
        if (end === undefined) break;
        ends.push(end);
      }
      // Where the budget does not reach for all of them, those are compared that were followed first.
      if (n === 0 && ends.length > 1) left = left.slice(0, ends.length);
      if (ends.length < left.length) break;
      for (const [i, record] of left.entries()) record.add(ends[i]!);
      // Ideas that come to the same in another order are followed once.
      if (n === 0) left = left.filter((_, i) => ends.findIndex(({ position }) => position === ends[i]!.position) === i);
      const ranked = rank(left);
      left = budget.looked < FIRST_SHARE * positions ? ranked : mayBeBest(ranked);
      givenUp.push(...ranked.filter((record) => !left.includes(record)));
    }
    const [first] = left;
    if (first!.times === 0) return decisionOf(ideas, byOneStep, budget.looked);
    const considered = [...left, ...givenUp].map(({ command, behind }): Considered<typeof command> => ({
      command,
      worth: first!.worth - behind,
    }));
    return decisionOf(
      ideas,
      considered.toSorted((a, b) => b.worth - a.worth),
      budget.looked,
    );
  };
