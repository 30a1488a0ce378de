import {
  facingIn,
  fateNumberIn,
  flagBits,
  leaderWord,
  withFateNumber,
  hexIn,
  NOBODY,
  OFF_MAP,
  stateNumberIn,
  unitWord,
  WITHOUT_FLAGS,
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
import type { NewState } from '../../states.ts';
import type { Obligation } from './obligations.ts';

export { facingIn, hexIn, leaderWord, NOBODY, OFF_MAP, stateNumberIn, unitWord, withFacing, withHex };
export { facingOf, has, hexOf, leaderHas, leaderHex, leads, onMap, type Position, waiting };

export interface State extends battle.BattleState<Step, Obligation, (typeof ENDINGS)[number]> {
  /** For each unit, a bit for each leader who commands it this turn. */
  readonly command: readonly number[];
  /** Points for leaders killed or taken, by the side that took them. */
  readonly taken: readonly number[];
}

export const STEPS = ['initiative', 'early', 'rally', 'move', 'fire', 'melee', 'rout', 'over'] as const;
export type Step = (typeof STEPS)[number];
/** Steps that are passed over where nobody can do anything in them. */
export const PASSED_OVER = ['early', 'rally', 'move', 'fire', 'melee'] as const satisfies readonly Step[];
export type PassedOver = (typeof PASSED_OVER)[number];

export const ENDINGS = ['collapse', 'death', 'flight', 'objective', 'held', 'points', 'draw'] as const;
export type Over = battle.Over<(typeof ENDINGS)[number]>;

/** `removed`: left the map without being lost. */
export const UNIT_STATES = ['good', 'fatigued', 'discouraged', 'routed', 'eliminated', 'removed'] as const;
export type UnitState = NewState | 'removed';
export const DISCOURAGED = UNIT_STATES.indexOf('discouraged');
export const ROUTED = UNIT_STATES.indexOf('routed');

/** `below`: another unit of the hex is on top. `rallied`: tried to. */
export const FLAG = flagBits([
  'below',
  'acted',
  'rallied',
  'fled',
  'moved',
  'ordered',
  'fired',
  'attacked',
  'defended',
]);
export const OF_THE_TURN = FLAG.acted | FLAG.rallied | FLAG.fled;
export const OF_THE_ACTIVATION = FLAG.moved | FLAG.ordered | FLAG.fired | FLAG.attacked | FLAG.defended;
/** All of a unit's word that others see on the map. */
export const OF_THE_PLACE = WITHOUT_FLAGS | FLAG.below;

export const stateIn = (word: number): UnitState => UNIT_STATES[stateNumberIn(word)]!;
export const withState = (word: number, state: UnitState): number => withStateNumber(word, UNIT_STATES.indexOf(state));
export const isRoutedIn = (word: number): boolean => stateNumberIn(word) === ROUTED;

export const stateOf = ({ units }: Position, unit: number): UnitState => stateIn(units[unit]!);
export const isRouted = ({ units }: Position, unit: number): boolean => isRoutedIn(units[unit]!);
/** Neither discouraged nor routed. */
export const isSteady = ({ units }: Position, unit: number): boolean => stateNumberIn(units[unit]!) < DISCOURAGED;

export const FATES = ['unharmed', 'wounded', 'killed', 'captured', 'fled'] as const;
export type LeaderFate = (typeof FATES)[number];

/** `inactive`: kept from acting this turn by a wide gap of initiative. A substitute stays one. */
export const LEADER_FLAG = flagBits(['activated', 'moved', 'substitute', 'inactive']);

export const fateIn = (word: number): LeaderFate => FATES[fateNumberIn(word)]!;
export const withFate = (word: number, fate: LeaderFate): number => withFateNumber(word, FATES.indexOf(fate));
export const fateOf = ({ leaders }: Position, leader: number): LeaderFate => fateIn(leaders[leader]!);
