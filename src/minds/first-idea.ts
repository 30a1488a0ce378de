import { asBeginner } from './judged-game.ts';
import type { Mind } from './mind.ts';

/**
 * Takes the first of so many ideas, as a beginner sees the battle: the one that promises most by what it changes. No
 * position is worked out, so that thousands of battles can be played.
 */
export const takeFirstIdea =
  (most: number): Mind =>
  (judged, seen) => {
    const ideas = asBeginner(judged).judge.ideas(seen, most);
    const considered = ideas.length === 1 ? [] : ideas.map(({ command, gain }) => ({ command, worth: gain }));
    return { command: ideas[0]!.command, considered, looked: ideas.length };
  };
