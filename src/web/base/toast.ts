import { signal } from '@preact/signals';
import type { Text } from '../../kernel/text.ts';

/** A line that floats over the page until it is answered or put away. */
export interface Toast {
  /** A later one of the same kind takes its place. */
  readonly kind: string;
  readonly text: Text;
  readonly action: Text;
  act(): void;
}

export const toasts = signal<readonly Toast[]>([]);

export const dismiss = (kind: string): void => {
  toasts.value = toasts.value.filter((toast) => toast.kind !== kind);
};

export const showToast = (toast: Toast): void => {
  toasts.value = [...toasts.value.filter(({ kind }) => kind !== toast.kind), toast];
};
