import type { Chart } from '../../../kernel/ruleset.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './fire.ts';
import { KEY } from './key.ts';
import { LEADER_CHECK } from './leaders.ts';
import { MELEE_RESULTS, RATIOS, TYPE_MATRIX } from './melee.ts';
import { MELEE_MODIFIERS, QUALITY_MODIFIERS } from './melee-modifiers.ts';
import { TERRAIN } from './terrain.ts';

/** In the order in which they stand on the sheet. */
export const CHARTS: readonly Chart[] = [
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
];
