import { distance, type Facing, DIRECTIONS, neighboursOf } from '../../../../space/hex.ts';
import { isCavalry } from '../../types.ts';
import type { Moment } from '../turn/activation.ts';
import { pursuitsOf } from './charge.ts';
import type { Doing } from '../turn/orders.ts';
import type { Course } from '../turn/order-run.ts';
import { attacksBy, refuseAttack, strikesAt } from './shock-declaration.ts';
import { facingTowards, onMapOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { catchLeaders } from './leaders.ts';
import type { Charge, Owing } from '../position/obligations.ts';
import { facingOf, FLAG, hexOf, has, isRouted, onMap } from '../position/state.ts';

/** The stacks that may enter the hex left to them: it must be empty, and open from where they stand. */
export function advancesOf(field: Field, now: Moment, owed: Owing<'advance'>): Doing<'advance'>[] {
  const { into } = owed;
  if (field.places.stack(now, into).length > 0) return [];
  const able = owed.units.filter(
    (unit) =>
      onMap(now, unit) &&
      !isRouted(now, unit) &&
      distance(field.grid, hexOf(now, unit), into) === 1 &&
      field.isOpen(unit, hexOf(now, unit), into),
  );
  const stacks = [...new Set(able.map((unit) => hexOf(now, unit)))].map((hex) =>
    able.filter((unit) => hexOf(now, unit) === hex),
  );
  return stacks.flatMap((units) => DIRECTIONS.map((facing) => ({ do: 'advance', units, facing }) as const));
}

export function advance(course: Course, { side, into }: Owing<'advance'>, { units, facing }: Doing<'advance'>): void {
  course.paid();
  course.emit({ is: 'advance', units, to: into, facing });
  catchLeaders(course, side, [into]);
}

type Again = Doing<'again'>;

/** What a right allows now: none of it where nobody is in reach. */
export function furtherShocks(field: Field, now: Moment, owed: Owing<'right'>): Again[] {
  const able = (units: readonly number[]): number[] =>
    units.filter((unit) => onMap(now, unit) && !isRouted(now, unit) && !has(now, unit, FLAG.square));
  return owed.rights.flatMap(({ option, units }): Again[] => {
    switch (option) {
      case 'breakthrough':
        return breakthroughs(field, now, owed, able(units));
      case 'counter-shock':
        return counterShocks(field, now, owed, able(units));
      case 'pursuit':
        return pursuits(field, now, owed, able(units));
    }
  });
}

/** Those who advanced, looking where they looked, strike what is in front of them (J-98, J-114). */
function breakthroughs(
  field: Field,
  now: Moment,
  { facings, side }: Owing<'right'>,
  units: readonly number[],
): Again[] {
  const advanced = units.filter(
    (unit) =>
      hexOf(now, unit) === now.assault?.on &&
      facings.some(([u, facing]) => u === unit && facing === facingOf(now, unit)),
  );
  if (advanced.length === 0) return [];
  return neighboursOf(field.grid, hexOf(now, advanced[0]!))
    .filter((on) => field.places.hasEnemy(now, side, on) && advanced.every((unit) => strikesAt(field, now, unit, on)))
    .map((on) => ({ do: 'again', option: 'breakthrough', on, units: advanced, charges: [] }) as const)
    .filter((command) => refuseAttack(field, now, attacksBy(now, command), command.on) === undefined);
}

/** Where the attacker still stands, in place; else after one step (J-112). */
function counterShocks(field: Field, now: Moment, { against }: Owing<'right'>, units: readonly number[]): Again[] {
  const [first] = units;
  if (first === undefined) return [];
  const from = hexOf(now, first);
  const together = units.filter((unit) => hexOf(now, unit) === from);
  const targets = new Set(against.filter((unit) => onMap(now, unit)).map((unit) => hexOf(now, unit)));
  return [...targets].flatMap((on) => {
    const stand = stepBefore(field, now, together, on);
    if (stand === undefined) return [];
    const attackers = together.map((unit) => ({ unit, hex: stand, charging: false, path: [] }));
    return refuseAttack(field, now, attackers, on) === undefined
      ? [{ do: 'again', option: 'counter-shock', on, units: together, charges: [] } as const]
      : [];
  });
}

/** The hex from which units strike another: their own, or one next to it. */
function stepBefore(field: Field, now: Moment, units: readonly number[], on: number): number | undefined {
  const from = hexOf(now, units[0]!);
  if (distance(field.grid, from, on) === 1) return from;
  return neighboursOf(field.grid, from).find(
    (hex) =>
      distance(field.grid, hex, on) === 1 &&
      field.places.stack(now, hex).length === 0 &&
      units.every((unit) => field.isOpen(unit, from, hex)),
  );
}

/** One further charge, alone or with the other cavalry of the hex by the same way (J-111). */
function pursuits(field: Field, now: Moment, { side }: Owing<'right'>, units: readonly number[]): Again[] {
  const horse = units.filter((unit) => isCavalry(field.units[unit]!));
  const enemies = new Set(onMapOf(field, now, 1 - side).map((unit) => hexOf(now, unit)));
  const found: Again[] = [];
  const offer = (on: number, charges: readonly Charge[]): void => {
    const command = { do: 'again', option: 'pursuit', on, units: [], charges } as const;
    if (refuseAttack(field, now, attacksBy(now, command), on) === undefined) found.push(command);
  };
  for (const unit of horse)
    for (const on of enemies)
      for (const way of pursuitsOf(field, now, unit, on)) {
        offer(on, [way]);
        const beside = horse.find((other) => other > unit && hexOf(now, other) === hexOf(now, unit));
        if (beside === undefined) continue;
        const both = [unit, beside];
        if (field.places.hasRoom(now, both, way.path[way.path.length - 1]!)) offer(on, [way, { ...way, unit: beside }]);
      }
  return found;
}

export const sameAgain = (a: Again, b: Again): boolean => JSON.stringify(orderly(a)) === JSON.stringify(orderly(b));

const orderly = ({ option, on, units, charges }: Again) => [
  option,
  on,
  units,
  charges.map(({ unit, path }) => [unit, path]),
];

/** The further shock becomes the assault in hand: no test, and no right comes of it. */
export function strikeAgain(course: Course, owed: Owing<'right'>, { option, on, units, charges }: Again): void {
  const { field, now } = course;
  course.paid();
  const stand = units.length === 0 ? undefined : stepBefore(field, now, units, on);
  if (option === 'counter-shock' && stand !== undefined) {
    const facing: Facing = facingTowards(field, now, units[0]!, stand, on);
    if (stand !== hexOf(now, units[0]!)) {
      course.emit({ is: 'advance', units, to: stand, facing });
      catchLeaders(course, owed.side, [stand]);
    } else {
      const all = field.places.stack(now, stand).filter((unit) => !isRouted(now, unit));
      course.emit({ is: 'face', units: all, facing });
    }
  }
  course.emit({
    is: 'assault',
    assault: {
      side: owed.side,
      kind: option,
      on,
      units,
      charges,
      stage: option === 'pursuit' ? 'charge' : 'fire',
      counterCharge: false,
    },
  });
}
