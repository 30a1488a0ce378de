import { inOrder } from '../../kernel/ruling.ts';
import type { Sheet } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { SHOCK_MODIFIERS } from './charts/shock-modifiers.ts';
import { ODDS, SHOCK_RESULTS } from './charts/shock.ts';
import { TERRAIN } from './charts/terrain.ts';
import { TESTS } from './charts/tests.ts';
import * as OFFERS from './options.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...CARD,
  sheet: t('Jours de Gloire, feuille de tables', 'Jours de Gloire, sheet of charts'),
  charts: [TERRAIN, FIRE_TABLE, FIRE_MODIFIERS, ODDS, SHOCK_MODIFIERS, SHOCK_RESULTS, TESTS, KEY],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  army: async () => (await import('./army.ts')).ARMY,
};
