import { distance } from '../../../space/hex.ts';
import type { Moment } from './activity.ts';
import { attacksBy } from './declaring.ts';
import { type DerivedShock, deriveShock } from './derive.ts';
import type { Field } from './field.ts';
import type { Assault } from './obligations.ts';
import { hexOf, isRouted, onMap } from './state.ts';

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
