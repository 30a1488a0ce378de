import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Renders its children once they come into sight. */
export function WhenVisible({ children }: { children(): ComponentChildren }) {
  const seen = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.value = true;
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{seen.value && children()}</div>;
}
