import { columnOf, type Direction, DIRECTIONS, type Facing, type Grid, OFF, rowOf, STEP_R } from '../../space/hex.ts';
import { hexesOfVertex, sideOf, vertexOf } from '../../space/sides.ts';
import { at, centreAt, centreOf, cornerOf, endsOfSide, middleOfSide, type Point } from './geometry.ts';

/*
 * Hexes are a way to count; ground is not made of them. Areas and lines that follow hexsides are drawn as curves from
 * the middle of a side to the middle of the next, bent at the vertex between: woods and hills get round edges.
 */

interface Edge {
  readonly middle: Point;
  readonly to: Point;
}

const columnStep = (row: number, direction: Direction): number => {
  const shifted = (row & 1) === 1;
  if (direction === 1) return 1;
  if (direction === 4) return -1;
  const east = direction === 0 || direction === 2;
  return east ? (shifted ? 1 : 0) : shifted ? 0 : -1;
};

const held = (n: number, most: number): number => Math.min(Math.max(n, 0), most - 1);

/** The smooth edge of all hexes for which `inside` holds; it runs on beyond the map, where the outermost hexes go on. */
export function areaOf(grid: Grid, inside: (hex: number) => boolean): string {
  const has = (column: number, row: number): boolean =>
    Math.abs(row - held(row, grid.height)) < 3 &&
    Math.abs(column - held(column, grid.width)) < 3 &&
    inside(held(row, grid.height) * grid.width + held(column, grid.width));
  const edges = new Map<string, Edge>();
  for (let row = -3; row < grid.height + 3; row++)
    for (let column = -3; column < grid.width + 3; column++) {
      if (!has(column, row)) continue;
      const centre = centreAt(column, row);
      for (const direction of DIRECTIONS) {
        if (has(column + columnStep(row, direction), row + STEP_R[direction])) continue;
        const [from, to] = endsOfSide(centre, direction);
        edges.set(at(from), { middle: middleOfSide(centre, direction), to });
      }
    }
  let path = '';
  while (edges.size > 0) {
    const [start] = edges.keys();
    let edge = taken(edges, start!);
    path += `M${at(edge.middle)}`;
    const first = edge;
    for (let key = at(edge.to); key !== start; key = at(edge.to)) {
      const corner = edge.to;
      edge = taken(edges, key);
      path += `Q${at(corner)} ${at(edge.middle)}`;
    }
    path += `Q${at(edge.to)} ${at(first.middle)}Z`;
  }
  return path;
}

function taken(edges: Map<string, Edge>, key: string): Edge {
  const edge = edges.get(key)!;
  edges.delete(key);
  return edge;
}

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

/** A line from hex to hex along all ways for which `leads` holds; it leaves the map where it comes to the edge. */
export function wayThrough(grid: Grid, leads: (hex: number, direction: Direction) => boolean): string {
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
