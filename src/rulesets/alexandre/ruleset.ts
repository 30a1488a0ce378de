import { defineRuleset } from '../../kernel/ruleset-card.ts';
import { t } from '../../kernel/text.ts';

export const ALEXANDRE = {
  ...defineRuleset({
    id: 'alexandre',
    title: t('Alexandre contre la Perse', 'Alexander against Persia'),
    about: t('Batailles antiques, hexagones et pions, d10.', 'Ancient battles, hexes and counters, d10.'),
    sheet: t('Alexandre contre la Perse, feuille de tables', 'Alexandre contre la Perse, sheet of charts'),
    charts: async () => (await import('./charts/index.ts')).CHARTS,
    rulingChoices: () => import('./options.ts'),
    rulings: async () => (await import('./rulings.ts')).RULINGS,
    shapes: async () => (await import('./shapes.ts')).SHAPES,
    army: async () => (await import('./army.ts')).ARMY,
    procedures: {
      melee: async () => (await import('./melee/index.ts')).melee,
      fire: async () => (await import('./fire/index.ts')).fire,
      movement: async () => (await import('./movement/index.ts')).movement,
    },
  }),
  battles: async () => (await import('./battles.ts')).BATTLES,
  workshop: async () => (await import('./battle/workshop.ts')).WORKSHOP,
};
