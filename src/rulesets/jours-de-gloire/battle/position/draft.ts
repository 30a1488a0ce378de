import type { SideIndex } from '../../../../kernel/game.ts';
import type { Facing } from '../../../../space/hex.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import { firstHash, secondHash } from '../../../../kernel/rolling-hash.ts';
import { LEADERS_FROM, rememberRest, restHash, restHashFrom, sameRest, stated, UNITS_FROM } from './hash.ts';
import {
  FLAG,
  LEADER_FLAG,
  NOBODY,
  OFF_MAP,
  OF_THE_ACTIVATION,
  type Order,
  type State,
  withFacing,
  withHex,
  withState,
} from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A state that is being changed: all events of a command on one copy, which is the next state once they are done. Its
 * lists are copied by `slice` and `with`: those of `map`, once the engine has compiled it, are of another kind, and
 * whatever reads states is compiled for one kind after the other without end.
 */
export class Draft {
  readonly #now: Mutable<State>;
  /** Lanes of the counters alone. */
  #first: number;
  #second: number;
  readonly #field: Field;
  readonly #from: State;
  /** The units, once one of them has changed. */
  #own: number[] | undefined;

  constructor(state: State, field: Field) {
    this.#now = stated(state, state.hash);
    this.#field = field;
    this.#from = state;
    const rest = restHashFrom(state);
    this.#first = (state.hash[0] - rest[0]) | 0;
    this.#second = (state.hash[1] - rest[1]) | 0;
  }

  /** As far as it has come; its hash is still that of the state it began with. */
  get now(): State {
    return this.#now;
  }

