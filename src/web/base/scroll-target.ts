import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { scrollToReturnTo } from './scroll-memory.ts';

/**
 * Brings the view and the focus to the part of a page that its address names, once the page is `ready` to show it. On
 * the way back the view stays where the reader was.
 */
export function useScrollTarget(frame: RefObject<HTMLElement | null>, id: string | undefined, ready = true): void {
  useEffect(() => {
    if (id === undefined || !ready) return;
    const part = frame.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (scrollToReturnTo() === undefined) part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [id, ready]);
}
