import type { SideIndex } from '../../../kernel/game.ts';
import type { Facing } from '../../../space/hex.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import { inFirst, inSecond } from '../../../kernel/lanes.ts';
import { LEADERS_FROM, rememberRest, restHash, restHashFrom, sameRest, stated, UNITS_FROM } from './hashing.ts';
import type { Assault, Obligation } from './obligations.ts';
import {
  FLAG,
  type Impulse,
  LEADER_MOVED,
  NOBODY,
  NOWHERE,
  OF_THE_ACTIVATION,
  type Order,
  type Over,
  type State,
  type Step,
  withFacing,
  withHex,
  withState,
} from './state.ts';

/**
 * A state that is being changed: all events of a command on one copy. It reads like a state. Its lists are copied by
 * `slice` and `with`: those of `map`, once the engine has compiled it, are of another kind, and whatever reads states is
 * compiled for one kind after the other without end.
 */
export class Draft implements Omit<State, 'hash'> {
  turn: number;
  step: Step;
  holder: SideIndex;
  active: number;
  impulse: Impulse;
  units: readonly number[];
  leaders: readonly number[];
  markers: readonly number[];
  orders: readonly Order[];
  collapsed: readonly number[];
  held: readonly number[];
  exited: readonly number[];
  declared: readonly Assault[];
  assault: Assault | null;
  pending: readonly Obligation[];
  over: Over | null;
  /** Lanes of the counters alone. */
  #first: number;
  #second: number;
  readonly #field: Field;
  readonly #from: State;
  /** The units, once one of them has changed. */
  #own: number[] | undefined;

  constructor(state: State, field: Field) {
    this.#field = field;
    this.#from = state;
    this.turn = state.turn;
    this.step = state.step;
    this.holder = state.holder;
    this.active = state.active;
    this.impulse = state.impulse;
    this.units = state.units;
    this.leaders = state.leaders;
    this.markers = state.markers;
    this.orders = state.orders;
    this.collapsed = state.collapsed;
    this.held = state.held;
    this.exited = state.exited;
    this.declared = state.declared;
    this.assault = state.assault;
    this.pending = state.pending;
    this.over = state.over;
    const rest = restHashFrom(state);
    this.#first = (state.hash[0] - rest[0]) | 0;
    this.#second = (state.hash[1] - rest[1]) | 0;
  }

