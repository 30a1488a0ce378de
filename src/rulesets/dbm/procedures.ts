import type { Procedure } from '../../kernel/ruleset.ts';

/** Each procedure by itself: a page loads the one it shows. */
export const PROCEDURES: Readonly<Record<string, () => Promise<Procedure>>> = {
  'close-combat': async () => (await import('./close-combat/index.ts')).closeCombat,
  shooting: async () => (await import('./shooting/index.ts')).shooting,
  'pip-cost': async () => (await import('./pip-cost/index.ts')).pipCost,
  'pip-odds': async () => (await import('./pip-odds/index.ts')).pipOdds,
  'move-distance': async () => (await import('./move-distance/index.ts')).moveDistance,
  'spontaneous-advance': async () => (await import('./spontaneous-advance/index.ts')).spontaneousAdvance,
  river: async () => (await import('./river/index.ts')).river,
  visibility: async () => (await import('./visibility/index.ts')).visibility,
};
