import { Draft } from '../position/draft.ts';
import type { Event } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { Obligation } from '../position/obligations.ts';
import { type State, waiting } from '../position/state.ts';

/** What comes of a command: rules read the draft and say what happens; each event is applied as it is said. */
export class Course {
  readonly field: Field;
  readonly #draft: Draft;
  readonly events: Event[] = [];

  constructor(field: Field, state: State) {
    this.field = field;
    this.#draft = new Draft(state, field);
  }

  /** The state as far as it has come. */
  get now(): State {
    return this.#draft.now;
  }

  emit(event: Event): void {
    this.#draft.apply(event);
    this.events.push(event);
  }

  /** Choices that wait from now on, in the order in which they are made. */
  owe(...obligations: readonly Obligation[]): void {
    if (obligations.length > 0) this.emit({ is: 'owe', obligations: obligations.toReversed() });
  }

  /** The choice on top is made. */
  paid(): void {
    this.emit({ is: 'paid' });
  }

  /** The state that it has led to. */
  done(): State {
    return this.#draft.done();
  }

  get waiting(): Obligation | undefined {
    return waiting(this.now);
  }
}
