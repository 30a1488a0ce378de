import { isRefusal } from '../kernel/assessment.ts';
import { type AnyPrepared, chancesOf, type Game, type SideIndex } from '../kernel/game.ts';
import type { Judge } from '../kernel/judge.ts';
import type { Budget } from './budget.ts';

/** A battle with what its ruleset tells about it. */
export interface Known<G = unknown, C = unknown, V = unknown> {
  readonly game: Game<G, C, V>;
  readonly judge: Judge<G, C>;
}

/** One way that the dice may fall, with its exact chance, and what it leads to. */
export interface Turnout<G> {
  readonly chance: number;
  readonly state: G;
}

/** Where a command may lead; the chances are those of the rule that play rolls. Undefined where they cannot be counted. */
export function turnouts<G, C, V>(
  { game }: Known<G, C, V>,
  state: G,
  prepared: AnyPrepared<V>,
): readonly Turnout<G>[] | undefined {
  const distribution = chancesOf(prepared);
  if (distribution === undefined) return undefined;
  const total = Number(distribution.total);
  return distribution.entries.map(({ value, weight }) => ({
    chance: Number(weight) / total,
    state: game.evolve(state, prepared.events(value)),
  }));
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
  const prepared = known.game.prepare(state, command);
  if (isRefusal(prepared)) return undefined;
  const ways = turnouts(known, state, prepared);
  if (ways === undefined || !budget.take(ways.length)) return undefined;
  let sum = 0;
  for (const { chance, state: after } of ways) {
    const worth = worthThrough(known, after, side, budget, depth);
    if (worth === undefined) return undefined;
    sum += chance * worth;
  }
  return sum;
}

function worthThrough<G, C, V>(
  known: Known<G, C, V>,
  state: G,
  side: SideIndex,
  budget: Budget,
  depth: number,
): number | undefined {
  const sequel = depth < DEEPEST ? known.judge.sequel(state) : undefined;
  return sequel === undefined
    ? known.judge.worth(state, side)
    : expectation(known, state, sequel, side, budget, depth + 1);
}
