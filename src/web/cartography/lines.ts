import { columnOf, type Direction, DIRECTIONS, type Facing, type Grid, OFF, rowOf } from '../../space/hex.ts';
import { hexesOfVertex, sideOf, vertexOf } from '../../space/sides.ts';
import { centreOf, cornerOf, middleOfSide } from '../board/hex/geometry.ts';
import { at, between, middleOf, type Point } from '../board/point.ts';
import { smoothNoise } from '../../space/noise.ts';

/** Where a line really runs that the map document leads through a point: as nature bends it, and all lines alike. */
export const wander = ({ x, y }: Point): Point => ({
  x: x + 4.5 * smoothNoise(x, y, 74, 30) + 2 * smoothNoise(x, y, 29, 31),
  y: y + 4.5 * smoothNoise(x, y, 74, 32) + 2 * smoothNoise(x, y, 29, 33),
});

/** How far bends are cut: a line from side to side would turn by sixty degrees at each vertex. */
const CUT = 0.5;

/** A line along all sides for which `runs` holds: a curve that its vertices pull at. */
export function lineAlong(grid: Grid, runs: (hex: number, direction: Direction) => boolean): string {
  const vertices = new Map<number, { readonly point: Point; readonly sides: Map<number, Point> }>();
  const sides = new Map<number, number[]>();
  for (let hex = 0; hex < grid.hexes; hex++)
    for (const direction of DIRECTIONS) {
      if (!runs(hex, direction)) continue;
      const side = sideOf(grid, hex, direction);
      if (sides.has(side)) continue;
      const centre = centreOf(grid, hex);
      const ends = ([direction, ((direction + 1) % 6) as Facing] as const).map((facing) => {
        const vertex = vertexOf(grid, hex, facing);
        const found = vertices.get(vertex) ?? { point: cornerOf(centre, facing), sides: new Map<number, Point>() };
        found.sides.set(side, middleOfSide(centre, direction));
        vertices.set(vertex, found);
        return vertex;
      });
      sides.set(side, ends);
    }
  const pulls = new Map<number, Point>();
  for (const [vertex, { point, sides }] of vertices)
    pulls.set(vertex, wander(sides.size === 2 ? between(point, middleOf([...sides.values()]), CUT) : point));
  const joint = (side: number): Point => middleOf(sides.get(side)!.map((vertex) => pulls.get(vertex)!));
  let path = '';
  for (const [vertex, { sides }] of vertices) {
    const pull = pulls.get(vertex)!;
    const ends = [...sides.keys()].map(joint);
    if (ends.length === 2) path += `M${at(ends[0]!)}Q${at(pull)} ${at(ends[1]!)}`;
    // A spring, a mouth, or the edge of the map.
    else
      for (const end of ends)
        path += `M${at(end)}L${at(ends.length === 1 && !isAtEdge(grid, vertex) ? between(end, pull, 0.6) : pull)}`;
  }
  return path;
}

const isAtEdge = (grid: Grid, vertex: number): boolean => hexesOfVertex(grid, vertex).includes(OFF);

/** Where a road crosses the side between two hexes. */
export const crossing = (here: Point, there: Point): Point => between(wander(here), wander(there));

/** Where a road leaves a hex: towards its neighbour, or to the edge of the map. */
export function roadEnd(grid: Grid, hex: number, direction: Direction): Point {
  const centre = centreOf(grid, hex);
  const near = grid.neighbours[hex * 6 + direction]!;
  return near === OFF ? middleOfSide(centre, direction) : crossing(centre, centreOf(grid, near));
}

/** A line from hex to hex along all roads for which `leads` holds; it leaves the map where it comes to the edge. */
export function roadThrough(grid: Grid, leads: (hex: number, direction: Direction) => boolean): string {
  let path = '';
  for (let hex = 0; hex < grid.hexes; hex++) {
    const centre = wander(centreOf(grid, hex));
    const directions = DIRECTIONS.filter((direction) => leads(hex, direction));
    const ends = directions.map((direction) => roadEnd(grid, hex, direction));
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
