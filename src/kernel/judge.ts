import type { Prepared, SideIndex } from './game.ts';
import type { Text } from './text.ts';

/** One reason why a position is good or bad for a side, in points of the battle. */
export interface AccountItem {
  readonly id: string;
  readonly text: Text;
  readonly value: number;
  /** Whose doing it is, where that can be told. */
  readonly parts?: readonly AccountPart[];
}

/** What one counter, or one formation, has in an item. */
export interface AccountPart {
  readonly id: string;
  readonly name: Text;
  readonly value: number;
}

/** What players count in, and how much of it a point of the battle is on average. */
export interface ValueUnit {
  readonly text: Text;
  readonly perPoint: number;
}

/** A command that a player would think of, and how much it promises. */
export interface Idea<C> {
  readonly command: C;
  /** By what it changes, in points of the battle, with the exact chances of the charts: nothing else is judged anew. */
  readonly gain: number;
}

/** How far a battle has come: what a report counts. */
export interface Score {
  readonly turn: number;
  /** By side: strength lost so far, out of the strength it began with. */
  readonly lost: readonly number[];
  readonly of: readonly number[];
}

/** How far a search follows a battle beyond the own activation: through the next one, whoever's it is, or the enemy's next. */
export type Reply = 'next activation' | 'enemy activation';

/**
 * What a ruleset tells about its battles to whoever plays them by searching. It reads positions as a side sees them
 * (`view`) and throws no dice: chances are counted by whoever asks.
 */
export interface Judge<G = unknown, C = unknown, V = unknown> {
  /** What a position is worth to a side, in points of the battle: the sum of its account. */
  worth(state: G, side: SideIndex): number;
  /** The same, item by item. */
  account(state: G, side: SideIndex): readonly AccountItem[];
  /**
   * Commands that a player would think of, the most promising first: at most `most`, all of them legal, never none while
   * the battle lasts. The first alone makes a sensible player.
   */
  ideas(state: G, most: number): readonly Idea<C>[];
  /** What surely follows without a choice worth the name: the throw of a melee that was declared. */
  followUp(state: G): C | undefined;
  /** The throw that a command leads to by and by, as if nothing came between: that of a shock which is declared. */
  decisiveThrow?(state: G, command: C): Prepared<G, V> | undefined;
  /** Names the activation that a position belongs to: a plan ends where it changes. Empty between activations. */
  activation(state: G): string;
  /** The enemy's next activation where nothing is said. */
  readonly reply?: Reply;
  /** The plain rule that minds are measured against: walk to the nearest enemy, attack above even odds. */
  plainRule(state: G): C;
  score(state: G): Score;
  /** The command by which a side does nothing, where it is allowed to: gains are told against it. */
  readonly pass?: C;
  /** Points of the battle where a ruleset has no other. */
  readonly unit?: ValueUnit;
  /** How a beginner sees it: the first level judges by it, where there is one. */
  readonly beginner?: Judge<G, C, V>;
  /** How an expert sees it: the last level judges by it, where there is one. */
  readonly expert?: Judge<G, C, V>;
}
