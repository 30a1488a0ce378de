import { t, type Text } from '../../../../kernel/text.ts';
import { distance, hexAtAxial, OFF } from '../../../../space/hex.ts';
import { FIRE_TABLE, type Shooter } from '../../charts/fire.ts';
import { columnOf } from '../../fire/row.ts';
import type { FireEffect } from '../../shapes.ts';
import { isActive, type Moment, rosterOf } from '../turn/activation.ts';
import { isInFront, stepsToFront } from '../situation/front-arc.ts';
import type { Doing } from '../turn/orders.ts';
import type { Course } from '../turn/order-run.ts';
import type { DerivedFire } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { leadersLeft, strikeLeader } from './leaders.ts';
import { seesFrom } from '../situation/sight.ts';
import type { Obligation } from '../position/obligations.ts';
import { facingOf, FLAG, has, hexOf, isRouted, OFF_MAP, onMap, waiting } from '../position/state.ts';

/** Able to fire at all: a missile type, not routed, has not fired. */
const isLoaded = (field: Field, now: Moment, unit: number): boolean =>
  field.units[unit]!.shoots && onMap(now, unit) && !isRouted(now, unit) && !has(now, unit, FLAG.fired);

/** Beside an enemy a unit fires only in a melee. */
export const mayFire = (field: Field, now: Moment, unit: number): boolean =>
  isLoaded(field, now, unit) &&
  isActive(field, now, unit) &&
  (field.rulings.adjacentFire || !field.places.besideEnemy(now, field.units[unit]!.side, hexOf(now, unit)));

const isInRange = (field: Field, unit: number, hexes: number): boolean =>
  FIRE_TABLE.at(field.units[unit]!.type as Shooter, columnOf(hexes)) !== 'NA';

/** The range that the table allows nobody any more. */
const TOO_FAR = 4;

const OUT_OF_RANGE = t('hors de portée', 'out of range');
const NOT_IN_FRONT = t('pas devant elle', 'not in its front');
const UNSEEN = t('la vue est bouchée', 'the line of sight is blocked');

/** Why a unit does not fire at a hex where enemies stand. */
function refuseTarget(field: Field, now: Moment, unit: number, at: number): Text | undefined {
  const from = hexOf(now, unit);
  const hexes = distance(field.grid, from, at);
  if (hexes === 0 || hexes >= TOO_FAR || !isInRange(field, unit, hexes)) return OUT_OF_RANGE;
  if (!isInFront(field, from, facingOf(now, unit), at)) return NOT_IN_FRONT;
  return seesFrom(field, now, from, at) ? undefined : UNSEEN;
}

const IN_FRONT = stepsToFront(TOO_FAR - 1);
const NO_TARGETS: readonly number[] = [];

/** The hexes that a unit may fire at, in the order of who stands there; `most`: whoever only asks for some need not wait for all. */
export function targetsOf(field: Field, now: Moment, unit: number, most = Infinity): readonly number[] {
  if (!mayFire(field, now, unit)) return NO_TARGETS;
  const hexes: number[] = [];
  const enemy = 1 - field.units[unit]!.side;
  const from = hexOf(now, unit);
  const q = field.grid.q[from]!;
  const r = field.grid.r[from]!;
  const places = field.places.at(now.units);
  for (const step of IN_FRONT[facingOf(now, unit)]!) {
    const at = hexAtAxial(field.grid, q + step.q, r + step.r);
    if (at === OFF || places.side(at) !== enemy || refuseTarget(field, now, unit, at) !== undefined) continue;
    if (hexes.push(at) >= most) break;
  }
  return hexes.length > 1 ? hexes.sort((a, b) => places.topUnit(a) - places.topUnit(b)) : hexes;
}

export function mayFireAtAny(field: Field, now: Moment): boolean {
  for (const unit of rosterOf(field, now)) if (targetsOf(field, now, unit, 1).length > 0) return true;
  return false;
}

type MeleeFire = Extract<Obligation, { owes: 'defensive-fire' | 'offensive-fire' }>;

/** Units of a stack that fire in the melee that it is in: of the attackers only those who attack. */
export const firersInMelee = (field: Field, now: Moment, { owes, hex }: MeleeFire): number[] =>
  field.places
    .at(now.units)
    .stack(hex)
    .filter((unit) => isLoaded(field, now, unit) && (owes === 'defensive-fire' || isActive(field, now, unit)));

