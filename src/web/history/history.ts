import { computed, type ReadonlySignal } from '@preact/signals';
import { type Entry, isDated, isEntry } from './entry.ts';
import { inOpenGame } from './games.ts';
import { sharedList } from './shared-list.ts';
import { isKept } from './stored.ts';
import { fitIn, fullness, type Import, isNearlyFull, type KeptCombat, newestFirst, withAdded } from './history-file.ts';

export type { Entry } from './entry.ts';
export { isKept } from './stored.ts';

const KEY = 'history';

/** What can be read of stored data, whatever it is; what this release cannot show is kept all the same. */
export const readStored = (stored: unknown): KeptCombat[] => (Array.isArray(stored) ? stored.filter(isDated) : []);

const list = sharedList<KeptCombat>(KEY, { read: readStored, arrange: newestFirst });

/** All that is kept, the newest first. */
export const everything: ReadonlySignal<readonly KeptCombat[]> = list.items;
const shown = new WeakMap<KeptCombat, boolean>();

/** An entry may hold thousands of dice: each is looked through once. */
function canBeShown(one: KeptCombat): one is Entry {
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

function keep(make: (kept: readonly KeptCombat[]) => readonly KeptCombat[]): void {
  isKept.value = list.change(make);
}

export const addEntries = (added: readonly Entry[]): void => keep((kept) => withAdded(kept, added.map(inOpenGame)));
export const changeEntry = (id: string, change: Partial<Entry>): void =>
  keep((kept) => kept.map((one) => (one.id === id ? { ...one, ...change } : one)));
/** Brings back what was removed. */
export const restoreEntries = (gone: readonly KeptCombat[]): void => keep((kept) => newestFirst([...kept, ...gone]));
export const removeEntry = (gone: string): void => keep((kept) => kept.filter(({ id }) => id !== gone));
export const clearHistory = (): void => keep(() => []);

/** Takes what there is room for; undefined where the device refuses to store it, and then nothing changes. */
export function importCombats(combats: readonly KeptCombat[]): Import | undefined {
  let found = fitIn(everything.peek(), combats);
  const isTaken = list.attempt((kept) => {
    found = fitIn(kept, combats);
    return newestFirst([...kept, ...found.taken]);
  });
  return isTaken || found.taken.length === 0 ? found : undefined;
}
