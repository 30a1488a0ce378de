import { signal } from '@preact/signals';

/** Whether the palette that finds anything is open. */
export const isPaletteOpen = signal(false);
