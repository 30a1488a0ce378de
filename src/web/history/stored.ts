import { signal } from '@preact/signals';
import { remember } from '../base/storage.ts';

/** False where the device refuses to keep anything, known before the first combat; or once it refused to keep one. */
export const isKept = signal(remember('probe', 0));

/** Stores a value; where the device refuses, the value stays in memory and the older one in storage. */
export function store(key: string, value: unknown): void {
  isKept.value = remember(key, value);
}
