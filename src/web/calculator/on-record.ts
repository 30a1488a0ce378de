/** What keeps results of dice: loaded with the first one. */
export { addEntries, history, removeEntry } from '../history/history.ts';
export { Kept } from '../history/kept.tsx';
export { entryOf } from '../history/record.ts';

export const takeBackEntry = async (id: string) => (await import('../armies/noting.ts')).takeBackEntry(id);
