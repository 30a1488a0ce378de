import { Draft as BattleDraft } from '../../../../hex-battle/position/draft.ts';
import type { Facing } from '../../../../space/hex.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import { COMMAND_FROM, STATE_HASH } from './hash.ts';
import type { Obligation, ObligationOf } from './obligations.ts';
import {
  FLAG,
  hexIn,
  LEADER_FLAG,
  OF_THE_ACTIVATION,
  OF_THE_TURN,
  OFF_MAP,
  type State,
  withFacing,
  withFate,
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

  /** Whether anything has become of a leader. */
  get changedLeaders(): boolean {
    return this.state.leaders !== this.from.leaders;
  }

  /** A choice that waits further down is another one now; what is above it stays. */
  amend<K extends Obligation['owes']>(owes: K, amended: (owed: ObligationOf<K>) => ObligationOf<K>): void {
    const { pending } = this.state;
    const at = pending.findLastIndex((owed) => owed.owes === owes);
    if (at < 0) return;
    const above = pending.slice(at + 1);
    for (let i = pending.length; i > at; i--) this.pay();
    this.owe(...above.toReversed(), amended(pending[at] as ObligationOf<K>));
  }

  /** A unit that leaves the top of a hex leaves the other one on top. */
  protected override setUnit(unit: number, word: number): void {
    const { units } = this.state;
    const hex = hexIn(units[unit]!);
    const below = hex === hexIn(word) ? -1 : this.field.places.at(units).below(unit, hex);
    super.setUnit(unit, word);
    if (below >= 0) super.setUnit(below, this.state.units[below]! & ~FLAG.below);
  }

  #setCommand(command: readonly number[]): void {
    const before = this.state.command;
    for (let i = 0; i < command.length; i++)
      if (before[i] !== command[i]) this.changeHash(COMMAND_FROM + i, before[i]!, command[i]!);
    this.next.command = command;
  }

  /**
   * Whoever comes to a unit comes below it; units that come together keep their order. With a facing they turn, and get
   * flags.
   */
  #move(units: readonly number[], leaders: readonly number[], hex: number, facing?: Facing, flags = 0): void {
    const one = units[0]!;
    const first = turnWord(this.state.units[one]!, facing) | flags;
    if (units.length === 1) this.#moveOne(one, first, hex);
    else {
      const other = units[1]!;
      const second = turnWord(this.state.units[other]!, facing) | flags;
      this.setUnit(one, withHex(first, hex));
      this.setUnit(other, withHex(second, hex));
      this.setUnit(one, withHex(first, hex));
    }
    for (let i = 0; i < leaders.length; i++)
      this.setLeader(leaders[i]!, withHex(this.state.leaders[leaders[i]!]!, hex));
  }

  /** `word`: what it is to be, but for its hex and its place in the stack. */
  #moveOne(unit: number, word: number, hex: number): void {
    if (hexIn(word) === hex) this.setUnit(unit, word);
    else {
      const isTaken = this.field.places.at(this.state.units).topUnit(hex) >= 0;
      this.setUnit(unit, withHex(isTaken ? word | FLAG.below : word & ~FLAG.below, hex));
    }
  }

  /** Remembers what happened; whether it was right to happen is not asked. */
  apply(event: Event): void {
    switch (event.is) {
      case 'turn':
        this.next.turn = event.turn;
        this.clearFlags(OF_THE_TURN | OF_THE_ACTIVATION);
        this.clearLeaderFlags(LEADER_FLAG.activated | LEADER_FLAG.moved | LEADER_FLAG.inactive);
        this.#setCommand(event.command);
        return;
      case 'initiative':
        this.next.holder = event.holder;
        if (event.inactive >= 0)
          this.setLeader(event.inactive, this.state.leaders[event.inactive]! | LEADER_FLAG.inactive);
        return;
      case 'activation':
        this.next.active = event.leader;
        this.clearFlags(OF_THE_ACTIVATION);
        if (event.leader >= 0) this.setLeader(event.leader, this.state.leaders[event.leader]! | LEADER_FLAG.activated);
        return;
      case 'step':
        this.next.step = event.step;
        return;
      case 'idle':
        return;
      case 'move': {
        const { units, leaders, path, facing } = event;
        this.#move(units, leaders, path[path.length - 1]!, facing, FLAG.moved | FLAG.acted);
        for (const leader of leaders) this.setLeader(leader, this.state.leaders[leader]! | LEADER_FLAG.moved);
        return;
      }
      case 'lead':
        this.setLeader(
          event.leader,
          withHex(this.state.leaders[event.leader]!, event.path[event.path.length - 1]!) | LEADER_FLAG.moved,
        );
        return;
      case 'order':
        this.setUnit(event.top, (this.state.units[event.top]! & ~FLAG.below) | FLAG.ordered);
        this.setUnit(event.below, this.state.units[event.below]! | FLAG.below | FLAG.ordered);
        return;
      case 'rally':
        this.setUnit(event.unit, withState(this.state.units[event.unit]!, event.to) | FLAG.rallied);
        return;
      case 'face':
        this.setUnit(event.unit, withFacing(this.state.units[event.unit]!, event.facing));
        return;
      case 'fire':
        this.setFlags(event.units, FLAG.fired | FLAG.acted);
        return;
      case 'attack':
        this.setFlags(event.attackers, FLAG.attacked | FLAG.acted);
        this.setFlags(event.defenders, FLAG.defended);
        return;
      case 'state':
        this.setUnit(event.unit, withState(this.state.units[event.unit]!, event.to));
        return;
      case 'retreat':
        this.#move(event.units, event.leaders, event.to);
        return;
      case 'flight': {
        const { unit, leaders, path, end } = event;
        this.setUnit(unit, this.state.units[unit]! | FLAG.fled);
        if (end === 'hex') this.#move([unit], leaders, path[path.length - 1]!);
        return;
      }
      case 'advance':
        this.#move(event.units, event.leaders, event.to, event.facing);
        return;
      case 'gone':
        this.setUnit(event.unit, withHex(withState(this.state.units[event.unit]! & ~FLAG.below, event.as), OFF_MAP));
        return;
      case 'leader': {
        const word = withFate(this.state.leaders[event.leader]!, event.fate);
        this.setLeader(
          event.leader,
          event.fate === 'unharmed' || event.fate === 'wounded' ? word : withHex(word, OFF_MAP),
        );
        if (event.points !== 0) {
          const side = this.field.leaders[event.leader]!.side;
          const [first, second] = this.state.taken as readonly [number, number];
          this.next.taken = side === 0 ? [first, second + event.points] : [first + event.points, second];
        }
        return;
      }
      case 'joins':
        this.setLeader(event.leader, withHex(this.state.leaders[event.leader]!, event.hex));
        return;
      case 'substitute':
        this.setLeader(
          event.leader,
          withHex(withFate(this.state.leaders[event.leader]!, 'unharmed'), event.hex) | LEADER_FLAG.substitute,
        );
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
        this.next.active = -1;
        this.next.pending = [];
        return;
    }
  }
}

const turnWord = (word: number, facing: Facing | undefined): number =>
  facing === undefined ? word : withFacing(word, facing);
