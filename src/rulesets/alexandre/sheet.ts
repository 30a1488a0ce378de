import { inOrder } from '../../kernel/ruling.ts';
import type { Sheet } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { LEADER_CHECK } from './charts/leaders.ts';
import { MELEE_RESULTS, RATIOS, TYPE_MATRIX } from './charts/melee.ts';
import { MELEE_MODIFIERS, QUALITY_MODIFIERS } from './charts/melee-modifiers.ts';
import { TERRAIN } from './charts/terrain.ts';
import * as OFFERS from './options.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...CARD,
  sheet: t('Alexandre contre la Perse, feuille de tables', 'Alexandre contre la Perse, sheet of charts'),
  charts: [
    TERRAIN,
    FIRE_TABLE,
    FIRE_MODIFIERS,
    TYPE_MATRIX,
    RATIOS,
    QUALITY_MODIFIERS,
    MELEE_MODIFIERS,
    MELEE_RESULTS,
    LEADER_CHECK,
    KEY,
  ],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  army: async () => (await import('./army.ts')).ARMY,
};
