import {
  facingIn,
  flagBits,
  hexIn,
  leaderWord,
  NOBODY,
  OFF_MAP,
  stateNumberIn,
  unitWord,
  withFacing,
  withHex,
  withStateNumber,
} from '../../../../hex-battle/counters/word.ts';
import type * as battle from '../../../../hex-battle/position/state.ts';
import {
  facingOf,
  has,
  hexOf,
  leaderHas,
  leaderHex,
  leads,
  onMap,
  type Position,
  waiting,
} from '../../../../hex-battle/position/state.ts';
import type { NewState } from '../../types.ts';
import type { Assault, Obligation } from './obligations.ts';

export { facingIn, hexIn, leaderWord, NOBODY, OFF_MAP, stateNumberIn, unitWord, withFacing, withHex };
export { facingOf, has, hexOf, leaderHas, leaderHex, leads, onMap, type Position, waiting };

export interface State extends battle.BattleState<Step, Obligation, (typeof ENDINGS)[number]> {
  /** What units without orders do in this activation. */
  readonly impulse: Impulse;
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

export const ENDINGS = ['collapse', 'points', 'draw'] as const;
export type Over = battle.Over<(typeof ENDINGS)[number]>;

/** `left`: off the map by an exit; `waiting`: a reinforcement still to come. */
export const UNIT_STATES = ['good', 'disordered', 'routed', 'eliminated', 'left', 'waiting'] as const;
export type UnitState = NewState | 'left' | 'waiting';
export const GOOD = UNIT_STATES.indexOf('good');
export const DISORDERED = UNIT_STATES.indexOf('disordered');
export const ROUTED = UNIT_STATES.indexOf('routed');
export const ELIMINATED = UNIT_STATES.indexOf('eliminated');

/**
 * All but the square last for one activation. `led`: in its leader's range, with orders; `answered`: has answered fire;
 * `charged`: has charged, counter-charged or pursued; `lined`: has left its square; `reacted`: has fired in reaction.
 */
export const FLAG = flagBits([
  'square',
  'led',
  'moved',
  'fired',
  'answered',
  'attacked',
  'charged',
  'rallied',
  'fled',
  'lined',
  'reacted',
]);
const { square: _, ...FOR_ONE_ACTIVATION } = FLAG;
export const OF_THE_ACTIVATION = Object.values(FOR_ONE_ACTIVATION).reduce((flags, one) => flags | one, 0);

export const stateIn = (word: number): UnitState => UNIT_STATES[stateNumberIn(word)]!;
export const withState = (word: number, state: UnitState): number => withStateNumber(word, UNIT_STATES.indexOf(state));

export const stateOf = ({ units }: Position, unit: number): UnitState => stateIn(units[unit]!);
export const isRouted = ({ units }: Position, unit: number): boolean => stateNumberIn(units[unit]!) === ROUTED;
export const isGood = ({ units }: Position, unit: number): boolean => stateNumberIn(units[unit]!) === GOOD;

export const LEADER_FLAG = flagBits(['moved']);
