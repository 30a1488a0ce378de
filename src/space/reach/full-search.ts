import {
  DISORDER_SHIFT,
  EDGE,
  HEX_MASK,
  OFF_ROAD_DISORDER_SHIFT,
  OFF_ROAD_SHIFT,
  TOLL_MASK,
  TOLL_SHIFT,
} from './costs.ts';
import {
  COST_SHIFT,
  FACING_BEFORE,
  FLAG,
  FLAGS_BEFORE,
  FOUND_MASK,
  MARK,
  MOST_COST,
  type Reach,
  TURNED,
} from './reach.ts';
import type { SearchMemory } from './search-memory.ts';
import type { Manoeuvres } from './manoeuvres.ts';

/**
 * A search over hex, facing and all flags, with all that a mover may have to pay. A place is left out where the same hex
 * and facing are reached as cheaply with fewer flags: having one never helps.
 */
export function searchFully(
  reach: Reach,
  { words, headsAt, placesAt }: SearchMemory,
  free: number,
  manoeuvres: Manoeuvres,
): void {
  const { marks, base, start, startFlags, hexShift, flagShift, mover } = reach;
  const { allowance, leaveZone = 0, stopInZone = false, enterZoneDisordered = 0, enterFriends = 0, turns } = mover;
  const shuns = mover.leftZoneShunsFronts === true;
  const { words: tolls } = mover.costs;
  const flagMask = reach.flagged - 1;
  const facingMask = (1 << hexShift) - 1;
  const { turnCosts, turnedTo, directions } = manoeuvres;
  const turnCount = turnCosts.length;
  const stepCount = turns === undefined ? 6 : 2;
  /** Whoever has spent more goes nowhere; off the road a step may cost less than the least along it. */
  const last = mover.costs.hasRoads ? allowance : allowance - Math.min(mover.costs.least, turnCosts[0] ?? MOST_COST);
  let count = placesAt;
  for (let cost = 0; cost <= allowance; cost++) {
    const word = base | ((MOST_COST - cost) << COST_SHIFT);
    for (let slot = words[headsAt + cost]!; slot !== 0; slot = words[headsAt + cost]!) {
      words[headsAt + cost] = words[slot + 1]!;
      const place = words[slot]!;
      if ((words[place]! & FOUND_MASK) !== word) continue;
      const flags = place >> flagShift;
      if (flags !== 0 && isDominated(words, place, flags, flagShift, word)) {
        words[place] = 0;
        continue;
      }
      words[count++] = place;
      if (cost > last) continue;
      const hex = (place >> hexShift) & HEX_MASK;
      const facing = place & facingMask;
      const here = place - facing;
      for (let turn = 0; turn < turnCount; turn++) {
        const there = cost + turnCosts[turn]!;
        if (there > allowance) break;
        const to = here | turnedTo[facing * turnCount + turn]!;
        const nearer = base | ((MOST_COST - there) << COST_SHIFT);
        if (nearer <= words[to]!) continue;
        words[to] = nearer | TURNED | (facing << FACING_BEFORE);
        words[free] = to;
        words[free + 1] = words[headsAt + there]!;
        words[headsAt + there] = free;
        free += 2;
      }
      let spent = cost;
      let leftZone = flags & FLAG.leftZone;
      if (marks[hex]! & MARK.zone) {
        // Who has only turned has not entered the zone.
        if (stopInZone && !(hex === start && flags === startFlags)) continue;
        spent += leaveZone;
        if (shuns) leftZone = FLAG.leftZone;
      }
      const kept = flags | leftZone;
      const sides = hex * 6;
      for (let step = facing * stepCount, end = step + stepCount; step < end; step++) {
        const direction = directions[step]!;
        const word = tolls[sides + direction]!;
        if (word === EDGE) continue;
        const to = word & HEX_MASK;
        const mark = marks[to]!;
        let there = spent;
        let disorders = (word >> DISORDER_SHIFT) & 1;
        if (mark === 0) there += (word >> TOLL_SHIFT) & TOLL_MASK;
        else {
          if (mark & MARK.enemy || (leftZone && mark & MARK.front)) continue;
          there += (word >> (mark & MARK.nearEnemy ? OFF_ROAD_SHIFT : TOLL_SHIFT)) & TOLL_MASK;
          if (mark & MARK.nearEnemy) disorders = (word >> OFF_ROAD_DISORDER_SHIFT) & 1;
          if (mark & MARK.friends) there += enterFriends;
          if (mark & MARK.zone && flags & FLAG.disordered) there += enterZoneDisordered;
        }
        if (there > allowance) continue;
        const next = (((kept | disorders) & flagMask) << flagShift) | (to << hexShift) | facing;
        const nearer = base | ((MOST_COST - there) << COST_SHIFT);
        if (nearer <= words[next]!) continue;
        words[next] = nearer | direction | (flags << FLAGS_BEFORE);
        words[free] = next;
        words[free + 1] = words[headsAt + there]!;
        words[headsAt + there] = free;
        free += 2;
      }
    }
  }
  reach.count = count - placesAt;
}

/** Whether the same hex and facing are found as cheaply with fewer flags. */
function isDominated(words: Int32Array, place: number, flags: number, flagShift: number, now: number): boolean {
  const bare = place - (flags << flagShift);
  if (words[bare]! >= now) return true;
  if (flags !== (FLAG.disordered | FLAG.leftZone)) return false;
  return words[bare + (FLAG.disordered << flagShift)]! >= now || words[bare + (FLAG.leftZone << flagShift)]! >= now;
}
