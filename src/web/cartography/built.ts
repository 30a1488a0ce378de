import { type Direction, DIRECTIONS, OFF } from '../../space/hex.ts';
import { type BattleMap, hasSide, hasRoad, isInside } from '../../space/map.ts';
import { centreOf, endsOfSide } from '../board/hex/geometry.ts';
import { at, between, type Point } from '../board/point.ts';
import { sideLook, type Stroke, roadLook } from './looks.ts';
import { crossing, lineAlong, roadEnd, roadThrough, wander } from './lines.ts';
import type { Mark } from './drawing.ts';
import type { Ground } from './ground.ts';
import { grain } from '../../space/noise.ts';

/** Roads between two lines, trails dashed. */
export const roads = (map: BattleMap): Mark[] =>
  map.roadIds.flatMap((kind): Mark[] => {
    const path = roadThrough(map.grid, (hex, direction) => hasRoad(map, hex, direction, kind));
    if (path === '') return [];
    return roadLook(kind) === 'trail'
      ? [
          { path, stroke: 'road', width: 3.4, opacity: 0.7 },
          { path, stroke: 'roadEdge', width: 1.3, dash: [4.6, 3.2] },
        ]
      : [
          { path, stroke: 'roadEdge', width: 5.6 },
          { path, stroke: 'road', width: 3.6 },
        ];
  });

/** A block of houses, or a church: its middle, half its length and width, and how it is turned. */
function block(middle: Point, long: number, wide: number, angle: number): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const corner = (a: number, b: number): string => at({ x: middle.x + ux * a - uy * b, y: middle.y + uy * a + ux * b });
  return `M${corner(-long, -wide)}L${corner(long, -wide)}L${corner(long, wide)}L${corner(-long, wide)}Z`;
}

/** Villages: blocks at both sides of the roads that come in, closest at the middle. */
export function villages(ground: Ground): Mark[] {
  const { map } = ground;
  let [roofs, shadows, streetLines] = ['', '', ''];
  for (const hex of ground.hexesOf('town')) {
    const centre = wander(centreOf(map.grid, hex));
    const roads = DIRECTIONS.filter((direction) => map.roads[hex * 6 + direction]! > 0);
    const streets = roads.length > 0 ? roads : ([grain(hex, 0, 14) < 0.5 ? 0 : 1, 3] as Direction[]);
    if (roads.length === 0)
      streetLines += streets
        .map((way) => `M${at(centre)}L${at(between(centre, roadEnd(map.grid, hex, way), 0.8))}`)
        .join('');
    for (const [n, way] of streets.entries()) {
      const end = roadEnd(map.grid, hex, way);
      const angle = Math.atan2(end.y - centre.y, end.x - centre.x);
      for (let i = 0; i < 3; i++)
        for (const side of [-1, 1]) {
          const luck = (salt: number): number => grain(hex * 7 + n, i * 2 + (side > 0 ? 1 : 0), 15 + salt);
          if (i === 2 && luck(0) < 0.35) continue;
          const far = 0.24 + i * 0.27 + luck(1) * 0.05;
          const street = between(centre, end, far);
          const off = side * (5.6 + luck(2) * 1.6);
          const middle = { x: street.x - Math.sin(angle) * off, y: street.y + Math.cos(angle) * off };
          const [long, wide] = [2.4 + luck(3) * 1.6, 1.9 + luck(4) * 0.9];
          roofs += block(middle, long, wide, angle);
          shadows += block({ x: middle.x + 0.9, y: middle.y + 1.1 }, long, wide, angle);
        }
    }
    const church = { x: centre.x + 1, y: centre.y - 0.5 };
    roofs += block(church, 3.6, 1.7, 0);
    roofs += `M${at({ x: church.x, y: church.y - 1.5 })}m-0.5 0v-3h-1.4v-1h1.4v-1.5h1v1.5h1.4v1h-1.4v3z`;
  }
  if (roofs === '') return [];
  return [
    { path: streetLines, stroke: 'road', width: 2.6 },
    { path: shadows, fill: 'shade', opacity: 0.45 },
    { path: roofs, fill: 'roof', stroke: 'wall', width: 0.5 },
  ];
}

/** Castles: four towers and their walls. */
export function castles(ground: Ground): Mark[] {
  const path = ground
    .hexesOf('castle')
    .map((hex) => {
      const { x, y } = centreOf(ground.map.grid, hex);
      const towers = [-8, 8].flatMap((dx) => [-7, 7].map((dy) => block({ x: x + dx, y: y + dy }, 3, 3, 0)));
      return `${block({ x, y }, 8, 7, 0)}${towers.join('')}${block({ x, y }, 3.4, 3.4, 0)}`;
    })
    .join('');
  return path === '' ? [] : [{ path, fill: 'roof', stroke: 'wall', width: 1 }];
}

const sidesLike = (map: BattleMap, stroke: Stroke): string[] => map.sideIds.filter((kind) => sideLook(kind) === stroke);

