import type { Ruleset } from '../../kernel/ruleset.ts';
import { cohesionTest } from './cohesion/index.ts';
import { engagementTest } from './cohesion/engagement.ts';
import { fire } from './fire/index.ts';
import { movement } from './movement/index.ts';
import { shock } from './shock/index.ts';
import { SHEET } from './sheet.ts';

export const joursDeGloire: Ruleset = { ...SHEET, procedures: [shock, fire, movement, cohesionTest, engagementTest] };

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
