import { type Direction, DIRECTIONS, neighbour } from '../../space/hex.ts';
import { type BattleMap, hasSide, isInside } from '../../space/map.ts';
import { at, between, centreOf, endsOfSide, type Point, RADIUS } from './geometry.ts';
import type { Stroke } from './looks.ts';
import { lineAlong } from './outline.ts';

/** Of each side one half, so that nothing is drawn twice. */
function* sidesOf(map: BattleMap, kind: string): Generator<readonly [number, Direction]> {
  for (let hex = 0; hex < map.grid.hexes; hex++)
    for (const direction of DIRECTIONS)
      if (hasSide(map, hex, direction, kind) && hex < neighbour(map.grid, hex, direction)) yield [hex, direction];
}

/** Short strokes from a side towards the lower hex; towards the second hex where both are level. */
function hachures(map: BattleMap, kind: string, strokes: number, length: number): string {
  let path = '';
  for (const [hex, direction] of sidesOf(map, kind)) {
    const near = neighbour(map.grid, hex, direction);
    const lower = map.level[near]! <= map.level[hex]! ? near : hex;
    const [a, b] = endsOfSide(centreOf(map.grid, hex), direction);
    const middle = between(a, b);
    const centre = centreOf(map.grid, lower);
    const down = { x: ((centre.x - middle.x) / RADIUS) * length, y: ((centre.y - middle.y) / RADIUS) * length };
    for (let i = 0; i < strokes; i++) {
      const from = between(a, b, (i + 0.5) / strokes);
      path += `M${at(from)}L${at({ x: from.x + down.x, y: from.y + down.y })}`;
    }
  }
  return path;
}

/** Battlements on the outside of a wall. */
function battlements(map: BattleMap, kind: string): string {
  let path = '';
  for (const [hex, direction] of sidesOf(map, kind)) {
    const inside = isInside(map, hex, direction, kind) ? hex : neighbour(map.grid, hex, direction);
    const [a, b] = endsOfSide(centreOf(map.grid, hex), direction);
    const centre = centreOf(map.grid, inside);
    const middle = between(a, b);
    const out = { x: (middle.x - centre.x) / 7, y: (middle.y - centre.y) / 7 };
    for (const [from, to] of [
      [0.1, 0.3],
      [0.4, 0.6],
      [0.7, 0.9],
    ] as const) {
      const [start, end] = [between(a, b, from), between(a, b, to)];
      const raised = ({ x, y }: Point): string => at({ x: x + out.x, y: y + out.y });
      path += `M${at(start)}L${raised(start)}L${raised(end)}L${at(end)}`;
    }
  }
  return path;
}

/** Two rails across a side. */
function bridges(map: BattleMap, kind: string): string {
  let path = '';
  for (const [hex, direction] of sidesOf(map, kind)) {
    const [here, there] = [centreOf(map.grid, hex), centreOf(map.grid, neighbour(map.grid, hex, direction))];
    const [a, b] = endsOfSide(here, direction);
    for (const share of [0.36, 0.64]) {
      const rail = between(a, b, share);
      const along = { x: (there.x - here.x) / 6, y: (there.y - here.y) / 6 };
      path += `M${at({ x: rail.x - along.x, y: rail.y - along.y })}L${at({ x: rail.x + along.x, y: rail.y + along.y })}`;
    }
  }
  return path;
}

const straight = (map: BattleMap, kind: string): string =>
  [...sidesOf(map, kind)]
    .map(([hex, direction]) => endsOfSide(centreOf(map.grid, hex), direction))
    .map(([a, b]) => `M${at(a)}L${at(b)}`)
    .join('');

/** All sides of a kind, drawn as what they are. */
export function drawnSides(map: BattleMap, kind: string, stroke: Stroke): string {
  switch (stroke) {
    case 'stream':
    case 'river':
    case 'crest':
      return lineAlong(map.grid, (hex, direction) => hasSide(map, hex, direction, kind));
    case 'slope':
      return hachures(map, kind, 6, 9);
    case 'steep':
      return hachures(map, kind, 9, 13) + straight(map, kind);
    case 'wall':
      return straight(map, kind) + battlements(map, kind);
    case 'bridge':
      return bridges(map, kind);
  }
}
