import { DIRECTIONS, type Facing, OFF } from '../../../../space/hex.ts';
import { TOLL_MASK, TOLL_SHIFT } from '../../../../space/reach/costs.ts';
import { MARK, type Reach } from '../../../../space/reach/reach.ts';
import { FRONTS } from '../position/places.ts';

/**
 * The hexes of the cheapest path, each once. Of several as cheap, always the same one, whatever way the search took: the
 * lowest hex before, else the first facing, coming back from the end. Journals of former releases rely on it.
 */
export function hexesTo(reach: Reach, to: number, facing: Facing): number[] {
  const hexes = [to];
  /** Places from which a free step was gone back, if any: only free steps may lead to them again. */
  let seen: number[] | undefined;
  let place = reach.placeOf(to, facing);
  let hex = to;
  let cost = reach.costOf(place);
  while (cost > 0 || hex !== reach.start) {
    const found = placeBefore(reach, place, cost, seen);
    const before = found < 0 ? reach.previousOf(place) : found;
    const costBefore = reach.costOf(before);
    if (costBefore === cost) (seen ??= []).push(place);
    place = before;
    cost = costBefore;
    if (reach.hexOf(place) === hex) continue;
    hex = reach.hexOf(place);
    hexes.push(hex);
  }
  return hexes.reverse();
}

/** The place from which the cheapest path comes; -1 where free steps lead in a circle. */
function placeBefore(reach: Reach, place: number, cost: number, seen: readonly number[] | undefined): number {
  const { turns, leaveZone = 0, costs } = reach.mover;
  const hex = reach.hexOf(place);
  const facing = reach.facingOf(place);
  const ahead = turns === undefined ? DIRECTIONS : FRONTS[facing]!;
  let best = -1;
  let lowest = Infinity;
  for (let i = 0; i < ahead.length; i++) {
    const direction = ahead[i]!;
    const from = costs.grid.neighbours[hex * 6 + BEHIND[direction]!]!;
    if (from === OFF || from >= lowest) continue;
    const left = reach.marks[from]! & MARK.zone ? leaveZone : 0;
    const spent = ((costs.words[from * 6 + direction]! >> TOLL_SHIFT) & TOLL_MASK) + left;
    const before = reach.placeOf(from, facing);
    if (spent > cost || !reach.isReachedFor(before, cost - spent)) continue;
    if (spent === 0 && seen?.includes(before)) continue;
    best = before;
    lowest = from;
  }
  if (best >= 0 || turns === undefined) return best;
  for (let by = 1; by < 6; by++) {
    const spent = turns[(by < 4 ? by : 6 - by) - 1]!;
    const before = reach.placeOf(hex, ((facing + by) % 6) as Facing);
    if (spent > cost || !reach.isReachedFor(before, cost - spent)) continue;
    if (spent > 0 || !seen?.includes(before)) return before;
  }
  return -1;
}

/** The direction back from a step in each direction. */
const BEHIND = DIRECTIONS.map((direction) => (direction + 3) % 6);
