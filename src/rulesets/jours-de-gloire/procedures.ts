import type { Procedure } from '../../kernel/ruleset.ts';

/** Each procedure by itself: a page loads the one it shows. */
export const PROCEDURES: Readonly<Record<string, () => Promise<Procedure>>> = {
  shock: async () => (await import('./shock/index.ts')).shock,
  fire: async () => (await import('./fire/index.ts')).fire,
  movement: async () => (await import('./movement/index.ts')).movement,
  'cohesion-test': async () => (await import('./cohesion/index.ts')).cohesionTest,
  'engagement-test': async () => (await import('./cohesion/engagement.ts')).engagementTest,
};
