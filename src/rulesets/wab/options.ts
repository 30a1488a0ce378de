import { offer } from '../../kernel/ruling.ts';

/** What may be chosen, ours first: this module's exports are the offers; their words are in the register (rulings.ts). */
export const NATURAL_ONE = offer('W-1', 'misses', 'as-printed');
export const HIGH_SKILL = offer('W-2', 'continues', 'as-six');
export const LOST_STRENGTH = offer('W-5', 'both', 'wound-only');
export const NO_STRENGTH = offer('W-6', 'cannot-wound', 'at-least-1', 'extended');
export const TWO_STRENGTHS = offer('W-8', 'by-range', 'wound-3-save-4', 'grades');
export const HALF_RANGE = offer('W-9', 'beyond-half', 'from-half');
export const THROWN = offer('W-10', 'no-exemption', 'exempt');
export const BOTH_COVERS = offer('W-11', 'worse-only', 'both-add');
export const LONE_AND_LOOSE = offer('W-12', 'add', 'once');
export const MASSED_MISSILES = offer('W-13', 'every-rank-up', 'every-rank-down', 'second-rank-up', 'second-rank-down');
export const ODD_HIT = offer('W-14', 'die', 'enemy', 'each-hit');
export const CAP = offer('W-16', 'before', 'after');
export const ASTERISK = offer('W-18', 'every-shield', 'plain-shield');
export const TWO_SHIELDS = offer('W-19', 'best', 'add');
export const PAVISE = offer('W-20', 'nothing', 'as-shield');
export const CANNOT_WOUND = offer('W-26', 'never', 'on-6');
export const MARCHED = offer('W-38', 'nobody', 'skirmishers-only');
export const TIED_INITIATIVE = offer('W-39', 'winner-then-die', 'together');
export const OWN_MODIFIER = offer('W-43', 'replaces', 'adds');
