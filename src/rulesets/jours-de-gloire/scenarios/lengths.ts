/** Commands of each side in a battle, on the average of 20 between veterans: scripts/battle-lengths.ts */
export const LENGTHS = {
  maida: [196, 171],
  auerstaedt: [925, 1018],
} as const;
