import { greenly } from './expecting.ts';
import type { Mind } from './mind.ts';

/**
 * By one step, at a glance: of the first ideas, as beginners see the battle, the one that promises most by what it
 * changes. No position is worked out, so that thousands of battles can be played.
 */
export const atAGlance =
  (most: number): Mind =>
  (known, seen) => {
    const ideas = greenly(known).judge.ideas(seen, most);
    const considered = ideas.length === 1 ? [] : ideas.map(({ command, gain }) => ({ command, worth: gain }));
    return { command: ideas[0]!.command, considered, looked: ideas.length };
  };
