import { smoothNoise } from '../../space/noise.ts';
import { columnOf, type Grid, neighboursOf, rowOf } from '../../space/hex.ts';
import { allHexes, type Land } from './land.ts';

/** Rows of hexes stand closer than columns. */
const ROW = Math.sqrt(3) / 2;

/** Where the centre of a hex lies, in widths of a hex. */
export const centreOf = (grid: Grid, hex: number): readonly [x: number, y: number] => [
  columnOf(grid, hex) + (rowOf(grid, hex) % 2) / 2,
  rowOf(grid, hex) * ROW,
];

/** Smooth chance by hex, from -1 to 1. */
export function smoothAt(grid: Grid, hex: number, scale: number, salt: number): number {
  const [x, y] = centreOf(grid, hex);
  return smoothNoise(x, y, scale, salt) * 0.7 + smoothNoise(x, y, scale / 2, salt + 1) * 0.3;
}

/** The hexes where `value` is highest: so large a share of them. */
export function highestShare(hexes: readonly number[], share: number, value: (hex: number) => number): number[] {
  return hexes.toSorted((a, b) => value(b) - value(a) || a - b).slice(0, Math.round(hexes.length * share));
}

/** Raises hills out of smooth noise; `shares`: how much of the land is at least one level high, two levels, and so on. */
export function raiseHills(land: Land, salt: number, scale: number, shares: readonly number[]): void {
  const { grid, level } = land;
  const hexes = allHexes(grid);
  for (const share of shares)
    for (const hex of highestShare(hexes, share, (each) => smoothAt(grid, each, scale, salt))) level[hex]!++;
  easeSlopes(land);
}

/** Lowers what stands more than one level above a neighbour. */
export function easeSlopes({ grid, level }: Land): void {
  const waiting = allHexes(grid);
  while (waiting.length > 0) {
    const hex = waiting.pop()!;
    for (const next of neighboursOf(grid, hex)) {
      if (level[next]! <= level[hex]! + 1) continue;
      level[next] = level[hex]! + 1;
      waiting.push(next);
    }
  }
}
