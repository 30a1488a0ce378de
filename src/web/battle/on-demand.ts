/** The sheets that wait until somebody opens them. */
export { Forces } from './forces.tsx';
export { Log } from './log.tsx';
export { MapSheet } from './map-sheet.tsx';
