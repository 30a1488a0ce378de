import { type Blocked, blockedBy } from '../../../../space/sight.ts';
import { distance } from '../../../../space/hex.ts';
import { levelAt } from '../../../../space/map.ts';
import type { Field } from '../position/field.ts';
import type { Position } from '../position/state.ts';

export type Screen = 'height' | 'unit';

/**
 * What blocks the view between two hexes: a hex higher than both ends, or a unit on ground no lower than either.
 * A line along a side is blocked only if both hexes block.
 */
export function screenBetween(field: Field, position: Position, from: number, to: number): Blocked<Screen> | undefined {
  const highest = Math.max(levelAt(field.map, from), levelAt(field.map, to));
  const places = field.places.at(position.units);
  return blockedBy<Screen>(field.grid, from, to, {
    alongside: 'both',
    hex: (hex) => {
      const level = levelAt(field.map, hex);
      if (level > highest) return 'height';
      return level === highest && places.topUnit(hex) >= 0 ? 'unit' : undefined;
    },
  });
}

export const seesFrom = (field: Field, position: Position, from: number, to: number): boolean =>
  distance(field.grid, from, to) <= 1 || screenBetween(field, position, from, to) === undefined;
