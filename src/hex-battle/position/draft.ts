import { firstHash, secondHash } from '../../kernel/rolling-hash.ts';
import { type StateHash, LEADERS_FROM, UNITS_FROM } from './hash.ts';
import { type BattleState, waiting } from './state.ts';
import type { UnitIndex } from './unit-index.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Choices that wait from now on, the last one first. */
export interface Owe<O> {
  readonly is: 'owe';
  readonly obligations: readonly O[];
}
/** The choice on top is made. */
export interface Paid {
  readonly is: 'paid';
}

type AnyState<O> = BattleState<string, O, string>;

const NOTHING: readonly never[] = [];

/**
 * The next state as far as it has come: rules read it and say what happens, and each event is applied as it is said. All
 * events of a command are applied to one copy, whose lists are copied by `slice` when they first change: those of `map`,
 * once the engine has compiled it, are of another kind, and whatever reads states is compiled for both without end.
 */
export abstract class Draft<S extends AnyState<O>, E extends { readonly is: string }, O> {
  /** Its hash is still that of the state it began with. */
  readonly state: S;
  protected readonly from: S;
  /** The same as `state`. */
  protected readonly next: Mutable<S>;
  readonly #next: Mutable<AnyState<O>>;
  readonly #hash: StateHash<S>;
  readonly #index: UnitIndex;
  /** The hash of the counters alone. */
  #first: number;
  #second: number;
  /** Most commands make one event: a list of one takes less room than one that is pushed to. */
  #events: (E | Owe<O> | Paid)[] | undefined;

  constructor(from: S, hash: StateHash<S>, index: UnitIndex) {
    const rest = hash.restOf(from);
    const copy = hash.parts.withHash(from, from.hash);
    this.state = copy;
    this.from = from;
    this.next = copy;
    this.#next = copy;
    this.#hash = hash;
    this.#index = index;
    this.#first = (from.hash[0] - rest[0]) | 0;
    this.#second = (from.hash[1] - rest[1]) | 0;
  }

  /** Remembers what happened; whether it was right to happen is not asked. */
  abstract apply(event: E | Owe<O> | Paid): void;

  emit(event: E | Owe<O> | Paid): void {
    this.apply(event);
    if (this.#events === undefined) this.#events = [event];
    else this.#events.push(event);
  }

  get events(): readonly (E | Owe<O> | Paid)[] {
    return this.#events ?? NOTHING;
  }

  /** The choice that is to be made next. */
  get waiting(): O | undefined {
    return waiting(this.state);
  }

  /** Choices that wait from now on, in the order in which they are made. */
  owe(...obligations: readonly O[]): void {
    if (obligations.length > 0) this.emit({ is: 'owe', obligations: obligations.toReversed() });
  }

  /** The choice on top is made. */
  pay(): void {
    this.emit({ is: 'paid' });
  }

  /** All of them, one after the other; gives the next state. */
  applyAll(events: readonly (E | Owe<O> | Paid)[]): S {
    for (const event of events) this.apply(event);
    return this.finish();
  }

  /** The next state, and nothing changes it any more. */
  finish(): S {
    const rest = this.#hash.restAfter(this.from, this.state);
    this.#next.hash = [(this.#first + rest[0]) | 0, (this.#second + rest[1]) | 0];
    return this.state;
  }

  protected setUnit(unit: number, word: number): void {
    const old = this.state.units[unit]!;
    if (old === word) return;
    this.changeHash(UNITS_FROM + unit, old, word);
    const units = this.#ownUnits();
    this.#index.change(units, unit, old, word);
    units[unit] = word;
  }

  protected setLeader(leader: number, word: number): void {
    const old = this.state.leaders[leader]!;
    if (old === word) return;
    this.changeHash(LEADERS_FROM + leader, old, word);
    if (this.state.leaders === this.from.leaders) this.#next.leaders = this.from.leaders.slice();
    (this.state.leaders as number[])[leader] = word;
  }

  protected setFlags(units: readonly number[], flags: number): void {
    for (let i = 0; i < units.length; i++) this.setUnit(units[i]!, this.state.units[units[i]!]! | flags);
  }

  protected clearFlags(flags: number): void {
    const { units } = this.state;
    for (let unit = 0; unit < units.length; unit++) if (units[unit]! & flags) this.setUnit(unit, units[unit]! & ~flags);
  }

  protected clearLeaderFlags(flags: number): void {
    const { leaders } = this.state;
    for (let leader = 0; leader < leaders.length; leader++) this.setLeader(leader, leaders[leader]! & ~flags);
  }

  protected pushObligations(obligations: readonly O[]): void {
    const { pending } = this.state;
    this.#next.pending = pending.length === 0 ? obligations : [...pending, ...obligations];
  }

  protected popObligation(): void {
    const { pending } = this.state;
    this.#next.pending = pending.length === 1 ? NOTHING : pending.slice(0, -1);
  }

  /** A word in a place of the hash is another one now. */
  protected changeHash(place: number, old: number, word: number): void {
    this.#first = (this.#first + firstHash(place, word) - firstHash(place, old)) | 0;
    this.#second = (this.#second + secondHash(place, word) - secondHash(place, old)) | 0;
  }

  /** The list of this draft: a copy, once a unit has changed. */
  #ownUnits(): number[] {
    const { units } = this.state;
    if (units !== this.from.units) return units as number[];
    const copy = units.slice();
    this.#index.follow(units, copy);
    this.#next.units = copy;
    return copy;
  }
}
