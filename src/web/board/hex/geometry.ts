import { columnOf, type Direction, type Facing, type Grid, OFF, rowOf } from '../../../space/hex.ts';
import { at, between, plus, type Point } from '../point.ts';
import type { Size } from '../view.ts';
import { cornerOf, CORNERS, HALF_WIDTH, RADIUS } from './shape.ts';

export { cornerOf, HALF_WIDTH, RADIUS };

/* Points on the sheet, before any zoom. Columns and rows may lie beyond the edge of the map: what is drawn there is cut off. */
const ROW = RADIUS * 1.5;
/** Paper around the outermost hexes. */
export const MARGIN = 22;

export const sheetSize = ({ width, height }: Grid): Size => ({
  width: (width * 2 + (height > 1 ? 1 : 0)) * HALF_WIDTH + MARGIN * 2,
  height: (height - 1) * ROW + RADIUS * 2 + MARGIN * 2,
});

export const centreAt = (column: number, row: number): Point => ({
  x: MARGIN + (column * 2 + 1 + (row & 1)) * HALF_WIDTH,
  y: MARGIN + RADIUS + row * ROW,
});

export const centreOf = (grid: Grid, hex: number): Point => centreAt(columnOf(grid, hex), rowOf(grid, hex));

/** Both ends of a side, clockwise. */
export const endsOfSide = (centre: Point, direction: Direction): readonly [Point, Point] => [
  cornerOf(centre, direction),
  cornerOf(centre, ((direction + 1) % 6) as Facing),
];

export const middleOfSide = (centre: Point, direction: Direction): Point => between(...endsOfSide(centre, direction));

/** The outline of a hex, smaller or greater than it is. */
export const outlineOf = (centre: Point, share = 1): string =>
  `M${CORNERS.map((corner) => at(plus(centre, corner, share))).join('L')}Z`;

/** The hex that holds a point; `OFF` beside the map. */
export function hexAtPoint(grid: Grid, { x, y }: Point): number {
  const near = Math.floor((y - MARGIN - RADIUS / 4) / ROW);
  let [found, nearest] = [OFF, RADIUS * RADIUS];
  for (let row = near - 1; row <= near + 1; row++) {
    const column = Math.round(((x - MARGIN) / HALF_WIDTH - 1 - (row & 1)) / 2);
    if (row < 0 || row >= grid.height || column < 0 || column >= grid.width) continue;
    const centre = centreAt(column, row);
    const away = (centre.x - x) ** 2 + (centre.y - y) ** 2;
    if (away < nearest) [found, nearest] = [row * grid.width + column, away];
  }
  return found;
}
