import type { Chance } from '../kernel/seed.ts';

const GRAIN = 1_000_000;

/** Which way imagined dice fall. */
export function fallen(ways: readonly { readonly chance: number }[], chance: Chance): number {
  let at = chance(0, GRAIN - 1) / GRAIN;
  for (let i = 0; i < ways.length - 1; i++) {
    at -= ways[i]!.chance;
    if (at < 0) return i;
  }
  return ways.length - 1;
}
