import { offer, type Offer } from '../../kernel/ruling.ts';

/** The readings on offer, ours first; what they mean is in the register (rulings.ts). */
export const RESULT_BAND = offer('D2', 'may-change', 'doubling-only');
export const HALF_OR_LESS = offer('D3', 'half-or-less', 'less-than-half');
export const SAME_TROOPS = offer('D4', 'either-differs', 'both-differ');
export const GENERAL_BONUS = offer('D5', '+2', '+1');
export const MOUNTED_IN_ROUGH = offer('D6', '-1', '-2');
export const WHO_IN_ROUGH = offer('D7', 'either', 'mounted', 'foot');
export const SEVERAL_SUPPORTS = offer('D8', 'best-row', 'added');
export const MITIGATING = offer('D9', 'ordinary', 'mitigating');
export const WARBAND_SUPPORT = offer('D10', 'all', 'foot');
export const KNIGHTS_X = offer('D11', 'no-support', 'unless-supported');
export const BOWS_X = offer('D12', 'O', 'S');
export const MUTUAL_BOWS = offer('D13', 'shot-at', 'foot');
export const WHOSE_GROUND = offer('D14', 'loser', 'winner');
export const ELEPHANTS_GOOD = offer('D15', 'bound', 'free');
export const NAVAL_KILLERS = offer('D19', 'superior', 'any');
export const INFERIOR_V_ART = offer('D20', 'applies', 'not-by-art');
export const PSILOI_X_SHOOT = offer('D21', 'as-artillery', 'close-combat-only');
export const LOW_RIVER = offer('D22', 'defensible', 'misprint');
export const DISTANCE_F = offer('D23', 'front', 'move');
export const GENERAL_SHOT_AT = offer('D25', 'always', 'close-combat');
export const LOSING_SHOOTER = offer('D27', 'unharmed', 'suffers');
export const LIGHT_HORSE_SHOT = offer('D29', 'flee', 'destroyed');
export const ELEPHANTS_X = offer('D32', 'close-combat', 'also-shot-at');
export const SAVING_RANK = offer('D37', 'supporting', 'any');
export const AUXILIA_X_SUPPORT = offer('D38', 'all', 'mounted');
export const EXPENDABLES_DOUBLED = offer('D40', 'flee', 'destroyed');
export const UNRULY_MOVES = offer('D42', 'once', 'each');
export const DOUBLED_ADVANCE = offer('D46', 'doubled', 'single');
export const INFANTRY = offer('D49', 'foot', 'infantry');
export const BLADES_IN_ROUGH = offer('D50', 'all', 'superior-ordinary');
export const EQUALLY_NEAR = offer('D51', 'steady', 'demoralised');
export const NEAR_WHOM = offer('D52', 'any', 'counting');
export const DUEL_X = offer('D54', 'shooter', 'target');
export const UNPAID = offer('D60', 'passed-over', 'stops');

export const OFFERS: readonly Offer[] = [
  RESULT_BAND,
  HALF_OR_LESS,
  SAME_TROOPS,
  GENERAL_BONUS,
  MOUNTED_IN_ROUGH,
  WHO_IN_ROUGH,
  SEVERAL_SUPPORTS,
  MITIGATING,
  WARBAND_SUPPORT,
  KNIGHTS_X,
  BOWS_X,
  MUTUAL_BOWS,
  WHOSE_GROUND,
  ELEPHANTS_GOOD,
  NAVAL_KILLERS,
  INFERIOR_V_ART,
  PSILOI_X_SHOOT,
  LOW_RIVER,
  DISTANCE_F,
  GENERAL_SHOT_AT,
  LOSING_SHOOTER,
  LIGHT_HORSE_SHOT,
  ELEPHANTS_X,
  SAVING_RANK,
  AUXILIA_X_SUPPORT,
  EXPENDABLES_DOUBLED,
  UNRULY_MOVES,
  DOUBLED_ADVANCE,
  INFANTRY,
  BLADES_IN_ROUGH,
  EQUALLY_NEAR,
  NEAR_WHOM,
  DUEL_X,
  UNPAID,
];
