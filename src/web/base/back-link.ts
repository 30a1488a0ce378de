import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** The way back to where a calculator was opened from; whoever opens it there gives it. */
export const backLink = signal<ComponentType | undefined>(undefined);
