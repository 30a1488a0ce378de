import type { SideIndex } from '../kernel/game.ts';
import type { JudgedGame } from './judged-game.ts';

/** A command that a mind has considered, and what it expects of it. */
export interface Considered<C> {
  readonly command: C;
  /** In points of the battle, to the side that chooses. */
  readonly worth: number;
}

/** What a mind does, and what it weighed: the best first, so that the second says what it gave up. */
export interface Decision<C> {
  readonly command: C;
  readonly considered: readonly Considered<C>[];
  /** Positions looked at. */
  readonly looked: number;
}

/**
 * Chooses for the side that must act, knowing what that side may see. A position has one answer: nothing is remembered
 * between choices, and dice that a mind imagines come from the position itself, never from those of the battle.
 */
export type Mind = <G, C, V>(judged: JudgedGame<G, C, V>, seen: G, side: SideIndex) => Decision<C>;
