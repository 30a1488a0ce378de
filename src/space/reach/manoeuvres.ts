import { DIRECTIONS } from '../hex.ts';
import { HEX_BITS } from './costs.ts';
import type { TurnCosts } from './reach.ts';

/** A place of a mover that pays for turns: its hex, then its facing. */
export const FACING_BITS = 3;
export const PLACE_BITS = HEX_BITS + FACING_BITS;

/** The turns and steps that a mover may make in each facing; turns from the cheapest on. */
export interface Manoeuvres {
  readonly turnCosts: Uint8Array;
  /** By facing, then by turn. */
  readonly turnedTo: Uint8Array;
  /** By facing, then by step: the two front hexes, or all six where facing does not count. */
  readonly directions: Uint8Array;
  /**
   * Whether turns cost the same by each vertex (a longer turn is several short ones), or the same however far; undefined
   * where they do neither.
   */
  readonly even: 'by-vertex' | 'any' | undefined;
}

/** Of a mover whose facing does not count. */
export const WITHOUT_FACING: Manoeuvres = {
  turnCosts: new Uint8Array(0),
  turnedTo: new Uint8Array(0),
  directions: Uint8Array.from(DIRECTIONS),
  even: undefined,
};

const known = new WeakMap<object, Manoeuvres>();

/** Of a mover that pays for turns. */
export function manoeuvresFor(turns: TurnCosts): Manoeuvres {
  let manoeuvres = known.get(turns);
  if (manoeuvres === undefined) known.set(turns, (manoeuvres = newManoeuvres(turns)));
  return manoeuvres;
}

function newManoeuvres(turns: TurnCosts): Manoeuvres {
  const byVertex = turns[1] === turns[0] * 2 && turns[2] === turns[0] * 3;
  const made = (byVertex ? [1, 5] : [1, 2, 3, 4, 5])
    .map((by) => ({ by, cost: turns[Math.min(by, 6 - by) - 1]! }))
    .sort((a, b) => a.cost - b.cost);
  return {
    turnCosts: Uint8Array.from(made, ({ cost }) => cost),
    turnedTo: Uint8Array.from(DIRECTIONS.flatMap((facing) => made.map(({ by }) => (facing + by) % 6))),
    directions: Uint8Array.from(DIRECTIONS.flatMap((facing) => [(facing + 5) % 6, facing])),
    even: byVertex ? 'by-vertex' : turns[0] === turns[1] && turns[1] === turns[2] ? 'any' : undefined,
  };
}
