/** What a resolved combat needs to be kept: loaded with the first result. */
export { addEntries, removeEntry } from './history.ts';
export { entryOf } from './record.ts';
