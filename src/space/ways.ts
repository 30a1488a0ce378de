import { HEX_BITS } from './costs.ts';
import { DIRECTIONS } from './hex.ts';

/** A place of a mover that pays for turns: its hex, then its facing. */
export const FACING_BITS = 3;
export const PLACE_BITS = HEX_BITS + FACING_BITS;

/** The turns and steps that a mover may make in each facing; turns from the cheapest on. */
export interface Ways {
  readonly turnCosts: Uint8Array;
  /** By facing, then by turn. */
  readonly turnedTo: Uint8Array;
  /** By facing, then by step: the two front hexes, or all six where facing does not count. */
  readonly directions: Uint8Array;
  /** What turns cost in one word: the same by each vertex (a longer turn is several short ones), or the same however far. */
  readonly even: 'by-vertex' | 'any' | undefined;
}

export const NO_FACING: Ways = {
  turnCosts: new Uint8Array(0),
  turnedTo: new Uint8Array(0),
  directions: Uint8Array.from(DIRECTIONS),
  even: undefined,
};
