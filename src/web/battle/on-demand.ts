/** What waits until somebody asks for it: the sheets, a line of counters, facts changed by agreement, how it ended. */
export { Agreeing } from './agreeing.tsx';
export { Finished } from './finished.tsx';
export { Forces } from './forces.tsx';
export { InLine } from './in-line.tsx';
export { Log } from './log.tsx';
export { MapSheet } from './map-sheet.tsx';
