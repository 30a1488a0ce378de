import type { Lang, Text } from '../kernel/text.ts';
import type { Facing } from './hex.ts';
import type { BattleMap } from './map.ts';

/** A unit or a leader as it lies on the map now. Ids are the table's own and stay the same for a whole battle. */
export interface CounterShown {
  readonly id: string;
  readonly side: number;
  readonly hex: number;
  readonly name: Text;
  /** The code of its drawing. */
  readonly type: string;
  readonly strength?: number;
  /** Quality or cohesion. */
  readonly rating?: number;
  readonly movement?: number;
  readonly facing?: Facing;
  /** A letter, and what it means. */
  readonly state?: { readonly code: string; readonly text: Text };
  readonly spent?: boolean;
  /** Its weaker side shows. */
  readonly reversed?: boolean;
}

/**
 * A command as a hand gives it on the map. `go`: these counters to that hex, with that facing; `strike`: these at those
 * hexes; `plain`: nothing is pointed at.
 */
export interface Gesture<C> {
  readonly command: C;
  readonly kind: 'go' | 'strike' | 'plain';
  readonly who: readonly string[];
  readonly at: readonly number[];
  readonly facing?: Facing;
  /** In half points. */
  readonly cost?: number;
}

/** How a side stands. */
export interface SideShown {
  readonly points: number;
  /** What it has lost, of what it had, and the share of it (0 to 1) at which it collapses. */
  readonly lost: number;
  readonly of: number;
  /** What is counted, where it is not strength. */
  readonly counted?: Text;
  readonly collapsesAt?: number;
}

/** A leader, or whoever else acts in turn. */
export interface ActorShown {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  readonly standing: 'acts' | 'waits' | 'done' | 'out';
  /** The counters that he commands now. */
  readonly commands: readonly string[];
  /** He does not act in turn with the others. */
  readonly apart?: true;
}

/**
 * What a page needs to know of a battle to lay it on a table, beyond what the game itself says: one for each ruleset,
 * in `rulesets/<id>/battle/table.ts`. It decides nothing.
 */
export interface Table<G = unknown, C = unknown> {
  readonly map: BattleMap;
  /** On the map; those of a hex in order, the top one last. */
  counters(state: G): readonly CounterShown[];
  /** Counters that have something to do now. */
  able(state: G): readonly string[];
  /** A choice is due before anything else may be done. */
  isOwed(state: G): boolean;
  gestures(state: G, id: string): readonly Gesture<C>[];
  /** Commands without a place on the map, the end of the step last. */
  plain(state: G): readonly C[];
  /** Whether a command ends the step, or says no to what is offered. */
  isPass(command: C): boolean;
  /** The hexes of a move, the first one included. */
  path(state: G, command: C): readonly number[];
  sides(state: G): readonly SideShown[];
  /** In the order in which they act, where there is one. */
  actors(state: G): readonly ActorShown[];
  /** What those who wait to act are called, where no order of them is known. */
  readonly waiting?: Text;
  /** For whom a die is thrown, where the account does not name him. */
  thrower(who: string): Text;
  /** A word for beginners. */
  hint?(state: G): Text | undefined;
  /** What is asked for when a counter is in hand, a combat at stake, or a sheet open. */
  readonly aids: Aids<G, C>;
}

/** Facts of a combat that both players agree to change (`attackers[1].approaches[1].aspect`), and why. */
export interface Agreement {
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly reason: string;
}

/** Somebody who is not on the map. */
export interface Absent {
  readonly side: number;
  readonly name: Text;
  readonly text: Text;
}

/** What a table adds to help a hand, and what is looked up; like the table it decides nothing. */
export interface Aids<G = unknown, C = unknown> {
  /** What a player may want to know of a counter, a line each. */
  about(state: G, id: string): readonly Text[];
  /** What is printed of whoever acts in turn, and how those stand whom he commands. */
  aboutActor(state: G, id: string): Text;
  /** Who is no longer on the map, and why. */
  fallen(state: G): readonly Absent[];
  /** Who has yet to come, and when. */
  reinforcements?(state: G): readonly Absent[];
  /** The combat that a command leads to: a procedure of the calculator, and its situation, names in a language. */
  combat(state: G, command: C, lang: Lang): { readonly procedure: string; readonly situation: unknown } | undefined;
  /** Hexes near to the reach of counters that move together, where they may not end, and why. */
  barred(state: G, who: readonly string[]): readonly { readonly hex: number; readonly text: Text }[];
  /** Hexes that a counter could come to if it were its turn, with the half points. */
  reach(state: G, id: string): readonly { readonly hex: number; readonly cost: number }[];
  /** The command that moves counters of one stack, whether it is allowed or not; undefined where they never move so. */
  move(state: G, who: readonly string[], to: number, facing: Facing | undefined): C | undefined;
  /** Facts of the combat that a command leads to which come from the position, by path, and the hexes they come from. */
  origins(state: G, command: C): Readonly<Record<string, readonly number[]>>;
  /** A combat's command with facts changed; itself where there are none. */
  agreeing(command: C, agreement: Agreement | undefined): C;
  /** What was agreed for a command. */
  agreement(command: C): Agreement | undefined;
  /** Where those stand whom a throw is about that no counter is taken in hand for. */
  concerned(state: G, command: C): readonly number[];
  /** Hexes in front of a side's units. */
  fronts(state: G, side: number): readonly number[];
  /** Undefined where the view is open. */
  screen(state: G, from: number, to: number): { readonly hexes: readonly number[]; readonly text: Text } | undefined;
  /** Hexes in a side's zones of control, where the rules know any. */
  zones?(state: G, side: number): readonly number[];
  /** What a side has chosen in secret and not yet shown: for its own eyes. */
  hidden?(state: G, side: number): readonly Text[];
}
