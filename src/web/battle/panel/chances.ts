import type { Assessment } from '../../../kernel/assessment.ts';
import { signed, type Text } from '../../../kernel/text.ts';
import { percent, ratio } from '../../../calculate/number.ts';
import type { FacetShares, Share } from '../../../calculate/shares.ts';

/** The chances of a combat, added up by what they are worth to the side that acts. */
export interface Balance {
  readonly chance: number;
  readonly percent: Text;
}

const WORTHS = [1, 0, -1] as const;

/** For the side that acts, for neither, against it. */
export const balanceOf = ({ shares }: FacetShares): readonly Balance[] =>
  WORTHS.map((sign) => {
    const weight = shares.reduce((sum, share) => sum + (Math.sign(share.worth) === sign ? share.weight : 0n), 0n);
    const chance = ratio(weight, shares[0]!.total);
    return { chance, percent: percent(chance) };
  });

/** The likeliest results first; of equal ones the better. */
export const likeliest = ({ shares }: FacetShares, most: number): readonly Share[] =>
  shares
    .toSorted((a, b) => Number(b.weight > a.weight) - Number(b.weight < a.weight) || b.worth - a.worth)
    .slice(0, most);

/** What makes the odds: the lines that count, the heaviest first. */
export const reasonsOf = ({ modifier }: Assessment<unknown>, most: number): readonly { value: string; text: Text }[] =>
  (modifier?.lines ?? [])
    .filter(({ standing, value }) => standing === 'counts' && value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, most)
    .map(({ row, value }) => ({ value: signed(value), text: row.brief?.(modifier!.facts) ?? row.text }));
