import { chosenOption, type Options } from '../../../../kernel/ruling.ts';
import {
  ATTACKED_CAVALRY,
  CHARGERS_DISORDERED,
  ENGAGEMENT,
  GUNS_TWICE,
  LAST_MARKER,
  MUST_SHOCK,
  SHOCKERS,
  SQUARE_FORMERS,
  VILLAGES_BLOCK,
  ZONES_STOP,
} from '../../options.ts';

/** The rulings that bear on the board, with the option chosen for each. */
export interface BoardRulings {
  readonly lastMarkerLapses: boolean;
  readonly zonesStop: boolean;
  readonly villagesBlock: boolean;
  readonly mustShock: boolean;
  readonly everybodyTests: boolean;
  readonly chargersDisordered: boolean;
  readonly gunsTwiceLost: boolean;
  readonly disorderedShock: boolean;
  readonly disorderedSquare: boolean;
  readonly cavalryFourFronts: boolean;
}

export const boardRulings = (options: Options): BoardRulings => ({
  lastMarkerLapses: chosenOption(options, LAST_MARKER) === 'lapses',
  zonesStop: chosenOption(options, ZONES_STOP) === 'stop',
  villagesBlock: chosenOption(options, VILLAGES_BLOCK) === 'like-woods',
  mustShock: chosenOption(options, MUST_SHOCK) === 'every-front',
  everybodyTests: chosenOption(options, ENGAGEMENT) === 'everybody',
  chargersDisordered: chosenOption(options, CHARGERS_DISORDERED) === 'disordered',
  gunsTwiceLost: chosenOption(options, GUNS_TWICE) === 'eliminated',
  disorderedShock: chosenOption(options, SHOCKERS) === 'not-routed',
  disorderedSquare: chosenOption(options, SQUARE_FORMERS) === 'not-routed',
  cavalryFourFronts: chosenOption(options, ATTACKED_CAVALRY) === 'four-front',
});
