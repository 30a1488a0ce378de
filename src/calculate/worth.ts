import { ratio } from './number.ts';
import type { FacetShares } from './shares.ts';

/** How likely the side that acts is to gain by it. */
export const successOf = (shares: FacetShares): number => chanceOf(shares, (worth) => worth > 0);

/** How likely it is to lose by it. */
export const failureOf = (shares: FacetShares): number => chanceOf(shares, (worth) => worth < 0);

function chanceOf({ shares }: FacetShares, counts: (worth: number) => boolean): number {
  let weight = 0n;
  for (const share of shares) if (counts(share.worth)) weight += share.weight;
  return ratio(weight, shares[0]!.total);
}

/** What the side that acts may expect, by the worth of each class. */
export const expectedWorth = ({ shares }: FacetShares): number =>
  shares.reduce((sum, { worth, chance }) => sum + worth * chance, 0);
