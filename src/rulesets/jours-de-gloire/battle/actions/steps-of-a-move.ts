import {
  DISORDER_SHIFT,
  EDGE,
  FORBIDDEN,
  HEX_BITS,
  OFF_ROAD_DISORDER_SHIFT,
  OFF_ROAD_SHIFT,
  TOLL_MASK,
  TOLL_SHIFT,
} from '../../../../space/reach/costs.ts';
import { type Direction, directionTo, DIRECTIONS, OFF, opposite } from '../../../../space/hex.ts';
import { FLAG, MARK, type Reach } from '../../../../space/reach/reach.ts';

/** Where a step out of a place leads, and the half points that are spent as far as there; undefined where it is closed. */
function stepFrom(reach: Reach, before: number, direction: Direction): { place: number; cost: number } | undefined {
  const { mover, marks } = reach;
  const { leaveZone = 0, stopInZone, leftZoneShunsFronts, enterZoneDisordered = 0, enterFriends = 0, costs } = mover;
  const hex = reach.hexOf(before);
  const flags = reach.flagsOf(before);
  let cost = reach.costOf(before);
  let left = flags & FLAG.leftZone;
  if (marks[hex]! & MARK.zone) {
    if (stopInZone && !(hex === reach.start && flags === reach.startFlags)) return undefined;
    cost += leaveZone;
    if (leftZoneShunsFronts) left = FLAG.leftZone;
  }
  const word = costs.words[hex * 6 + direction]!;
  const to = costs.grid.neighbours[hex * 6 + direction]!;
  if (word === EDGE || to === OFF) return undefined;
  const mark = marks[to]!;
  if (mark & MARK.enemy || (left && mark & MARK.front)) return undefined;
  const offRoad = (mark & MARK.nearEnemy) !== 0;
  const toll = (word >> (offRoad ? OFF_ROAD_SHIFT : TOLL_SHIFT)) & TOLL_MASK;
  if (toll === FORBIDDEN) return undefined;
  cost += toll;
  if (mark & MARK.friends) cost += enterFriends;
  if (mark & MARK.zone && flags & FLAG.disordered) cost += enterZoneDisordered;
  const disorders = (word >> (offRoad ? OFF_ROAD_DISORDER_SHIFT : DISORDER_SHIFT)) & 1;
  return { place: reach.placeOf(to, 0, (flags | left | disorders) & (reach.flagged - 1)), cost };
}

/** Whether a step out of a place is the last one of a cheapest way to another. */
function leadsTo(reach: Reach, before: number, direction: Direction, place: number): boolean {
  const step = stepFrom(reach, before, direction);
  return step !== undefined && step.place === place && step.cost === reach.costOf(place);
}

/** The half points of the one step from the start to a hex next to it, whatever way there is cheaper; -1 where there is none. */
export function stepCost(reach: Reach, to: number): number {
  const direction = directionTo(reach.mover.costs.grid, reach.start, to);
  if (direction === undefined) return -1;
  const step = stepFrom(reach, reach.placeOf(reach.start, 0, reach.startFlags), direction);
  return step === undefined || step.cost > reach.mover.allowance ? -1 : step.cost;
}

/** The place before another one on a cheapest path: the lowest hex, then the fewest flags; -1 where there is none. */
function placeBefore(reach: Reach, place: number, seen: readonly number[]): number {
  const { neighbours } = reach.mover.costs.grid;
  const hex = reach.hexOf(place);
  let best = -1;
  let lowest = Infinity;
  for (const direction of DIRECTIONS) {
    const from = neighbours[hex * 6 + direction]!;
    if (from === OFF || from >= lowest) continue;
    for (let flags = 0; flags < reach.flagged; flags++) {
      const before = reach.placeOf(from, 0, flags);
      if (reach.costOf(before) < 0 || !leadsTo(reach, before, opposite(direction), place) || seen.includes(before))
        continue;
      best = before;
      lowest = from;
      break;
    }
  }
  return best;
}

/**
 * The hexes of the cheapest way to a place that is reached, its start the first. Of several as cheap always the same one,
 * whatever way the search took: journals of former releases rely on it.
 */
export function hexesOf(reach: Reach, end: number): number[] {
  const hexes = [reach.hexOf(end)];
  const seen: number[] = [];
  for (let place = end; reach.costOf(place) > 0 || reach.hexOf(place) !== reach.start;) {
    seen.push(place);
    const before = placeBefore(reach, place, seen);
    // Free steps may lead in a circle.
    place = before < 0 ? reach.previousOf(place) : before;
    hexes.push(reach.hexOf(place));
  }
  return hexes.reverse();
}

/** The place in which a way to a hex ends: one that does not disorder where there is one, then the cheapest; -1: none. */
export function placeTo(reach: Reach, hex: number): number {
  let best = -1;
  let least = Infinity;
  for (let flags = 0; flags < reach.flagged; flags++) {
    const place = reach.placeOf(hex, 0, flags);
    const cost = reach.costOf(place);
    const rank = cost + (flags & FLAG.disordered ? 1000 : 0);
    if (cost < 0 || rank >= least) continue;
    best = place;
    least = rank;
  }
  return best;
}

export const hexesTo = (reach: Reach, hex: number): readonly number[] => hexesOf(reach, placeTo(reach, hex));

const BITS = 5;
/** A bit for each hex; all of them are off between two calls. */
const found = new Int32Array(1 << (HEX_BITS - BITS));

/** Every hex that is reached, by its number. */
export function endsIn(reach: Reach): number[] {
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexOf(reach.places[i]!);
    found[hex >> BITS]! |= 1 << hex;
  }
  const ends: number[] = [];
  for (let word = 0; word < found.length; word++) {
    for (let bits = found[word]!; bits !== 0; bits &= bits - 1)
      ends.push(((word + 1) << BITS) - 1 - Math.clz32(bits & -bits));
    found[word] = 0;
  }
  return ends;
}
