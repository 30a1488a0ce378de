import { at, type Point } from '../board/point.ts';
import type { Raster } from './raster.ts';

/*
 * Marching squares: each cell of a raster is crossed by a contour as its four corners say. Pieces are joined into lines;
 * a line that does not close ends at the edge of the raster.
 */

/** Sides of a cell: top, right, bottom, left. By corners above the height (1, 2, 4, 8 clockwise from the upper left). */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Lines along which a raster has a height, the higher ground at their left. */
export function contours({ columns, rows, step, from, values }: Raster, height: number): Point[][] {
  const next = new Map<number, number>();
  const starts = new Set<number>();
  // Edges between neighbouring points: 2 n leads right from point n, 2 n + 1 leads down.
  const edge = (column: number, row: number, side: number): number => {
    const at = (row + (side === 2 ? 1 : 0)) * columns + column + (side === 1 ? 1 : 0);
    return at * 2 + (side & 1);
  };
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      const corners =
        (values[at]! > height ? 1 : 0) |
        (values[at + 1]! > height ? 2 : 0) |
        (values[at + columns + 1]! > height ? 4 : 0) |
        (values[at + columns]! > height ? 8 : 0);
      for (const [a, b] of CROSSINGS[corners]!) {
        next.set(edge(column, row, a), edge(column, row, b));
        starts.add(edge(column, row, a));
      }
    }
  for (const to of next.values()) starts.delete(to);
  const pointOn = (crossed: number): Point => {
    const at = crossed >> 1;
    const there = (crossed & 1) === 0 ? at + 1 : at + columns;
    const share = (height - values[at]!) / (values[there]! - values[at]!);
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      x: from + step * (column + ((crossed & 1) === 0 ? share : 0)),
      y: from + step * (row + ((crossed & 1) === 1 ? share : 0)),
    };
  };
  const lines: Point[][] = [];
  const follow = (first: number): void => {
    const line: Point[] = [];
    for (let here: number | undefined = first; here !== undefined;) {
      line.push(pointOn(here));
      const to: number | undefined = next.get(here);
      next.delete(here);
      here = to;
    }
    if (line.length > 1) lines.push(line);
  };
  for (const start of starts) follow(start);
  for (const start of next.keys()) follow(start);
  return lines;
}

/** The area above a height; its edge is closed around the raster. */
export function areaAbove(raster: Raster, height: number): string {
  const { columns, rows } = raster;
  const walled: Raster = {
    ...raster,
    columns: columns + 2,
    rows: rows + 2,
    from: raster.from - raster.step,
    values: new Float32Array((columns + 2) * (rows + 2)).fill(-1e6),
  };
  for (let row = 0; row < rows; row++)
    walled.values.set(raster.values.subarray(row * columns, (row + 1) * columns), (row + 1) * (columns + 2) + 1);
  return contours(walled, height)
    .map((line) => `${curve(line)}Z`)
    .join('');
}

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A smooth line through the middles of the pieces of another. */
export function curve(line: readonly Point[]): string {
  if (line.length < 3) return `M${line.map(at).join('L')}`;
  let path = `M${at(line[0]!)}`;
  for (let i = 1; i < line.length - 1; i++) path += `Q${at(line[i]!)} ${at(halfway(line[i]!, line[i + 1]!))}`;
  return `${path}L${at(line.at(-1)!)}`;
}
