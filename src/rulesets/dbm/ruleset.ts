import { defineRuleset } from '../../kernel/ruleset-card.ts';
import { same, t } from '../../kernel/text.ts';

export const DBM = defineRuleset({
  id: 'dbm',
  title: same('DBM'),
  about: t('Batailles antiques et médiévales, figurines, d6.', 'Ancient and medieval battles, miniatures, d6.'),
  sheet: t('DBM 3.1, aide de jeu en français', 'DBM 3.1, French quick-reference sheet'),
  charts: async () => (await import('./charts/index.ts')).CHARTS,
  rulingChoices: async () => (await import('./options.ts')).RULING_CHOICES,
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  army: async () => (await import('./army.ts')).ARMY,
  procedures: {
    'close-combat': async () => (await import('./close-combat/index.ts')).closeCombat,
    shooting: async () => (await import('./shooting/index.ts')).shooting,
    'pip-cost': async () => (await import('./pip-cost/index.ts')).pipCost,
    'pip-odds': async () => (await import('./pip-odds/index.ts')).pipOdds,
    'move-distance': async () => (await import('./move-distance/index.ts')).moveDistance,
    'spontaneous-advance': async () => (await import('./spontaneous-advance/index.ts')).spontaneousAdvance,
    river: async () => (await import('./river/index.ts')).river,
    visibility: async () => (await import('./visibility/index.ts')).visibility,
  },
});
