import { type Direction, DIRECTIONS, type Grid, gridOf, neighbour, numberOf, OFF } from '../../space/hex.ts';
import type { MapDocument } from '../../space/map-document.ts';
import { sideOf } from '../../space/sides.ts';
import type { Text } from '../../kernel/text.ts';

/** A map in the making. Ids of terrains, sides and roads are those of a ruleset’s vocabulary. */
export interface Land {
  readonly grid: Grid;
  readonly level: Uint8Array;
  readonly terrain: string[];
  /** Hexsides by kind: each as its two hexes, by the id of the side. */
  readonly sides: Map<string, Map<number, readonly [number, number]>>;
  readonly roads: { readonly kind: string; readonly path: readonly number[] }[];
  readonly places: { readonly hex: number; readonly name: Text }[];
}

export function flatLand(width: number, height: number, terrain: string): Land {
  const grid = gridOf(width, height);
  return {
    grid,
    level: new Uint8Array(grid.hexes),
    terrain: Array.from({ length: grid.hexes }, () => terrain),
    sides: new Map(),
    roads: [],
    places: [],
  };
}

export const allHexes = ({ hexes }: Grid): number[] => Array.from({ length: hexes }, (_, hex) => hex);

export function putSide({ grid, sides }: Land, hex: number, direction: Direction, kind: string): void {
  let ofKind = sides.get(kind);
  if (ofKind === undefined) sides.set(kind, (ofKind = new Map()));
  ofKind.set(sideOf(grid, hex, direction), [hex, neighbour(grid, hex, direction)]);
}

export const hasSideOf = ({ grid, sides }: Land, hex: number, direction: Direction, kind: string): boolean =>
  sides.get(kind)?.has(sideOf(grid, hex, direction)) ?? false;

/** The neighbours of a hex on the map, with the direction in which they lie. */
export function* stepsFrom(grid: Grid, hex: number): Iterable<readonly [next: number, direction: Direction]> {
  for (const direction of DIRECTIONS) {
    const next = neighbour(grid, hex, direction);
    if (next !== OFF) yield [next, direction];
  }
}

const LETTERS = '.abcdefghijklmnopqrstuvwxyz';

/** The land as a map document. */
export function mapOf({ grid, level, terrain, sides, roads, places }: Land, name: Text): MapDocument {
  const kinds = [...new Set(terrain)];
  const letterOf = new Map(kinds.map((kind, i) => [kind, LETTERS[i]!]));
  const rows = (sign: (hex: number) => string): string[] =>
    Array.from({ length: grid.height }, (_, row) =>
      Array.from({ length: grid.width }, (_, column) => sign(row * grid.width + column)).join(''),
    );
  const hexNumber = (hex: number): string => numberOf(grid, hex);
  return {
    name,
    width: grid.width,
    height: grid.height,
    legend: kinds.map((kind) => ({ letter: letterOf.get(kind)!, terrain: kind })),
    terrain: rows((hex) => letterOf.get(terrain[hex]!)!),
    levels: rows((hex) => String(level[hex])),
    sides: [...sides].map(([kind, between]) => ({
      kind,
      between: [...between.values()].map((pair) => pair.map(hexNumber).join('-')),
    })),
    roads: roads.map(({ kind, path }) => ({ kind, path: path.map(hexNumber) })),
    places: places.map(({ hex, name: called }) => ({ hex: hexNumber(hex), name: called })),
  };
}
