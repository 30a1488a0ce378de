import { DIRECTIONS, opposite } from '../../../../space/hex.ts';
import { isCavalry, isInfantry, type State as Shown } from '../../types.ts';
import { ladderOf, struck } from '../../fate.ts';
import type { Moment } from '../turn/activation.ts';
import { derivedAssault } from './shock-attackers.ts';
import type { Course } from '../turn/order-run.ts';
import { attacksBy } from './shock-declaration.ts';
import type { Field } from '../position/field.ts';
import type { Assault, Obligation } from '../position/obligations.ts';
import { FLAG, hexOf, has, isGood, isRouted, stateOf } from '../position/state.ts';
import { separate, strike } from './unit-states.ts';

/** Whether foot was in an enemy zone before the charge came: then it forms no square (J-96). */
function wasInZone(field: Field, now: Moment, { on, charges, side }: Assault): boolean {
  return DIRECTIONS.some((direction) => {
    const near = field.grid.neighbours[on * 6 + direction]!;
    return (
      near >= 0 &&
      field.places.zoneCrosses(near, opposite(direction)) &&
      field.places.hasEnemy(now, 1 - side, near) &&
      field.places
        .stack(now, near)
        .some(
          (unit) => field.places.hasZone(now, unit) && !charges.some((one) => one.unit === unit && one.path.length > 1),
        )
    );
  });
}

/** A charge may be met: by foot in square, by cavalry that counter-charges. One test for the hex (J-96, J-97, J-110). */
export function mayMeet(
  field: Field,
  now: Moment,
  assault: Assault,
): Extract<Obligation, { owes: 'square' | 'counter-charge' }> | undefined {
  if (assault.charges.length === 0) return undefined;
  const side = 1 - assault.side;
  const defenders = field.places.stack(now, assault.on);
  const foot = defenders.find((unit) => mayFormSquare(field, now, unit));
  if (foot !== undefined && !field.isSixFronts(assault.on) && !wasInZone(field, now, assault))
    return { owes: 'square', side, unit: foot };
  const horse = defenders.find((unit) => isCavalry(field.units[unit]!) && isGood(now, unit));
  const { attackers } = derivedAssault(field, now, assault).situation;
  const inFront = attackers.some(
    ({ charging, aspect }) => charging && (aspect === 'front' || (aspect === 'side' && field.split[1] === 'front')),
  );
  return horse !== undefined && inFront ? { owes: 'counter-charge', side, unit: horse } : undefined;
}

const mayFormSquare = (field: Field, now: Moment, unit: number): boolean =>
  isInfantry(field.units[unit]!) &&
  !has(now, unit, FLAG.square) &&
  !isRouted(now, unit) &&
  (field.rulings.disorderedSquare || isGood(now, unit));

/** All the foot of the hex together; failed, all of it is disordered. */
export function formSquare(course: Course, unit: number, passed: boolean): void {
  const { field, now } = course;
  const hex = hexOf(now, unit);
  const foot = field.places.stack(now, hex).filter((other) => mayFormSquare(field, now, other));
  course.emit({ is: 'tested', unit, test: 'square', passed });
  if (passed) return course.emit({ is: 'square', units: foot, formed: true });
  const { again } = ladderOf(field.options);
  for (const other of foot) strike(course, other, struck(stateOf(now, other) as Shown, 'D', again));
  separate(
    course,
    hex,
    attacksBy(now, now.assault!).map((attack) => attack.hex),
  );
}

/** Light against heavy: two more on the die (J-97). */
export const counterChargePlus = (field: Field, { charges }: Assault, unit: number): number =>
  field.units[unit]!.type === 'cavalry' && charges.some((one) => field.units[one.unit]!.type === 'heavy-cavalry')
    ? 2
    : 0;

export function counterCharge(course: Course, unit: number, passed: boolean): void {
  const { field, now } = course;
  course.emit({ is: 'tested', unit, test: 'counter-charge', passed });
  if (!passed) return;
  const horse = field.places
    .stack(now, hexOf(now, unit))
    .filter((other) => isCavalry(field.units[other]!) && isGood(now, other));
  course.emit({ is: 'counter-charge', units: horse });
  course.emit({ is: 'assault', assault: { ...now.assault!, counterCharge: true } });
}
