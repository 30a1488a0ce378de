import type { Sheet } from '../../kernel/ruleset.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { LEADER_CHECK } from './charts/leaders.ts';
import { MELEE_RESULTS, RATIOS, TYPE_MATRIX } from './charts/melee.ts';
import { MELEE_MODIFIERS, QUALITY_MODIFIERS } from './charts/melee-modifiers.ts';
import { TERRAIN } from './charts/terrain.ts';
import { COVER } from './cover.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...COVER,
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
};
