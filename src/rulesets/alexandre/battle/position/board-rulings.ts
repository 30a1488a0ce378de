import { chosenOption, type Options } from '../../../../kernel/ruling.ts';
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
  wideGapHurts: chosenOption(options, WIDE_GAP) === 'inactive',
  turningByType: chosenOption(options, TURNING) === 'by-type',
  leavingAFrontCosts: chosenOption(options, LEAVING_A_FRONT) === 'one-more',
  adjacentFire: chosenOption(options, ADJACENT_FIRE) === 'free',
  rallyAt: chosenOption(options, RALLY_AT) === 'eight' ? 8 : 10,
  worseIsFatigued: chosenOption(options, FATIGUED_SIDE) === 'and-worse',
});
