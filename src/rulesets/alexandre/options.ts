import { offer } from '../../kernel/ruling.ts';

/** What may be chosen, ours first: this module's exports are the offers; their words are in the register (rulings.ts). */
export const COMBINED_TYPES = offer('A-6', 'lowest-pair', 'worst-attacker');
export const MIXED_STACKS = offer('A-7', 'every-unit', 'top-unit');
export const PHALANX_QUALITY = offer('A-9', 'both-sides', 'attackers-only');
export const SEVERAL_FACINGS = offer('A-12', 'lowest', 'highest');
export const PHALANX_ADVANTAGES = offer('A-14', 'add-up', 'one-only');
export const ONE_PHALANX_IN_LINE = offer('A-15', 'any', 'all');
export const ONE_PHALANX_FLANKED = offer('A-16', 'any', 'all');
export const LONE_DISCOURAGED = offer('A-17', 'all', 'one');
export const LEADER_BONUSES = offer('A-20', 'sum', 'best');
export const SEVERAL_TERRAINS = offer('A-22', 'add-up', 'one-only');
export const LARGE_STACKS = offer('A-23', 'refused', 'dense', 'as-printed');
export const TARGET_TYPE = offer('A-24', 'top-unit', 'hardest');
export const MIXED_FIRERS = offer('A-25', 'least', 'most');
export const DISCOURAGED_AGAIN = offer('A-27', 'escalates', 'stays');
export const FATIGUED_AGAIN = offer('A-28', 'escalates', 'stays');
export const ROUTED_AGAIN = offer('A-29', 'escalates', 'stays');
export const HOPELESS_FIRE = offer('A-35', 'checked', 'not-checked');
export const BRIDGE_COST = offer('A-38', 'whole', 'on-top-of-clear');
export const WIDE_GAP = offer('A-45', 'inactive', 'ignored');
export const TURNING = offer('A-48', 'by-type', 'one-a-vertex');
export const LEAVING_A_FRONT = offer('A-49', 'one-more', 'free');
export const ADJACENT_FIRE = offer('A-52', 'in-melee', 'free');
export const RALLY_AT = offer('A-57', 'eight', 'ten');
export const FATIGUED_SIDE = offer('A-60', 'and-worse', 'fatigued-only');
