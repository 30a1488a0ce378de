/** A name that one tab of this browser holds at a time: the others wait, and may take it. */
export interface TabLock {
  /** Takes the name from whoever holds it. */
  take(): void;
  /** Gives it back, or waits no longer. */
  leave(): void;
}

/**
 * Asks for a name; `told` hears whether this tab holds it, at once and whenever that changes. Undefined where the browser
 * has no locks: pages that are not served securely have none.
 */
export function tabLock(name: string, told: (holds: boolean) => void): TabLock | undefined {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined) return undefined;
  let isLeft = false;
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;

  /** Holds the name until it is given back or taken. */
  const hold = (): Promise<void> => {
    told(true);
    return new Promise((resolve) => (release = resolve));
  };

  const ask = (options: LockOptions): void => {
    const whenGranted = (lock: Lock | null): Promise<void> | undefined => {
      if (isLeft) return undefined;
      if (lock !== null) return hold();
      wait();
      return undefined;
    };
    // Another tab took the name, unless this one no longer waits for it.
    const lost = (): void => {
      if (!isLeft && options.signal?.aborted !== true) wait();
    };
    locks.request(name, options, whenGranted).catch(lost);
  };

  /** Another tab holds the name: it comes to this one when that one is closed. */
  function wait(): void {
    release = undefined;
    told(false);
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  }

  ask({ ifAvailable: true });
  return {
    take() {
      if (release !== undefined) return;
      waiting?.abort();
      ask({ steal: true });
    },
    leave() {
      isLeft = true;
      waiting?.abort();
      release?.();
    },
  };
}
