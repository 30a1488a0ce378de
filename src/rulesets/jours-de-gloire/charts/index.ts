import type { Chart } from '../../../kernel/ruleset.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './fire.ts';
import { KEY } from './key.ts';
import { SHOCK_MODIFIERS } from './shock-modifiers.ts';
import { ODDS, SHOCK_RESULTS } from './shock.ts';
import { TERRAIN } from './terrain.ts';
import { TESTS } from './tests.ts';

/** In the order in which they stand on the sheet. */
export const CHARTS: readonly Chart[] = [TERRAIN, FIRE_TABLE, FIRE_MODIFIERS, ODDS, SHOCK_MODIFIERS, SHOCK_RESULTS, TESTS, KEY];