/** Of the hexes that a stack may fire at before a melee, those where somebody still stands whom one of it can fire at. */
export function meleeTargets(field: Field, now: Moment, fire: MeleeFire): number[] {
  const { at, side } = fire;
  const firers = firersInMelee(field, now, fire);
  if (firers.length === 0 || field.units[firers[0]!]!.side !== side) return [];
  const places = field.places.at(now.units);
  return at.filter(
    (target) =>
      places.side(target) === 1 - side && firers.some((unit) => refuseTarget(field, now, unit, target) === undefined),
  );
}

/** Those of a stack who can fire at one of its targets: by front, range and sight, as in the fire step. */
export const firersInMeleeAt = (field: Field, now: Moment, fire: MeleeFire, at: number): number[] =>
  firersInMelee(field, now, fire).filter((unit) => refuseTarget(field, now, unit, at) === undefined);

export function refuseFire(field: Field, now: Moment, { units, at }: Doing<'fire'>): Text | undefined {
  if (units.length === 0 || units.some((unit, i) => field.units[unit] === undefined || units.indexOf(unit) !== i))
    return t('qui tire ?', 'who fires?');
  const owed = waiting(now);
  if (owed !== undefined) {
    if (owed.owes !== 'defensive-fire' && owed.owes !== 'offensive-fire')
      return t('un autre choix est attendu', 'another choice is due');
    const firers = firersInMelee(field, now, owed);
    if (!units.every((unit) => firers.includes(unit)))
      return t('seules les unités de la pile tirent', 'only units of the stack fire');
    if (!owed.at.includes(at) || field.places.at(now.units).side(at) !== 1 - owed.side)
      return t('pas une cible de cette mêlée', 'no target of this melee');
    for (const unit of units) {
      const refused = refuseTarget(field, now, unit, at);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }
  if (now.step !== 'fire') return t('ce n’est pas le moment de tirer', 'it is not the time to fire');
  const { side } = field.units[units[0]!]!;
  if (at < 0 || at >= field.grid.hexes || field.places.at(now.units).side(at) !== 1 - side)
    return t('il n’y a pas d’ennemi', 'no enemy is there');
  let farthest = 0;
  for (const unit of units) farthest = Math.max(farthest, distance(field.grid, hexOf(now, unit), at));
  for (const unit of units) {
    if (!mayFire(field, now, unit)) return t('cette unité ne tire pas maintenant', 'this unit does not fire now');
    const refused = refuseTarget(field, now, unit, at);
    if (refused !== undefined) return refused;
    // The column is that of the farthest firer: whoever has NA there may not join.
    if (!isInRange(field, unit, farthest)) return t('hors de portée, avec les autres', 'out of range, with the others');
  }
  return undefined;
}

/** Each firer alone, two together, and all who may. */
export function firesOf(field: Field, now: Moment): Doing<'fire'>[] {
  const fires: Doing<'fire'>[] = [];
  const byTarget = new Map<number, number[]>();
  for (const unit of rosterOf(field, now))
    for (const at of targetsOf(field, now, unit)) {
      const units = byTarget.get(at);
      if (units === undefined) byTarget.set(at, [unit]);
      else units.push(unit);
    }
  for (const [at, units] of byTarget) {
    const groups = units.map((unit) => [unit]);
    for (const [i, one] of units.entries()) for (const other of units.slice(i + 1)) groups.push([one, other]);
    if (units.length > 2) groups.push(units);
    for (const group of groups) {
      const fire: Doing<'fire'> = { do: 'fire', units: group, at };
      if (group.length === 1 || refuseFire(field, now, fire) === undefined) fires.push(fire);
    }
  }
  return fires;
}

/**
 * What a fire does: the top unit is struck, then the leaders' fates are known; those who are left of a stack that is lost
 * are put to the test.
 */
export function applyFire(course: Course, derived: DerivedFire, effects: readonly FireEffect[]): void {
  const { field, now } = course;
  const flights: [number, number][] = [];
  let lostIn = OFF_MAP;
  const top = derived.target[0]!;
  const { side } = field.units[top]!;
  for (const effect of effects)
    switch (effect.kind) {
      case 'leader':
        strikeLeader(
          course,
          derived.leaders[Number(effect.who[0]!.slice('target.leaders['.length, -1)) - 1]!,
          effect.fate,
        );
        break;
      case 'state':
        if (effect.to === 'eliminated') {
          lostIn = hexOf(now, top);
          course.emit({ is: 'gone', unit: top, as: 'eliminated' });
        } else if (effect.to !== effect.from) course.emit({ is: 'state', unit: top, to: effect.to });
        break;
      case 'flee':
        flights.push([top, effect.hexes]);
        break;
      case 'none':
        break;
    }
  if (flights.length > 0) course.owe({ owes: 'flee', side, flights });
  leadersLeft(course, side, lostIn);
}
