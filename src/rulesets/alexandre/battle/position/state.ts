import type { SideIndex } from '../../../../kernel/game.ts';
import { HEX_BITS } from '../../../../space/reach/costs.ts';
import type { Facing } from '../../../../space/hex.ts';
import { NOBODY, NOWHERE as OFF_THE_MAP } from '../../../../space/off-map.ts';
import type { NewState } from '../../states.ts';
import type { Obligation } from './obligations.ts';

/*
 * A position: plain JSON that never changes. A counter is one small number, read through the accessors below:
 *
 *     unit    hex 12 bits · facing 3 · state 3 · flags
 *     leader  hex 12 bits · fate 3 · flags
 */
export interface State {
  readonly turn: number;
  readonly step: Step;
  /** Who won the last initiative. */
  readonly holder: SideIndex;
  /** The leader whose activation it is; `NOBODY` between activations. */
  readonly active: number;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  /** For each unit, a bit for each leader who commands it this turn. */
  readonly command: readonly number[];
  /** Points for leaders killed or taken, by the side that took them. */
  readonly taken: readonly number[];
  /** What waits for a choice; the last one first. */
  readonly pending: readonly Obligation[];
  readonly over: Over | null;
  /** Two lanes of 32 bits over all of the above. */
  readonly hash: readonly [number, number];
}

export const STEPS = ['initiative', 'early', 'rally', 'move', 'fire', 'melee', 'rout', 'over'] as const;
export type Step = (typeof STEPS)[number];
/** Steps that are passed over where nobody can do anything in them. */
export const PASSED_OVER = ['early', 'rally', 'move', 'fire', 'melee'] as const satisfies readonly Step[];
export type PassedOver = (typeof PASSED_OVER)[number];

export { NOBODY };
/** A number of this module, which the compiler then knows: it is asked for with every counter. */
export const NOWHERE = OFF_THE_MAP;

export const ENDINGS = ['collapse', 'death', 'flight', 'objective', 'held', 'points', 'draw'] as const;
export interface Over {
  /** `NOBODY` where it is a draw. */
  readonly winner: SideIndex;
  readonly why: (typeof ENDINGS)[number];
}

const FACING_SHIFT = HEX_BITS;
const STATE_SHIFT = HEX_BITS + 3;
const FLAG_SHIFT = HEX_BITS + 6;

/** `removed`: left the map without being lost. */
export const UNIT_STATES = ['good', 'fatigued', 'discouraged', 'routed', 'eliminated', 'removed'] as const;
export type UnitState = NewState | 'removed';

/** Of this turn: acted, rallied (tried to), fled. Of this activation: moved, ordered, fired, attacked, defended. */
export const FLAG = {
  below: 1 << FLAG_SHIFT,
  acted: 1 << (FLAG_SHIFT + 1),
  rallied: 1 << (FLAG_SHIFT + 2),
  fled: 1 << (FLAG_SHIFT + 3),
  moved: 1 << (FLAG_SHIFT + 4),
  ordered: 1 << (FLAG_SHIFT + 5),
  fired: 1 << (FLAG_SHIFT + 6),
  attacked: 1 << (FLAG_SHIFT + 7),
  defended: 1 << (FLAG_SHIFT + 8),
} as const;
export type Flag = keyof typeof FLAG;

export const OF_THE_TURN = FLAG.acted | FLAG.rallied | FLAG.fled;
export const OF_THE_ACTIVATION = FLAG.moved | FLAG.ordered | FLAG.fired | FLAG.attacked | FLAG.defended;

/** All of a unit's word that others see on the map. */
export const OF_THE_PLACE = ((1 << FLAG_SHIFT) - 1) | FLAG.below;

export const unitWord = (hex: number, facing: Facing, state: UnitState, flags = 0): number =>
  hex | (facing << FACING_SHIFT) | (UNIT_STATES.indexOf(state) << STATE_SHIFT) | flags;

