import { signal } from '@preact/signals';

/** The place of a form for which units are being chosen. */
export const picking = signal<string | undefined>(undefined);
