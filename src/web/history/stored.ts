import { signal } from '@preact/signals';
import { remember } from '../base/storage.ts';

/** False where the device refuses to keep anything, known before the first combat; or once it refused to keep one. */
export const isKept = signal(remember('probe', 0));

/** What stands in memory stands also where the device did not keep it: what was stored before stays stored then. */
export function store(key: string, value: unknown): void {
  isKept.value = remember(key, value);
}
