/** What comes with the aids of a table, when a counter is first in hand. */
export { lineAround, shiftOf } from './line.ts';
export { lookAlong } from './sighting.ts';
