import { signal } from '@preact/signals';

/** What the page shows is called so, where its address does not say: the name of an army. */
export const pageSubject = signal<string | undefined>(undefined);
