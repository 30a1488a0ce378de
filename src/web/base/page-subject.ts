import { signal } from '@preact/signals';

/** The name of what the page shows, where the address does not say it: the name of an army. */
export const pageSubject = signal<string | undefined>(undefined);
