import { offer, type Offer } from '../../kernel/ruling.ts';

/** The readings on offer, ours first; what they mean is in the register (rulings.ts). */
export const ROUNDING = offer('J-1', 'defender', 'nearest', 'attacker');
export const ARTILLERY_STRENGTH = offer('J-4', 'ignored', 'counted');
export const EXPOSED_ATTACKERS = offer('J-10', 'once', 'each');
export const EXPOSED_TO_ARTILLERY = offer('J-11', 'harmless', 'counted');
export const FRONTS = offer('J-12', 'four-two', 'two-four');
export const CHARGE_GROUND = offer('J-13', 'both', 'hexsides-only');
export const STEEP_LEVELS = offer('J-14', 'three-or-more', 'exactly-three');
export const SEVERAL_TERRAINS = offer('J-17', 'most-defensive', 'add');
export const CLEAR_BEHIND = offer('J-18', 'kept', 'lost');
export const LEVEL_AND_SLOPE = offer('J-19', 'add', 'greater');
export const STREAM_BRIDGE = offer('J-20', 'stream', 'nothing');
export const SEVERAL_WAYS = offer('J-21', 'worst', 'best');
export const SIX_FRONT_ATTACKERS = offer('J-22', 'once', 'each');
export const IDLE_CAVALRY = offer('J-25', 'any', 'alone');
export const MIXED_CHARGE = offer('J-26', 'three', 'four');
export const TEST_SIDE = offer('J-31', 'after-disorder', 'before-disorder');
export const DISORDERED_AGAIN = offer('J-32', 'climbs', 'rout-at-most', 'stays');
export const COMBINED_BATTERIES = offer('J-37', 'strongest', 'sum');
export const ROAD_DISORDER = offer('J-46', 'steep-only', 'works-too');
export const ROAD_BESIDE_ENEMY = offer('J-47', 'every-step', 'last-step');
export const REVERSE_SIDE = offer('J-51', 'same', 'one-less');
export const CHARGE_OVER_BRIDGE = offer('J-53', 'forbidden', 'allowed');
export const CAVALRY_BEHIND_WORK = offer('J-54', 'work-alone', 'both');
export const MIXED_GARRISON = offer('J-55', 'any', 'alone');
export const ARTILLERY_ALONE = offer('J-56', 'four-to-one', 'fire-strength');
export const ARTILLERY_COHESION = offer('J-57', 'alone', 'always');
export const ARTILLERY_LOST = offer('J-58', 'lost', 'table');
export const PARTLY_ROUTED = offer('J-59', 'all', 'any');
export const FIRE_STRIKES = offer('J-61', 'every', 'first');
export const TWO_RANGES = offer('J-62', 'lead', 'shortest');
export const FIRING_OUT = offer('J-63', 'kept', 'replaced');
export const BRIDGE_HEX = offer('J-64', 'as-printed', 'clear');
export const ROAD_NOT_ALLOWED = offer('J-65', 'lifted', 'stays');
export const MARCH_DISORDER = offer('J-66', 'stays', 'routs');

export const OFFERS: readonly Offer[] = [
  ROUNDING,
  ARTILLERY_STRENGTH,
  EXPOSED_ATTACKERS,
  EXPOSED_TO_ARTILLERY,
  FRONTS,
  CHARGE_GROUND,
  STEEP_LEVELS,
  SEVERAL_TERRAINS,
  CLEAR_BEHIND,
  LEVEL_AND_SLOPE,
  STREAM_BRIDGE,
  SEVERAL_WAYS,
  SIX_FRONT_ATTACKERS,
  IDLE_CAVALRY,
  MIXED_CHARGE,
  TEST_SIDE,
  DISORDERED_AGAIN,
  COMBINED_BATTERIES,
  ROAD_DISORDER,
  ROAD_BESIDE_ENEMY,
  REVERSE_SIDE,
  CHARGE_OVER_BRIDGE,
  CAVALRY_BEHIND_WORK,
  MIXED_GARRISON,
  ARTILLERY_ALONE,
  ARTILLERY_COHESION,
  ARTILLERY_LOST,
  PARTLY_ROUTED,
  FIRE_STRIKES,
  TWO_RANGES,
  FIRING_OUT,
  BRIDGE_HEX,
  ROAD_NOT_ALLOWED,
  MARCH_DISORDER,
];
