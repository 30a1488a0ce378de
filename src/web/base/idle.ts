/** Typing that goes on pushes work away this long. */
const QUIET_MS = 250;

/** Runs `work` once nobody has typed for a moment and the browser has nothing better to do; the result cancels it. */
function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, { timeout: 1000 });
    else work();
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Longer than this at a stretch would be felt under the finger. */
const SLICE_MS = 12;

/** Does long work a slice at a time, whenever the browser has nothing better to do; the result cancels it. */
export function inSlices<T>(work: Iterator<unknown, T>, done: (result: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    do {
      const turn = work.next();
      if (turn.done === true) {
        done(turn.value);
        return;
      }
    } while (performance.now() < until);
    timer = setTimeout(slice);
  };
  const cancel = whenIdle(slice);
  return () => {
    cancel();
    clearTimeout(timer);
  };
}
