import { type Signal, signal } from '@preact/signals';
import { mergeJson } from '../../armies/merge.ts';
import { isMissed, recallText, PREFIX, rememberText } from '../base/storage.ts';

interface Item {
  readonly id: string;
}

/** A list that all tabs of this device change: what one of them notes is never lost to another. */
export interface SharedList<T> {
  readonly items: Signal<readonly T[]>;
  /** Changes what is there just now, also by other tabs; false where the device refused to keep it. */
  change(make: (kept: readonly T[]) => readonly T[]): boolean;
  /** The same; where the device refuses, nothing changes. */
  attempt(make: (kept: readonly T[]) => readonly T[]): boolean;
}

export interface ListRules<T> {
  /** What can be read of stored data, whatever it is. */
  read(stored: unknown): readonly T[];
  /** In the order in which they stand. */
  arrange(items: readonly T[]): readonly T[];
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export function sharedList<T extends Item>(key: string, { read, arrange }: ListRules<T>): SharedList<T> {
  /** As this tab last saw or wrote it. */
  let seen = recallText(key) ?? '';
  const items = signal(read(parseJson(seen)));
  /** Whether all that is here is stored. */
  let isStored = true;

  const merge = (base: string, theirs: string): readonly T[] => {
    const [was, others] = [read(parseJson(base)), read(parseJson(theirs))];
    return arrange(mergeJson(was, items.peek(), others) as readonly T[]);
  };

  function freshen(): void {
    const stored = recallText(key) ?? '';
    if (stored === seen) return;
    items.value = isStored ? read(parseJson(stored)) : merge(seen, stored);
    seen = stored;
  }

  function put(next: readonly T[]): boolean {
    const text = JSON.stringify(next);
    if (!rememberText(key, text)) return false;
    seen = text;
    return true;
  }

  function change(make: (kept: readonly T[]) => readonly T[]): boolean {
    freshen();
    items.value = make(items.peek());
    isStored = put(items.peek());
    return isStored;
  }

  function attempt(make: (kept: readonly T[]) => readonly T[]): boolean {
    freshen();
    const next = make(items.peek());
    if (!put(next)) return false;
    isStored = true;
    items.value = next;
    return true;
  }

  /** What another tab wrote before it knew of what was written here stands beside it. */
  function heard(event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void {
    if (event.key === PREFIX + key && isStored && isMissed(seen, event)) {
      items.value = merge(event.oldValue ?? '', event.newValue);
      isStored = put(items.peek());
    } else freshen();
  }

  if (typeof addEventListener === 'function') {
    addEventListener('storage', heard);
    addEventListener('pageshow', freshen);
    addEventListener('visibilitychange', freshen);
  }
  return { items, change, attempt };
}
