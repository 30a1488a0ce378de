import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly class?: string;
  children(): ComponentChildren;
}

/** Details that are drawn only once somebody asks for them. */
export function Fold({ summary, class: look = 'fold', children }: FoldProps) {
  const open = useSignal(false);
  return (
    <details class={look} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open.value && children()}
    </details>
  );
}
