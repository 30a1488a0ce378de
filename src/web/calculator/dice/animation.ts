import { signal } from '@preact/signals';
import { recall, remember } from '../../base/storage.ts';
import type { Model } from '../model.ts';

const KEY = 'dice.animated';

/** Whether dice tumble before they lie still; the player's wish, kept on the device. */
export const isAnimated = signal(recall(KEY) !== false);

export function setAnimated(wish: boolean): void {
  isAnimated.value = wish;
  remember(KEY, wish);
}

const tumbles = (): boolean => isAnimated.value && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const TUMBLE_MS = 550;

/** Throws all dice of a calculation, also those that lie already. */
export async function throwDice({ resolvable, tumbling, roll }: Model): Promise<void> {
  if (resolvable.value === undefined || tumbling.value) return;
  if (tumbles()) {
    tumbling.value = true;
    await new Promise((resolve) => setTimeout(resolve, TUMBLE_MS));
  }
  try {
    roll();
  } finally {
    tumbling.value = false;
  }
}
