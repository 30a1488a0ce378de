import { COST_SHIFT, FOUND_MASK, type Goal, MOST_COST, type Reach } from './reach.ts';

/** Whether a place is reached for just so many half points: quicker to ask than what it costs. */
export const isFoundAt = (reach: Reach, place: number, cost: number): boolean =>
  (reach.found[place]! & FOUND_MASK) === (reach.base | ((MOST_COST - cost) << COST_SHIFT));

/** Whether the search went on after its goal, or had none. */
export const isComplete = (reach: Reach): boolean => reach.searched >= reach.mover.allowance;

/** Whether it is known how to come to a place. */
export function leadsTo(reach: Reach, { to, facing }: Goal): boolean {
  const cost = reach.costOf(reach.placeOf(to, facing));
  return cost >= 0 && cost <= reach.searched;
}
