import type { Facing } from '../../../../space/hex.ts';
import { firstHash, secondHash, type HashPair } from '../../../../kernel/rolling-hash.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import { COMMAND_FROM, countersHash, hasSameRest, LEADERS_FROM, restHash, UNITS_FROM } from './hash.ts';
import type { Obligation } from './obligations.ts';
import {
  FLAG,
  hexIn,
  LEADER_FLAG,
  OFF_MAP,
  OF_THE_ACTIVATION,
  OF_THE_PLACE,
  OF_THE_TURN,
  type State,
  withFacing,
  withFate,
  withHex,
  withState,
} from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A state of these parts: made in one place, so that whoever reads states meets one shape. */
const stateOf = (parts: Omit<State, 'hash'>, hash: HashPair): Mutable<State> => ({
  turn: parts.turn,
  step: parts.step,
  holder: parts.holder,
  active: parts.active,
  units: parts.units,
  leaders: parts.leaders,
  command: parts.command,
  taken: parts.taken,
  pending: parts.pending,
  over: parts.over,
  hash,
});

/** A state that is being changed: all events of a command on one copy, which is the next state once they are done. */
export class Draft {
  readonly field: Field;
  readonly #from: State;
  readonly #now: Mutable<State>;
  /** Lanes of the counters alone. */
  #first: number;
  #second: number;

  constructor(field: Field, state: State) {
    const rest = restOf(state);
    this.field = field;
    this.#from = state;
    this.#now = stateOf(state, state.hash);
    this.#first = (state.hash[0] - rest[0]) | 0;
    this.#second = (state.hash[1] - rest[1]) | 0;
  }

  /** As far as it has come; its hash is still that of the state it began with. */
  get now(): State {
    return this.#now;
  }

  /** Whether anything has become of a leader. */
  get changedLeaders(): boolean {
    return this.#now.leaders !== this.#from.leaders;
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
    const units = this.#ownUnits();
    const { places } = this.field;
    if (((old ^ word) & OF_THE_PLACE) === 0) {
      units[unit] = word;
      return;
    }
    const left = hexIn(old) === hexIn(word) ? -1 : places.at(units).below(unit, hexIn(old));
    places.changed(units, unit);
    units[unit] = word;
    if (left >= 0) this.#unit(left, units[left]! & ~FLAG.below);
  }

  /** The list of this draft: a copy, once a unit has changed. */
  #ownUnits(): number[] {
    const { units } = this.#now;
    if (units !== this.#from.units) return units as number[];
    const copy = units.slice();
    this.field.places.follow(units, copy);
    this.#now.units = copy;
    return copy;
  }

