import { computed, signal } from '@preact/signals';
import type { BattleModel } from './model.ts';

/** Who should sit before the screen: a side that chooses in secret, until it says that it is there. */
export function handingOver({ table, match, state, looksBack }: BattleModel) {
  const handed = signal<number | undefined>(undefined);
  const now = computed(() => match.value.journal.entries.length);
  /** The side that is waited for; undefined where anybody may look. */
  const awaited = computed(() =>
    looksBack.value || handed.value === now.value ? undefined : table.secret?.(state.value),
  );
  return { awaited, accept: (): void => void (handed.value = now.value) };
}

export type HandingOver = ReturnType<typeof handingOver>;
