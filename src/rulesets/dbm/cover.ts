import { inOrder } from '../../kernel/ruling.ts';
import type { Sheet } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { OFFERS } from './options.ts';

/** Offers and register: the ruleset without its charts and procedures. A procedure brings the charts it reads. */
export const COVER: Sheet = {
  ...CARD,
  sheet: t('DBM 3.1, aide de jeu en français', 'DBM 3.1, French quick-reference sheet'),
  charts: [],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  army: async () => (await import('./army.ts')).ARMY,
};
