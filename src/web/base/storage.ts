/** What this device remembers, under one prefix. Storage may be full, forbidden or filled by others: never trust it. */
export const PREFIX = 'grognard.';

export function recall(key: string): unknown {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? undefined : (JSON.parse(kept) as unknown);
  } catch {
    return undefined;
  }
}

/** False where the device refused to keep it. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

/** How many characters this page keeps on the device. */
export function held(): number {
  try {
    return Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  } catch {
    return 0;
  }
}
