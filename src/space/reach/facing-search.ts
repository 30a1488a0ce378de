import { TOLL_MASK } from './costs.ts';
import {
  COST_SHIFT,
  FACING_BEFORE,
  FLAGS_BEFORE,
  FOUND_MASK,
  MARK,
  MOST_COST,
  type Reach,
  SEARCH_SHIFT,
  TURNED,
} from './reach.ts';
import type { SearchMemory } from './search-memory.ts';
import { STEP_DIRECTION_SHIFT, STEP_TOLL_SHIFT, frontStepsOf } from './front-steps.ts';
import { FACING_BITS, PLACE_BITS, type Manoeuvres } from './manoeuvres.ts';

// Numbers of other modules are read from words with each use; those of this one are known to the compiler: a sixth of the time.
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
/** Facings beside each facing: three bits for each. */
const TO_THE_LEFT = 0o432105;
const TO_THE_RIGHT = 0o054321;
/** Facings of a hex leave two of its eight words free; here this one notes the last search that turned in it. */
const TURNED_HERE = 7;

/**
 * A search over hex, facing and disorder, where a turn costs the same by each vertex, or the same however far, and where
 * only the leaving of zones costs more. Turns and steps are written out one by one: a loop over them takes a fifth longer.
 */
export function searchFacings(
  reach: Reach,
  { words, headsAt, placesAt }: SearchMemory,
  free: number,
  { even }: Manoeuvres,
): void {
  const { marks, base, start, mover, goal } = reach;
  const { allowance, leaveZone = 0, costs } = mover;
  const turn = mover.turns![0];
  const steps = frontStepsOf(costs);
  const byVertex = even === 'by-vertex';
  const search = base >> SEARCH_SHIFT;
  /** A place that has cost more than this has no steps left. */
  const last = allowance - Math.min(turn, costs.least);
  let count = placesAt;
  for (let cost = 0; cost <= allowance; cost++) {
    const word = base | ((MOST - cost) << COST);
    const turnedAt = headsAt + cost + turn;
    const turned = cost + turn > allowance ? 0 : word - (turn << COST);
    // Free steps and turns fill the bucket again.
    while (words[headsAt + cost] !== 0) {
      let slot = words[headsAt + cost]!;
      words[headsAt + cost] = 0;
      while (slot !== 0) {
        const place = words[slot]!;
        slot = words[slot + 1]!;
        if ((words[place]! & FOUND) !== word) continue;
        const ordered = place & PLACE_MASK;
        const hex = ordered >> FACING;
        let spent = cost;
        // In disorder, where good order comes as cheaply.
        if (place !== ordered && words[ordered]! >= word) {
          words[place] = 0;
          continue;
        }
        const mark = marks[hex]!;
        if (mark !== 0) {
          if (mark & ENEMY && hex !== start) {
            words[place] = 0;
            continue;
          }
          if (mark & ZONE) spent += leaveZone;
        }
        words[count++] = place;
        if (cost > last) continue;
        const facing = place & FACING_MASK;
        const here = place & ~FACING_MASK;
        const come = BY_TURN | (facing << FACED);
        if (byVertex) {
          const right = here | ((TO_THE_RIGHT >> (facing * 3)) & FACING_MASK);
          if (turned > words[right]!) {
            words[right] = turned | come;
            words[free] = right;
            words[free + 1] = words[turnedAt]!;
            words[turnedAt] = free;
            free += 2;
          }
          const left = here | ((TO_THE_LEFT >> (facing * 3)) & FACING_MASK);
          if (turned > words[left]!) {
            words[left] = turned | come;
            words[free] = left;
            words[free + 1] = words[turnedAt]!;
            words[turnedAt] = free;
            free += 2;
          }
        } else if (words[here | TURNED_HERE] !== search) {
          // Nobody who comes to a hex later turns more cheaply than who came first.
          words[here | TURNED_HERE] = search;
          for (let towards = facing, by = 1; by < 6; by++) {
            towards = (TO_THE_RIGHT >> (towards * 3)) & FACING_MASK;
            const to = here | towards;
            if (turned <= words[to]!) continue;
            words[to] = turned | come;
            words[free] = to;
            words[free + 1] = words[turnedAt]!;
            words[turnedAt] = free;
            free += 2;
          }
        }
        const kept = (place & ~PLACE_MASK) | facing;
        const one = steps[ordered]!;
        const oneAt = spent + ((one >> TOLL) & TOLLS);
        if (oneAt <= allowance) {
          const to = kept | (one & STEP_MASK);
          const nearer = base | ((MOST - oneAt) << COST);
          if (nearer > words[to]!) {
            words[to] = nearer | (one >> DIRECTION) | ((place >> PLACE) << FLAGGED);
            words[free] = to;
            words[free + 1] = words[headsAt + oneAt]!;
            words[headsAt + oneAt] = free;
            free += 2;
          }
        }
        const other = steps[ordered + 1]!;
        const otherAt = spent + ((other >> TOLL) & TOLLS);
        if (otherAt <= allowance) {
          const to = kept | (other & STEP_MASK);
          const nearer = base | ((MOST - otherAt) << COST);
          if (nearer > words[to]!) {
            words[to] = nearer | (other >> DIRECTION) | ((place >> PLACE) << FLAGGED);
            words[free] = to;
            words[free + 1] = words[headsAt + otherAt]!;
            words[headsAt + otherAt] = free;
            free += 2;
          }
        }
      }
    }
    if (goal >= 0 && words[goal]! >= word) {
      reach.searched = cost;
      words.fill(0, headsAt + cost + 1, headsAt + allowance + 1);
      break;
    }
  }
  reach.count = count - placesAt;
}
