import { isRefusal } from '../kernel/assessment.ts';
import type { SideIndex } from '../kernel/game.ts';
import type { Budget } from './budget.ts';
import type { JudgedGame } from './judged-game.ts';
import { type Branch, lookAhead } from './lookahead.ts';

/** Follow-ups are followed so far: a fire before a melee, the melee, and no further. */
const DEEPEST = 5;

/**
 * The exact expectation of what a command is worth to a side: over all dice, through follow-ups that leave no choice worth
 * the name. Undefined where the budget does not reach, or where the dice cannot be counted.
 */
export function expectation<G, C, V>(
  judged: JudgedGame<G, C, V>,
  state: G,
  command: C,
  side: SideIndex,
  budget: Budget,
  depth = 0,
): number | undefined {
  const ahead = lookAhead(judged, state, command);
  if (isRefusal(ahead) || ahead.branches === undefined || !budget.take(ahead.branches.length)) return undefined;
  let sum = 0;
  for (const branch of ahead.branches) {
    const worth = worthOfBranch(judged, branch, side, budget, depth);
    if (worth === undefined) return undefined;
    sum += branch.chance * worth;
  }
  return sum;
}

function worthOfBranch<G, C, V>(
  judged: JudgedGame<G, C, V>,
  branch: Branch<G>,
  side: SideIndex,
  budget: Budget,
  depth: number,
): number | undefined {
  const followUp = depth < DEEPEST ? judged.judge.followUp(branch.state) : undefined;
  return followUp === undefined
    ? branch.worth(judged.judge, side)
    : expectation(judged, branch.state, followUp, side, budget, depth + 1);
}
