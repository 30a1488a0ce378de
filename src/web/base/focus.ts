import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What had the focus, and all it stood in, from the inside out. */
const trailOf = (element: Element, frame: Element): Element[] => {
  const trail: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== frame; at = at.parentElement) trail.push(at);
  return [...trail, frame];
};

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * When what has the focus is taken away or can no longer have it, the focus goes to the nearest thing around it that is
 * still there, or to a better place, and never back to the top of the page.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>, better?: () => HTMLElement | null): void {
  useEffect(() => {
    const around = frame.current!;
    let trail: readonly Element[] = [];
    const note = ({ target }: FocusEvent): void => {
      trail = target instanceof Element ? trailOf(target, around) : [];
    };
    const mend = (): void => {
      const [first] = trail;
      if (first === undefined || !lost() || (first.isConnected && !first.matches(':disabled'))) return;
      const near =
        better?.() ??
        trail.find((one): one is HTMLElement => one !== first && one.isConnected && one instanceof HTMLElement);
      if (near === undefined) return;
      if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
      near.focus({ preventScroll: true });
    };
    // A frame later: whoever took the element away may send the focus somewhere better.
    const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(mend)));
    observer.observe(around, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    around.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      around.removeEventListener('focusin', note);
    };
  }, []);
}
