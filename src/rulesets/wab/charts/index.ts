import type { Chart } from '../../../kernel/ruleset.ts';
import { ARMOUR, BEST_SAVE, SAVE_MODIFIERS, SHIELDS } from './armour.ts';
import { CASUALTIES, SIGHT, TARGETS } from './rules.ts';
import { SHOOTING, SHOOTING_MODIFIERS } from './shooting.ts';
import { SEVEN_PLUS, TO_HIT } from './to-hit.ts';
import { WEAPON_CHART } from './weapons.ts';
import { WOUND } from './wound.ts';

/** In the order in which they stand on the sheet. */
export const CHARTS: readonly Chart[] = [
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
];
