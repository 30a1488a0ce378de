import { HEX_MASK } from './reach/costs.ts';

/** Off the map, where a counter is written as a number with its hex in the lowest bits. */
export const NOWHERE = HEX_MASK;

/** No counter. */
export const NOBODY = -1;
