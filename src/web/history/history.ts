import { computed, type ReadonlySignal } from '@preact/signals';
import { type Entry, isDated, isEntry } from './entry.ts';
import { inOpenGame } from './games.ts';
import { sharedList } from './shared-list.ts';
import { kept } from './stored.ts';
import { fitting, fullness, type Import, isNearlyFull, type Kept, newestFirst, withNew } from './file.ts';

export type { Entry } from './entry.ts';
export { kept } from './stored.ts';

const KEY = 'history';

/** What can be read of stored data, whatever it is; what this release cannot show is kept all the same. */
export const readStored = (stored: unknown): Kept[] => (Array.isArray(stored) ? stored.filter(isDated) : []);

const list = sharedList<Kept>(KEY, { read: readStored, arrange: newestFirst });

/** All that is kept, the newest first. */
export const everything: ReadonlySignal<readonly Kept[]> = list.items;
const shown = new WeakMap<Kept, boolean>();

/** An entry may hold thousands of dice: each is looked through once. */
function canBeShown(one: Kept): one is Entry {
  let can = shown.get(one);
  if (can === undefined) shown.set(one, (can = isEntry(one)));
  return can;
}

/** Those that can be shown. */
export const history = computed<readonly Entry[]>(() => everything.value.filter(canBeShown));
/** How many there are of those that cannot. */
export const sealed = computed(() => everything.value.length - history.value.length);
/** From 0 to 1. */
export const full = computed(() => fullness(everything.value));
/** From here on people are told that the oldest combats will make way for new ones. */
export const nearlyFull = computed(() => isNearlyFull(everything.value));

function keep(make: (now: readonly Kept[]) => readonly Kept[]): void {
  kept.value = list.change(make);
}

export const addEntries = (added: readonly Entry[]): void => keep((now) => withNew(now, added.map(inOpenGame)));
export const changeEntry = (id: string, change: Partial<Entry>): void =>
  keep((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));
/** Brings back what was removed. */
export const restoreEntries = (gone: readonly Kept[]): void => keep((now) => newestFirst([...now, ...gone]));
export const removeEntry = (gone: string): void => keep((now) => now.filter(({ id }) => id !== gone));
export const clearHistory = (): void => keep(() => []);

/** Takes what there is room for; undefined where the device refuses to store it, and then nothing changes. */
export function importCombats(combats: readonly Kept[]): Import | undefined {
  let found = fitting(everything.peek(), combats);
  const isTaken = list.attempt((now) => {
    found = fitting(now, combats);
    return newestFirst([...now, ...found.taken]);
  });
  return isTaken || found.taken.length === 0 ? found : undefined;
}
