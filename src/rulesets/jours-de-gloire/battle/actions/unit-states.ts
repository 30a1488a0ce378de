import { isArtillery } from '../../types.ts';
import type { Course } from '../turn/order-run.ts';
import type { Happening } from '../position/events.ts';
import { isRouted, onMap, stateOf, type UnitState } from '../position/state.ts';

/** A unit comes to be in a state; guns disordered twice are lost by the switch of J-101. */
export function strike(course: Course, unit: number, to: UnitState, why?: Happening<'state'>['why']): void {
  const { field, now } = course;
  const before = stateOf(now, unit);
  if (!onMap(now, unit) || before === to) return;
  const twice = isArtillery(field.units[unit]!) && before === 'disordered' && to === 'routed';
  if (to === 'eliminated' || (twice && field.rulings.gunsTwiceLost)) lose(course, unit);
  else course.emit({ is: 'state', unit, to, ...(why && { why }) });
}

export const lose = (course: Course, unit: number): void =>
  course.emit({ is: 'gone', unit, as: 'eliminated', points: 0 });

/** Routed units leave the others of their hex at once (J-113). */
export function separate(course: Course, hex: number, from: readonly number[]): void {
  const { field, now } = course;
  const stack = field.places.stack(now, hex);
  const routed = stack.filter((unit) => isRouted(now, unit));
  if (routed.length === 0 || routed.length === stack.length) return;
  const { side } = field.units[routed[0]!]!;
  const recoils = (unit: number): boolean =>
    now.pending.some((other) => other.owes === 'recoil' && other.units.includes(unit));
  const leaving = routed.filter((unit) => !recoils(unit));
  course.owe(...leaving.map((unit) => ({ owes: 'recoil' as const, side, units: [unit], from })));
}
