/** Typing that goes on pushes work away this long. */
const QUIET_MS = 250;

/** Runs `work` once nobody has typed for a moment and the browser has nothing better to do; the result cancels it. */
export function whenIdle(work: () => void): () => void {
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
