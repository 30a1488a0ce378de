import type { Cue } from './cues.ts';
import { play } from './instruments.ts';

/** Plays cues one after the other; nothing waits for it, and what cannot be heard is left out. */
export function newPlayer(): (cues: readonly Cue[]) => void {
  let context: AudioContext | undefined;
  let free = 0;
  return (cues) => {
    try {
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
      // A device that was asleep does not catch up.
      let at = Math.min(Math.max(free, context.currentTime), context.currentTime + 1);
      for (const cue of cues) at += play(context, cue, at);
      free = at;
    } catch {
      // A device without sound.
    }
  };
}
