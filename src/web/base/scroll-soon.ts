const PATIENCE_MS = 5000;

/** Brings the view to a height that a page may reach only once all its parts have come; the reader's own scroll wins. */
export function scrollSoonTo(top: number): void {
  scrollTo(0, top);
  if (scrollY >= top) return;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
    removeEventListener('keydown', stop);
  };
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  addEventListener('wheel', stop);
  addEventListener('touchmove', stop);
  addEventListener('keydown', stop);
}
