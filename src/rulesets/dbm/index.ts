import { inOrder } from '../../kernel/ruling.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { BEATEN, EQUAL } from './charts/outcomes.ts';
import { DOUBLED, NAVAL } from './charts/doubled.ts';
import { KEY } from './charts/key.ts';
import { TACTICAL_FACTORS } from './charts/tactical.ts';
import { REAR_SUPPORT, SUPPORT_CONDITIONS } from './charts/support.ts';
import { EXCEPTIONS } from './charts/exceptions.ts';
import { CLASS_FACTORS } from './charts/class-factors.ts';
import { COMBAT_FACTORS } from './charts/factors.ts';
import { shooting } from './shooting/index.ts';
import { MAY_SHOOT, RANGES } from './charts/shooting.ts';
import { closeCombat } from './close-combat/index.ts';
import { DESTRUCTION, FLIGHT, FOLLOW_UP, RECOIL } from './charts/aftermath.ts';
import { moveDistance } from './move-distance/index.ts';
import { MOVES } from './charts/moves.ts';
import { spontaneousAdvance } from './spontaneous-advance/index.ts';
import { IGNORED, PASSED_THROUGH, SPONTANEOUS } from './charts/spontaneous.ts';
import { visibility } from './visibility/index.ts';
import { river } from './river/index.ts';
import { CROSSING, RIVER, VISIBILITY } from './charts/river.ts';
import { PIP } from './charts/pip.ts';
import { pipCost } from './pip-cost/index.ts';
import { pipOdds } from './pip-odds/index.ts';
import { OFFERS } from './options.ts';

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

export const dbm: Ruleset = {
  ...CARD,
  sheet: t('DBM 3.1, aide de jeu en français', 'DBM 3.1, French quick-reference sheet'),
  charts: [
    PIP,
    MOVES,
    RIVER,
    CROSSING,
    VISIBILITY,
    EXCEPTIONS,
    SPONTANEOUS,
    PASSED_THROUGH,
    IGNORED,
    COMBAT_FACTORS,
    CLASS_FACTORS,
    SUPPORT_CONDITIONS,
    TACTICAL_FACTORS,
    REAR_SUPPORT,
    RANGES,
    MAY_SHOOT,
    NAVAL,
    EQUAL,
    BEATEN,
    DOUBLED,
    RECOIL,
    FLIGHT,
    FOLLOW_UP,
    DESTRUCTION,
    KEY,
  ],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  procedures: [closeCombat, shooting, pipCost, pipOdds, moveDistance, spontaneousAdvance, river, visibility],
};
