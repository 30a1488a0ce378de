/** Commands of each side in a battle, on the average of 20 between veterans: scripts/battle-lengths.ts */
export const LENGTHS = {
  'the-ford': [217, 123],
  gaugamela: [472, 451],
} as const;
