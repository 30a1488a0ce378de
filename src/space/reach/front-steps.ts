import { type Costs, DISORDER_SHIFT, EDGE, FORBIDDEN, HEX_MASK, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import { DIRECTIONS } from '../hex.ts';
import { FACING_BITS, PLACE_BITS } from './manoeuvres.ts';

/*
 * The two steps ahead of each place, at `place` and `place + 1`, ready for the search: the place that the step leads to, its
 * facing left out (15 bits), whether it disorders, its half points (8 bits) and its direction.
 */
export const STEP_TOLL_SHIFT = PLACE_BITS + 1;
export const STEP_DIRECTION_SHIFT = STEP_TOLL_SHIFT + 8;

const stepsKnown = new WeakMap<Costs, Int32Array>();

export function frontStepsOf(costs: Costs): Int32Array {
  let steps = stepsKnown.get(costs);
  if (steps === undefined) stepsKnown.set(costs, (steps = newFrontSteps(costs)));
  return steps;
}

/** Of a facing, the right one of the two is the left one of the next facing: seven words for each hex hold them all. */
function newFrontSteps({ grid, words }: Costs): Int32Array {
  const steps = new Int32Array(grid.hexes << FACING_BITS).fill(FORBIDDEN << STEP_TOLL_SHIFT);
  for (let hex = 0; hex < grid.hexes; hex++)
    for (let i = 0; i <= DIRECTIONS.length; i++) {
      const direction = (i + 5) % 6;
      const word = words[hex * 6 + direction]!;
      if (word === EDGE) continue;
      steps[(hex << FACING_BITS) | i] =
        ((word & HEX_MASK) << FACING_BITS) |
        (((word >> DISORDER_SHIFT) & 1) << PLACE_BITS) |
        (((word >> TOLL_SHIFT) & TOLL_MASK) << STEP_TOLL_SHIFT) |
        (direction << STEP_DIRECTION_SHIFT);
    }
  return steps;
}
