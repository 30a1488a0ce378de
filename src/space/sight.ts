import { distance, type Grid, OFF } from './hex.ts';
import { line } from './line.ts';

/** A line of sight, seen from a place on it. */
export interface SightPoint {
  readonly from: number;
  readonly to: number;
  /** How many hexes the place is from each end. */
  readonly fromDistance: number;
  readonly toDistance: number;
}

/** What blocks sight, as a ruleset has it; `undefined` where nothing does. Both are asked of places between the ends. */
export interface SightRule<Why extends string> {
  hex(hex: number, between: SightPoint): Why | undefined;
  /** Of a side that the line crosses or runs along; its hexes may be ends. */
  side?(side: number, hexes: readonly [number, number], between: SightPoint): Why | undefined;
  /** Whether a line between two hexes is blocked by either or only by both; of the edge of the map, its one hex decides. */
  readonly alongside: 'both' | 'either';
}

/** Where a line of sight ends and why. */
export interface Blocked<Why extends string> {
  /** One hex, or the two on both sides of a line that runs between them or across. */
  readonly hexes: readonly number[];
  readonly side: number | undefined;
  readonly why: Why;
}

/** The first place that blocks, coming from `from`; undefined where the view is open. */
export function blockedBy<Why extends string>(
  grid: Grid,
  from: number,
  to: number,
  rule: SightRule<Why>,
): Blocked<Why> | undefined {
  const betweenAt = (hex: number): SightPoint => ({
    from,
    to,
    fromDistance: distance(grid, from, hex),
    toDistance: distance(grid, to, hex),
  });
  const isEnd = (hex: number): boolean => hex === from || hex === to;
  for (const met of line(grid, from, to)) {
    if (met.kind === 'vertex') continue;
    if (met.kind === 'hex') {
      const why = isEnd(met.hex) ? undefined : rule.hex(met.hex, betweenAt(met.hex));
      if (why !== undefined) return { hexes: [met.hex], side: undefined, why };
      continue;
    }
    const hexes = met.hexes.filter((hex) => hex !== OFF);
    const why =
      rule.side?.(met.side, met.hexes, betweenAt(hexes[0]!)) ??
      (met.kind === 'along' ? blockedAlong(hexes, rule, betweenAt(hexes[0]!)) : undefined);
    if (why !== undefined) return { hexes, side: met.side, why };
  }
  return undefined;
}

function blockedAlong<Why extends string>(
  hexes: readonly number[],
  rule: SightRule<Why>,
  between: SightPoint,
): Why | undefined {
  const reasons = hexes.map((hex) => rule.hex(hex, between));
  const open = rule.alongside === 'both' ? reasons.includes(undefined) : !reasons.some((why) => why !== undefined);
  return open ? undefined : reasons.find((why) => why !== undefined);
}
