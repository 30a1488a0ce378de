import type { Facing } from '../../../space/hex.ts';
import type { Gesture } from '../../../space/table.ts';

/** What a player holds: a counter, who goes with it, where it is pointed, how it would face there. */
export interface Hand {
  readonly counter?: string;
  /** Of those who may go together, or strike together. */
  readonly who?: readonly string[];
  readonly at?: readonly number[];
  readonly facing?: Facing;
  /** Which of several strikes by the same counters at the same hexes: charges have more than one way. */
  readonly way?: number;
  /** A strike stays where it was pointed, so that others can join. */
  readonly pinned?: boolean;
  /** Counters that go by the same steps as the one in hand, itself among them. */
  readonly line?: readonly string[];
  /** A command that points at no place. */
  readonly command?: unknown;
}

export const EMPTY_HAND: Hand = {};

type Gestures = readonly Gesture<unknown>[];

const alike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

const holds = (all: readonly unknown[], some: readonly unknown[]): boolean => some.every((item) => all.includes(item));

const goes = (gestures: Gestures): Gestures => gestures.filter(({ kind }) => kind === 'go');
const strikes = (gestures: Gestures): Gestures => gestures.filter(({ kind }) => kind === 'strike');

/** Who may go together, in the order in which the table offers them. */
export function groupsIn(gestures: Gestures): (readonly string[])[] {
  const groups = new Map<string, readonly string[]>();
  for (const { who } of goes(gestures)) groups.set(who.join(), who);
  return [...groups.values()];
}

/** The moves of the group in hand, or of the first. */
export function movesIn(gestures: Gestures, { who }: Hand): Gestures {
  const groups = groupsIn(gestures);
  const group = groups.find((one) => who !== undefined && alike(one, who)) ?? groups[0];
  return group === undefined ? [] : goes(gestures).filter((gesture) => alike(gesture.who, group));
}

/** Hexes that may be gone to, with the least cost where there is one. */
export function reachIn(moves: Gestures): Map<number, number | undefined> {
  const reach = new Map<number, number | undefined>();
  for (const { at, cost } of moves) {
    const known = reach.get(at[0]!);
    if (!reach.has(at[0]!) || (cost !== undefined && known !== undefined && cost < known)) reach.set(at[0]!, cost);
  }
  return reach;
}

export interface Turn {
  readonly facing: Facing;
  readonly cost?: number;
}

export const turnsAt = (moves: Gestures, hex: number): Turn[] =>
  moves.flatMap(({ at, facing, cost }) =>
    at[0] !== hex || facing === undefined ? [] : [{ facing, ...(cost !== undefined && { cost }) }],
  );

const apart = (one: Facing, other: Facing): number => Math.min((one - other + 6) % 6, (other - one + 6) % 6);

/** The move to a hex: with the facing in hand, or else the cheapest, and of these the one that turns least. */
export function moveTo(moves: Gestures, hex: number, facing: Facing | undefined, now: Facing | undefined) {
  const there = moves.filter(({ at }) => at[0] === hex);
  const asked = there.find((gesture) => gesture.facing === facing);
  if (asked !== undefined) return asked;
  const turn = (gesture: Gesture<unknown>): number =>
    gesture.facing === undefined || now === undefined ? 0 : apart(gesture.facing, now);
  return there.toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || turn(a) - turn(b))[0];
}

/** Hexes that may be struck. */
export const targetsIn = (gestures: Gestures): number[] => [...new Set(strikes(gestures).flatMap(({ at }) => at))];

/** The strike at a hex by the fewest: others join when they are asked to. */
export const strikeAt = (gestures: Gestures, hex: number): Gesture<unknown> | undefined =>
  fewest(strikes(gestures).filter(({ at }) => at.length === 1 && at[0] === hex));

/** The strikes of these counters at these hexes, by each of their ways. */
export const waysOf = (gestures: Gestures, { who = [], at = [] }: Hand): Gestures =>
  strikes(gestures).filter((gesture) => alike(gesture.who, who) && alike(gesture.at, at));

export function sameStrike(gestures: Gestures, hand: Hand): Gesture<unknown> | undefined {
  const ways = waysOf(gestures, hand);
  return ways[hand.way ?? 0] ?? ways[0];
}

const fewest = (list: Gestures): Gesture<unknown> | undefined =>
  list.toSorted((a, b) => a.who.length - b.who.length)[0];

/** Who may strike at the same hexes, beside those who already do. */
export const joiners = (gestures: Gestures, { at = [] }: Hand): string[] => [
  ...new Set(
    strikes(gestures)
      .filter((gesture) => alike(gesture.at, at))
      .flatMap(({ who }) => who),
  ),
];

/** The strike with a counter that joins, or without one that did: undefined where the rules know none. */
export function joined(gestures: Gestures, { who = [], at = [] }: Hand, id: string): Gesture<unknown> | undefined {
  const here = strikes(gestures).filter((gesture) => alike(gesture.at, at));
  if (!who.includes(id)) return fewest(here.filter((gesture) => holds(gesture.who, [...who, id])));
  const without = here.filter((gesture) => !gesture.who.includes(id) && holds(who, gesture.who));
  return without.toSorted((a, b) => b.who.length - a.who.length)[0];
}

/** Other sets of targets that include these, or are among them, for the same strikers or the fewest that can. */
export function otherTargets(gestures: Gestures, { who = [], at = [] }: Hand): Gesture<unknown>[] {
  const sets = new Map<string, Gesture<unknown>>();
  for (const gesture of strikes(gestures)) {
    if (alike(gesture.at, at) || !(holds(gesture.at, at) || holds(at, gesture.at))) continue;
    const key = gesture.at.toSorted((a, b) => a - b).join();
    const known = sets.get(key);
    const rank = (one: Gesture<unknown>): number => (alike(one.who, who) ? 0 : one.who.length);
    if (known === undefined || rank(gesture) < rank(known)) sets.set(key, gesture);
  }
  return [...sets.values()];
}
