import { type Costs, DISORDER_SHIFT, EDGE, FORBIDDEN, HEX_BITS, HEX_MASK, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import { DIRECTIONS } from './hex.ts';
import type { Mover } from './reach.ts';

/** The turns and steps that a mover may make in each facing; turns from the cheapest on. */
export interface Ways {
  readonly turnCosts: Uint8Array;
  /** By facing, then by turn. */
  readonly turnedTo: Uint8Array;
  /** By facing, then by step: the two front hexes, or all six where facing does not count. */
  readonly directions: Uint8Array;
  /** Each vertex costs the same: a longer turn is several short ones. */
  readonly byVertex: boolean;
}

const known = new WeakMap<object, Ways>();
const NO_FACING: Ways = {
  turnCosts: new Uint8Array(0),
  turnedTo: new Uint8Array(0),
  directions: Uint8Array.from(DIRECTIONS),
  byVertex: false,
};

export function waysOf({ turns }: Mover): Ways {
  if (turns === undefined) return NO_FACING;
  let ways = known.get(turns);
  if (ways === undefined) known.set(turns, (ways = waysBy(turns)));
  return ways;
}

function waysBy(turns: NonNullable<Mover['turns']>): Ways {
  const byVertex = turns[1] === turns[0] * 2 && turns[2] === turns[0] * 3;
  const made = (byVertex ? [1, 5] : [1, 2, 3, 4, 5])
    .map((by) => ({ by, cost: turns[Math.min(by, 6 - by) - 1]! }))
    .sort((a, b) => a.cost - b.cost);
  return {
    turnCosts: Uint8Array.from(made, ({ cost }) => cost),
    turnedTo: Uint8Array.from(DIRECTIONS.flatMap((facing) => made.map(({ by }) => (facing + by) % 6))),
    directions: Uint8Array.from(DIRECTIONS.flatMap((facing) => [(facing + 5) % 6, facing])),
    byVertex,
  };
}

/*
 * The two steps ahead of each place, at `place * 2`, ready for the search: the place that the step leads to, its facing left
 * out (15 bits), whether it disorders, its half points (8 bits) and its direction.
 */
export const FACING_BITS = 3;
export const PLACE_BITS = HEX_BITS + FACING_BITS;
export const STEP_TOLL_SHIFT = PLACE_BITS + 1;
export const STEP_DIRECTION_SHIFT = STEP_TOLL_SHIFT + 8;

const stepsKnown = new WeakMap<Costs, Int32Array>();

export function stepsAhead(costs: Costs): Int32Array {
  let steps = stepsKnown.get(costs);
  if (steps === undefined) stepsKnown.set(costs, (steps = stepsIn(costs)));
  return steps;
}

function stepsIn({ grid, words }: Costs): Int32Array {
  const steps = new Int32Array(grid.hexes << (FACING_BITS + 1)).fill(FORBIDDEN << STEP_TOLL_SHIFT);
  for (let hex = 0; hex < grid.hexes; hex++)
    for (const facing of DIRECTIONS)
      for (const [i, direction] of [(facing + 5) % 6, facing].entries()) {
        const word = words[hex * 6 + direction]!;
        if (word === EDGE) continue;
        steps[(((hex << FACING_BITS) | facing) << 1) | i] =
          ((word & HEX_MASK) << FACING_BITS) |
          (((word >> DISORDER_SHIFT) & 1) << PLACE_BITS) |
          (((word >> TOLL_SHIFT) & TOLL_MASK) << STEP_TOLL_SHIFT) |
          (direction << STEP_DIRECTION_SHIFT);
      }
  return steps;
}
