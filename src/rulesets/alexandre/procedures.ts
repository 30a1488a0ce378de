/** Each procedure by itself: a page loads the one it shows. */
export const PROCEDURES = {
  melee: async () => (await import('./melee/index.ts')).melee,
  fire: async () => (await import('./fire/index.ts')).fire,
  movement: async () => (await import('./movement/index.ts')).movement,
};
