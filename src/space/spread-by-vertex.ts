import { TOLL_MASK } from './costs.ts';
import type { Queue } from './finder.ts';
import { COST_SHIFT, FACING_BEFORE, FLAGS_BEFORE, FOUND_MASK, MARK, MOST_COST, type Reach, TURNED } from './reach.ts';
import { STEP_DIRECTION_SHIFT, STEP_TOLL_SHIFT, stepsAhead } from './steps-ahead.ts';
import { FACING_BITS, PLACE_BITS } from './ways.ts';

// Numbers of other modules are read from memory with each use; those of this one are known to the compiler: a sixth of the time.
const COST = COST_SHIFT;
const MOST = MOST_COST;
const FACING = FACING_BITS;
const PLACE = PLACE_BITS;
const TOLL = STEP_TOLL_SHIFT;
const DIRECTION = STEP_DIRECTION_SHIFT;
const TOLLS = TOLL_MASK;
const FOUND = FOUND_MASK;
const FACED = FACING_BEFORE;
const FLAGGED = FLAGS_BEFORE;
const BY_TURN = TURNED;
const ENEMY = MARK.enemy;
const ZONE = MARK.zone;
const FACING_MASK = (1 << FACING_BITS) - 1;
const PLACE_MASK = (1 << PLACE_BITS) - 1;
/** A place and whether the step to it disorders. */
const STEP_MASK = (1 << STEP_TOLL_SHIFT) - 1;
const TO_THE_LEFT = Uint8Array.of(5, 0, 1, 2, 3, 4);
const TO_THE_RIGHT = Uint8Array.of(1, 2, 3, 4, 5, 0);

/**
 * A search over hex, facing and disorder, where each vertex turned costs the same and only the leaving of zones costs more.
 * The two turns and the two steps are written out one by one: a loop over them takes a fifth longer.
 */
export function spreadByVertex(reach: Reach, { heads, slots }: Queue, free: number): void {
  const { found, places, marks, base, start, mover } = reach;
  const { allowance, leaveZone = 0, costs } = mover;
  const turn = mover.turns![0];
  const steps = stepsAhead(costs);
  /** Whoever has spent more goes nowhere. */
  const last = allowance - Math.min(turn, costs.least);
  let count = 0;
  for (let cost = 0; cost <= allowance; cost++) {
    const now = base | ((MOST - cost) << COST);
    const turnedAt = cost + turn;
    const turned = turnedAt > allowance ? 0 : now - (turn << COST);
    // Free steps and turns fill the bucket again.
    while (heads[cost] !== 0) {
      let slot = heads[cost]!;
      heads[cost] = 0;
      while (slot !== 0) {
        const place = slots[slot]!;
        slot = slots[slot + 1]!;
        if ((found[place]! & FOUND) !== now) continue;
        const ordered = place & PLACE_MASK;
        const hex = ordered >> FACING;
        let spent = cost;
        // In disorder, where good order comes as cheaply.
        if (place !== ordered && found[ordered]! >= now) {
          found[place] = 0;
          continue;
        }
        const mark = marks[hex]!;
        if (mark !== 0) {
          if (mark & ENEMY && hex !== start) {
            found[place] = 0;
            continue;
          }
          if (mark & ZONE) spent += leaveZone;
        }
        places[count++] = place;
        if (cost > last) continue;
        const facing = place & FACING_MASK;
        const here = place & ~FACING_MASK;
        const come = BY_TURN | (facing << FACED);
        const right = here | TO_THE_RIGHT[facing]!;
        if (turned > found[right]!) {
          found[right] = turned | come;
          slots[free] = right;
          slots[free + 1] = heads[turnedAt]!;
          heads[turnedAt] = free;
          free += 2;
        }
        const left = here | TO_THE_LEFT[facing]!;
        if (turned > found[left]!) {
          found[left] = turned | come;
          slots[free] = left;
          slots[free + 1] = heads[turnedAt]!;
          heads[turnedAt] = free;
          free += 2;
        }
        const kept = (place & ~PLACE_MASK) | facing;
        const one = steps[ordered * 2]!;
        const oneAt = spent + ((one >> TOLL) & TOLLS);
        if (oneAt <= allowance) {
          const to = kept | (one & STEP_MASK);
          const nearer = base | ((MOST - oneAt) << COST);
          if (nearer > found[to]!) {
            found[to] = nearer | (one >> DIRECTION) | ((place >> PLACE) << FLAGGED);
            slots[free] = to;
            slots[free + 1] = heads[oneAt]!;
            heads[oneAt] = free;
            free += 2;
          }
        }
        const other = steps[ordered * 2 + 1]!;
        const otherAt = spent + ((other >> TOLL) & TOLLS);
        if (otherAt <= allowance) {
          const to = kept | (other & STEP_MASK);
          const nearer = base | ((MOST - otherAt) << COST);
          if (nearer > found[to]!) {
            found[to] = nearer | (other >> DIRECTION) | ((place >> PLACE) << FLAGGED);
            slots[free] = to;
            slots[free + 1] = heads[otherAt]!;
            heads[otherAt] = free;
            free += 2;
          }
        }
      }
    }
  }
  reach.count = count;
}
