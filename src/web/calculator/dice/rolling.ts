import { signal } from '@preact/signals';
import { recall, remember } from '../../base/storage.ts';

const KEY = 'dice.animated';

/** Whether dice tumble before they lie still; the player's wish, kept on the device. */
export const animated = signal(recall(KEY) !== false);

export function animate(wish: boolean): void {
  animated.value = wish;
  remember(KEY, wish);
}

export const tumbles = (): boolean => animated.value && !matchMedia('(prefers-reduced-motion: reduce)').matches;

export const TUMBLE_MS = 450;
