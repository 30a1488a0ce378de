import { signal } from '@preact/signals';
import type { Text } from '../../../kernel/text.ts';

/** What is drawn on the map beside the selection, as this player likes it. */
export const newTools = () => ({
  reach: signal(true),
  fronts: signal(false),
  zones: signal(false),
  threat: signal(false),
  numbers: signal(true),
  sight: signal(false),
  /** What the last line of sight showed. */
  seen: signal<Text | undefined>(undefined),
});

export type Tools = ReturnType<typeof newTools>;
