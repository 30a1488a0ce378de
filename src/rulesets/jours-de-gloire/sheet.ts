import type { Sheet } from '../../kernel/ruleset.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { SHOCK_MODIFIERS } from './charts/shock-modifiers.ts';
import { ODDS, SHOCK_RESULTS } from './charts/shock.ts';
import { TERRAIN } from './charts/terrain.ts';
import { TESTS } from './charts/tests.ts';
import { COVER } from './cover.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...COVER,
  charts: [TERRAIN, FIRE_TABLE, FIRE_MODIFIERS, ODDS, SHOCK_MODIFIERS, SHOCK_RESULTS, TESTS, KEY],
};
