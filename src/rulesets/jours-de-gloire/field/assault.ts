import { distance } from '../../../space/hex.ts';
import { FLAG as REACHED, type Reach } from '../../../space/reach.ts';
import { isArtillery, isCavalry, isInfantry } from '../types.ts';
import { ladderOf, struck } from '../fate.ts';
import type { ShockEffect } from '../shapes.ts';
import type { State as Shown } from '../types.ts';
import type { Moment } from './activity.ts';
import { isStillOpen } from './charging.ts';
import type { Course } from './course.ts';
import { attacksBy, mayRefuse } from './declaring.ts';
import { type DerivedShock, deriveShock, facingTowards, cohesionOf } from './derive.ts';
import type { Field } from './field.ts';
import { catchLeaders } from './leading.ts';
import type { Assault, Obligation, Stage } from './obligations.ts';
import { reachOf } from './moving.ts';
import { facingOf, FLAG, hexOf, is, isGood, isRouted, onMap, stateOf } from './state.ts';
import { separate, strike } from './striking.ts';
import { endsIn, hexesOf } from './way.ts';

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

/** One stage further (J-109); each leaves what it asks for on the stack of choices. */
export function proceed(course: Course): void {
  const { field, now } = course;
  const assault = now.assault!;
  const go = (stage: Stage, changed: Partial<Assault> = {}): void =>
    course.emit({ is: 'assault', assault: { ...assault, ...changed, stage } });
  if (assault.stage === 'after') return finish(course);
  const nobody = assault.units.length + assault.charges.length === 0;
  if (nobody || !field.places.hasEnemy(now, assault.side, assault.on)) return go('after');
  const enemy = 1 - assault.side;
  const defenders = field.places.stack(now, assault.on);
  switch (assault.stage) {
    case 'refusal': {
      const { units } = attackersLeft(field, now, assault);
      if (units.length < assault.units.length) return go('refusal', { units });
      go('engagement');
      if (assault.kind === 'shock' && mayRefuse(field, now, assault))
        course.owe({ owes: 'refuse', side: enemy, units: defenders });
      return;
    }
    case 'engagement':
      go('charge');
      course.owe(...engagements(field, now, assault));
      return;
    case 'charge':
      return charge(course, assault);
    case 'reaction': {
      go('fire');
      const meets = mayMeet(field, now, assault);
      if (meets !== undefined) course.owe(meets);
      return;
    }
    case 'fire': {
      go('fight');
      const guns = defenders.filter((unit) => isArtillery(field.units[unit]!));
      const at = [...new Set(attacksBy(now, attackersLeft(field, now, assault)).map(({ hex }) => hex))];
      if (guns.length > 0) course.owe({ owes: 'reaction', side: enemy, units: guns, at });
      return;
    }
    case 'fight': {
      const left = attackersLeft(field, now, assault);
      go('after', left);
      if (left.units.length + left.charges.length > 0) course.owe({ owes: 'fight', side: assault.side });
    }
  }
}

/** With orders units shock freely, others pass the test (J-93). */
const engagements = (field: Field, now: Moment, { side, units, charges }: Assault): Obligation[] =>
  [...units, ...charges.map(({ unit }) => unit)]
    .filter((unit) => field.readings.everybodyTests || !is(now, unit, FLAG.led))
    .map((unit) => ({ owes: 'engage', side, unit }));

function charge(course: Course, assault: Assault): void {
  const { field, now } = course;
  const ridden = assault.charges.filter((one) => {
    if (!isStillOpen(field, now, one)) return false;
    const hex = one.path[one.path.length - 1]!;
    const there = field.places.stack(now, hex).find((unit) => unit !== one.unit);
    const facing = there === undefined ? facingTowards(field, now, one.unit, hex, assault.on) : facingOf(now, there);
    course.emit({ is: 'charge', unit: one.unit, path: one.path, facing });
    catchLeaders(course, assault.side, one.path);
    return true;
  });
  course.emit({ is: 'assault', assault: { ...assault, charges: ridden, stage: 'reaction' } });
}

