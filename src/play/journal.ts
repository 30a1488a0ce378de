import type { Game, SideIndex } from '../kernel/game.ts';
import type { Options } from '../kernel/ruling.ts';
import { SEED_VERSION } from '../kernel/seed.ts';
import type { TypedDie } from '../kernel/rolled-dice.ts';

/** One command that was played: who gave it, the faces of its dice, what came of it. */
export interface Entry<C = unknown, V = unknown> {
  readonly by: SideIndex;
  readonly command: C;
  readonly faces: readonly TypedDie[];
  readonly events: readonly V[];
  /** Played together with the entry before: whoever takes one of them back takes back both. */
  readonly along?: true;
}

/** Entries that the players agreed to take back although dice had been thrown. */
export interface Rewind {
  /** How many entries there were, and how many were kept. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

export interface Seeding {
  readonly version: number;
  readonly from: number;
}

/** A battle as it was played: enough to play it again, and to check every throw against the rules. */
export interface Journal<C = unknown, V = unknown> {
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
  /** By which version of the dice the seed throws, and from which entry on: those before keep the faces of an earlier one. */
  readonly seeding: Seeding;
  readonly entries: readonly Entry<C, V>[];
  readonly rewinds: readonly Rewind[];
}

/** Throws are those of this release from an entry on. */
export const seedingFrom = (entry: number): Seeding => ({ version: SEED_VERSION, from: entry });

/** `own`: a scenario that not everybody has. */
export const newJournal = <G, C, V>(game: Game<G, C, V>, seed: string, own?: unknown): Journal<C, V> => ({
  ruleset: game.ruleset,
  rules: game.version,
  scenario: { id: game.scenario.id, hash: game.scenario.hash, ...(own !== undefined && { own }) },
  rulings: game.options,
  seed,
  seeding: seedingFrom(0),
  entries: [],
  rewinds: [],
});
