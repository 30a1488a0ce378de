import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Brings the view and the focus to the part of a page that its address names, once the page is `ready` to show it. */
export function useLanding(frame: RefObject<HTMLElement | null>, id: string | undefined, ready = true): void {
  useEffect(() => {
    if (id === undefined || !ready) return;
    const part = frame.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [id, ready]);
}
