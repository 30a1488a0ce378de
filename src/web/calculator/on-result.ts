/** What nobody needs before there is a result: loaded with the first one. */
export { addEntries, history, removeEntry } from '../history/history.ts';
export { entryOf } from '../history/record.ts';
export { ResultView } from './answer/result.tsx';

export const takeBackEntry = async (id: string) => (await import('../armies/noting.ts')).takeBackEntry(id);
