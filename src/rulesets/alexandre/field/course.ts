import { Draft } from './draft.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import type { Obligation } from './obligations.ts';
import { type State, waiting } from './state.ts';

/** What comes of a command: rules read the draft and say what happens; each event is applied as it is said. */
export class Course extends Draft {
  readonly field: Field;
  readonly events: Event[] = [];

  constructor(field: Field, state: State) {
    super(state, field.places);
    this.field = field;
  }

  emit(event: Event): void {
    this.apply(event);
    this.events.push(event);
  }

  /** Choices that wait from now on, in the order in which they are made. */
  owe(...obligations: Obligation[]): void {
    if (obligations.length > 0) this.emit({ is: 'owe', obligations: obligations.reverse() });
  }

  /** The choice on top is made. */
  paid(): void {
    this.emit({ is: 'paid' });
  }

  get waiting(): Obligation | undefined {
    return waiting(this.now);
  }
}
