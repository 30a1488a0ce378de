import { chosen, type Options } from '../../../../kernel/ruling.ts';
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
  lastMarkerLapses: chosen(options, LAST_MARKER) === 'lapses',
  zonesStop: chosen(options, ZONES_STOP) === 'stop',
  villagesBlock: chosen(options, VILLAGES_BLOCK) === 'like-woods',
  mustShock: chosen(options, MUST_SHOCK) === 'every-front',
  everybodyTests: chosen(options, ENGAGEMENT) === 'everybody',
  chargersDisordered: chosen(options, CHARGERS_DISORDERED) === 'disordered',
  gunsTwiceLost: chosen(options, GUNS_TWICE) === 'eliminated',
  disorderedShock: chosen(options, SHOCKERS) === 'not-routed',
  disorderedSquare: chosen(options, SQUARE_FORMERS) === 'not-routed',
  cavalryFourFronts: chosen(options, ATTACKED_CAVALRY) === 'four-front',
});
