import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { scrollToReturnTo } from '../base/scroll-memory.ts';
import { scrollSoonTo } from '../base/scroll-soon.ts';

/**
 * On every new page the focus goes to its title, so that a reader who does not see the screen knows where they are,
 * and the view to its top; on the way back, to where it was. The first page is left as the browser shows it. A page
 * that sends the focus elsewhere (to a row, to a search field) keeps it.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, address: string, hash: string): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current) scrollTo(0, 0);
  }, [address]);
  useEffect(() => {
    const place = first.current ? undefined : scrollToReturnTo();
    if (place !== undefined) scrollSoonTo(place);
  }, [hash]);
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
