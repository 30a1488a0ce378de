import { rulingChoice } from '../../kernel/ruling.ts';

/** What may be chosen, ours first: this module's exports are the choices; their words are in the register (rulings.ts). */
export const NATURAL_ONE = rulingChoice('W-1', 'misses', 'as-printed');
export const HIGH_SKILL = rulingChoice('W-2', 'continues', 'as-six');
export const LOST_STRENGTH = rulingChoice('W-5', 'both', 'wound-only');
export const NO_STRENGTH = rulingChoice('W-6', 'cannot-wound', 'at-least-1', 'extended');
export const TWO_STRENGTHS = rulingChoice('W-8', 'by-range', 'wound-3-save-4', 'grades');
export const HALF_RANGE = rulingChoice('W-9', 'beyond-half', 'from-half');
export const THROWN = rulingChoice('W-10', 'no-exemption', 'exempt');
export const BOTH_COVERS = rulingChoice('W-11', 'worse-only', 'both-add');
export const LONE_AND_LOOSE = rulingChoice('W-12', 'add', 'once');
export const MASSED_MISSILES = rulingChoice(
  'W-13',
  'every-rank-up',
  'every-rank-down',
  'second-rank-up',
  'second-rank-down',
);
export const ODD_HIT = rulingChoice('W-14', 'die', 'enemy', 'each-hit');
export const CAP = rulingChoice('W-16', 'before', 'after');
export const ASTERISK = rulingChoice('W-18', 'every-shield', 'plain-shield');
export const TWO_SHIELDS = rulingChoice('W-19', 'best', 'add');
export const PAVISE = rulingChoice('W-20', 'nothing', 'as-shield');
export const CANNOT_WOUND = rulingChoice('W-26', 'never', 'on-6');
export const MARCHED = rulingChoice('W-38', 'nobody', 'skirmishers-only');
export const TIED_INITIATIVE = rulingChoice('W-39', 'winner-then-die', 'together');
export const OWN_MODIFIER = rulingChoice('W-43', 'replaces', 'adds');