  /** A counter has another word now. */
  #roll(place: number, old: number, word: number): void {
    this.#first = (this.#first + firstHash(place, word) - firstHash(place, old)) | 0;
    this.#second = (this.#second + secondHash(place, word) - secondHash(place, old)) | 0;
  }

  #unit(unit: number, word: number): void {
    const old = this.#now.units[unit]!;
    if (old === word) return;
    this.#roll(UNITS_FROM + unit, old, word);
    const units = (this.#own ??= this.#copied());
    units[unit] = word;
    this.#field.places.changed(units, unit, old, word);
  }

  #copied(): number[] {
    const copy = this.#now.units.slice();
    this.#field.places.follow(this.#now.units, copy);
    this.#now.units = copy;
    return copy;
  }

  #leader(leader: number, word: number): void {
    const old = this.#now.leaders[leader]!;
    if (word === old) return;
    this.#roll(LEADERS_FROM + leader, old, word);
    this.#now.leaders = this.#now.leaders.with(leader, word);
  }

  #each(units: readonly number[], change: (word: number) => number): void {
    for (const unit of units) this.#unit(unit, change(this.#now.units[unit]!));
  }

  #clear(flags: number): void {
    for (let unit = 0; unit < this.#now.units.length; unit++) this.#unit(unit, this.#now.units[unit]! & ~flags);
  }

  #restLeaders(): void {
    for (let leader = 0; leader < this.#now.leaders.length; leader++)
      this.#leader(leader, this.#now.leaders[leader]! & ~LEADER_FLAG.moved);
  }

  #put(units: readonly number[], hex: number, facing?: Facing, flags = 0): void {
    this.#each(
      units,
      (word) => (facing === undefined ? withHex(word, hex) : withFacing(withHex(word, hex), facing)) | flags,
    );
  }

  /** A marker leaves the cup. */
  #drawn(formation: number): void {
    this.#now.markers = this.#now.markers.with(formation, this.#now.markers[formation]! - 1);
  }

  /** Every formation of a side has another order now. */
  #order(side: SideIndex, orderOf: (formation: number) => Order): void {
    const orders = this.#now.orders.slice();
    for (const [f, formation] of this.#field.formations.entries()) if (formation.side === side) orders[f] = orderOf(f);
    this.#now.orders = orders;
  }

  /** Remembers what happened; whether it was right to happen is not asked. */
  apply(event: Event): void {
    switch (event.is) {
      case 'turn':
        this.#now.turn = event.turn;
        this.#now.markers = event.markers;
        this.#now.orders = this.#now.orders.slice().fill('none');
        this.#restLeaders();
        return;
      case 'orders':
        this.#order(event.side, (f) => (event.formations.includes(f) ? 'given' : 'none'));
        return;
      case 'face-down':
        this.#order(event.side, () => 'unknown');
        return;
      case 'face-up':
        this.#now.orders = this.#now.orders.with(event.formation, event.ordered ? 'given' : 'none');
        return;
      case 'initiative':
        this.#now.holder = event.holder;
        return;
      case 'activation': {
        const { formation } = event;
        this.#now.active = formation;
        this.#now.impulse = 'half';
        this.#drawn(formation);
        this.#now.orders = this.#now.orders.with(formation, shown(this.#now.orders[formation]!));
        this.#clear(OF_THE_ACTIVATION);
        this.#each(event.led, (word) => word | FLAG.led);
        this.#restLeaders();
        return;
      }
      case 'rest':
        this.#now.active = NOBODY;
        this.#clear(OF_THE_ACTIVATION);
        return;
      case 'lapse':
        this.#drawn(event.formation);
        return;
      case 'impulse':
        this.#now.impulse = event.impulse;
        return;
      case 'step':
        this.#now.step = event.step;
        return;
      case 'arrive':
        this.#each([event.unit], (word) => withState(withHex(word, event.hex), 'good'));
        return;
      case 'takes-command':
      case 'joins':
        this.#leader(event.leader, withHex(this.#now.leaders[event.leader]!, event.hex));
        return;
      case 'move':
        this.#put(event.units, last(event.path), event.facing, FLAG.moved);
        return;
      case 'lead':
        this.#leader(event.leader, withHex(this.#now.leaders[event.leader]!, last(event.path)) | LEADER_FLAG.moved);
        return;
      case 'face':
        this.#each(event.units, (word) => withFacing(word, event.facing));
        return;
      case 'square':
        this.#each(event.units, (word) => (event.formed ? word | FLAG.square : (word & ~FLAG.square) | FLAG.lined));
        return;
      case 'state':
        // Only good or disordered infantry stays in square.
        this.#each([event.unit], (word) => withState(event.to === 'routed' ? word & ~FLAG.square : word, event.to));
        return;
      case 'fire': {
        const flag = event.kind === 'ordinary' ? FLAG.fired : event.apart ? FLAG.reacted : FLAG.answered;
        this.#each(event.units, (word) => word | flag);
        return;
      }
      case 'declare': {
        const { units, charges } = event.assault;
        this.#now.declared = [...this.#now.declared, event.assault];
        this.#each([...units, ...charges.map(({ unit }) => unit)], (word) => word | FLAG.attacked);
        return;
      }
      case 'begin':
        this.#now.assault = this.#now.declared[0]!;
        this.#now.declared = this.#now.declared.slice(1);
        return;
      case 'assault':
        this.#now.assault = event.assault;
        return;
      case 'charge':
        if (event.path.length > 0) this.#put([event.unit], last(event.path));
        this.#each([event.unit], (word) => withFacing(word, event.facing) | FLAG.charged);
        return;
      case 'counter-charge':
        this.#each(event.units, (word) => word | FLAG.charged);
        return;
      case 'recoil':
        this.#put(event.units, last(event.path));
        return;
      case 'refusal':
        this.#put(event.units, last(event.path), event.facing);
        return;
      case 'advance':
        this.#put(event.units, event.to, event.facing);
        return;
      case 'flight':
        if (event.end === 'hex' && event.path.length > 0) this.#put([event.unit], last(event.path));
        this.#each([event.unit], (word) => word | FLAG.fled);
        return;
      case 'rally':
        this.#each([event.unit], (word) => withState(word, event.to) | FLAG.rallied);
        return;
      case 'gone': {
        this.#each([event.unit], (word) => withHex(withState(word & ~FLAG.square, event.as), OFF_MAP));
        const { side } = this.#field.units[event.unit]!;
        if (event.points > 0) this.#now.exited = this.#now.exited.with(side, this.#now.exited[side]! + event.points);
        return;
      }
      case 'collapse':
        this.#now.collapsed = this.#now.collapsed.with(event.formation, 1);
        return;
      case 'held':
        this.#now.held = this.#now.held.with(event.objective, event.by);
        return;
      case 'owe':
        this.#now.pending = [...this.#now.pending, ...event.obligations];
        return;
      case 'paid':
        this.#now.pending = this.#now.pending.slice(0, -1);
        return;
      case 'over':
        this.#now.over = event.over;
        this.#now.step = 'over';
        this.#now.active = NOBODY;
        this.#now.pending = [];
        this.#now.declared = [];
        this.#now.assault = null;
        return;
      case 'tested':
      case 'result':
        return;
    }
  }

  done(): State {
    const [now, from] = [this.#now, this.#from];
    const rest = sameRest(now, from) ? restHashFrom(from) : restHash(now);
    now.hash = [(this.#first + rest[0]) | 0, (this.#second + rest[1]) | 0];
    rememberRest(now, rest);
    return now;
  }
}

const last = (path: readonly number[]): number => path[path.length - 1]!;

const shown = (order: Order): Order => (order === 'given' || order === 'shown-given' ? 'shown-given' : 'shown-none');
