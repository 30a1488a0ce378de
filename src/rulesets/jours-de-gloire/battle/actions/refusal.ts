import { distance } from '../../../../space/hex.ts';
import { FLAG as REACHED, type Reach } from '../../../../space/reach/reach.ts';
import type { Field } from '../position/field.ts';
import { reachOf } from './movement.ts';
import { endsIn, hexesOf } from './steps-of-a-move.ts';
import type { State } from '../position/state.ts';

const LONGEST_REFUSAL = 2;

/** Where those who refuse may go: up to two hexes by the rules of movement (J-94). */
export function refusalsOf(
  field: Field,
  state: State,
  units: readonly number[],
): { to: number; path: readonly number[] }[] {
  const allowance = Math.min(...units.map((unit) => field.units[unit]!.movement));
  const reach = reachOf(field, state, units, allowance);
  return endsIn(reach).flatMap((to) => {
    const far = distance(field.grid, reach.start, to);
    if (far === 0 || far > LONGEST_REFUSAL || field.isWater(to) || !field.places.hasRoom(state, units, to)) return [];
    const path = wayBack(reach, to);
    return path === undefined ? [] : [{ to, path }];
  });
}

/** Hexes that are reached without disorder come first. */
const WAYS = [0, REACHED.leftZone, REACHED.disordered, REACHED.disordered | REACHED.leftZone];

/** The first of the cheapest ways to a hex that is short enough. */
function wayBack(reach: Reach, hex: number): readonly number[] | undefined {
  for (const flags of WAYS) {
    const place = reach.placeOf(hex, 0, flags);
    if (flags >= reach.flagged || reach.costOf(place) < 0) continue;
    const path = hexesOf(reach, place);
    if (path.length <= LONGEST_REFUSAL + 1) return path;
  }
  return undefined;
}
