import { replace } from '../base/router.ts';

/** Browsers refuse an address that changes too often. */
const LEAST_MS = 400;

/** Not in the frame that draws what a key changed: telling the browser takes longer than drawing. */
const AFTER_FRAME_MS = 50;

/** Marks an address that this page wrote with its player's own readings: nobody sent it. */
const OWN = 'own';
export const isOwnAddress = (): boolean => (history.state as Record<string, unknown> | null)?.[OWN] === true;

/** Writes the link of a form into the address bar: soon after each change, and at most every so often. */
export function addressFollower(page: string, own: () => boolean) {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHere = (): boolean => location.hash.split('?')[0] === page;
  const write = (link: string): void => {
    if (!isHere() || location.hash === link) return;
    last = Date.now();
    replace(link, { [OWN]: own() });
  };
  return {
    /** Whether the address still is this page's. */
    isHere,
    to(link: (() => string) | undefined): void {
      clearTimeout(timer);
      if (link === undefined) return;
      timer = setTimeout(() => write(link()), Math.max(AFTER_FRAME_MS, last + LEAST_MS - Date.now()));
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