export const hexIn = (word: number): number => word & NOWHERE;
export const withHex = (word: number, hex: number): number => (word & ~NOWHERE) | hex;
export const facingIn = (word: number): Facing => ((word >> FACING_SHIFT) & 7) as Facing;
export const withFacing = (word: number, facing: Facing): number =>
  (word & ~(7 << FACING_SHIFT)) | (facing << FACING_SHIFT);
export const stateIn = (word: number): UnitState => UNIT_STATES[(word >> STATE_SHIFT) & 7]!;
export const withState = (word: number, state: UnitState): number =>
  (word & ~(7 << STATE_SHIFT)) | (UNIT_STATES.indexOf(state) << STATE_SHIFT);

const ROUTED = UNIT_STATES.indexOf('routed');
const DISCOURAGED = UNIT_STATES.indexOf('discouraged');

export const isRoutedIn = (word: number): boolean => ((word >> STATE_SHIFT) & 7) === ROUTED;

/** What accessors read: a state, or the draft of one. */
export type Position = Pick<State, 'units' | 'leaders'>;

export const hexOf = ({ units }: Position, unit: number): number => hexIn(units[unit]!);
export const facingOf = ({ units }: Position, unit: number): Facing => facingIn(units[unit]!);
export const stateOf = ({ units }: Position, unit: number): UnitState => stateIn(units[unit]!);
/** Whether a unit has one of these flags: what rules ask of many. */
export const has = ({ units }: Position, unit: number, flags: number): boolean => (units[unit]! & flags) !== 0;
export const is = (position: Position, unit: number, flag: Flag): boolean => has(position, unit, FLAG[flag]);
export const onMap = (position: Position, unit: number): boolean => hexOf(position, unit) !== NOWHERE;
export const isRouted = ({ units }: Position, unit: number): boolean => isRoutedIn(units[unit]!);
/** Neither discouraged nor routed. */
export const isSteady = ({ units }: Position, unit: number): boolean =>
  ((units[unit]! >> STATE_SHIFT) & 7) < DISCOURAGED;

export const FATES = ['unharmed', 'wounded', 'killed', 'captured', 'fled'] as const;
export type LeaderFate = (typeof FATES)[number];

/** Activated or moved: this turn. A substitute stays one. */
export const LEADER_FLAG = {
  activated: 1 << FLAG_SHIFT,
  moved: 1 << (FLAG_SHIFT + 1),
  substitute: 1 << (FLAG_SHIFT + 2),
  /** Kept from acting by a wide gap of initiative. */
  inactive: 1 << (FLAG_SHIFT + 3),
} as const;
export type LeaderFlag = keyof typeof LEADER_FLAG;

export const leaderWord = (hex: number, fate: LeaderFate, flags = 0): number =>
  hex | (FATES.indexOf(fate) << FACING_SHIFT) | flags;
export const fateIn = (word: number): LeaderFate => FATES[(word >> FACING_SHIFT) & 7]!;
export const withFate = (word: number, fate: LeaderFate): number =>
  (word & ~(7 << FACING_SHIFT)) | (FATES.indexOf(fate) << FACING_SHIFT);

export const leaderHex = ({ leaders }: Position, leader: number): number => hexIn(leaders[leader]!);
export const fateOf = ({ leaders }: Position, leader: number): LeaderFate => fateIn(leaders[leader]!);
export const leaderHas = ({ leaders }: Position, leader: number, flags: number): boolean =>
  (leaders[leader]! & flags) !== 0;
export const isLeader = (position: Position, leader: number, flag: LeaderFlag): boolean =>
  leaderHas(position, leader, LEADER_FLAG[flag]);
/** On the map and able to command. */
export const leads = (position: Position, leader: number): boolean => leaderHex(position, leader) !== NOWHERE;

/** The choice on top. An index of -1 would be looked up as a name, which takes long. */
export const waiting = ({ pending }: Pick<State, 'pending'>): Obligation | undefined =>
  pending.length === 0 ? undefined : pending[pending.length - 1];