/** Each side of a kind once: its hex and direction. */
function* sidesOf(map: BattleMap, kind: string): Generator<readonly [number, Direction, number]> {
  for (let hex = 0; hex < map.grid.hexes; hex++)
    for (const direction of DIRECTIONS) {
      const near = map.grid.neighbours[hex * 6 + direction]!;
      if (near !== OFF && hex < near && hasSide(map, hex, direction, kind)) yield [hex, direction, near];
    }
}

const lines = (map: BattleMap, stroke: Stroke): string =>
  sidesLike(map, stroke)
    .map((kind) => lineAlong(map.grid, (hex, direction) => hasSide(map, hex, direction, kind)))
    .join('');

/** Streams and rivers that run along hexsides, and crests. */
export function lineFeatures(map: BattleMap): Mark[] {
  const [streams, rivers, crests] = [lines(map, 'stream'), lines(map, 'river'), lines(map, 'crest')];
  const marks: Mark[] = [
    { path: crests, stroke: 'hachure', width: 4.4, dash: [1.4, 3.4] },
    { path: rivers, stroke: 'sand', width: 12, opacity: 0.6 },
    { path: rivers, stroke: 'deep', width: 9 },
    { path: rivers, stroke: 'water', width: 6.6 },
    { path: streams, stroke: 'sand', width: 6, opacity: 0.5 },
    { path: streams, stroke: 'deep', width: 3.6 },
    { path: streams, stroke: 'water', width: 1.9 },
  ];
  return marks.filter(({ path }) => path !== '');
}

/** Redoubts and walls: a bank with its ditch outside, teeth towards the enemy. */
export function works(map: BattleMap): Mark[] {
  let [bank, teeth] = ['', ''];
  for (const kind of sidesLike(map, 'wall'))
    for (const [hex, direction, near] of sidesOf(map, kind)) {
      const inside = isInside(map, near, ((direction + 3) % 6) as Direction, kind) ? near : hex;
      const [a, b] = endsOfSide(centreOf(map.grid, hex), direction);
      const middle = between(a, b);
      const centre = centreOf(map.grid, inside);
      const [inX, inY] = [(centre.x - middle.x) / 27.7, (centre.y - middle.y) / 27.7];
      const shift = (point: Point, by: number): Point => ({ x: point.x + inX * by, y: point.y + inY * by });
      bank += `M${at(shift(a, 3))}L${at(shift(b, 3))}`;
      for (let i = 1; i < 8; i++) {
        const from = between(a, b, i / 8);
        teeth += `M${at(shift(from, 1))}L${at(shift(from, -4))}`;
      }
    }
  if (bank === '') return [];
  return [
    { path: bank, stroke: 'wall', width: 4.4 },
    { path: bank, stroke: 'roof', width: 2 },
    { path: teeth, stroke: 'wall', width: 1.2 },
  ];
}

/** Bridges over sides: two rails and planks; in hexes of water, from bank to bank along the road. */
export function bridges(ground: Ground): Mark[] {
  const { map } = ground;
  let [deck, rails] = ['', ''];
  const span = (middle: Point, angle: number, half: number): void => {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const corner = (a: number, b: number): string =>
      at({ x: middle.x + ux * a - uy * b, y: middle.y + uy * a + ux * b });
    deck += `M${corner(-half, -3.4)}L${corner(half, -3.4)}L${corner(half, 3.4)}L${corner(-half, 3.4)}Z`;
    rails += [-3.6, 3.6]
      .map(
        (b) => `M${corner(-half - 1.5, b * 1.5)}L${corner(-half, b)}L${corner(half, b)}L${corner(half + 1.5, b * 1.5)}`,
      )
      .join('');
    for (let a = -half + 2; a < half; a += 3) rails += `M${corner(a, -3.4)}L${corner(a, 3.4)}`;
  };
  for (const kind of sidesLike(map, 'bridge'))
    for (const [hex, , near] of sidesOf(map, kind)) {
      const [here, there] = [centreOf(map.grid, hex), centreOf(map.grid, near)];
      const [from, to] = [wander(here), wander(there)];
      span(crossing(here, there), Math.atan2(to.y - from.y, to.x - from.x), 9);
    }
  for (const hex of ground.hexesOf('bridge')) {
    const ends = DIRECTIONS.filter((direction) => map.roads[hex * 6 + direction]! > 0);
    const from = ends[0] ?? 1;
    const to = ends[1] ?? (((from + 3) % 6) as Direction);
    const [a, b] = [roadEnd(map.grid, hex, from), roadEnd(map.grid, hex, to)];
    span(between(wander(centreOf(map.grid, hex)), between(a, b)), Math.atan2(b.y - a.y, b.x - a.x), 25);
  }
  if (deck === '') return [];
  return [
    { path: deck, fill: 'road' },
    { path: rails, stroke: 'wall', width: 1.1 },
  ];
}
