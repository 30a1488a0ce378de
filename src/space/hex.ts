/*
 * A hex is a small integer on its grid: `row * width + column`. Hexes stand on a point, rows run straight from west to
 * east, and every second row (the second, the fourth…) is shifted half a hex to the east. Printed numbers count columns,
 * then rows, from 01: the hex in column 3, row 6 is 0407.
 *
 *            N                       facings are vertices:    0 N   1 NE   2 SE   3 S   4 SW   5 NW
 *      NW  .   .  NE                 directions are sides:    0 NE  1 E    2 SE   3 SW  4 W    5 NW
 *        .       .
 *     W  .       .  E                Facing f looks at the vertex between the sides f - 1 and f,
 *        .       .                   so that a line of units along a row faces north or south.
 *      SW  .   .  SE
 *            S
 */

/** The neighbour beyond the edge of the map. */
export const OFF = -1;

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
/** A side of a hex, and the neighbour behind it. */
export type Direction = (typeof DIRECTIONS)[number];
/** A vertex of a hex. */
export type Facing = Direction;

export const DIRECTION_NAMES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** Axial steps: how far east along the row, how many rows south. */
export const STEP_Q = [1, 1, 0, -1, -1, 0] as const;
export const STEP_R = [-1, 0, 1, 1, 0, -1] as const;

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;
export const rotateFacing = (facing: Facing, by: number): Facing => ((((facing + by) % 6) + 6) % 6) as Facing;

/** The largest map: what a document may ask for, and what a word of a cost table can name. */
export const MOST_COLUMNS = 60;
export const MOST_ROWS = 60;

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** How many hexes there are. */
  readonly hexes: number;
  /** The neighbour of a hex in a direction, at `hex * 6 + direction`; `OFF` beyond the edge. */
  readonly neighbours: Int16Array;
  /** Axial coordinates by hex. */
  readonly q: Int16Array;
  readonly r: Int16Array;
}

/** How far a row is shifted in whole hexes, between axial and printed columns. */
const shift = (row: number): number => (row - (row & 1)) / 2;

const grids = new Map<string, Grid>();
const MOST_GRIDS = 50;

/** Maps of one size share their grid: one that is drawn stroke by stroke keeps it. */
export function gridOf(width: number, height: number): Grid {
  const size = `${width} × ${height}`;
  let grid = grids.get(size);
  if (grid === undefined) {
    if (grids.size >= MOST_GRIDS) grids.clear();
    grids.set(size, (grid = newGrid(width, height)));
  }
  return grid;
}

function newGrid(width: number, height: number): Grid {
  const hexes = width * height;
  const [q, r] = [new Int16Array(hexes), new Int16Array(hexes)];
  const neighbours = new Int16Array(hexes * 6);
  const grid = { width, height, hexes, neighbours, q, r };
  for (let hex = 0; hex < hexes; hex++) {
    const row = Math.floor(hex / width);
    q[hex] = (hex % width) - shift(row);
    r[hex] = row;
    for (const direction of DIRECTIONS)
      neighbours[hex * 6 + direction] = hexAtAxial(grid, q[hex]! + STEP_Q[direction], row + STEP_R[direction]);
  }
  return grid;
}

/** `OFF` where the map has no such hex. */
export function hexAtAxial({ width, height }: Pick<Grid, 'width' | 'height'>, q: number, r: number): number {
  const column = q + shift(r);
  return r < 0 || r >= height || column < 0 || column >= width ? OFF : r * width + column;
}

export const columnOf = ({ width }: Grid, hex: number): number => hex % width;
export const rowOf = ({ width }: Grid, hex: number): number => Math.floor(hex / width);

export const neighbour = ({ neighbours }: Grid, hex: number, direction: Direction): number =>
  neighbours[hex * 6 + direction]!;

export const neighboursOf = (grid: Grid, hex: number): number[] =>
  DIRECTIONS.map((direction) => neighbour(grid, hex, direction)).filter((next) => next !== OFF);

/** In which direction a neighbour lies; undefined where the two are not neighbours. */
export function directionTo({ neighbours }: Grid, from: number, to: number): Direction | undefined {
  if (to !== OFF) for (let side = 0; side < 6; side++) if (neighbours[from * 6 + side] === to) return side as Direction;
  return undefined;
}

/** How many steps apart. */
export function distance({ q, r }: Grid, a: number, b: number): number {
  const dq = q[a]! - q[b]!;
  const dr = r[a]! - r[b]!;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

/** All hexes at most so far away, nearest first; the hex itself is the first. */
export function within(grid: Grid, centre: number, range: number): number[] {
  const found = [centre];
  for (let i = 0; i < found.length; i++)
    for (const next of neighboursOf(grid, found[i]!))
      if (distance(grid, centre, next) <= range && !found.includes(next)) found.push(next);
  return found;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** `0407`, as printed on maps: column, then row. */
export const numberOf = (grid: Grid, hex: number): string =>
  twoDigits(columnOf(grid, hex) + 1) + twoDigits(rowOf(grid, hex) + 1);

/** Undefined where the map has no hex of that number. */
export function hexOfNumber({ width, height }: Grid, number: string): number | undefined {
  if (!/^\d{4}$/.test(number)) return undefined;
  const [column, row] = [Number(number.slice(0, 2)) - 1, Number(number.slice(2)) - 1];
  return column < 0 || row < 0 || column >= width || row >= height ? undefined : row * width + column;
}
