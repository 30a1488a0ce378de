import type { Facing } from '../hex.ts';
import type { Reach } from './reach.ts';

export interface Step {
  readonly hex: number;
  readonly facing: Facing;
  readonly flags: number;
  /** Half points spent so far. */
  readonly cost: number;
}

/** Plain data, safe to keep: every place reached, nearest first; `previous` is a position in the list, -1 at the start. */
export interface ReachCopy {
  readonly steps: readonly (Step & { readonly previous: number })[];
}

export const stepOf = (reach: Reach, place: number): Step => ({
  hex: reach.hexOf(place),
  facing: reach.facingOf(place),
  flags: reach.flagsOf(place),
  cost: reach.costOf(place),
});

/** From the start to a place that is reached, both included. */
export function pathTo(reach: Reach, place: number): Step[] {
  const steps: Step[] = [];
  for (let at = place; at >= 0; at = reach.previousOf(at)) steps.unshift(stepOf(reach, at));
  return steps;
}

/** What a search found, before the next one writes over it. */
export function copyOfReach(reach: Reach): ReachCopy {
  const positions = new Map<number, number>();
  return {
    steps: Array.from(reach.places.subarray(0, reach.count), (place, i) => {
      positions.set(place, i);
      return { ...stepOf(reach, place), previous: positions.get(reach.previousOf(place)) ?? -1 };
    }),
  };
}
