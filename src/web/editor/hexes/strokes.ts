import { paintTerrain, setLevel, withoutSides, withoutRoads, withSides, withRoad } from '../../../space/drawing.ts';
import { directionTo, distance, type Grid, neighboursOf } from '../../../space/hex.ts';
import { type BattleMap, hasSide, hasRoad } from '../../../space/map.ts';
import type { MapDocument } from '../../../space/map-document.ts';

export type Brush =
  | { readonly tool: 'ground'; readonly terrain: string }
  | { readonly tool: 'levels'; readonly level: number }
  /** A brush without a kind erases. */
  | { readonly tool: 'sides' | 'ways'; readonly kind: string | undefined };

/** The hexes from one end to the other, each next to the one before. */
export function stepsTo(grid: Grid, from: number, to: number): number[] {
  const path: number[] = [];
  for (let hex = from; hex !== to; path.push(hex))
    hex = neighboursOf(grid, hex).reduce((best, next) =>
      distance(grid, next, to) < distance(grid, best, to) ? next : best,
    );
  return path;
}

/** The drawing after a brush went along a path. */
export function drawn(map: MapDocument, brush: Brush, path: readonly number[]): MapDocument {
  switch (brush.tool) {
    case 'ground':
      return paintTerrain(map, path, brush.terrain);
    case 'levels':
      return setLevel(map, path, brush.level);
    case 'sides':
      return brush.kind === undefined ? withoutSides(map, path) : withSides(map, path, brush.kind);
    case 'ways':
      return brush.kind === undefined ? withoutRoads(map, path) : withRoad(map, path, brush.kind);
  }
}

/** Whether what a brush would draw between two neighbours is there already: a second tap takes it away. */
export function isDrawn(map: BattleMap, brush: Brush, from: number, to: number): boolean {
  if ((brush.tool !== 'sides' && brush.tool !== 'ways') || brush.kind === undefined) return false;
  const direction = directionTo(map.grid, from, to);
  if (direction === undefined) return false;
  return (brush.tool === 'sides' ? hasSide : hasRoad)(map, from, direction, brush.kind);
}
