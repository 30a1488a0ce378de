/** Where the reader was at each address, for the way back. */
const places = new Map<string, number>();
let returning = false;
const SETTLING_MS = 500;

/** Marks an entry of the browser's history that was shown before. */
const BEEN = { been: true } as const;

/** What the browser is to keep with an entry of its history, and that it was shown. */
export const kept = (mark: object | null): object => ({ ...mark, ...BEEN });

history.scrollRestoration = 'manual';
// Before the new page is drawn: a shorter one would already have moved the view.
if ('navigation' in window)
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    places.set(location.hash, scrollY);
    if (navigationType !== 'replace') returning = navigationType === 'traverse';
  });
else followEntries();

/** Where a browser does not tell how it moves: an entry that was shown before has its mark, a new one has none. */
function followEntries(): void {
  let here = location.hash;
  let settled = true;
  const mark = (): void => history.replaceState(kept(history.state as object | null), '');
  addEventListener('scroll', () => settled && places.set(here, scrollY), { passive: true });
  addEventListener('popstate', ({ state }) => {
    returning = (state as typeof BEEN | null)?.been === true;
    mark();
    here = location.hash;
    // A page that is still being drawn moves the view by itself.
    settled = false;
    setTimeout(() => (settled = true), SETTLING_MS);
  });
  mark();
}

/** Where the view is to go on the way back to this address; undefined on any other way. */
export const placeToReturnTo = (): number | undefined => (returning ? places.get(location.hash) : undefined);
