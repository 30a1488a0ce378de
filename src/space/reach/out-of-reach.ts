import { EDGE, FORBIDDEN, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import { type Direction, DIRECTIONS, OFF, opposite } from '../hex.ts';
import { FLAG, MARK, type Reach } from './reach.ts';

/** Why a place is not reached: points, ground that may not be entered, enemies, a zone, no room to end, the map's edge. */
export type Reason = 'cost' | 'forbidden' | 'enemy' | 'zone' | 'stacking' | 'edge';

/** Why a step from a hex that is reached does not lead farther; undefined where it does. */
export function reasonAcross(reach: Reach, from: number, direction: Direction): Reason | undefined {
  const { costs, stopInZone, leftZoneShunsFronts } = reach.mover;
  const word = costs.words[from * 6 + direction]!;
  if (word === EDGE) return 'edge';
  const to = costs.grid.neighbours[from * 6 + direction]!;
  if (reach.passes(to)) return reach.endsIn(to) ? undefined : 'stacking';
  if (reach.marks[to]! & MARK.enemy) return 'enemy';
  if (((word >> TOLL_SHIFT) & TOLL_MASK) === FORBIDDEN) return 'forbidden';
  if (stopInZone && from !== reach.start && reach.marks[from]! & MARK.zone) return 'zone';
  if (leftZoneShunsFronts && reach.marks[to]! & MARK.front && leavesZone(reach, from)) return 'zone';
  return 'cost';
}

/** Whether the mover has left a zone once it steps out of a hex, whichever way it came. */
function leavesZone(reach: Reach, hex: number): boolean {
  if (reach.marks[hex]! & MARK.zone) return true;
  for (let flags = 0; flags < FLAG.leftZone; flags++) {
    const first = reach.placeOf(hex, 0, flags);
    for (let place = first; place < first + (1 << reach.hexShift); place++) if (reach.costOf(place) >= 0) return false;
  }
  return true;
}

/** Why the mover may not end in a hex: the best of its neighbours' reasons. Undefined far from what is reached. */
export function whyNot(reach: Reach, hex: number): Reason | undefined {
  if (hex === OFF) return 'edge';
  if (reach.passes(hex)) return reach.endsIn(hex) ? undefined : 'stacking';
  const reasons = DIRECTIONS.flatMap((direction) => {
    const from = reach.mover.costs.grid.neighbours[hex * 6 + direction]!;
    return from !== OFF && reach.passes(from) ? (reasonAcross(reach, from, opposite(direction)) ?? []) : [];
  });
  return MOST_HOPEFUL_FIRST.find((reason) => reasons.includes(reason));
}

/** Every hex just out of reach, and why. */
export function border(reach: Reach): { readonly hex: number; readonly reason: Reason }[] {
  const found = new Map<number, Reason>();
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexOf(reach.places[i]!);
    for (const near of [hex, ...DIRECTIONS.map((d) => reach.mover.costs.grid.neighbours[hex * 6 + d]!)]) {
      if (near === OFF || found.has(near)) continue;
      const reason = whyNot(reach, near);
      if (reason !== undefined) found.set(near, reason);
    }
  }
  return [...found].map(([hex, reason]) => ({ hex, reason }));
}

const MOST_HOPEFUL_FIRST: readonly Reason[] = ['cost', 'zone', 'enemy', 'forbidden'];
