import { defineRuleset } from '../../src/kernel/ruleset-card.ts';
import { t } from '../../src/kernel/text.ts';

/** An example: a small game of black powder, whose charts are invented for it. */
export const POWDER_AND_SHOT = {
  ...defineRuleset({
    id: 'powder-and-shot',
    title: t('Poudre et mitraille', 'Powder and Shot'),
    about: t('Batailles de la poudre noire, hexagones et pions, d6.', 'Black-powder battles, hexes and counters, d6.'),
    sheet: t('Poudre et mitraille, feuille de tables', 'Powder and Shot, sheet of charts'),
    charts: async () => (await import('./charts.ts')).CHARTS,
    rulingChoices: () => import('./options.ts'),
    rulings: async () => (await import('./rulings.ts')).RULINGS,
    shapes: async () => (await import('./shapes.ts')).SHAPES,
    army: async () => (await import('./army.ts')).ARMY,
    procedures: {
      combat: async () => (await import('./combat.ts')).combat,
      movement: async () => (await import('./movement.ts')).movement,
    },
  }),
  battles: async () => (await import('./battles.ts')).BATTLES,
};
