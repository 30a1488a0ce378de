import { chosen, type Switches } from '../../kernel/ruling.ts';
import {
  BOWS_X,
  ELEPHANTS_GOOD,
  GENERAL_BONUS,
  GENERAL_SHOT_AT,
  HALF_OR_LESS,
  INFERIOR_V_ART,
  KNIGHTS_X,
  LIGHT_HORSE_SHOT,
  MITIGATING,
  MOUNTED_IN_ROUGH,
  MUTUAL_BOWS,
  NAVAL_KILLERS,
  PSILOI_X_SHOOT,
  RESULT_BAND,
  SAME_TROOPS,
  SEVERAL_SUPPORTS,
  WARBAND_SUPPORT,
  WHO_IN_ROUGH,
  WHOSE_GROUND,
} from './rulings.ts';
import { AUXILIA_X_SUPPORT, BLADES_IN_ROUGH, ELEPHANTS_X, INFANTRY } from './rulings-house.ts';

/** The reading chosen for every ruling that combat depends on: facts for the rows of the charts. */
export const readingsOf = (switches: Switches) => ({
  resultBand: chosen(switches, RESULT_BAND),
  half: chosen(switches, HALF_OR_LESS),
  sameTroops: chosen(switches, SAME_TROOPS),
  generalBonus: Number(chosen(switches, GENERAL_BONUS)),
  mountedInRough: Number(chosen(switches, MOUNTED_IN_ROUGH)),
  whoInRough: chosen(switches, WHO_IN_ROUGH),
  severalSupports: chosen(switches, SEVERAL_SUPPORTS),
  mitigating: chosen(switches, MITIGATING),
  warbandSupport: chosen(switches, WARBAND_SUPPORT),
  knightsX: chosen(switches, KNIGHTS_X),
  bowsX: chosen(switches, BOWS_X),
  mutualBows: chosen(switches, MUTUAL_BOWS),
  whoseGround: chosen(switches, WHOSE_GROUND),
  elephantsGood: chosen(switches, ELEPHANTS_GOOD),
  navalKillers: chosen(switches, NAVAL_KILLERS),
  inferiorByArt: chosen(switches, INFERIOR_V_ART),
  psiloiX: chosen(switches, PSILOI_X_SHOOT),
  generalShotAt: chosen(switches, GENERAL_SHOT_AT),
  lightHorseShot: chosen(switches, LIGHT_HORSE_SHOT),
  elephantsX: chosen(switches, ELEPHANTS_X),
  auxiliaXSupport: chosen(switches, AUXILIA_X_SUPPORT),
  infantry: chosen(switches, INFANTRY),
  bladesInRough: chosen(switches, BLADES_IN_ROUGH),
});

export type Readings = ReturnType<typeof readingsOf>;
