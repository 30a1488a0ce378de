import type { FacetShares } from './shares.ts';

/**
 * Where a result stands for the side that acts (attacks, shoots, moves) among all that might have come, by its exact
 * chances: 0 the worst, 1 the best, ties in the middle (mid-rank). Classes compare by what they are worth to that side.
 * Whoever throws first, the other side's luck is what is missing to 1.
 * Undefined where there was nothing to be lucky about.
 */
export function percentileOf({ shares }: FacetShares, classId: string): number | undefined {
  const own = shares.find(({ id }) => id === classId);
  if (own === undefined || shares.every(({ worth }) => worth === own.worth)) return undefined;
  let below = 0;
  let level = 0;
  for (const { worth, chance } of shares) {
    if (worth < own.worth) below += chance;
    else if (worth === own.worth) level += chance;
  }
  return Math.min(1, below + level / 2);
}
