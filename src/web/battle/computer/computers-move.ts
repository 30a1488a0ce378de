import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Explanation } from '../../../minds/explanation.ts';
import type { BattleModel } from '../match/model.ts';
import { ask } from './ask.ts';
import { isFast, LEAST_SEEN, PACE } from './pace.ts';
import { rememberWeighing } from './remembered.ts';
import type { Seated } from './seats.ts';
import { thoughtsOf } from './thoughts.ts';

/** Plays the computer's moves, each announced for a moment; nobody is seated where `level` is undefined. */
export function useComputersMove(model: BattleModel, state: unknown, level: Seated | undefined) {
  /** What it is about to do, once it has chosen. */
  const about = useSignal<Explanation<unknown> | undefined>(undefined);
  const failed = useSignal(false);
  const endAnnouncement = useRef<() => void>(undefined);
  const { match } = model;
  useEffect(() => {
    model.awaitsComputer.value = level !== undefined;
    about.value = undefined;
    if (level === undefined) return undefined;
    let left = false;
    const begun = Date.now();
    void (async () => {
      const why = await ask(model, state, level);
      if (left) return;
      failed.value = why === undefined;
      if (why === undefined) {
        model.awaitsComputer.value = false;
        return;
      }
      about.value = why;
      const pause = isFast.value ? 0 : PACE - (Date.now() - begun);
      if (pause > 0) {
        model.thoughts.value = thoughtsOf(model, state, why);
        await new Promise<void>((resolve) => {
          endAnnouncement.current = resolve;
          setTimeout(resolve, Math.max(pause, LEAST_SEEN));
        });
      }
      if (left) return;
      const before = match.value.entries.length;
      model.submitForAnyone(why.command);
      const entry = match.value.entries[before];
      if (entry !== undefined) rememberWeighing(entry, { level, why });
    })();
    return () => {
      left = true;
      model.thoughts.value = undefined;
      model.awaitsComputer.value = false;
    };
  }, [model, state, level]);
  return { about, failed, skip: (): void => endAnnouncement.current?.() };
}
