import { columnOf, type Direction, DIRECTIONS, type Facing, type Grid, OFF, rowOf } from '../../space/hex.ts';
import { hexesOfVertex, sideOf, vertexOf } from '../../space/sides.ts';
import { centreOf, cornerOf, middleOfSide } from '../board/hex/geometry.ts';
import { at, type Point } from '../board/point.ts';

/** A line along all sides for which `runs` holds. */
export function lineAlong(grid: Grid, runs: (hex: number, direction: Direction) => boolean): string {
  const middles = new Map<number, Point>();
  const meeting = new Map<number, { readonly point: Point; readonly sides: Set<number> }>();
  for (let hex = 0; hex < grid.hexes; hex++)
    for (const direction of DIRECTIONS) {
      if (!runs(hex, direction)) continue;
      const side = sideOf(grid, hex, direction);
      const centre = centreOf(grid, hex);
      middles.set(side, middleOfSide(centre, direction));
      for (const facing of [direction, ((direction + 1) % 6) as Facing]) {
        const vertex = vertexOf(grid, hex, facing);
        const found = meeting.get(vertex) ?? { point: cornerOf(centre, facing), sides: new Set() };
        found.sides.add(side);
        meeting.set(vertex, found);
      }
    }
  let path = '';
  for (const [vertex, { point, sides }] of meeting) {
    const ends = [...sides].map((side) => middles.get(side)!);
    if (ends.length === 2) path += `M${at(ends[0]!)}Q${at(point)} ${at(ends[1]!)}`;
    // A spring, a mouth, or the edge of the map.
    else
      for (const end of ends)
        path += `M${at(end)}L${at(ends.length === 1 && !isAtEdge(grid, vertex) ? short(end, point) : point)}`;
  }
  return path;
}

const isAtEdge = (grid: Grid, vertex: number): boolean => hexesOfVertex(grid, vertex).includes(OFF);
const short = (from: Point, to: Point): Point => ({
  x: from.x + (to.x - from.x) * 0.6,
  y: from.y + (to.y - from.y) * 0.6,
});

/** A line from hex to hex along all roads for which `leads` holds; it leaves the map where it comes to the edge. */
export function roadThrough(grid: Grid, leads: (hex: number, direction: Direction) => boolean): string {
  let path = '';
  for (let hex = 0; hex < grid.hexes; hex++) {
    const centre = centreOf(grid, hex);
    const directions = DIRECTIONS.filter((direction) => leads(hex, direction));
    const ends = directions.map((direction) => middleOfSide(centre, direction));
    if (directions.length === 1 && onEdge(grid, hex)) ends.push(edgePoint(grid, hex, directions[0]!));
    if (ends.length === 2) path += `M${at(ends[0]!)}Q${at(centre)} ${at(ends[1]!)}`;
    else for (const end of ends) path += `M${at(end)}L${at(centre)}`;
  }
  return path;
}

const onEdge = (grid: Grid, hex: number): boolean =>
  columnOf(grid, hex) % (grid.width - 1) === 0 || rowOf(grid, hex) % (grid.height - 1) === 0;

/** Straight on, or as nearly as the edge allows. */
function edgePoint(grid: Grid, hex: number, came: Direction): Point {
  const out = [3, 2, 4]
    .map((turn) => ((came + turn) % 6) as Direction)
    .find((direction) => grid.neighbours[hex * 6 + direction] === OFF);
  return out === undefined ? centreOf(grid, hex) : middleOfSide(centreOf(grid, hex), out);
}
