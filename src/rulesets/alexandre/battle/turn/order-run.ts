import { Draft } from '../position/draft.ts';
import type { Event } from '../position/events.ts';
import type { Obligation, Owing } from '../position/obligations.ts';
import { waiting } from '../position/state.ts';

/** What comes of a command: rules read the draft and say what happens; each event is applied as it is said. */
export class Course extends Draft {
  /** Most commands make one event: a list of one takes less room than one that is pushed to. */
  #events: Event[] | undefined;

  emit(event: Event): void {
    this.apply(event);
    if (this.#events === undefined) this.#events = [event];
    else this.#events.push(event);
  }

  get events(): readonly Event[] {
    return this.#events ?? [];
  }

  /** Choices that wait from now on, in the order in which they are made. */
  owe(...obligations: Obligation[]): void {
    this.oweAll(obligations);
  }

  /** The same of a list, which is then no longer the caller’s. */
  oweAll(obligations: Obligation[]): void {
    if (obligations.length > 0) this.emit({ is: 'owe', obligations: obligations.reverse() });
  }

  /** The choice on top is made. */
  paid(): void {
    this.emit({ is: 'paid' });
  }

  /** A choice that waits further down is another one now; what is above it stays. */
  amend<K extends Obligation['owes']>(owes: K, amended: (owed: Owing<K>) => Owing<K>): void {
    const { pending } = this.now;
    const at = pending.findLastIndex((owed) => owed.owes === owes);
    if (at < 0) return;
    const above = pending.slice(at + 1);
    for (let i = pending.length; i > at; i--) this.paid();
    this.owe(...above.toReversed(), amended(pending[at] as Owing<K>));
  }

  get waiting(): Obligation | undefined {
    return waiting(this.now);
  }
}
