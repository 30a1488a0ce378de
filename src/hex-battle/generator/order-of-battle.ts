import type { Size } from './choices.ts';
import type { BattleLine } from './deployment.ts';
import { inEvenParts } from './muster.ts';

export interface Scale {
  readonly width: number;
  readonly height: number;
}

/** Large enough for flanks to be turned, small enough to meet in turn 2. */
export const SCALES: Readonly<Record<Size, Scale>> = {
  '10': { width: 14, height: 12 },
  '20': { width: 20, height: 14 },
  '40': { width: 30, height: 16 },
};

/** One army in the south, one in the north, with so many rows between their fronts. */
export function linesApart(height: number, between: number): readonly [BattleLine, BattleLine] {
  const middle = Math.floor(height / 2);
  return [
    { front: middle + Math.ceil(between / 2), rear: 1 },
    { front: middle - 1 - Math.floor(between / 2), rear: -1 },
  ];
}

/** What has a place in a line of battle: `wing` stands on a wing, with those who are quick. */
export interface Placed {
  readonly wing?: true;
}

/** Bodies under a leader each, from west to east: a wing, the foot, the other wing. */
export function bodiesOf<U extends Placed>(units: readonly U[], largest: number): U[][] {
  const foot = units.filter(({ wing }) => wing !== true);
  const wings = units.filter(({ wing }) => wing === true);
  const [west, east] = wings.length > largest / 2 ? inEvenParts(wings, 2) : [wings, []];
  return [west!, ...inEvenParts(foot, Math.ceil(foot.length / largest)), east!].filter(({ length }) => length > 0);
}
