import type { Sheet } from '../../kernel/ruleset.ts';
import { ARMOUR, BEST_SAVE, SAVE_MODIFIERS, SHIELDS } from './charts/armour.ts';
import { CASUALTIES, SIGHT, TARGETS } from './charts/rules.ts';
import { SHOOTING, SHOOTING_MODIFIERS } from './charts/shooting.ts';
import { SEVEN_PLUS, TO_HIT } from './charts/to-hit.ts';
import { WEAPON_CHART } from './charts/weapons.ts';
import { WOUND } from './charts/wound.ts';
import { COVER } from './cover.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...COVER,
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
};
