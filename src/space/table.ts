import type { Storyteller } from '../kernel/story.ts';
import type { Lang, Text } from '../kernel/text.ts';

/** Counters by their ids. */
export type Ids = readonly string[];

/**
 * A unit or a leader as it lies on the table now; `P` is a place on that table: a hex and a facing, or a pose on a plane.
 * Ids are the table's own and stay the same for a whole battle.
 */
export interface CounterShown<P = unknown> {
  readonly id: string;
  readonly side: number;
  /** Where it stands, and what it faces. */
  readonly place: P;
  readonly name: Text;
  /** The code of its drawing; the code itself is printed where there is no drawing. */
  readonly type: string;
  readonly strength?: number;
  /** Quality or cohesion. */
  readonly rating?: number;
  readonly movement?: number;
  /** A letter on a tab, and what it means: fatigued, in disorder, routed. */
  readonly state?: { readonly code: string; readonly text: Text };
  /** It has done what it may do now: drawn paler, and spoken. */
  readonly spent?: boolean;
  /** Its weaker side shows: a stripe across its corner. */
  readonly reversed?: boolean;
}

/** A command that brings counters to a place. */
export interface Move<C = unknown, P = unknown> {
  readonly command: C;
  readonly who: Ids;
  readonly to: P;
  /** In half points. */
  readonly cost?: number;
  /** Commands that follow it, where somebody who goes along does so by a command of his own. */
  readonly following?: readonly C[];
}

/** A command by which counters fire at those in some places, or attack them. */
export interface Strike<C = unknown, P = unknown> {
  readonly command: C;
  readonly who: Ids;
  readonly at: readonly P[];
}

/** What becomes of counters that are sent or dragged to a place. */
export interface Destination<C = unknown, P = unknown> {
  /** Ends at that place or, on a table without a grid, as near to it as the rules allow; absent where nothing may be played. */
  readonly move?: Move<C, P>;
  /** Why it does not end where it was sent. */
  readonly why?: Text;
}

/** What a counter may be told to do in a position. */
export interface Orders<C = unknown, P = unknown> {
  /** Who may go together, in the order in which they are offered: the first go by default. None where the counter cannot move. */
  readonly groups: readonly Ids[];
  /** Where a group ends that is sent to a place. */
  send(group: Ids, to: P): Destination<C, P>;
  /** The place nearest to another one where a group may end; undefined where it may end nowhere. */
  nearest(group: Ids, to: P): P | undefined;
  /** Whom it may strike, and who joins. */
  readonly strikes: readonly Strike<C, P>[];
  /** Commands that it carries out where it stands. */
  readonly here: readonly C[];
  /** All places that it may be sent to or strike at, where they can be listed. */
  readonly places?: readonly P[];
}

/** Several counters moved by the same steps: what is played, who comes where, and who cannot, with the reason. */
export interface Shift<C = unknown, P = unknown> {
  readonly commands: readonly C[];
  readonly moved: readonly { readonly counter: CounterShown<P>; readonly to: P }[];
  readonly stuck: readonly { readonly who: readonly CounterShown<P>[]; readonly text: Text }[];
}

/** What a line of sight shows. */
export interface Sight<P = unknown> {
  readonly from: P;
  readonly to: P;
  /** Absent where the view is open. */
  readonly blocked?: { readonly at: readonly P[]; readonly text: Text };
}

