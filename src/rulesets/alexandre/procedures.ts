import type { Procedure } from '../../kernel/ruleset.ts';

/** Each procedure by itself: a page loads the one it shows. */
export const PROCEDURES: Readonly<Record<string, () => Promise<Procedure>>> = {
  melee: async () => (await import('./melee/index.ts')).melee,
  fire: async () => (await import('./fire/index.ts')).fire,
  movement: async () => (await import('./movement/index.ts')).movement,
};
