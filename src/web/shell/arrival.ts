import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { scrollSoonTo } from '../base/scrolling.ts';

/** Where the reader was on each page, for the way back. */
const places = new Map<string, number>();
let goingBack = false;

history.scrollRestoration = 'manual';
// Asked before the browser moves: once the address has changed, the view may have too.
if ('navigation' in window)
  window.navigation.addEventListener('navigate', ({ navigationType }) => {
    places.set(location.hash, scrollY);
    goingBack = navigationType === 'traverse';
  });
else addEventListener('hashchange', ({ oldURL }) => places.set(new URL(oldURL).hash, scrollY), { capture: true });

/**
 * On every new page the focus goes to its title, so that a reader who does not see the screen knows where they are,
 * and the view to its top; on the way back, to where it was. The first page is left as the browser shows it. A page
 * that sends the focus elsewhere (to a row, to a search field) keeps it.
 */
export function useArrival(main: RefObject<HTMLElement | null>, address: string): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current) scrollTo(0, 0);
  }, [address]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const frame = main.current!;
    const arrive = (): boolean => {
      const title = frame.querySelector('h1');
      if (title === null) return false;
      if (document.activeElement !== frame && frame.contains(document.activeElement)) return true;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      if (goingBack) scrollSoonTo(places.get(location.hash) ?? 0);
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(frame, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [address]);
}
