import type { Entry } from '../../../play/journal.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import type { Seated } from './seats.ts';

/** What the computer weighed when it played an entry, and at which level. */
export interface Weighing {
  readonly level: Seated;
  readonly why: Explanation<unknown>;
}

/** As long as the page is open: levels change in a battle, and so does how much a device has time to look at. */
const weighings = new WeakMap<Entry, Weighing>();

export const rememberWeighing = (entry: Entry, weighing: Weighing): void => void weighings.set(entry, weighing);

export const weighingOf = (entry: Entry): Weighing | undefined => weighings.get(entry);
