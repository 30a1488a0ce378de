/** What waits until somebody asks for it: the sheets, what is in hand, a line of counters, facts changed by agreement, how it ended. */
export { Agreeing } from './agreeing.tsx';
export { Finished } from './finished.tsx';
export { Forces } from './forces.tsx';
export { InHand, Joining } from './in-hand.tsx';
export { InLine } from './in-line.tsx';
export { Log, LookingBack } from './log.tsx';
export { MapSheet } from './map-sheet.tsx';
