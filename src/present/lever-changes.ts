import { t, type Text } from '../kernel/text.ts';
import { decimal } from '../calculate/number.ts';
import type { FacetShares, Share } from '../calculate/shares.ts';

/** How a lever changes the chance of one class, or the mean. */
export interface ClassChange {
  readonly text: Text;
  readonly from: Text;
  readonly to: Text;
}

const NEVER = t('jamais', 'never');
const inBoth = (n: number): Text => t(decimal(n, 'fr'), decimal(n, 'en'));

/**
 * What a lever does to each class, or to the mean where classes are numbers. A class that reads otherwise in the
 * other situation is another class: its chance there is no baseline.
 */
export function classChangesOf(before: FacetShares, after: FacetShares): ClassChange[] {
  if (before.mean !== undefined && after.mean !== undefined)
    return [{ text: t('moyenne', 'mean'), from: inBoth(before.mean), to: inBoth(after.mean) }];
  const was = new Map(before.shares.map((share) => [nameOf(share), share]));
  const becomes = new Map(after.shares.map((share) => [nameOf(share), share]));
  return inOrder(before, after).flatMap((share) => {
    const [from, to] = [was.get(nameOf(share)), becomes.get(nameOf(share))];
    if (from?.chance === to?.chance) return [];
    return [{ text: share.text, from: from?.percent ?? NEVER, to: to?.percent ?? NEVER }];
  });
}

const nameOf = ({ id, text }: Share): string => JSON.stringify([id, text.fr, text.en]);

/** Each class once, in the order of the facet as it becomes; what was there before stands first where names differ. */
function inOrder(before: FacetShares, after: FacetShares): Share[] {
  const each = [...new Map([...before.shares, ...after.shares].map((share) => [nameOf(share), share])).values()];
  if (!('classes' in after.facet)) return each;
  const order = after.facet.classes.map(({ id }) => id);
  const rank = ({ id }: Share): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return each.sort((a, b) => rank(a) - rank(b));
}
