import { chosen, type Options } from '../../../../kernel/ruling.ts';
import { ADJACENT_FIRE, FATIGUED_SIDE, LEAVING_A_FRONT, RALLY_AT, TURNING, WIDE_GAP } from '../../options.ts';

/** The rulings that bear on the board, with the option chosen for each. */
export interface BoardRulings {
  readonly wideGapHurts: boolean;
  readonly turningByType: boolean;
  readonly leavingAFrontCosts: boolean;
  readonly adjacentFire: boolean;
  readonly rallyAt: number;
  readonly worseIsFatigued: boolean;
}

export const boardRulings = (options: Options): BoardRulings => ({
  wideGapHurts: chosen(options, WIDE_GAP) === 'inactive',
  turningByType: chosen(options, TURNING) === 'by-type',
  leavingAFrontCosts: chosen(options, LEAVING_A_FRONT) === 'one-more',
  adjacentFire: chosen(options, ADJACENT_FIRE) === 'free',
  rallyAt: chosen(options, RALLY_AT) === 'eight' ? 8 : 10,
  worseIsFatigued: chosen(options, FATIGUED_SIDE) === 'and-worse',
});
