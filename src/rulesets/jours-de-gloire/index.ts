import { inOrder } from '../../kernel/ruling.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { SHOCK_MODIFIERS } from './charts/shock-modifiers.ts';
import { ODDS, SHOCK_RESULTS } from './charts/shock.ts';
import { TERRAIN } from './charts/terrain.ts';
import { TESTS } from './charts/tests.ts';
import { cohesionTest } from './cohesion/index.ts';
import { engagementTest } from './cohesion/engagement.ts';
import { fire } from './fire/index.ts';
import { movement } from './movement/index.ts';
import * as OFFERS from './options.ts';
import { shock } from './shock/index.ts';

export const joursDeGloire: Ruleset = {
  ...CARD,
  sheet: t('Jours de Gloire, feuille de tables', 'Jours de Gloire, sheet of charts'),
  charts: [TERRAIN, FIRE_TABLE, FIRE_MODIFIERS, ODDS, SHOCK_MODIFIERS, SHOCK_RESULTS, TESTS, KEY],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  procedures: [shock, fire, movement, cohesionTest, engagementTest],
};

export { cohesionTest, engagementTest, fire, movement, shock };
export type { CohesionSituation } from './cohesion/index.ts';
export type { EngagementSituation } from './cohesion/engagement.ts';
export type { Situation as FireSituation } from './fire/situation.ts';
export type { Situation as MovementSituation } from './movement/situation.ts';
export type { Situation as ShockSituation } from './shock/situation.ts';
export type {
  CohesionEffect,
  EngagementEffect,
  FireEffect,
  FireOutcome,
  MovementEffect,
  MovementOutcome,
  ShockEffect,
  ShockOutcome,
  Tested,
} from './shapes.ts';
