import type { Procedure } from '../../kernel/ruleset.ts';

/** Each procedure by itself: a page loads the one it shows. */
export const PROCEDURES: Readonly<Record<string, () => Promise<Procedure>>> = {
  shooting: async () => (await import('./shooting/index.ts')).shooting,
  'close-combat': async () => (await import('./close-combat/index.ts')).closeCombat,
  'armour-save': async () => (await import('./armour-save/index.ts')).armourSave,
  'who-shoots': async () => (await import('./who-shoots/index.ts')).whoShoots,
};
