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

/** 60 bits from the device, easy to read out across a table. */
export function newSeed(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return `${(a >>> 2).toString(36).padStart(6, '0')}-${(b >>> 2).toString(36).padStart(6, '0')}`;
}
