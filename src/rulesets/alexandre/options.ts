import { rulingChoice } from '../../kernel/ruling.ts';

/** What may be chosen, ours first: this module's exports are the choices; their words are in the register (rulings.ts). */
export const COMBINED_TYPES = rulingChoice('A-6', 'lowest-pair', 'worst-attacker');
export const MIXED_STACKS = rulingChoice('A-7', 'every-unit', 'top-unit');
export const PHALANX_QUALITY = rulingChoice('A-9', 'both-sides', 'attackers-only');
export const SEVERAL_FACINGS = rulingChoice('A-12', 'lowest', 'highest');
export const PHALANX_ADVANTAGES = rulingChoice('A-14', 'add-up', 'one-only');
export const ONE_PHALANX_IN_LINE = rulingChoice('A-15', 'any', 'all');
export const ONE_PHALANX_FLANKED = rulingChoice('A-16', 'any', 'all');
export const LONE_DISCOURAGED = rulingChoice('A-17', 'all', 'one');
export const LEADER_BONUSES = rulingChoice('A-20', 'sum', 'best');
export const SEVERAL_TERRAINS = rulingChoice('A-22', 'add-up', 'one-only');
export const LARGE_STACKS = rulingChoice('A-23', 'refused', 'dense', 'as-printed');
export const TARGET_TYPE = rulingChoice('A-24', 'top-unit', 'hardest');
export const MIXED_FIRERS = rulingChoice('A-25', 'least', 'most');
export const DISCOURAGED_AGAIN = rulingChoice('A-27', 'escalates', 'stays');
export const FATIGUED_AGAIN = rulingChoice('A-28', 'escalates', 'stays');
export const ROUTED_AGAIN = rulingChoice('A-29', 'escalates', 'stays');
export const HOPELESS_FIRE = rulingChoice('A-35', 'checked', 'not-checked');
export const BRIDGE_COST = rulingChoice('A-38', 'whole', 'on-top-of-clear');
export const WIDE_GAP = rulingChoice('A-45', 'inactive', 'ignored');
export const TURNING = rulingChoice('A-48', 'by-type', 'one-a-vertex');
export const LEAVING_A_FRONT = rulingChoice('A-49', 'one-more', 'free');
export const ADJACENT_FIRE = rulingChoice('A-52', 'in-melee', 'free');
export const RALLY_AT = rulingChoice('A-57', 'eight', 'ten');
export const FATIGUED_SIDE = rulingChoice('A-60', 'and-worse', 'fatigued-only');
