import type { Grid } from '../../space/hex.ts';
import { centreAt, HALF_WIDTH, RADIUS, sheetSize } from '../board/hex/geometry.ts';
import type { Point } from '../board/point.ts';
import { smoothNoise } from '../../space/noise.ts';

/** Numbers at the points of a square grid over the sheet. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  /** Distance between neighbours, and where the first one stands. */
  readonly step: number;
  readonly from: number;
  readonly values: Float32Array;
}

const STEP = 8;
/** The sheet is sampled a little beyond its edges, so that slopes and shores run on there. */
const BEYOND = -2 * STEP;
/** How far a hex reaches into its neighbours: less than half a hex, so that the middle of every hex keeps its own number. */
const REACH = RADIUS * 0.74;
/** How far borders wander from the hexsides that they follow, in long bends and in short ones. */
const BENDS = { far: 8, scale: 61 } as const;
const CURLS = { far: 4.5, scale: 23 } as const;

const clamp = (n: number, most: number): number => Math.min(Math.max(n, 0), most - 1);

/**
 * Numbers of hexes made smooth: heights out of levels, or a 1 in each hex of woods, whose edge is then where it falls to a
 * half. Borders wander as nature does, all of them alike. Beyond the map the outermost hexes go on.
 */
export function smooth(grid: Grid, valueOf: (hex: number) => number): Raster {
  const sheet = sheetSize(grid);
  const columns = Math.ceil((sheet.width - 2 * BEYOND) / STEP) + 1;
  const rows = Math.ceil((sheet.height - 2 * BEYOND) / STEP) + 1;
  const values = new Float32Array(columns * rows);
  const numbers = Float32Array.from({ length: grid.hexes }, (_, hex) => valueOf(hex));
  const first = centreAt(0, 0);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [BEYOND + column * STEP, BEYOND + row * STEP];
      const atX = x + BENDS.far * smoothNoise(x, y, BENDS.scale, 1) + CURLS.far * smoothNoise(x, y, CURLS.scale, 2);
      const atY = y + BENDS.far * smoothNoise(x, y, BENDS.scale, 3) + CURLS.far * smoothNoise(x, y, CURLS.scale, 4);
      const near = Math.round((atY - first.y) / (RADIUS * 1.5));
      let [sum, weights] = [0, 0];
      for (let r = near - 1; r <= near + 1; r++) {
        const middle = Math.round((atX - first.x) / (2 * HALF_WIDTH) - (r & 1) / 2);
        for (let c = middle - 1; c <= middle + 1; c++) {
          const centre = centreAt(c, r);
          const weight = Math.exp(-((centre.x - atX) ** 2 + (centre.y - atY) ** 2) / (REACH * REACH));
          sum += weight * numbers[clamp(r, grid.height) * grid.width + clamp(c, grid.width)]!;
          weights += weight;
        }
      }
      values[row * columns + column] = sum / weights;
    }
  return { columns, rows, step: STEP, from: BEYOND, values };
}

/** A raster without its small bends: what is far up is still up, but round. */
export function soften(raster: Raster): Raster {
  const { columns, rows } = raster;
  let { values } = raster;
  for (let times = 0; times < 3; times++) {
    const before = values;
    values = before.map((_, at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      let sum = 0;
      for (let r = row - 1; r <= row + 1; r++)
        for (let c = column - 1; c <= column + 1; c++) sum += before[clamp(r, rows) * columns + clamp(c, columns)]!;
      return sum / 9;
    });
  }
  return { ...raster, values };
}

/** How much light falls on the ground from the north-west: 0 on the flat, above 0 in light, below in shade. */
export function lightOn(heights: Raster): Raster {
  const { columns, rows, values } = heights;
  const light = new Float32Array(values.length);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      light[at] = values[at + 1]! - values[at - 1]! + values[at + columns]! - values[at - columns]!;
    }
  return { ...heights, values: light };
}

/** The number at any point of the sheet. */
export function valueAt({ columns, rows, step, from, values }: Raster, { x, y }: Point): number {
  const [right, down] = [(x - from) / step, (y - from) / step];
  const column = clamp(Math.floor(right), columns - 1);
  const row = clamp(Math.floor(down), rows - 1);
  const at = row * columns + column;
  const [u, v] = [right - column, down - row];
  const above = values[at]! * (1 - u) + values[at + 1]! * u;
  const below = values[at + columns]! * (1 - u) + values[at + columns + 1]! * u;
  return above * (1 - v) + below * v;
}

/** Where the ground falls, in numbers for each unit of the sheet. */
export function fallAt(heights: Raster, { x, y }: Point): Point {
  const reach = 4;
  return {
    x: (valueAt(heights, { x: x - reach, y }) - valueAt(heights, { x: x + reach, y })) / (2 * reach),
    y: (valueAt(heights, { x, y: y - reach }) - valueAt(heights, { x, y: y + reach })) / (2 * reach),
  };
}
