import { CHARTS } from './charts/index.ts';
import * as RULING_CHOICES from './options.ts';
import { cohesionTest } from './cohesion/index.ts';
import { engagementTest } from './engagement/index.ts';
import { fire } from './fire/index.ts';
import { movement } from './movement/index.ts';
import { shock } from './shock/index.ts';
import { JOURS_DE_GLOIRE } from './ruleset.ts';

export const joursDeGloire = JOURS_DE_GLOIRE.assemble({
  charts: CHARTS,
  rulingChoices: RULING_CHOICES,
  procedures: { shock, fire, movement, 'cohesion-test': cohesionTest, 'engagement-test': engagementTest },
});

export { cohesionTest, engagementTest, fire, movement, shock };
export type { CohesionSituation } from './cohesion/index.ts';
export type { EngagementSituation } from './engagement/index.ts';
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
