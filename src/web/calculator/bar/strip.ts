import type { Text } from '../../../kernel/text.ts';
import { bestFirst, type FacetShares, type Share } from '../../../calculate/shares.ts';

/** A stretch of the battle bar: results that are worth the same to the side that acts. */
export interface Stretch {
  readonly worth: number;
  readonly texts: readonly Text[];
  readonly chance: number;
  /** Where it begins, from 0 to 1. */
  readonly from: number;
  /** Whom it serves. */
  readonly for: 'own' | 'enemy' | 'nobody';
  /** How much, among what may come: 0 to 1. */
  readonly weight: number;
}

/** The chances of a facet laid end to end, best for the side that acts first. */
export function stretchesOf({ shares }: FacetShares): readonly Stretch[] {
  const most = Math.max(1, ...shares.map(({ worth }) => Math.abs(worth)));
  const stretches: Stretch[] = [];
  let from = 0;
  for (const share of bestFirst(shares)) {
    const last = stretches.at(-1);
    if (last?.worth === share.worth) stretches[stretches.length - 1] = joined(last, share);
    else stretches.push(begun(share, from, most));
    from += share.chance;
  }
  return stretches;
}

const begun = ({ worth, text, chance }: Share, from: number, most: number): Stretch => ({
  worth,
  texts: [text],
  chance,
  from,
  for: worth > 0 ? 'own' : worth < 0 ? 'enemy' : 'nobody',
  weight: Math.abs(worth) / most,
});

const joined = (stretch: Stretch, { text, chance }: Share): Stretch => ({
  ...stretch,
  texts: [...stretch.texts, text],
  chance: stretch.chance + chance,
});

/** Where on the bar a result lies: in the middle of its stretch. */
export function pinOf(counted: FacetShares, classId: string): number | undefined {
  const fallen = counted.shares.find(({ id }) => id === classId);
  const stretch = stretchesOf(counted).find(({ worth }) => worth === fallen?.worth);
  return stretch && stretch.from + stretch.chance / 2;
}
