/** The scroll position at each address (or at each entry of the browser's history), for going back. */
const scrolls = new Map<string, number>();
let returning = false;
/** Makes a name that is unique across reloads. */
const newEntryName = (): string => `${Date.now()}-${performance.now()}`;
let entry = newEntryName();
const tells = 'navigation' in window;
const SETTLING_MS = 500;

/** What the browser is to keep with an entry of its history: its name, beside what is given. */
export const withEntryName = (mark: object | null): object => ({ ...mark, entry });

history.scrollRestoration = 'manual';
// Before the new page is drawn: a shorter one would already have moved the view.
if (tells)
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    scrolls.set(location.hash, scrollY);
    if (navigationType !== 'replace') returning = navigationType === 'traverse';
  });
else followEntries();

/** Where a browser does not tell how it moves: an entry that was shown before has a name, a new one has none. */
function followEntries(): void {
  let settled = true;
  const name = (): void => history.replaceState(withEntryName(history.state as object | null), '');
  addEventListener('scroll', () => settled && scrolls.set(entry, scrollY), { passive: true });
  addEventListener('popstate', ({ state }) => {
    const known = (state as { readonly entry?: string } | null)?.entry;
    returning = known !== undefined;
    entry = known ?? newEntryName();
    if (!returning) name();
    // A page that is still being drawn moves the view by itself.
    settled = false;
    setTimeout(() => (settled = true), SETTLING_MS);
  });
  name();
}

/** The scroll position to return to when the reader goes back to this address; undefined otherwise. */
export const scrollToReturnTo = (): number | undefined =>
  returning ? scrolls.get(tells ? location.hash : entry) : undefined;
