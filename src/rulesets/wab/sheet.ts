import { inOrder } from '../../kernel/ruling.ts';
import type { Sheet } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { ARMOUR, BEST_SAVE, SAVE_MODIFIERS, SHIELDS } from './charts/armour.ts';
import { CASUALTIES, SIGHT, TARGETS } from './charts/rules.ts';
import { SHOOTING, SHOOTING_MODIFIERS } from './charts/shooting.ts';
import { SEVEN_PLUS, TO_HIT } from './charts/to-hit.ts';
import { WEAPON_CHART } from './charts/weapons.ts';
import { WOUND } from './charts/wound.ts';
import * as OFFERS from './options.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...CARD,
  sheet: t('Warhammer Ancient Battles, feuille de référence', 'Warhammer Ancient Battles, reference sheet'),
  charts: [
    WOUND,
    TARGETS,
    SIGHT,
    WEAPON_CHART,
    SHOOTING,
    SHOOTING_MODIFIERS,
    SEVEN_PLUS,
    TO_HIT,
    ARMOUR,
    BEST_SAVE,
    SHIELDS,
    SAVE_MODIFIERS,
    CASUALTIES,
  ],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  army: async () => (await import('./army.ts')).ARMY,
};
