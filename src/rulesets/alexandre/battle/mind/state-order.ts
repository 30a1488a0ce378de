import { HEX_BITS } from '../../../../space/reach/costs.ts';
import { UNIT_STATES } from '../position/state.ts';

/** The state of a unit as a number, in the order of `UNIT_STATES`: the worse, the greater. */
export const stateAt = (word: number): number => (word >> (HEX_BITS + 3)) & 7;

export const DISCOURAGED = UNIT_STATES.indexOf('discouraged');
export const ROUTED = UNIT_STATES.indexOf('routed');
