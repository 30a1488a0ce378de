import { signal } from '@preact/signals';
import { recall, remember } from '../../base/storage.ts';

/** How long a move of the computer is announced before it is made, in milliseconds. */
export const PACE = 900;
/** What it weighs stays on the board at least so long. */
export const LEAST_SEEN = 500;

const KEY = 'battle-fast';

/** Whether the computer moves at once: this device remembers it. */
export const isFast = signal(recall(KEY) === true);

export function setFast(fast: boolean): void {
  isFast.value = fast;
  remember(KEY, fast);
}
