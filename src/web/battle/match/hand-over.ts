import { computed, signal } from '@preact/signals';
import { seatsIn } from '../computer/seats.ts';
import type { BattleModel } from './model.ts';

/**
 * Who should sit before the screen: a side that chooses in secret, or that looks again at what it has hidden, until it
 * says that it is there.
 */
export function handingOver({ id, game, table, match, state, looksBack }: BattleModel) {
  const handed = signal<number | undefined>(undefined);
  const length = computed(() => match.value.entries.length);
  /** The side that wants to look again, and whether it is alone before the screen. */
  const looking = signal<{ readonly side: number; readonly alone: boolean } | undefined>(undefined);
  /** Against the computer there is nobody to hand over to. */
  const alone = computed(() => seatsIn(id).some((level) => level !== undefined));
  /** The side that is waited for; undefined where anybody may look, or nobody is there but one person. */
  const awaited = computed(() => {
    if (looking.value !== undefined) return looking.value.side;
    return looksBack.value || handed.value === length.value || alone.value ? undefined : game.secret?.(state.value);
  });
  const seen = computed(() =>
    looking.value?.alone ? table.details.hidden?.(state.value, looking.value.side) : undefined,
  );
  return {
    awaited,
    accept: (): void => {
      if (looking.value === undefined) handed.value = length.value;
      else looking.value = { ...looking.value, alone: true };
    },
    /** What the side that looks has hidden; undefined before it is alone. */
    seen,
    look: (side: number): void => void (looking.value = { side, alone: alone.value }),
    hide: (): void => void (looking.value = undefined),
  };
}

export type HandingOver = ReturnType<typeof handingOver>;