  #leader(leader: number, word: number): void {
    const old = this.#now.leaders[leader]!;
    if (old === word) return;
    if (this.#now.leaders === this.#from.leaders) this.#now.leaders = this.#now.leaders.slice();
    this.#roll(LEADERS_FROM + leader, old, word);
    (this.#now.leaders as number[])[leader] = word;
  }

  #command(command: readonly number[]): void {
    for (let i = 0; i < command.length; i++)
      if (this.#now.command[i] !== command[i]) this.#roll(COMMAND_FROM + i, this.#now.command[i]!, command[i]!);
    this.#now.command = command;
  }

  #clear(flags: number): void {
    for (let unit = 0; unit < this.#now.units.length; unit++)
      if (this.#now.units[unit]! & flags) this.#unit(unit, this.#now.units[unit]! & ~flags);
  }

  /**
   * Whoever comes to a unit comes below it; units that come together keep their order. With a facing they turn, and get
   * flags.
   */
  #put(units: readonly number[], leaders: readonly number[], hex: number, facing?: Facing, flags = 0): void {
    const one = units[0]!;
    const first = turned(this.#now.units[one]!, facing) | flags;
    if (units.length === 1) this.#putOne(one, first, hex);
    else {
      const other = units[1]!;
      const second = turned(this.#now.units[other]!, facing) | flags;
      this.#unit(one, withHex(first, hex));
      this.#unit(other, withHex(second, hex));
      this.#unit(one, withHex(first, hex));
    }
    for (let i = 0; i < leaders.length; i++) this.#leader(leaders[i]!, withHex(this.#now.leaders[leaders[i]!]!, hex));
  }

  /** `word`: what it is to be, but for its hex and its place in the stack. */
  #putOne(unit: number, word: number, hex: number): void {
    if (hexIn(word) === hex) this.#unit(unit, word);
    else {
      const isTaken = this.field.places.at(this.#now.units).topUnit(hex) >= 0;
      this.#unit(unit, withHex(isTaken ? word | FLAG.below : word & ~FLAG.below, hex));
    }
  }

  /** Remembers what happened; whether it was right to happen is not asked. */
  apply(event: Event): void {
    switch (event.is) {
      case 'turn':
        this.#now.turn = event.turn;
        this.#clear(OF_THE_TURN | OF_THE_ACTIVATION);
        for (let i = 0; i < this.#now.leaders.length; i++)
          this.#leader(i, this.#now.leaders[i]! & ~(LEADER_FLAG.activated | LEADER_FLAG.moved | LEADER_FLAG.inactive));
        this.#command(event.command);
        return;
      case 'initiative':
        this.#now.holder = event.holder;
        if (event.inactive >= 0)
          this.#leader(event.inactive, this.#now.leaders[event.inactive]! | LEADER_FLAG.inactive);
        return;
      case 'activation':
        this.#now.active = event.leader;
        this.#clear(OF_THE_ACTIVATION);
        if (event.leader >= 0) this.#leader(event.leader, this.#now.leaders[event.leader]! | LEADER_FLAG.activated);
        return;
      case 'step':
        this.#now.step = event.step;
        return;
      case 'idle':
        return;
      case 'move': {
        const { units, leaders, path, facing } = event;
        this.#put(units, leaders, path[path.length - 1]!, facing, FLAG.moved | FLAG.acted);
        for (const leader of leaders) this.#leader(leader, this.#now.leaders[leader]! | LEADER_FLAG.moved);
        return;
      }
      case 'lead':
        this.#leader(
          event.leader,
          withHex(this.#now.leaders[event.leader]!, event.path[event.path.length - 1]!) | LEADER_FLAG.moved,
        );
        return;
      case 'order':
        this.#unit(event.top, (this.#now.units[event.top]! & ~FLAG.below) | FLAG.ordered);
        this.#unit(event.below, this.#now.units[event.below]! | FLAG.below | FLAG.ordered);
        return;
      case 'rally':
        this.#unit(event.unit, withState(this.#now.units[event.unit]!, event.to) | FLAG.rallied);
        return;
      case 'face':
        this.#unit(event.unit, withFacing(this.#now.units[event.unit]!, event.facing));
        return;
      case 'fire':
        for (const unit of event.units) this.#unit(unit, this.#now.units[unit]! | FLAG.fired | FLAG.acted);
        return;
      case 'attack':
        for (const unit of event.attackers) this.#unit(unit, this.#now.units[unit]! | FLAG.attacked | FLAG.acted);
        for (const unit of event.defenders) this.#unit(unit, this.#now.units[unit]! | FLAG.defended);
        return;
      case 'state':
        this.#unit(event.unit, withState(this.#now.units[event.unit]!, event.to));
        return;
      case 'retreat':
        this.#put(event.units, event.leaders, event.to);
        return;
      case 'flight': {
        const { unit, leaders, path, end } = event;
        this.#unit(unit, this.#now.units[unit]! | FLAG.fled);
        if (end === 'hex') this.#put([unit], leaders, path[path.length - 1]!);
        return;
      }
      case 'advance':
        this.#put(event.units, event.leaders, event.to, event.facing);
        return;
      case 'gone':
        this.#unit(event.unit, withHex(withState(this.#now.units[event.unit]! & ~FLAG.below, event.as), OFF_MAP));
        return;
      case 'leader': {
        const word = withFate(this.#now.leaders[event.leader]!, event.fate);
        this.#leader(
          event.leader,
          event.fate === 'unharmed' || event.fate === 'wounded' ? word : withHex(word, OFF_MAP),
        );
        if (event.points !== 0) {
          const side = this.field.leaders[event.leader]!.side;
          const [first, second] = this.#now.taken as readonly [number, number];
          this.#now.taken = side === 0 ? [first, second + event.points] : [first + event.points, second];
        }
        return;
      }
      case 'joins':
        this.#leader(event.leader, withHex(this.#now.leaders[event.leader]!, event.hex));
        return;
      case 'substitute':
        this.#leader(
          event.leader,
          withHex(withFate(this.#now.leaders[event.leader]!, 'unharmed'), event.hex) | LEADER_FLAG.substitute,
        );
        return;
      case 'owe':
        this.#now.pending = together(this.#now.pending, event.obligations);
        return;
      case 'paid':
        this.#now.pending = this.#now.pending.length === 1 ? NOTHING : this.#now.pending.slice(0, -1);
        return;
      case 'over':
        this.#now.over = event.over;
        this.#now.step = 'over';
        this.#now.active = -1;
        this.#now.pending = NOTHING;
        return;
    }
  }

  done(): State {
    const now = this.#now;
    const rest = hasSameRest(now, this.#from) ? restOf(this.#from) : restHash(now);
    now.hash = [(this.#first + rest[0]) | 0, (this.#second + rest[1]) | 0];
    made.state = now;
    made.rest = rest;
    return now;
  }
}

const NOTHING: readonly Obligation[] = [];

/** Mostly nothing waited before. */
const together = (pending: readonly Obligation[], more: readonly Obligation[]): readonly Obligation[] =>
  pending.length === 0 ? more : [...pending, ...more];

const turned = (word: number, facing: Facing | undefined): number =>
  facing === undefined ? word : withFacing(word, facing);

/** What is not counters, of the state made last and of the one that was last gone on from: most commands begin there. */
const made: { state: State | undefined; rest: HashPair } = { state: undefined, rest: [0, 0] };
const begun: typeof made = { state: undefined, rest: [0, 0] };

function restOf(state: State): HashPair {
  if (begun.state !== state) {
    begun.rest = made.state === state ? made.rest : restHash(state);
    begun.state = state;
  }
  return begun.rest;
}

/** A state without a rolled hash yet: the first of a battle. */
export function firstState(parts: Omit<State, 'hash'>): State {
  const [counters, rest] = [countersHash(parts), restHash(parts)];
  return stateOf(parts, [(counters[0] + rest[0]) | 0, (counters[1] + rest[1]) | 0]);
}
