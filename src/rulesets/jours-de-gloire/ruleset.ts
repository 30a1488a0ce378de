import { defineRuleset } from '../../kernel/ruleset-card.ts';
import { same, t } from '../../kernel/text.ts';

export const JOURS_DE_GLOIRE = {
  ...defineRuleset({
    id: 'jours-de-gloire',
    title: same('Jours de Gloire'),
    about: t('Batailles napoléoniennes, hexagones et pions, d10.', 'Napoleonic battles, hexes and counters, d10.'),
    sheet: t('Jours de Gloire, feuille de tables', 'Jours de Gloire, sheet of charts'),
    charts: async () => (await import('./charts/index.ts')).CHARTS,
    rulingChoices: () => import('./options.ts'),
    rulings: async () => (await import('./rulings.ts')).RULINGS,
    shapes: async () => (await import('./shapes.ts')).SHAPES,
    army: async () => (await import('./army.ts')).ARMY,
    procedures: {
      shock: async () => (await import('./shock/index.ts')).shock,
      fire: async () => (await import('./fire/index.ts')).fire,
      movement: async () => (await import('./movement/index.ts')).movement,
      'cohesion-test': async () => (await import('./cohesion/index.ts')).cohesionTest,
      'engagement-test': async () => (await import('./engagement/index.ts')).engagementTest,
    },
  }),
  battles: async () => (await import('./battles.ts')).BATTLES,
  workshop: async () => (await import('./battle/workshop.ts')).WORKSHOP,
};
