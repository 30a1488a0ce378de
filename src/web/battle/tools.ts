import { signal } from '@preact/signals';

/** What is drawn on the map beside the hand, as this player likes it. */
export const newTools = () => ({
  reach: signal(true),
  fronts: signal(false),
  numbers: signal(true),
  sight: signal(false),
});

export type Tools = ReturnType<typeof newTools>;
