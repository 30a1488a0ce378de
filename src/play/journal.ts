import type { Game, PlayedCommand, SideIndex } from '../kernel/game.ts';
import type { Options } from '../kernel/ruling.ts';
import { SEED_VERSION } from '../kernel/seed.ts';
import type { TypedDie } from '../kernel/rolled-dice.ts';
import type { Seat } from './seats.ts';

/** What shows that faces were fairly thrown by somebody else: plain values, which only he who threw them understands. */
export type Proof = Readonly<Record<string, string | number | readonly string[]>>;

/** Where faces come from, where it is not the seed of the journal: from a real table, or from elsewhere with a proof. */
export type DiceSource = 'typed' | { readonly proof: Proof };

/** One command that was played: who gave it, the faces of its dice, what came of it. */
export interface Entry<C = unknown, V = unknown> extends PlayedCommand<C, V> {
  readonly is: 'entry';
  readonly by: SideIndex;
  readonly faces: readonly TypedDie[];
  readonly dice?: DiceSource;
  /** Played together with the entry before: whoever takes one of them back takes back both. */
  readonly along?: true;
}

/** Back to so many entries, none of those behind it with dice. */
export interface Undo {
  readonly is: 'undo';
  readonly to: number;
}

/** Back to so many entries although dice had been thrown, as the players agreed: dice that follow are others. */
export interface Rewind {
  readonly is: 'rewind';
  readonly to: number;
  readonly reason: string;
}

/** What needs the other side’s consent: a draw, a rewind, a command that rests on facts to be agreed on. */
export type Proposal<C = unknown> =
  | { readonly for: 'draw' }
  | { readonly for: 'rewind'; readonly to: number; readonly reason: string }
  | { readonly for: 'command'; readonly command: C };

export interface Offer<C = unknown> {
  readonly is: 'offer';
  readonly by: SideIndex;
  readonly proposal: Proposal<C>;
}

/** To the offer that stands. */
export interface Answer {
  readonly is: 'answer';
  readonly by: SideIndex;
  readonly accepts: boolean;
}

export interface Resignation {
  readonly is: 'resign';
  readonly by: SideIndex;
}

/** Who orders for a side from now on. */
export interface Seating {
  readonly is: 'seat';
  readonly side: SideIndex;
  readonly seat: Seat;
}

export type Line<C = unknown, V = unknown> = Entry<C, V> | Undo | Rewind | Offer<C> | Answer | Resignation | Seating;

export interface Seeding {
  readonly version: number;
  readonly from: number;
}

/** What a journal says before its first line. */
export interface Heading {
  readonly ruleset: string;
  /** The version of the rules that made the events. */
  readonly rules: number;
  readonly scenario: {
    readonly id: string;
    readonly hash: string;
    /** The scenario itself, where it is none of those that everybody has. */
    readonly own?: unknown;
  };
  /** The rulings chosen, other than ours. */
  readonly rulings: Options;
  readonly seed: string;
  /** By which version of the dice the seed throws, and from which line on: those before keep the faces of an earlier one. */
  readonly seeding: Seeding;
  /** Rewinds of a journal of version 1, which did not keep the entries that they took back. */
  readonly earlierRewinds?: readonly { readonly from: number; readonly to: number; readonly reason: string }[];
}

/** A battle as it was played, line by line; lines are only ever added. Enough to play it again, and to check every throw. */
export interface Journal<C = unknown, V = unknown> extends Heading {
  readonly lines: readonly Line<C, V>[];
}

/** What stands before the lines, alone. */
export function headingOf<C, V>({ lines, ...heading }: Journal<C, V>): Heading {
  void lines;
  return heading;
}

/** A whole battle has some thousand lines; endless undos and redos stop here. */
export const MOST_LINES = 50_000;

/** Throws are those of this release from a line on. */
export const seedingFrom = (line: number): Seeding => ({ version: SEED_VERSION, from: line });

/** `own`: a scenario that not everybody has. */
export const newJournal = <G, C, V>(game: Game<G, C, V>, seed: string, own?: unknown): Journal<C, V> => ({
  ruleset: game.ruleset,
  rules: game.version,
  scenario: { id: game.scenario.id, hash: game.scenario.hash, ...(own !== undefined && { own }) },
  rulings: game.options,
  seed,
  seeding: seedingFrom(0),
  lines: [],
});
