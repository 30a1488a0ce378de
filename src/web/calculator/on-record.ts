import { history, removeEntry } from '../history/history.ts';

/** What keeps results of dice: loaded with the first one. */
export { addEntries } from '../history/history.ts';
export { Kept } from '../history/kept.tsx';
export { entryOf } from '../history/record.ts';

/** A combat whose last die was taken back never was; one that can no longer be undone in the armies stays. */
export async function forget(id: string): Promise<void> {
  if (history.peek().find((entry) => entry.id === id)?.changes !== undefined) {
    const { takeBackEntry } = await import('../armies/noting.ts');
    if ((await takeBackEntry(id)).length > 0) return;
  }
  removeEntry(id);
}
