import { CHARTS } from './charts/index.ts';
import { RULING_CHOICES } from './options.ts';
import { shooting } from './shooting/index.ts';
import { closeCombat } from './close-combat/index.ts';
import { moveDistance } from './move-distance/index.ts';
import { spontaneousAdvance } from './spontaneous-advance/index.ts';
import { visibility } from './visibility/index.ts';
import { river } from './river/index.ts';
import { pipCost } from './pip-cost/index.ts';
import { pipOdds } from './pip-odds/index.ts';
import { DBM } from './ruleset.ts';

export type { Situation as CloseCombatSituation } from './close-combat/situation.ts';
export type { Situation as MoveDistanceSituation } from './move-distance/index.ts';
export type { Situation as PipCostSituation } from './pip-cost/index.ts';
export type { Situation as PipOddsSituation } from './pip-odds/index.ts';
export type { Situation as RiverSituation } from './river/index.ts';
export type { Situation as ShootingSituation } from './shooting/situation.ts';
export type { Situation as SpontaneousAdvanceSituation } from './spontaneous-advance/situation.ts';
export type { Situation as VisibilitySituation } from './visibility/index.ts';
export type {
  CloseCombatEffect,
  CombatOutcome as CloseCombatOutcome,
  CombatOutcome as ShootingOutcome,
  MoveDistanceEffect,
  MoveDistanceOutcome,
  PipCostEffect,
  PipCostOutcome,
  PipOddsEffect,
  PipOddsOutcome,
  RiverEffect,
  RiverOutcome,
  ShootingEffect,
  SpontaneousAdvanceEffect,
  SpontaneousAdvanceOutcome,
  VisibilityEffect,
  VisibilityOutcome,
} from './shapes.ts';
export { closeCombat, moveDistance, pipCost, pipOdds, river, shooting, spontaneousAdvance, visibility };

export const dbm = DBM.assemble({
  charts: CHARTS,
  rulingChoices: RULING_CHOICES,
  procedures: {
    'close-combat': closeCombat,
    shooting,
    'pip-cost': pipCost,
    'pip-odds': pipOdds,
    'move-distance': moveDistance,
    'spontaneous-advance': spontaneousAdvance,
    river,
    visibility,
  },
});