/** The ground on which a battle is fought, and what a hand does there. It decides nothing: the rules say what is legal. */
export interface Surface<G = unknown, C = unknown, P = unknown> {
  /** Of what sort it is: who draws it asks. */
  readonly kind: string;
  /** On the table; those that lie on one another in order, the top one last. */
  counters(state: G): readonly CounterShown<P>[];
  /** Whether two places are the same, whatever is faced there. */
  isSame(one: P, other: P): boolean;
  /** As it is printed on the map. */
  nameOf(place: P): string;
  orders(state: G, id: string): Orders<C, P>;
  /** The ways that a command takes: of those who move, or of each who strikes to each who is struck. */
  traces(state: G, command: C): readonly (readonly P[])[];
  /** Those among `ids` who stand in one line with a counter, facing as it does; itself among them. */
  lineOf(state: G, id: string, ids: Ids): Ids;
  /** Moves counters by the same steps and turns that bring one of them to a place; undefined where these are none. */
  shift(state: G, ids: Ids, lead: string, to: P): Shift<C, P> | undefined;
  sight(state: G, from: P, to: P): Sight<P>;
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

/** What wins the battle for a side, or loses it, by what the scenario says of victory. */
export interface Stake {
  readonly side: number;
  readonly is: 'aim' | 'danger';
  /** `22% of its SP lost at the end of a turn` */
  readonly text: Text;
  /** How far that has come, where it can be counted. */
  readonly count?: { readonly of: Text; readonly now: number; readonly limit: number };
}

/** A leader, or whoever else acts in turn. */
export interface ActorShown {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  readonly standing: 'acts' | 'waits' | 'done' | 'out';
  /** The counters that he commands now. */
  readonly commands: Ids;
  /** He does not act in turn with the others. */
  readonly apart?: true;
}

/** Somebody who is not on the table. */
export interface Absent {
  readonly side: number;
  readonly name: Text;
  readonly text: Text;
}

/** What a player looks up. */
export interface Details<G = unknown> {
  /** What a player may want to know of a counter, a line each. */
  counter(state: G, id: string): readonly Text[];
  /** What is printed of whoever acts in turn, and how those stand whom he commands. */
  actor(state: G, id: string): Text;
  /** Who is no longer on the table, and why. */
  fallen(state: G): readonly Absent[];
  /** Who has yet to come, and when. */
  reinforcements?(state: G): readonly Absent[];
  /** What a side has chosen in secret and not yet shown: for its own eyes. */
  hidden?(state: G, side: number): readonly Text[];
}

/** Facts of a combat that both players agree to change (`attackers[1].approaches[1].aspect`), and why. */
export interface Agreement {
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly reason: string;
}

/** What the calculator says of the combats that commands lead to, and what the players agree to change in them. */
export interface Combats<G = unknown, C = unknown, P = unknown> {
  /** The combat that a command leads to: a procedure of the calculator, and its situation, names in a language. */
  of(state: G, command: C, lang: Lang): { readonly procedure: string; readonly situation: unknown } | undefined;
  /** Facts of that combat which come from the position, by path, and the places they come from. */
  origins(state: G, command: C): Readonly<Record<string, readonly P[]>>;
  /** Where those stand whom a throw is about, where no counter is selected for it. */
  concernedPlaces(state: G, command: C): readonly P[];
  /** A combat's command with facts changed; itself where there are none. */
  agree(command: C, agreement: Agreement | undefined): C;
  /** What was agreed for a command. */
  agreement(command: C): Agreement | undefined;
}

/**
 * What a page needs to know of a battle to lay it on a table, beyond what the game itself says: one for each ruleset,
 * in `rulesets/<id>/battle/table.ts`. It decides nothing.
 */
export interface Table<G = unknown, C = unknown, P = unknown> {
  readonly surface: Surface<G, C, P>;
  /** What the codes of counters mean (`CounterShown.type`). */
  readonly typeNames: Readonly<Record<string, Text>>;
  /** Counters that have something to do now. */
  readyCounters(state: G): Ids;
  /** A choice is due before anything else may be done. */
  isChoiceDue(state: G): boolean;
  /** Commands without a place on the table, the end of the step last. */
  commandsWithoutPlace(state: G): readonly C[];
  /** Whether a command ends the step, or says no to what is offered. */
  isPass(command: C): boolean;
  sides(state: G): readonly SideShown[];
  /** Colours that the scenario gives its sides; those of the page where it says nothing. */
  readonly colours?: readonly string[];
  /** The turn that is played, and the last one. */
  turn(state: G): { readonly now: number; readonly last: number };
  /** What decides the battle, and how far each side has come. */
  stakes(state: G): readonly Stake[];
  /** In the order in which they act, where there is one. */
  actors(state: G): readonly ActorShown[];
  /** What those who wait to act are called, where no order of them is known. */
  readonly waiting?: Text;
  /** For whom a die is thrown, where the account does not name him. */
  thrower(who: string): Text;
  /** A word for beginners. */
  hint?(state: G): Text | undefined;
  readonly details: Details<G>;
  readonly combats: Combats<G, C, P>;
  /** What tells the battle as players do, loaded when somebody reads; its events are told one by one where there is none. */
  story?(): Promise<Storyteller<G, C, unknown, P>>;
}
