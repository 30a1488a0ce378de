import { same, t } from '../../kernel/text.ts';

/** What is known of the ruleset before its charts are loaded. */
export const CARD = {
  id: 'jours-de-gloire',
  title: same('Jours de Gloire'),
  about: t('Batailles napoléoniennes, hexagones et pions, d10.', 'Napoleonic battles, hexes and counters, d10.'),
} as const;
