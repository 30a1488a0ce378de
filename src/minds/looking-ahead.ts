import type { SideIndex } from '../kernel/game.ts';
import { type Chance, seeded } from '../kernel/seed.ts';
import { Budget } from './budget.ts';
import type { JudgedGame } from './judged-game.ts';
import { withMemory } from './lookahead-memory.ts';
import { Playout } from './playout.ts';
import type { Considered, Mind } from './mind.ts';
import { decisionOf, weighIdeas } from './one-step.ts';

export interface LookingAhead {
  readonly ideas: number;
  /** How many of them, the best by one step, are followed further. */
  readonly followed: number;
  /** Activations to the end of which they are followed: 1 is the own one, 2 the reply too. */
  readonly activations: number;
  readonly positions: number;
}

/** Longer than any activation. */
const LONGEST = 200;

/**
 * Follows the best ideas by one step to the end of the activation, or of the reply: both sides go on with their first idea,
 * dice are imagined, and what they bring beyond or below their exact expectation is taken off again. Half of the ideas, the
 * worse ones, are given up at each round, so that the closest ones are followed most often.
 */
export const lookingAhead =
  ({ ideas: most, followed, activations, positions }: LookingAhead): Mind =>
  (given, seen, side) => {
    const known = withMemory(given);
    const ideas = known.judge.ideas(seen, most);
    if (ideas.length === 1) return decisionOf(ideas, [], 0);
    const budget = new Budget(positions);
    const first = weighIdeas(known, seen, side, ideas, budget);
    if (first.length < 2 || known.judge.followUp(seen) !== undefined) return decisionOf(ideas, first, budget.looked);
    const rest = first.slice(followed);
    let arms = first.slice(0, followed).map(({ command }) => ({ command, sum: 0, times: 0 }));
    const out: typeof arms = [];
    const seed = known.game.hash(seen);
    const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
    for (let round = 0, n = 0; round < rounds && arms.length > 1; round++) {
      const until = budget.most - Math.floor((budget.left * (rounds - round - 1)) / (rounds - round));
      while (budget.looked < until) {
        const before = budget.looked;
        let whole = true;
        // The same imagined dice for each, as far as they go the same way.
        for (const arm of arms) {
          const worth = followedTo(known, seen, arm.command, side, activations, seeded(`${seed}/${n}`), budget);
          if (worth === undefined) whole = false;
          else {
            arm.sum += worth;
            arm.times++;
          }
        }
        n++;
        if (!whole || budget.looked === before) break;
      }
      arms.sort((a, b) => mean(b) - mean(a));
      const kept = Math.ceil(arms.length / 2);
      out.unshift(...arms.slice(kept));
      arms = arms.slice(0, kept);
    }
    const considered: Considered<(typeof first)[number]['command']>[] = [...arms, ...out]
      .filter(({ times }) => times > 0)
      .map((arm) => ({ command: arm.command, worth: mean(arm) }));
    return decisionOf(
      ideas,
      considered.length > 0 ? considered : [...first.slice(0, followed), ...rest],
      budget.looked,
    );
  };

const mean = ({ sum, times }: { readonly sum: number; readonly times: number }): number =>
  times === 0 ? -Infinity : sum / times;

/** What comes of a command once, at the end of so many activations, without the luck of the dice. */
function followedTo<G, C, V>(
  known: JudgedGame<G, C, V>,
  from: G,
  first: C,
  side: SideIndex,
  activations: number,
  chance: Chance,
  budget: Budget,
): number | undefined {
  const { judge } = known;
  const ahead = new Playout(known, from, side, chance, budget);
  let left = activations;
  let activation = judge.activation(from);
  let command = first;
  for (let step = 0; step < LONGEST; step++) {
    if (!ahead.play(command)) return undefined;
    if (ahead.isOver) break;
    const now = judge.activation(ahead.state);
    if (now !== activation) {
      activation = now;
      if (--left === 0) break;
    }
    command = ahead.next;
  }
  return ahead.worth;
}
