import { t } from '../../kernel/text.ts';

/** What is known of the ruleset before its charts are loaded. */
export const CARD = {
  id: 'alexandre',
  title: t('Alexandre contre la Perse', 'Alexander against Persia'),
  about: t('Batailles antiques, hexagones et pions, d10.', 'Ancient battles, hexes and counters, d10.'),
} as const;
