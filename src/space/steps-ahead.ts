import { type Costs, DISORDER_SHIFT, EDGE, FORBIDDEN, HEX_MASK, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import { DIRECTIONS } from './hex.ts';
import { FACING_BITS, PLACE_BITS } from './ways.ts';

/*
 * The two steps ahead of each place, at `place * 2`, ready for the search: the place that the step leads to, its facing left
 * out (15 bits), whether it disorders, its half points (8 bits) and its direction.
 */
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
