import { columnOf, type Direction, type Facing, type Grid, OFF, rowOf } from '../../../space/hex.ts';
import { at, between, plus, type Point } from '../point.ts';
import type { Size } from '../view.ts';

/*
 * Points on the sheet, before any zoom: a hex has a radius of 32, so that a counter of 40 fits well inside.
 * Columns and rows may lie beyond the edge of the map: what is drawn there is cut off.
 */
export const RADIUS = 32;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;
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

const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: HALF_WIDTH, y: -RADIUS / 2 },
  { x: HALF_WIDTH, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HALF_WIDTH, y: RADIUS / 2 },
  { x: -HALF_WIDTH, y: -RADIUS / 2 },
];

/** The vertex that a facing looks at, or a point on the way there. */
export const cornerOf = (centre: Point, facing: Facing, share = 1): Point => plus(centre, CORNERS[facing]!, share);

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
