import { Draft as BattleDraft } from '../../../../hex-battle/position/draft.ts';
import type { SideIndex } from '../../../../kernel/game.ts';
import type { Facing } from '../../../../space/hex.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import { STATE_HASH } from './hash.ts';
import type { Obligation } from './obligations.ts';
import {
  FLAG,
  LEADER_FLAG,
  NOBODY,
  OF_THE_ACTIVATION,
  OFF_MAP,
  type Order,
  type State,
  withFacing,
  withHex,
  withState,
} from './state.ts';

/** The next state as far as it has come, and what happened. */
export class Draft extends BattleDraft<State, Event, Obligation> {
  readonly field: Field;

  constructor(field: Field, from: State) {
    super(from, STATE_HASH, field.places);
    this.field = field;
  }

  #changeUnit(unit: number, change: (word: number) => number): void {
    this.setUnit(unit, change(this.state.units[unit]!));
  }

  #changeUnits(units: readonly number[], change: (word: number) => number): void {
    for (const unit of units) this.#changeUnit(unit, change);
  }

  #move(units: readonly number[], hex: number, facing?: Facing, flags = 0): void {
    this.#changeUnits(
      units,
      (word) => (facing === undefined ? withHex(word, hex) : withFacing(withHex(word, hex), facing)) | flags,
    );
  }

  /** A marker leaves the cup. */
  #drawMarker(formation: number): void {
    this.next.markers = this.state.markers.with(formation, this.state.markers[formation]! - 1);
  }

  /** Every formation of a side has another order now. */
  #setOrders(side: SideIndex, orderOf: (formation: number) => Order): void {
    const orders = this.state.orders.slice();
    for (const [f, formation] of this.field.formations.entries()) if (formation.side === side) orders[f] = orderOf(f);
    this.next.orders = orders;
  }

  /** Remembers what happened; whether it was right to happen is not asked. */
  apply(event: Event): void {
    switch (event.is) {
      case 'turn':
        this.next.turn = event.turn;
        this.next.markers = event.markers;
        this.next.orders = this.state.orders.slice().fill('none');
        this.clearLeaderFlags(LEADER_FLAG.moved);
        return;
      case 'orders':
        this.#setOrders(event.side, (f) => (event.formations.includes(f) ? 'given' : 'none'));
        return;
      case 'face-down':
        this.#setOrders(event.side, () => 'unknown');
        return;
      case 'face-up':
        this.next.orders = this.state.orders.with(event.formation, event.ordered ? 'given' : 'none');
        return;
      case 'initiative':
        this.next.holder = event.holder;
        return;
      case 'activation': {
        const { formation } = event;
        this.next.active = formation;
        this.next.impulse = 'half';
        this.#drawMarker(formation);
        this.next.orders = this.state.orders.with(formation, reveal(this.state.orders[formation]!));
        this.clearFlags(OF_THE_ACTIVATION);
        this.setFlags(event.led, FLAG.led);
        this.clearLeaderFlags(LEADER_FLAG.moved);
        return;
      }
      case 'rest':
        this.next.active = NOBODY;
        this.clearFlags(OF_THE_ACTIVATION);
        return;
      case 'lapse':
        this.#drawMarker(event.formation);
        return;
      case 'impulse':
        this.next.impulse = event.impulse;
        return;
      case 'step':
        this.next.step = event.step;
        return;
      case 'arrive':
        this.#changeUnit(event.unit, (word) => withState(withHex(word, event.hex), 'good'));
        return;
      case 'takes-command':
      case 'joins':
        this.setLeader(event.leader, withHex(this.state.leaders[event.leader]!, event.hex));
        return;
      case 'move':
        this.#move(event.units, last(event.path), event.facing, FLAG.moved);
        return;
      case 'lead':
        this.setLeader(event.leader, withHex(this.state.leaders[event.leader]!, last(event.path)) | LEADER_FLAG.moved);
        return;
      case 'face':
        this.#changeUnits(event.units, (word) => withFacing(word, event.facing));
        return;
      case 'square':
        this.#changeUnits(event.units, (word) =>
          event.formed ? word | FLAG.square : (word & ~FLAG.square) | FLAG.lined,
        );
        return;
      case 'state':
        // Only good or disordered infantry stays in square.
        this.#changeUnit(event.unit, (word) => withState(event.to === 'routed' ? word & ~FLAG.square : word, event.to));
        return;
      case 'fire': {
        const flag = event.kind === 'ordinary' ? FLAG.fired : event.apart ? FLAG.reacted : FLAG.answered;
        this.setFlags(event.units, flag);
        return;
      }
      case 'declare': {
        const { units, charges } = event.assault;
        this.next.declared = [...this.state.declared, event.assault];
        this.setFlags([...units, ...charges.map(({ unit }) => unit)], FLAG.attacked);
        return;
      }
      case 'begin':
        this.next.assault = this.state.declared[0]!;
        this.next.declared = this.state.declared.slice(1);
        return;
      case 'assault':
        this.next.assault = event.assault;
        return;
      case 'charge':
        if (event.path.length > 0) this.#move([event.unit], last(event.path));
        this.#changeUnit(event.unit, (word) => withFacing(word, event.facing) | FLAG.charged);
        return;
      case 'counter-charge':
        this.setFlags(event.units, FLAG.charged);
        return;
      case 'recoil':
        this.#move(event.units, last(event.path));
        return;
      case 'refusal':
        this.#move(event.units, last(event.path), event.facing);
        return;
      case 'advance':
        this.#move(event.units, event.to, event.facing);
        return;
      case 'flight':
        if (event.end === 'hex' && event.path.length > 0) this.#move([event.unit], last(event.path));
        this.setFlags([event.unit], FLAG.fled);
        return;
      case 'rally':
        this.#changeUnit(event.unit, (word) => withState(word, event.to) | FLAG.rallied);
        return;
      case 'gone': {
        this.#changeUnit(event.unit, (word) => withHex(withState(word & ~FLAG.square, event.as), OFF_MAP));
        const { side } = this.field.units[event.unit]!;
        if (event.points > 0) this.next.exited = this.state.exited.with(side, this.state.exited[side]! + event.points);
        return;
      }
      case 'collapse':
        this.next.collapsed = this.state.collapsed.with(event.formation, 1);
        return;
      case 'held':
        this.next.held = this.state.held.with(event.objective, event.by);
        return;
      case 'owe':
        this.pushObligations(event.obligations);
        return;
      case 'paid':
        this.popObligation();
        return;
      case 'over':
        this.next.over = event.over;
        this.next.step = 'over';
        this.next.active = NOBODY;
        this.next.pending = [];
        this.next.declared = [];
        this.next.assault = null;
        return;
      case 'tested':
      case 'result':
        return;
    }
  }
}

const last = (path: readonly number[]): number => path[path.length - 1]!;

const reveal = (order: Order): Order => (order === 'given' || order === 'shown-given' ? 'shown-given' : 'shown-none');
