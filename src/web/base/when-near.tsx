import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How far below the window it begins to come, so that nobody sees it come. */
const MARGIN = '400px';

/** What stands far down a page is made when the reader comes near it. Its class keeps the room free. */
export function WhenNear({ class: name, children }: { readonly class: string; readonly children: ComponentChildren }) {
  const isNear = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        watch.disconnect();
      },
      { rootMargin: MARGIN },
    );
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div class={name} ref={box}>
      {isNear.value && children}
    </div>
  );
}