/** Whether foot was in an enemy zone before the charge came: then it forms no square (J-96). */
function wasInZone(field: Field, now: Moment, { on, charges, side }: Assault): boolean {
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const near = field.grid.neighbours[on * 6 + direction]!;
    return (
      near >= 0 &&
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
  !is(now, unit, FLAG.square) &&
  !isRouted(now, unit) &&
  (field.readings.disorderedSquare || isGood(now, unit));

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

/** A unit that does not attack after all. */
export function dropOut(course: Course, units: readonly number[]): void {
  const assault = course.now.assault!;
  course.emit({
    is: 'assault',
    assault: {
      ...assault,
      units: assault.units.filter((unit) => !units.includes(unit)),
      charges: assault.charges.filter(({ unit }) => !units.includes(unit)),
    },
  });
}

/** Every cavalry that charged ends disordered (J-99). */
function finish(course: Course): void {
  const { field, now } = course;
  course.emit({ is: 'assault', assault: null });
  if (!field.readings.chargersDisordered) return;
  for (const unit of field.units.keys())
    if (is(now, unit, FLAG.charged) && isGood(now, unit)) strike(course, unit, 'disordered', 'charge');
}

/** What the result does: states at once, then the choices: recoils, rights of the defender, advance, rights of the attacker. */
export function applyShock(
  course: Course,
  { attackers, defenders, on }: DerivedShock,
  effects: readonly ShockEffect[],
): void {
  const { field, now } = course;
  const { side, kind } = now.assault!;
  const enemy = 1 - side;
  const counterOf = (id: string): number => {
    const place = Number(id.slice(id.indexOf('[') + 1, -1)) - 1;
    return id.startsWith('attackers') ? attackers[place]!.unit : defenders[place]!;
  };
  const from = [...new Set(attackers.map(({ hex }) => hex))];
  const recoiling: number[] = [];
  for (const effect of effects) {
    const who = effect.who.map(counterOf);
    if (effect.kind === 'state') for (const unit of who) strike(course, unit, effect.to);
    if (effect.kind === 'recoil') recoiling.push(...who);
  }
  const onField = recoiling.filter((unit) => onMap(now, unit));
  const back = onField.filter((unit) => defenders.includes(unit));
  const steady = back.filter((unit) => !isRouted(now, unit));
  const owed: Obligation[] = [];
  if (steady.length > 0) owed.push({ owes: 'recoil', side: enemy, units: steady, from });
  for (const unit of back) if (isRouted(now, unit)) owed.push({ owes: 'recoil', side: enemy, units: [unit], from });
  for (const unit of onField) if (!back.includes(unit)) owed.push({ owes: 'recoil', side, units: [unit], from: [on] });
  const gaveWay = defenders.some((unit) => back.includes(unit) || !onMap(now, unit));
  if (kind === 'shock')
    owed.push(
      ...rightsOf(
        now,
        effects,
        enemy,
        counterOf,
        defenders,
        attackers.map(({ unit }) => unit),
      ),
    );
  const able = bestStack(
    field,
    now,
    attackers.map(({ unit }) => unit),
  );
  if (gaveWay && able.length > 0) owed.push({ owes: 'advance', side, units: able, into: on });
  if (kind === 'shock')
    owed.push(
      ...rightsOf(
        now,
        effects,
        side,
        counterOf,
        attackers.map(({ unit }) => unit),
        defenders,
      ),
    );
  course.owe(...owed);
  for (const hex of from) separate(course, hex, [on]);
  separate(course, on, from);
}

function rightsOf(
  now: Moment,
  effects: readonly ShockEffect[],
  side: number,
  counterOf: (id: string) => number,
  own: readonly number[],
  against: readonly number[],
): Obligation[] {
  const rights = effects.flatMap((effect) => {
    if (effect.kind !== 'right') return [];
    const units = effect.who.map(counterOf);
    return units.every((unit) => own.includes(unit)) ? [{ option: effect.option, units }] : [];
  });
  if (rights.length === 0) return [];
  const facings = own.map((unit) => [unit, facingOf(now, unit)] as const);
  return [{ owes: 'right', side, rights, against, facings: facings.map(([unit, facing]) => [unit, facing]) }];
}

/** The stacks of best cohesion among the attackers (J-98). */
function bestStack(field: Field, now: Moment, attackers: readonly number[]): number[] {
  const able = attackers.filter((unit) => onMap(now, unit) && !isRouted(now, unit));
  const best = Math.max(...able.map((unit) => cohesionOf(field, now, unit)));
  const hexes = new Set(able.filter((unit) => cohesionOf(field, now, unit) === best).map((unit) => hexOf(now, unit)));
  return able.filter((unit) => hexes.has(hexOf(now, unit)));
}

const LONGEST_REFUSAL = 2;

/** Where those who refuse may go: up to two hexes by the rules of movement (J-94). */
export function refusalsOf(
  field: Field,
  now: Moment,
  units: readonly number[],
): { to: number; path: readonly number[] }[] {
  const allowance = Math.min(...units.map((unit) => field.units[unit]!.movement));
  const reach = reachOf(field, now, units, allowance);
  return endsIn(reach).flatMap((to) => {
    const far = distance(field.grid, reach.start, to);
    if (far === 0 || far > LONGEST_REFUSAL || field.isWater(to) || !field.places.hasRoom(now, units, to)) return [];
    const path = wayBack(reach, to);
    return path === undefined ? [] : [{ to, path }];
  });
}

/** Those that do not disorder first. */
const WAYS = [0, REACHED.leftZone, REACHED.disordered, REACHED.disordered | REACHED.leftZone];

/** The first of the cheapest ways to a hex that is short enough. */
function wayBack(reach: Reach, hex: number): readonly number[] | undefined {
  for (const flags of WAYS) {
    const place = reach.placeOf(hex, 0, flags);
    if (flags >= reach.flagged || reach.costOf(place) < 0) continue;
    const path = hexesOf(reach, place);
    if (path.length <= LONGEST_REFUSAL + 1) return path;
  }
  return undefined;
}
