import type { Text } from '../../../kernel/text.ts';
import { bestFirst, type FacetShares, type Share } from '../../../calculate/shares.ts';

/** A stretch of the battle bar: results that are worth the same to the side that acts. */
export interface Stretch {
  readonly ids: readonly string[];
  readonly texts: readonly Text[];
  readonly chance: number;
  /** Where it begins, from 0 to 1. */
  readonly from: number;
  /** Whom it serves. */
  readonly for: 'own' | 'enemy' | 'nobody';
  /** How much, among what may come: 0 to 1. */
  readonly weight: number;
}

/** The chances of a facet laid end to end, best for the side that acts first; where none is better, each by itself. */
export function stretchesOf({ shares }: FacetShares): readonly Stretch[] {
  const most = Math.max(...shares.map(({ worth }) => Math.abs(worth)));
  const stretches: Stretch[] = [];
  let from = 0;
  let before: number | undefined;
  for (const share of bestFirst(shares)) {
    if (before === share.worth && most > 0) stretches.push(extend(stretches.pop()!, share));
    else stretches.push(newStretch(share, from, most));
    before = share.worth;
    from += share.chance;
  }
  return stretches;
}

const newStretch = ({ id, worth, text, chance }: Share, from: number, most: number): Stretch => ({
  ids: [id],
  texts: [text],
  chance,
  from,
  for: worth > 0 ? 'own' : worth < 0 ? 'enemy' : 'nobody',
  weight: Math.abs(worth) / Math.max(1, most),
});

const extend = (stretch: Stretch, { id, text, chance }: Share): Stretch => ({
  ...stretch,
  ids: [...stretch.ids, id],
  texts: [...stretch.texts, text],
  chance: stretch.chance + chance,
});
