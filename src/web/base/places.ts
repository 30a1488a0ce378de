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
