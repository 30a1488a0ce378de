import type { Grid } from '../../space/hex.ts';
import { type Land, stepsFrom } from './land.ts';

/** What a step costs somebody; undefined where he cannot take it. */
export type StepPrice = (from: number, to: number, direction: number) => number | undefined;

/** The cheapest way between two hexes, both included; undefined where there is none. Of equal ways always the same. */
export function wayBetween({ grid }: Land, from: number, to: number, price: StepPrice): number[] | undefined {
  const { cost, previous } = search(grid, from, price);
  if (cost[to] === Infinity) return undefined;
  const way = [to];
  while (way[0] !== from) way.unshift(previous[way[0]!]!);
  return way;
}

/** Which hexes can be walked to. */
export function reachableFrom({ grid }: Land, from: number, price: StepPrice): Set<number> {
  const { cost } = search(grid, from, price);
  return new Set(cost.flatMap((found, hex) => (found < Infinity ? [hex] : [])));
}

/** Dijkstra; maps are small enough to look for the nearest hex one by one. */
function search(grid: Grid, from: number, price: StepPrice): { cost: number[]; previous: number[] } {
  const cost = Array.from({ length: grid.hexes }, () => Infinity);
  const previous: number[] = [];
  const open = new Set([from]);
  cost[from] = 0;
  while (open.size > 0) {
    let hex = -1;
    for (const one of open) if (hex < 0 || cost[one]! < cost[hex]! || (cost[one] === cost[hex] && one < hex)) hex = one;
    open.delete(hex);
    for (const [next, direction] of stepsFrom(grid, hex)) {
      const toll = price(hex, next, direction);
      if (toll === undefined || cost[hex]! + toll >= cost[next]!) continue;
      cost[next] = cost[hex]! + toll;
      previous[next] = hex;
      open.add(next);
    }
  }
  return { cost, previous };
}
