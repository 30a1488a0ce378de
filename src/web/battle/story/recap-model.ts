import { batch, computed, effect, signal } from '@preact/signals';
import type { Arrow } from '../../../kernel/story.ts';
import { type Recap, recapAfter, waitedSince } from '../../../play/story/recap.ts';
import { linesOf } from '../../../play/story/story.ts';
import { seatsIn } from '../computer/seats.ts';
import type { Thought } from '../computer/thoughts.ts';
import type { BattleModel } from '../match/model.ts';
import { battleStory } from './battle-story.ts';

/** How long each passage is shown when it is played again, in milliseconds. */
const STEP = 1100;

const asThoughts = (arrows: readonly Arrow[]): readonly Thought[] =>
  arrows.map(({ way, as }) => ({ ways: [way], isBest: false, as }));

/** What happened since the last free choice of a side that a person plays, once it may choose again. */
export function recapModel(model: BattleModel) {
  const { match, table, legal, looksBack } = model;
  const story = battleStory(model);
  /** With so many entries it was put away. */
  const dismissedAt = signal<number | undefined>(undefined);
  /** The passage that is played again. */
  const playing = signal<number | undefined>(undefined);

  const recap = computed((): Recap | undefined => {
    const { entries, states } = match.value;
    const { side } = legal.value;
    if (story.value === undefined || side === undefined || dismissedAt.value === entries.length) return undefined;
    if (playing.value === undefined && (looksBack.value || table.isChoiceDue(states.at(-1)))) return undefined;
    const mover = playing.value === undefined ? side : model.game.legal(states.at(-1)).side!;
    if (seatsIn(model.id)[mover] !== undefined) return undefined;
    const last = waitedSince(entries, mover, (n) => !table.isChoiceDue(states[n - 1]));
    return last === undefined ? undefined : recapAfter(story.value, last);
  });

  const lines = computed(() => {
    const found = recap.value;
    const all = story.value === undefined ? [] : linesOf(story.value);
    return found === undefined ? [] : all.filter(({ to, matter }) => to >= found.from && matter !== 'aside');
  });

  const arrows = computed((): readonly Thought[] | undefined => {
    if (recap.value === undefined) return undefined;
    return asThoughts(playing.value === undefined ? recap.value.arrows : (lines.value[playing.value]?.arrows ?? []));
  });

  const stop = (): void =>
    batch(() => {
      playing.value = undefined;
      model.shown.value = undefined;
    });

  const dismiss = (): void => {
    if (playing.value !== undefined) stop();
    dismissedAt.value = match.value.entries.length;
  };

  /** Shows passage after passage, then the present again. */
  const play = (): void => {
    model.clear();
    playing.value = 0;
  };

  /** Draws the arrows, and goes on while it plays; ends with what it returns. */
  const join = (): (() => void) => {
    const drawing = effect(() => {
      const shown = arrows.value;
      model.thoughts.value = shown;
    });
    const stepping = effect(() => {
      const at = playing.value;
      if (at === undefined) return undefined;
      const line = lines.value[at];
      if (line === undefined) {
        stop();
        return undefined;
      }
      model.shown.value = line.to;
      const timer = setTimeout(() => (playing.value = at + 1), STEP);
      return () => clearTimeout(timer);
    });
    return () => {
      drawing();
      stepping();
      model.thoughts.value = undefined;
    };
  };

  return { recap, playing, lines, play, stop, dismiss, join };
}
