export { SeatsSheet } from '../computer/seats-sheet.tsx';
export { Finished } from '../panel/finished.tsx';
export { Forces } from '../panel/forces.tsx';
export { Agreeing } from './agreement.tsx';
export { LookingBack } from './looking-back.tsx';
