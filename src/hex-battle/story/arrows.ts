import type { Arrow, ArrowKind } from '../../kernel/story.ts';
import { type HexPlace, placesOn } from '../../space/hex-table.ts';
import { unitId } from '../counters/ids.ts';
import { OFF_MAP } from '../counters/word.ts';
import { hexOf, type Position } from '../position/state.ts';

interface Fielded {
  readonly units: readonly { readonly side: number }[];
}

/** From where a unit stood through the hexes that it entered; nothing where it did not leave its hex. */
export function wayOf(
  field: Fielded,
  before: Position,
  unit: number,
  as: ArrowKind,
  entered: readonly number[],
): Arrow<HexPlace>[] {
  const from = hexOf(before, unit);
  const way = [from, ...entered].filter((hex, i, all) => hex !== OFF_MAP && hex !== all[i - 1]);
  return way.length < 2 ? [] : [{ counter: unitId(unit), side: field.units[unit]!.side, as, way: placesOn(way) }];
}

/** From each hex of those who strike. */
export const strikesOn = (field: Fielded, before: Position, units: readonly number[], at: number): Arrow<HexPlace>[] =>
  units.flatMap((unit) => wayOf(field, before, unit, 'strike', [at]));
