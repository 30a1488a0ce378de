/** Where the reader was at each address, for the way back. */
const places = new Map<string, number>();
let returning = false;

history.scrollRestoration = 'manual';
// Before the new page is drawn: a shorter one would already have moved the view.
if ('navigation' in window)
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    places.set(location.hash, scrollY);
    if (navigationType !== 'replace') returning = navigationType === 'traverse';
  });

/** Where the view is to go on the way back to this address; undefined on any other way. */
export const placeToReturnTo = (): number | undefined => (returning ? places.get(location.hash) : undefined);

/** A page that still grows is waited for this long; whoever touches it is not moved any more. */
const PATIENCE_MS = 5000;
const TOUCHED = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Brings the view to a place of a page, part of which may be still to come; the result calls it off. */
export function scrollToPlace(place: number): () => void {
  const far = (): boolean => Math.abs(scrollY - place) > 1;
  const growing = new ResizeObserver(() => {
    scrollTo(0, place);
    if (!far()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    clearTimeout(timer);
    growing.disconnect();
    for (const event of TOUCHED) removeEventListener(event, stop);
  };
  scrollTo(0, place);
  if (far()) {
    growing.observe(document.body);
    for (const event of TOUCHED) addEventListener(event, stop, { passive: true });
  } else stop();
  return stop;
}
