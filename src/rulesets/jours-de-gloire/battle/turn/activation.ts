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

/** What of a state these questions need: a draft answers them too. */
export type Moment = Omit<State, 'hash'>;

/** Whose choice it is now. */
export function sideToAct(field: Field, now: Moment): SideIndex | undefined {
  if (now.over !== null) return undefined;
  const owed = waiting(now);
  if (owed !== undefined) return owed.side;
  return now.active === NOBODY ? now.holder : field.formations[now.active]!.side;
}

export const isActive = (field: Field, now: Moment, unit: number): boolean =>
  now.active !== NOBODY && field.units[unit]!.formation === now.active && onMap(now, unit);

/** Units that act by orders: those in range of their leader, where his formation has them (J-115). */
export function ledUnits(field: Field, now: Moment, formation: number): number[] {
  const { leader, units } = field.formations[formation]!;
  if (now.orders[formation] !== 'given' && now.orders[formation] !== 'shown-given') return [];
  if (!leads(now, leader)) return [];
  return units.filter(
    (unit) =>
      onMap(now, unit) &&
      distance(field.grid, leaderHex(now, leader), hexOf(now, unit)) <= field.leaders[leader]!.range,
  );
}

/** With orders, or on its own initiative. */
export const actsFreely = (now: Moment, unit: number): boolean => has(now, unit, FLAG.led) || now.impulse === 'passed';

/** Without orders and after a failed test, rally is all that is left (J-83). */
export const mayAct = (field: Field, now: Moment, unit: number): boolean =>
  isActive(field, now, unit) && (has(now, unit, FLAG.led) || now.impulse !== 'failed') && !isRouted(now, unit);

/** Points of movement left to a unit in this activation (J-83, J-88, J-96). */
export function allowanceOf(field: Field, now: Moment, unit: number): number {
  const { movement } = field.units[unit]!;
  const half = Math.ceil(movement / 2);
  if (has(now, unit, FLAG.fired)) return has(now, unit, FLAG.led) ? half : 0;
  return (actsFreely(now, unit) ? movement : half) - (has(now, unit, FLAG.lined) ? 1 : 0);
}

export const mayMove = (field: Field, now: Moment, unit: number): boolean =>
  mayAct(field, now, unit) && !has(now, unit, FLAG.moved) && allowanceOf(field, now, unit) > 0;

/** Disordered guns do not fire (J-88). */
export const mayFire = (field: Field, now: Moment, unit: number): boolean =>
  isArtillery(field.units[unit]!) && mayAct(field, now, unit) && isGood(now, unit) && !has(now, unit, FLAG.fired);

/** Neither guns nor squares attack; who may besides is J-102. */
export const mayShock = (field: Field, now: Moment, unit: number): boolean =>
  mayAct(field, now, unit) &&
  actsFreely(now, unit) &&
  !isArtillery(field.units[unit]!) &&
  !has(now, unit, FLAG.square) &&
  !has(now, unit, FLAG.attacked) &&
  (field.rulings.disorderedShock || isGood(now, unit));

/** Did nothing else, not beside an enemy, once an activation; a flight is no act of its own (J-105). */
export const mayRally = (field: Field, now: Moment, unit: number): boolean =>
  isActive(field, now, unit) &&
  !isGood(now, unit) &&
  !has(now, unit, FLAG.rallied) &&
  !has(now, unit, FLAG.moved) &&
  !has(now, unit, FLAG.lined) &&
  !has(now, unit, FLAG.fired) &&
  !has(now, unit, FLAG.attacked) &&
  !has(now, unit, FLAG.charged) &&
  !(now.collapsed[field.units[unit]!.formation] === 1 && !isRouted(now, unit)) &&
  !field.places.besideEnemy(now, field.units[unit]!.side, hexOf(now, unit));

/** What the commander's bonus takes off a die in his range (J-87). */
export function bonusAt(field: Field, position: Position, side: number, hex: number): number {
  const commander = field.commander(side);
  const { bonus, range } = field.leaders[commander]!;
  return leads(position, commander) && distance(field.grid, leaderHex(position, commander), hex) <= range ? bonus : 0;
}

/** Has units on the map. */
export const isPresent = (field: Field, now: Position, formation: number): boolean =>
  field.formations[formation]!.units.some((unit) => onMap(now, unit));
