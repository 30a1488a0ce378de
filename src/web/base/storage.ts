/** What this device remembers, under one prefix. Storage may be full, forbidden or filled by others: never trust it. */
export const PREFIX = 'grognard.';

export function recallText(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False where the device refused to keep it; what was stored before then stays stored. */
export function rememberText(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(recallText(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** False where the device refused to keep it. */
export const remember = (key: string, value: unknown): boolean => rememberText(key, JSON.stringify(value));

/** What the event of another tab's write says. */
interface Written {
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/**
 * Whether another tab wrote before it knew of `ours`, or ours was written before this one knew of theirs: a busy tab
 * reads what was stored before it was busy, and the event of what it missed comes behind its own write.
 */
export const isMissed = <W extends Written>(ours: string, event: W): event is W & { readonly newValue: string } =>
  event.newValue !== null && ours !== (event.oldValue ?? '') && ours !== event.newValue;

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

/** How many characters of storage this page takes on the device. */
export function charactersStored(): number {
  try {
    return Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  } catch {
    return 0;
  }
}
