import type { PlayedCommand, SideIndex } from './game.ts';
import type { TypedDie } from './rolled-dice.ts';
import type { Text } from './text.ts';

/** A command that was played, as a journal keeps it. */
export interface PlayedEntry<C = unknown, V = unknown> extends PlayedCommand<C, V> {
  readonly by: SideIndex;
  readonly faces: readonly TypedDie[];
}

/** An event where it stands in a battle: its entry, and the position before that entry. */
export interface Happened<G = unknown, C = unknown, V = unknown> {
  readonly event: V;
  readonly entry: PlayedEntry<C, V>;
  readonly before: G;
}

/** How much a passage matters: what happens by itself, a move, a deed, a blow that decides something. */
export const MATTERS = ['aside', 'move', 'deed', 'blow'] as const;
export type Matter = (typeof MATTERS)[number];

/** What an arrow on the table stands for. */
export type ArrowKind = 'move' | 'strike' | 'fallback';

/** The way that a counter took, or whom it struck. */
export interface Arrow<P = unknown> {
  readonly counter: string;
  readonly side: SideIndex;
  readonly as: ArrowKind;
  readonly way: readonly P[];
}

/** What belongs together, in one sentence. */
export interface Passage<P = unknown> {
  readonly text: Text;
  readonly matter: Matter;
  readonly arrows: readonly Arrow<P>[];
}

/** What stands above a part of the story. */
export interface Heading {
  readonly text: Text;
  /** Whose part it is. */
  readonly side?: SideIndex;
}

/**
 * Where an event stands: above a chapter or a section, in the passage before it, at its end, in a passage of its own
 * kind that it opens, or nowhere.
 */
export type StoryPlace = 'chapter' | 'section' | 'goes on' | 'ends' | 'silent' | { readonly opens: string };

/** What a ruleset knows of telling its battles. It decides nothing: all that it says, events have said. */
export interface Storyteller<G = unknown, C = unknown, V = unknown, P = unknown> {
  /** Above the first chapter. */
  readonly opening: Heading;
  /** `open`: the kind of the passage before it, where that may go on. */
  placeOf(event: V, open: string | undefined): StoryPlace;
  heading(event: V): Heading;
  passage(kind: string, happened: readonly Happened<G, C, V>[]): Passage<P>;
}
