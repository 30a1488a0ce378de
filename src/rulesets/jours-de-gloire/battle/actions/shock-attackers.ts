import { distance } from '../../../../space/hex.ts';
import { attacksBy } from './shock-declaration.ts';
import { type DerivedShock, deriveShock } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import type { Assault } from '../position/obligations.ts';
import { hexOf, isRouted, onMap, type State } from '../position/state.ts';

/** The assault in hand as it stands: those who can still strike. An assault before it may have driven others off. */
export function attackersLeft(field: Field, state: State, assault: Assault): Pick<Assault, 'units' | 'charges'> {
  const canAttack = (unit: number): boolean => onMap(state, unit) && !isRouted(state, unit);
  return {
    units: assault.units.filter(
      (unit) => canAttack(unit) && distance(field.grid, hexOf(state, unit), assault.on) === 1,
    ),
    charges: assault.charges.filter(
      ({ unit, path }) => canAttack(unit) && hexOf(state, unit) === path[path.length - 1],
    ),
  };
}

export const derivedAssault = (field: Field, state: State, assault: Assault): DerivedShock =>
  deriveShock(field, state, attacksBy(state, attackersLeft(field, state, assault)), assault.on, assault.counterCharge);
