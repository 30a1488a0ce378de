import { PREFIX, remember } from '../base/storage.ts';

/** Each army has a place of its own in the storage: two tabs that change two armies do not undo one another. */
const ARMY = `${PREFIX}army.`;

/** The key of an army whose place in the storage is called so. */
export const keyIn = (name: string): string | undefined =>
  name.startsWith(ARMY) ? name.slice(ARMY.length) : undefined;

/** The text of one army as it is stored just now. */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(ARMY + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The texts of all armies as they are stored, by their keys; none where the device forbids to look. */
export function storedTexts(): ReadonlyMap<string, string> {
  try {
    return new Map(
      Object.keys(localStorage)
        .filter((name) => name.startsWith(ARMY))
        .map((name) => [name.slice(ARMY.length), localStorage.getItem(name)!]),
    );
  } catch {
    return new Map();
  }
}

/** False where the device refused to keep it; what was stored before then stays stored. */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(ARMY + key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetText(key: string): void {
  try {
    localStorage.removeItem(ARMY + key);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

/** The armies of a ruleset by name, told without its rules: good enough to lead there. */
export function storedNames(ruleset: string): readonly { readonly key: string; readonly name: string }[] {
  return [...storedTexts()].flatMap(([key, text]) => {
    try {
      const { army } = JSON.parse(text) as { army: { ruleset: unknown; name?: unknown } };
      return army.ruleset === ruleset && typeof army.name === 'string' ? [{ key, name: army.name }] : [];
    } catch {
      return [];
    }
  });
}

/** A large army takes less. */
const ROOM = 60_000;

/** How much the device still keeps: nothing at all, little more, or enough for another large army. */
export type Room = 'none' | 'little' | 'enough';

export function roomLeft(): Room {
  if (!remember('probe', 0)) return 'none';
  const enough = remember('probe', 'x'.repeat(ROOM));
  remember('probe', 0);
  return enough ? 'enough' : 'little';
}
