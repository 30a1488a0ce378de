import { computed, signal } from '@preact/signals';
import { recall, remember } from '../base/storage.ts';
import { type Entry, isDated, isEntry } from './entry.ts';
import { inOpenGame } from './games.ts';
import { kept, store } from './stored.ts';
import { fitting, fullness, type Import, isNearlyFull, type Kept, newestFirst, withNew } from './file.ts';

export type { Entry } from './entry.ts';
export { kept } from './stored.ts';

const KEY = 'history';

/** What can be read of stored data, whatever it is; what this release cannot show is kept all the same. */
export const readStored = (stored: unknown): Kept[] => (Array.isArray(stored) ? stored.filter(isDated) : []);

/** All that is kept, the newest first. */
export const everything = signal<readonly Kept[]>(readStored(recall(KEY)));
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

if (typeof addEventListener === 'function')
  addEventListener('storage', () => {
    const stored = readStored(recall(KEY));
    everything.value = kept.value ? stored : newestFirst([...everything.value, ...stored]);
  });

function keep(next: readonly Kept[]): void {
  everything.value = next;
  store(KEY, next);
}

export const addEntries = (added: readonly Entry[]): void => keep(withNew(everything.value, added.map(inOpenGame)));
export const changeEntry = (id: string, change: Partial<Entry>): void =>
  keep(everything.value.map((one) => (one.id === id ? { ...one, ...change } : one)));
/** Brings back what was removed. */
export const restoreEntries = (gone: readonly Kept[]): void => keep(newestFirst([...everything.value, ...gone]));
export const removeEntry = (gone: string): void => keep(everything.value.filter(({ id }) => id !== gone));
export const clearHistory = (): void => keep([]);

/** Takes what there is room for; undefined where the device refuses to store it, and then nothing changes. */
export function importCombats(combats: readonly Kept[]): Import | undefined {
  const found = fitting(everything.value, combats);
  const next = newestFirst([...everything.value, ...found.taken]);
  if (found.taken.length > 0 && !remember(KEY, next)) return undefined;
  everything.value = next;
  return found;
}
