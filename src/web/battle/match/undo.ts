import { computed } from '@preact/signals';
import { t } from '../../../kernel/text.ts';
import { rewind, undo } from '../../../play/match.ts';
import { seatsIn } from '../computer/seats.ts';
import type { OneTab } from './one-tab.ts';
import type { Position } from './position.ts';
import type { Settling } from './playback.ts';

/** Commands that are taken back: the last one of a person, or all since an entry that both players name. */
export function takingBack({ id, match, looksBack, refused }: Position, { enter }: Settling, tab: OneTab) {
  /** As it was before the last command of a person: what the computer did since is taken back with it. */
  const before = computed(() => undo(match.value, (side) => seatsIn(id)[side] === undefined));
  const mayTakeBack = computed(() => tab.role.value === 'plays' && !looksBack.value && before.value !== undefined);

  const takeBack = (): void => {
    if (before.value !== undefined) enter(before.value);
    else refused.value = t('rien à annuler : des dés ont été lancés', 'nothing to undo: dice were rolled');
  };

  const takeBackTo = (entries: number, reason: string): void => enter(rewind(match.value, entries, reason));

  return { mayTakeBack, takeBack, takeBackTo };
}
