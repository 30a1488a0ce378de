import type { SideIndex } from '../../../../kernel/game.ts';
import { HEX_BITS } from '../../../../space/reach/costs.ts';
import type { Facing } from '../../../../space/hex.ts';
import { NOBODY, NOWHERE as OFF_THE_MAP } from '../../../../space/off-map.ts';
import type { NewState } from '../../types.ts';
import type { Assault, Obligation } from './obligations.ts';

/*
 * A position: plain JSON that never changes. A counter is one small number, read through the accessors below:
 *
 *     unit    hex 12 bits · facing 3 · state 3 · flags
 *     leader  hex 12 bits · flags
 */
export interface State {
  readonly turn: number;
  readonly step: Step;
  /** Who won the last initiative. */
  readonly holder: SideIndex;
  /** The formation whose activation it is; `NOBODY` between activations. */
  readonly active: number;
  /** What units without orders do in this activation. */
  readonly impulse: Impulse;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  /** Activation markers in the cup, by formation. */
  readonly markers: readonly number[];
  readonly orders: readonly Order[];
  /** By formation: 1 where it has collapsed. */
  readonly collapsed: readonly number[];
  /** By objective: the side that holds it, or `NOBODY`. */
  readonly held: readonly number[];
  /** Points of units that left by an exit, by side. */
  readonly exited: readonly number[];
  /** Shocks declared and not yet fought, in their order. */
  readonly declared: readonly Assault[];
  /** The one that is being fought. */
  readonly assault: Assault | null;
  /** What waits for a choice; the last one first. */
  readonly pending: readonly Obligation[];
  readonly over: Over | null;
  /** Two lanes of 32 bits over all of the above. */
  readonly hash: readonly [number, number];
}

export const STEPS = [
  'orders',
  'initiative',
  'first',
  'draw',
  'fire',
  'move',
  'shock',
  'assault',
  'rout',
  'rally',
  'command',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

export const IMPULSES = ['half', 'passed', 'failed'] as const;
export type Impulse = (typeof IMPULSES)[number];

/** `unknown`: what the other side sees of a marker that lies face down. */
export const ORDERS = ['none', 'given', 'shown-none', 'shown-given', 'unknown'] as const;
export type Order = (typeof ORDERS)[number];

export { NOBODY };
/** A number of this module, which the compiler then knows: it is asked for with every counter. */
export const NOWHERE = OFF_THE_MAP;

export const ENDINGS = ['collapse', 'points', 'draw'] as const;
export interface Over {
  /** `NOBODY` where it is a draw. */
  readonly winner: SideIndex;
  readonly why: (typeof ENDINGS)[number];
}

const FACING_SHIFT = HEX_BITS;
const STATE_SHIFT = HEX_BITS + 3;
const FLAG_SHIFT = HEX_BITS + 6;

/** `left`: off the map by an exit; `waiting`: a reinforcement still to come. */
export const UNIT_STATES = ['good', 'disordered', 'routed', 'eliminated', 'left', 'waiting'] as const;
export type UnitState = NewState | 'left' | 'waiting';
export const GOOD = UNIT_STATES.indexOf('good');
export const DISORDERED = UNIT_STATES.indexOf('disordered');
export const ROUTED = UNIT_STATES.indexOf('routed');
export const ELIMINATED = UNIT_STATES.indexOf('eliminated');

/** All but the square last for one activation. */
export const FLAG = {
  square: 1 << FLAG_SHIFT,
  /** In its leader's range, with orders. */
  led: 1 << (FLAG_SHIFT + 1),
  moved: 1 << (FLAG_SHIFT + 2),
  fired: 1 << (FLAG_SHIFT + 3),
  /** Has answered fire. */
  answered: 1 << (FLAG_SHIFT + 4),
  attacked: 1 << (FLAG_SHIFT + 5),
  /** Has charged, counter-charged or pursued. */
  charged: 1 << (FLAG_SHIFT + 6),
  rallied: 1 << (FLAG_SHIFT + 7),
  fled: 1 << (FLAG_SHIFT + 8),
  /** Has left its square. */
  lined: 1 << (FLAG_SHIFT + 9),
  /** Has fired in reaction. */
  reacted: 1 << (FLAG_SHIFT + 10),
} as const;

export const OF_THE_ACTIVATION =
  FLAG.led |
  FLAG.moved |
  FLAG.fired |
  FLAG.answered |
  FLAG.attacked |
  FLAG.charged |
  FLAG.rallied |
  FLAG.fled |
  FLAG.lined |
  FLAG.reacted;

export const unitWord = (hex: number, facing: Facing, state: UnitState, flags = 0): number =>
  hex | (facing << FACING_SHIFT) | (UNIT_STATES.indexOf(state) << STATE_SHIFT) | flags;

export const hexIn = (word: number): number => word & NOWHERE;
export const withHex = (word: number, hex: number): number => (word & ~NOWHERE) | hex;
export const facingIn = (word: number): Facing => ((word >> FACING_SHIFT) & 7) as Facing;
export const withFacing = (word: number, facing: Facing): number =>
  (word & ~(7 << FACING_SHIFT)) | (facing << FACING_SHIFT);
/** The state of a unit by its number among `UNIT_STATES`. */
export const stateAt = (word: number): number => (word >> STATE_SHIFT) & 7;
export const stateIn = (word: number): UnitState => UNIT_STATES[stateAt(word)]!;
export const withState = (word: number, state: UnitState): number =>
  (word & ~(7 << STATE_SHIFT)) | (UNIT_STATES.indexOf(state) << STATE_SHIFT);

/** What accessors read: a state, or the draft of one. */
export type Position = Pick<State, 'units' | 'leaders'>;

export const hexOf = ({ units }: Position, unit: number): number => hexIn(units[unit]!);
export const facingOf = ({ units }: Position, unit: number): Facing => facingIn(units[unit]!);
export const stateOf = ({ units }: Position, unit: number): UnitState => stateIn(units[unit]!);
export const is = ({ units }: Position, unit: number, flag: number): boolean => (units[unit]! & flag) !== 0;
export const onMap = (position: Position, unit: number): boolean => hexOf(position, unit) !== NOWHERE;
export const isRouted = ({ units }: Position, unit: number): boolean => stateAt(units[unit]!) === ROUTED;
export const isGood = ({ units }: Position, unit: number): boolean => stateAt(units[unit]!) === GOOD;

export const LEADER_MOVED = 1 << FLAG_SHIFT;
export const leaderHex = ({ leaders }: Position, leader: number): number => hexIn(leaders[leader]!);
export const leads = (position: Position, leader: number): boolean => leaderHex(position, leader) !== NOWHERE;
export const leaderMoved = ({ leaders }: Position, leader: number): boolean => (leaders[leader]! & LEADER_MOVED) !== 0;

export const waiting = ({ pending }: Pick<State, 'pending'>): Obligation | undefined => pending.at(-1);
