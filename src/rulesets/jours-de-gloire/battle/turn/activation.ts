import type { SideIndex } from '../../../../kernel/game.ts';
import { distance } from '../../../../space/hex.ts';
import { isArtillery } from '../../types.ts';
import type { Field } from '../position/field.ts';
import {
  FLAG,
  hexOf,
  has,
  isGood,
  isRouted,
  leaderHex,
  leads,
  NOBODY,
  onMap,
  type Position,
  type State,
  waiting,
} from '../position/state.ts';

/** The side that chooses now. */
export function sideToAct(field: Field, state: State): SideIndex | undefined {
  if (state.over !== null) return undefined;
  const owed = waiting(state);
  if (owed !== undefined) return owed.side;
  return state.active === NOBODY ? state.holder : field.formations[state.active]!.side;
}

export const isActive = (field: Field, state: State, unit: number): boolean =>
  state.active !== NOBODY && field.units[unit]!.formation === state.active && onMap(state, unit);

/** Units that act by orders: those in range of their leader, where his formation has them (J-115). */
export function ledUnits(field: Field, state: State, formation: number): number[] {
  const { leader, units } = field.formations[formation]!;
  if (state.orders[formation] !== 'given' && state.orders[formation] !== 'shown-given') return [];
  if (!leads(state, leader)) return [];
  return units.filter(
    (unit) =>
      onMap(state, unit) &&
      distance(field.grid, leaderHex(state, leader), hexOf(state, unit)) <= field.leaders[leader]!.range,
  );
}

/** Whether a unit acts with orders or on its own initiative. */
export const actsFreely = (state: State, unit: number): boolean =>
  has(state, unit, FLAG.led) || state.impulse === 'passed';

/** A formation without orders that failed its test may only rally (J-83). */
export const mayAct = (field: Field, state: State, unit: number): boolean =>
  isActive(field, state, unit) && (has(state, unit, FLAG.led) || state.impulse !== 'failed') && !isRouted(state, unit);

/** Points of movement left to a unit in this activation (J-83, J-88, J-96). */
export function allowanceOf(field: Field, state: State, unit: number): number {
  const { movement } = field.units[unit]!;
  const half = Math.ceil(movement / 2);
  if (has(state, unit, FLAG.fired)) return has(state, unit, FLAG.led) ? half : 0;
  return (actsFreely(state, unit) ? movement : half) - (has(state, unit, FLAG.lined) ? 1 : 0);
}

export const mayMove = (field: Field, state: State, unit: number): boolean =>
  mayAct(field, state, unit) && !has(state, unit, FLAG.moved) && allowanceOf(field, state, unit) > 0;

/** Disordered guns do not fire (J-88). */
export const mayFire = (field: Field, state: State, unit: number): boolean =>
  isArtillery(field.units[unit]!) && mayAct(field, state, unit) && isGood(state, unit) && !has(state, unit, FLAG.fired);

/** Neither guns nor squares attack; who may besides is J-102. */
export const mayShock = (field: Field, state: State, unit: number): boolean =>
  mayAct(field, state, unit) &&
  actsFreely(state, unit) &&
  !isArtillery(field.units[unit]!) &&
  !has(state, unit, FLAG.square) &&
  !has(state, unit, FLAG.attacked) &&
  (field.rulings.disorderedShock || isGood(state, unit));

/** Did nothing else, not beside an enemy, once an activation; a flight is no act of its own (J-105). */
export const mayRally = (field: Field, state: State, unit: number): boolean =>
  isActive(field, state, unit) &&
  !isGood(state, unit) &&
  !has(state, unit, FLAG.rallied) &&
  !has(state, unit, FLAG.moved) &&
  !has(state, unit, FLAG.lined) &&
  !has(state, unit, FLAG.fired) &&
  !has(state, unit, FLAG.attacked) &&
  !has(state, unit, FLAG.charged) &&
  !(state.collapsed[field.units[unit]!.formation] === 1 && !isRouted(state, unit)) &&
  !field.places.besideEnemy(state, field.units[unit]!.side, hexOf(state, unit));

/** What the commander's bonus takes off a die in his range (J-87). */
export function bonusAt(field: Field, position: Position, side: number, hex: number): number {
  const commander = field.commander(side);
  const { bonus, range } = field.leaders[commander]!;
  return leads(position, commander) && distance(field.grid, leaderHex(position, commander), hex) <= range ? bonus : 0;
}

/** Has units on the map. */
export const isPresent = (field: Field, state: Position, formation: number): boolean =>
  field.formations[formation]!.units.some((unit) => onMap(state, unit));
