import { distance } from '../../../../space/hex.ts';
import type { Moment } from '../turn/activation.ts';
import { attacksBy } from './shock-declaration.ts';
import { type DerivedShock, deriveShock } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import type { Assault } from '../position/obligations.ts';
import { hexOf, isRouted, onMap } from '../position/state.ts';

/** The assault in hand as it stands: those who can still strike. An assault before it may have driven others off. */
export function attackersLeft(field: Field, now: Moment, assault: Assault): Pick<Assault, 'units' | 'charges'> {
  const able = (unit: number): boolean => onMap(now, unit) && !isRouted(now, unit);
  return {
    units: assault.units.filter((unit) => able(unit) && distance(field.grid, hexOf(now, unit), assault.on) === 1),
    charges: assault.charges.filter(({ unit, path }) => able(unit) && hexOf(now, unit) === path[path.length - 1]),
  };
}

export const derivedAssault = (field: Field, now: Moment, assault: Assault): DerivedShock =>
  deriveShock(field, now, attacksBy(now, attackersLeft(field, now, assault)), assault.on, assault.counterCharge);