  /** A counter has another word now. */
  #roll(place: number, old: number, word: number): void {
    this.#first = (this.#first + inFirst(place, word) - inFirst(place, old)) | 0;
    this.#second = (this.#second + inSecond(place, word) - inSecond(place, old)) | 0;
  }

  #unit(unit: number, word: number): void {
    const old = this.units[unit]!;
    if (old === word) return;
    this.#roll(UNITS_FROM + unit, old, word);
    const units = (this.#own ??= this.#copied());
    units[unit] = word;
    this.#field.places.changed(units, unit, old, word);
  }

  #copied(): number[] {
    const copy = this.units.slice();
    this.#field.places.follow(this.units, copy);
    this.units = copy;
    return copy;
  }

  #leader(leader: number, word: number): void {
    const old = this.leaders[leader]!;
    if (word === old) return;
    this.#roll(LEADERS_FROM + leader, old, word);
    this.leaders = this.leaders.with(leader, word);
  }

  #each(units: readonly number[], change: (word: number) => number): void {
    for (const unit of units) this.#unit(unit, change(this.units[unit]!));
  }

  #clear(flags: number): void {
    for (let unit = 0; unit < this.units.length; unit++) this.#unit(unit, this.units[unit]! & ~flags);
  }

  #restLeaders(): void {
    for (let leader = 0; leader < this.leaders.length; leader++)
      this.#leader(leader, this.leaders[leader]! & ~LEADER_MOVED);
  }

  #put(units: readonly number[], hex: number, facing?: Facing, flags = 0): void {
    this.#each(
      units,
      (word) => (facing === undefined ? withHex(word, hex) : withFacing(withHex(word, hex), facing)) | flags,
    );
  }

  /** A marker leaves the cup. */
  #drawn(formation: number): void {
    this.markers = this.markers.with(formation, this.markers[formation]! - 1);
  }

  #order(side: SideIndex, ordered: readonly number[]): void {
    const orders = this.orders.slice();
    for (const [f, formation] of this.#field.formations.entries())
      if (formation.side === side) orders[f] = ordered.includes(f) ? 'given' : 'none';
    this.orders = orders;
  }

  /** Remembers what happened; whether it was right to happen is not asked. */
  apply(event: Event): void {
    switch (event.is) {
      case 'turn':
        this.turn = event.turn;
        this.markers = event.markers;
        this.orders = this.orders.slice().fill('none');
        this.#restLeaders();
        return;
      case 'orders':
        this.#order(event.side, event.formations);
        return;
      case 'initiative':
        this.holder = event.holder;
        return;
      case 'activation': {
        const { formation } = event;
        this.active = formation;
        this.impulse = 'half';
        this.#drawn(formation);
        this.orders = this.orders.with(formation, shown(this.orders[formation]!));
        this.#clear(OF_THE_ACTIVATION);
        this.#each(event.led, (word) => word | FLAG.led);
        this.#restLeaders();
        return;
      }
      case 'rest':
        this.active = NOBODY;
        this.#clear(OF_THE_ACTIVATION);
        return;
      case 'lapse':
        this.#drawn(event.formation);
        return;
      case 'impulse':
        this.impulse = event.impulse;
        return;
      case 'step':
        this.step = event.step;
        return;
      case 'arrive':
        this.#each([event.unit], (word) => withState(withHex(word, event.hex), 'good'));
        return;
      case 'takes-command':
      case 'joins':
        this.#leader(event.leader, withHex(this.leaders[event.leader]!, event.hex));
        return;
      case 'move':
        this.#put(event.units, last(event.path), event.facing, FLAG.moved);
        return;
      case 'lead':
        this.#leader(event.leader, withHex(this.leaders[event.leader]!, last(event.path)) | LEADER_MOVED);
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
        const flag = event.kind === 'ordinary' ? FLAG.fired : FLAG.answered;
        this.#each(event.units, (word) => word | flag);
        return;
      }
      case 'declare': {
        const { units, charges } = event.assault;
        this.declared = [...this.declared, event.assault];
        this.#each([...units, ...charges.map(({ unit }) => unit)], (word) => word | FLAG.attacked);
        return;
      }
      case 'begin':
        this.assault = this.declared[0]!;
        this.declared = this.declared.slice(1);
        return;
      case 'assault':
        this.assault = event.assault;
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
        this.#each([event.unit], (word) => withHex(withState(word & ~FLAG.square, event.as), NOWHERE));
        const { side } = this.#field.units[event.unit]!;
        if (event.points > 0) this.exited = this.exited.with(side, this.exited[side]! + event.points);
        return;
      }
      case 'collapse':
        this.collapsed = this.collapsed.with(event.formation, 1);
        return;
      case 'held':
        this.held = this.held.with(event.objective, event.by);
        return;
      case 'owe':
        this.pending = [...this.pending, ...event.obligations];
        return;
      case 'paid':
        this.pending = this.pending.slice(0, -1);
        return;
      case 'over':
        this.over = event.over;
        this.step = 'over';
        this.active = NOBODY;
        this.pending = [];
        this.declared = [];
        this.assault = null;
        return;
      case 'tested':
      case 'result':
        return;
    }
  }

  done(): State {
    const from = this.#from;
    const rest = sameRest(this, from) ? restHashFrom(from) : restHash(this);
    const state = stated(this, [(this.#first + rest[0]) | 0, (this.#second + rest[1]) | 0]);
    rememberRest(state, rest);
    return state;
  }
}

const last = (path: readonly number[]): number => path[path.length - 1]!;

const shown = (order: Order): Order => (order === 'given' || order === 'shown-given' ? 'shown-given' : 'shown-none');
