import { DIRECTIONS } from './hex.ts';
import type { Mover } from './reach.ts';

/** The turns and steps that a mover may make in each facing; turns from the cheapest on. */
export interface Ways {
  readonly turnCosts: Uint8Array;
  /** By facing, then by turn. */
  readonly turnedTo: Uint8Array;
  /** By facing, then by step: the two front hexes, or all six where facing does not count. */
  readonly directions: Uint8Array;
}

const known = new WeakMap<object, Ways>();
const NO_FACING: Ways = {
  turnCosts: new Uint8Array(0),
  turnedTo: new Uint8Array(0),
  directions: Uint8Array.from(DIRECTIONS),
};

export function waysOf({ turns }: Mover): Ways {
  if (turns === undefined) return NO_FACING;
  let ways = known.get(turns);
  if (ways === undefined) known.set(turns, (ways = waysBy(turns)));
  return ways;
}

function waysBy(turns: NonNullable<Mover['turns']>): Ways {
  // Where each vertex costs the same, a longer turn is several short ones.
  const byVertex = turns[1] === turns[0] * 2 && turns[2] === turns[0] * 3;
  const made = (byVertex ? [1, 5] : [1, 2, 3, 4, 5])
    .map((by) => ({ by, cost: turns[Math.min(by, 6 - by) - 1]! }))
    .sort((a, b) => a.cost - b.cost);
  return {
    turnCosts: Uint8Array.from(made, ({ cost }) => cost),
    turnedTo: Uint8Array.from(DIRECTIONS.flatMap((facing) => made.map(({ by }) => (facing + by) % 6))),
    directions: Uint8Array.from(DIRECTIONS.flatMap((facing) => [(facing + 5) % 6, facing])),
  };
}
