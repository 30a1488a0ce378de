import type { Direction } from '../../space/hex.ts';
import { hasSideOf, type Land, putSide, stepsFrom } from './land.ts';
import { wayBetween } from './walk.ts';

/** What roads of a ruleset are made of. */
export interface RoadWorks {
  /** What a step costs whoever builds a road, by the terrain that it enters; undefined where no road goes. */
  price(terrain: string): number | undefined;
  /** Hexsides of water that a road crosses by a bridge. */
  readonly waters: readonly string[];
  readonly bridge: string;
}

const ALONG_A_ROAD = 0.3;
const BRIDGE = 4;
const CLIMB = 2;

const isRoad = ({ roads }: Land, from: number, to: number): boolean =>
  roads.some(({ path }) =>
    path.some((hex, i) => (hex === from && path[i + 1] === to) || (hex === to && path[i + 1] === from)),
  );

const isWet = (land: Land, hex: number, direction: number, { waters }: RoadWorks): boolean =>
  waters.some((kind) => hasSideOf(land, hex, direction as Direction, kind));

/** Builds the cheapest road between two hexes: along roads that are there, round woods, with few bridges. */
export function buildRoad(land: Land, from: number, to: number, kind: string, works: RoadWorks): boolean {
  const { level, terrain } = land;
  const way = wayBetween(land, from, to, (here, next, direction) => {
    const price = works.price(terrain[next]!);
    if (price === undefined) return undefined;
    if (isRoad(land, here, next)) return ALONG_A_ROAD;
    return price + CLIMB * Math.abs(level[next]! - level[here]!) + (isWet(land, here, direction, works) ? BRIDGE : 0);
  });
  if (way === undefined) return false;
  for (const [i, hex] of way.slice(0, -1).entries())
    for (const [next, direction] of stepsFrom(land.grid, hex))
      if (next === way[i + 1] && isWet(land, hex, direction, works)) putSide(land, hex, direction, works.bridge);
  land.roads.push(...newParts(land, way).map((path) => ({ kind, path })));
  return true;
}

/** The parts of a way where no road goes yet. */
function newParts(land: Land, way: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (const [i, hex] of way.slice(0, -1).entries()) {
    const next = way[i + 1]!;
    if (isRoad(land, hex, next)) continue;
    const last = parts.at(-1);
    if (last?.at(-1) === hex) last.push(next);
    else parts.push([hex, next]);
  }
  return parts;
}
