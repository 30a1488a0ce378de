import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A link back to the page that opened the calculator; that page provides it. */
export const backLink = signal<ComponentType | undefined>(undefined);
