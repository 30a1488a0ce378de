/** What nobody needs before dice are thrown: loaded, in one piece, with the first throw. */
export { addEntries, removeEntry } from '../history/history.ts';
export { entryOf } from '../history/record.ts';
export { ResultView } from './answer/result.tsx';
export { newSeed, simulated, thrown } from './chance.ts';
export { Settings } from './dice/settings.tsx';
