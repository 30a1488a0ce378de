import { offer } from '../../kernel/ruling.ts';

/** What may be chosen, ours first: this module's exports are the offers; their words are in the register (rulings.ts). */
export const NATURAL_ONE = offer('W1', 'misses', 'as-printed');
export const HIGH_SKILL = offer('W2', 'continues', 'as-six');
export const LOST_STRENGTH = offer('W5', 'both', 'wound-only');
export const NO_STRENGTH = offer('W6', 'cannot-wound', 'at-least-1', 'extended');
export const TWO_STRENGTHS = offer('W8', 'by-range', 'wound-3-save-4', 'grades');
export const HALF_RANGE = offer('W9', 'beyond-half', 'from-half');
export const THROWN = offer('W10', 'no-exemption', 'exempt');
export const BOTH_COVERS = offer('W11', 'worse-only', 'both-add');
export const LONE_AND_LOOSE = offer('W12', 'add', 'once');
export const MASSED_MISSILES = offer('W13', 'every-rank-up', 'every-rank-down', 'second-rank-up', 'second-rank-down');
export const ODD_HIT = offer('W14', 'die', 'enemy', 'each-hit');
export const CAP = offer('W16', 'before', 'after');
export const ASTERISK = offer('W18', 'every-shield', 'plain-shield');
export const TWO_SHIELDS = offer('W19', 'best', 'add');
export const PAVISE = offer('W20', 'nothing', 'as-shield');
export const CANNOT_WOUND = offer('W26', 'never', 'on-6');
export const MARCHED = offer('W38', 'nobody', 'skirmishers-only');
export const TIED_INITIATIVE = offer('W39', 'winner-then-die', 'together');
export const OWN_MODIFIER = offer('W43', 'replaces', 'adds');
