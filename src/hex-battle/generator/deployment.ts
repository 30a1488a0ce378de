import type { Grid } from '../../space/hex.ts';
import type { Land } from './land.ts';
import { reachableFrom } from './walk.ts';

/** Where an army stands: the row of its front, and whether its rear is to the south (1) or to the north (-1). */
export interface BattleLine {
  readonly front: number;
  readonly rear: 1 | -1;
}

/** How many ranks an army stands in, where the land is wide enough. */
const RANKS = 2;

/**
 * Hexes for bodies of troops that stand side by side from west to east, in the middle of the line, one unit in a hex:
 * each fills its front rank from its middle outwards, then the rank behind. Undefined where there is no room.
 */
export function deploy(
  { width, height }: Grid,
  bodies: readonly number[],
  { front, rear }: BattleLine,
  mayStand: (hex: number) => boolean,
): number[][] | undefined {
  const ranks = Math.max(RANKS, Math.ceil(bodies.reduce((sum, units) => sum + units, 0) / (width - 2)));
  const widths = bodies.map((units) => Math.ceil(units / ranks));
  let west = Math.floor((width - widths.reduce((sum, one) => sum + one, 0)) / 2);
  const taken = new Set<number>();
  const placed = bodies.map((units, i) => {
    const columns = fromMiddle(west, widths[i]!);
    west += widths[i]!;
    const places: number[] = [];
    // Where water or a neighbour is in the way, the body stands deeper.
    for (let row = front; places.length < units && row >= 0 && row < height; row += rear)
      for (const column of columns) {
        const hex = row * width + column;
        const isFree = column >= 0 && column < width && !taken.has(hex) && mayStand(hex);
        if (!isFree || places.length === units) continue;
        places.push(hex);
        taken.add(hex);
      }
    return places.length === units ? places : undefined;
  });
  return placed.every((places) => places !== undefined) ? placed : undefined;
}

/** Columns of a body, its middle first. */
function fromMiddle(west: number, width: number): number[] {
  const middle = west + (width - 1) / 2;
  return Array.from({ length: width }, (_, i) => west + i).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
}

/** Whether one can walk between all these hexes. */
export function areJoined(land: Land, hexes: readonly number[], mayWalk: (to: number) => boolean): boolean {
  const reached = reachableFrom(land, hexes[0]!, (_from, to) => (mayWalk(to) ? 1 : undefined));
  return hexes.every((hex) => reached.has(hex));
}
