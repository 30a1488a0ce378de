import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly class?: string;
  /** Shown at first. */
  readonly isOpen?: boolean;
  children(): ComponentChildren;
}

/** Details that are drawn only once somebody asks for them. */
export function Fold({ summary, class: look = 'fold', isOpen = false, children }: FoldProps) {
  const open = useSignal(isOpen);
  return (
    <details class={look} open={isOpen} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open.value && children()}
    </details>
  );
}
