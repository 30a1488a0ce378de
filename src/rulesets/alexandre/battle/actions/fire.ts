import { t, type Text } from '../../../../kernel/text.ts';
import { distance, hexAtAxial, OFF } from '../../../../space/hex.ts';
import { FIRE_TABLE, type Shooter } from '../../charts/fire.ts';
import { columnOf } from '../../fire/row.ts';
import type { FireEffect } from '../../shapes.ts';
import { isActive, rosterOf } from '../turn/activation.ts';
import { isInFront, stepsToFront } from '../situation/front-arc.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import type { DerivedFire } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { leadersLeft, strikeLeader } from './leaders.ts';
import { seesFrom } from '../situation/sight.ts';
import type { Obligation } from '../position/obligations.ts';
import { facingOf, FLAG, has, hexOf, isRouted, OFF_MAP, onMap, type State, waiting } from '../position/state.ts';

/** Able to fire at all: a missile type, not routed, has not fired. */
const isLoaded = (field: Field, state: State, unit: number): boolean =>
  field.units[unit]!.shoots && onMap(state, unit) && !isRouted(state, unit) && !has(state, unit, FLAG.fired);

/** Beside an enemy a unit fires only in a melee. */
export const mayFire = (field: Field, state: State, unit: number): boolean =>
  isLoaded(field, state, unit) &&
  isActive(field, state, unit) &&
  (field.rulings.adjacentFire || !field.places.besideEnemy(state, field.units[unit]!.side, hexOf(state, unit)));

const isInRange = (field: Field, unit: number, hexes: number): boolean =>
  FIRE_TABLE.at(field.units[unit]!.type as Shooter, columnOf(hexes)) !== 'NA';

/** The range that the table allows nobody any more. */
const TOO_FAR = 4;

const OUT_OF_RANGE = t('hors de portée', 'out of range');
const NOT_IN_FRONT = t('pas devant elle', 'not in its front');
const UNSEEN = t('la vue est bouchée', 'the line of sight is blocked');

/** Why a unit does not fire at a hex where enemies stand. */
function refuseTarget(field: Field, state: State, unit: number, at: number): Text | undefined {
  const from = hexOf(state, unit);
  const hexes = distance(field.grid, from, at);
  if (hexes === 0 || hexes >= TOO_FAR || !isInRange(field, unit, hexes)) return OUT_OF_RANGE;
  if (!isInFront(field, from, facingOf(state, unit), at)) return NOT_IN_FRONT;
  return seesFrom(field, state, from, at) ? undefined : UNSEEN;
}

const IN_FRONT = stepsToFront(TOO_FAR - 1);
const NO_TARGETS: readonly number[] = [];

/** The hexes that a unit may fire at, in the order of who stands there; `most`: whoever only asks for some need not wait for all. */
export function targetsOf(field: Field, state: State, unit: number, most = Infinity): readonly number[] {
  if (!mayFire(field, state, unit)) return NO_TARGETS;
  const hexes: number[] = [];
  const enemy = 1 - field.units[unit]!.side;
  const from = hexOf(state, unit);
  const q = field.grid.q[from]!;
  const r = field.grid.r[from]!;
  const places = field.places.at(state.units);
  for (const step of IN_FRONT[facingOf(state, unit)]!) {
    const at = hexAtAxial(field.grid, q + step.q, r + step.r);
    if (at === OFF || places.side(at) !== enemy || refuseTarget(field, state, unit, at) !== undefined) continue;
    if (hexes.push(at) >= most) break;
  }
  return hexes.length > 1 ? hexes.sort((a, b) => places.topUnit(a) - places.topUnit(b)) : hexes;
}

export function mayFireAtAny(field: Field, state: State): boolean {
  for (const unit of rosterOf(field, state)) if (targetsOf(field, state, unit, 1).length > 0) return true;
  return false;
}

type MeleeFire = Extract<Obligation, { owes: 'defensive-fire' | 'offensive-fire' }>;

/** Units of a stack that fire in the melee that it is in: of the attackers only those who attack. */
export const firersInMelee = (field: Field, state: State, { owes, hex }: MeleeFire): number[] =>
  field.places
    .at(state.units)
    .stack(hex)
    .filter((unit) => isLoaded(field, state, unit) && (owes === 'defensive-fire' || isActive(field, state, unit)));

/** The hexes that a stack may still fire at before a melee: somebody stands there whom one of its units can fire at. */
export function meleeTargets(field: Field, state: State, fire: MeleeFire): number[] {
  const { at, side } = fire;
  const firers = firersInMelee(field, state, fire);
  if (firers.length === 0 || field.units[firers[0]!]!.side !== side) return [];
  const places = field.places.at(state.units);
  return at.filter(
    (target) =>
      places.side(target) === 1 - side && firers.some((unit) => refuseTarget(field, state, unit, target) === undefined),
  );
}

/** The units of a stack that can fire at one of its targets: by front, range and sight, as in the fire step. */
export const firersInMeleeAt = (field: Field, state: State, fire: MeleeFire, at: number): number[] =>
  firersInMelee(field, state, fire).filter((unit) => refuseTarget(field, state, unit, at) === undefined);

export function refuseFire(field: Field, state: State, { units, at }: CommandOf<'fire'>): Text | undefined {
  if (units.length === 0 || units.some((unit, i) => field.units[unit] === undefined || units.indexOf(unit) !== i))
    return t('qui tire ?', 'who fires?');
  const owed = waiting(state);
  if (owed !== undefined) {
    if (owed.owes !== 'defensive-fire' && owed.owes !== 'offensive-fire')
      return t('un autre choix est attendu', 'another choice is due');
    const firers = firersInMelee(field, state, owed);
    if (!units.every((unit) => firers.includes(unit)))
      return t('seules les unités de la pile tirent', 'only units of the stack fire');
    if (!owed.at.includes(at) || field.places.at(state.units).side(at) !== 1 - owed.side)
      return t('pas une cible de cette mêlée', 'no target of this melee');
    for (const unit of units) {
      const refused = refuseTarget(field, state, unit, at);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }
  if (state.step !== 'fire') return t('ce n’est pas le moment de tirer', 'it is not the time to fire');
  const { side } = field.units[units[0]!]!;
  if (at < 0 || at >= field.grid.hexes || field.places.at(state.units).side(at) !== 1 - side)
    return t('il n’y a pas d’ennemi', 'no enemy is there');
  let farthest = 0;
  for (const unit of units) farthest = Math.max(farthest, distance(field.grid, hexOf(state, unit), at));
  for (const unit of units) {
    if (!mayFire(field, state, unit)) return t('cette unité ne tire pas maintenant', 'this unit does not fire now');
    const refused = refuseTarget(field, state, unit, at);
    if (refused !== undefined) return refused;
    // The column is that of the farthest firer: whoever has NA there may not join.
    if (!isInRange(field, unit, farthest)) return t('hors de portée, avec les autres', 'out of range, with the others');
  }
  return undefined;
}

/** Each firer alone, two together, and all who may. */
export function firesOf(field: Field, state: State): CommandOf<'fire'>[] {
  const fires: CommandOf<'fire'>[] = [];
  const byTarget = new Map<number, number[]>();
  for (const unit of rosterOf(field, state))
    for (const at of targetsOf(field, state, unit)) {
      const units = byTarget.get(at);
      if (units === undefined) byTarget.set(at, [unit]);
      else units.push(unit);
    }
  for (const [at, units] of byTarget) {
    const groups = units.map((unit) => [unit]);
    for (const [i, one] of units.entries()) for (const other of units.slice(i + 1)) groups.push([one, other]);
    if (units.length > 2) groups.push(units);
    for (const group of groups) {
      const fire: CommandOf<'fire'> = { do: 'fire', units: group, at };
      if (group.length === 1 || refuseFire(field, state, fire) === undefined) fires.push(fire);
    }
  }
  return fires;
}

/**
 * What a fire does: the top unit is struck, then the leaders' fates are known; those who are left of a stack that is lost
 * are put to the test.
 */
export function applyFire(draft: Draft, derived: DerivedFire, effects: readonly FireEffect[]): void {
  const { field, state } = draft;
  const flights: [number, number][] = [];
  let lostIn = OFF_MAP;
  const top = derived.target[0]!;
  const { side } = field.units[top]!;
  for (const effect of effects)
    switch (effect.kind) {
      case 'leader':
        strikeLeader(
          draft,
          derived.leaders[Number(effect.who[0]!.slice('target.leaders['.length, -1)) - 1]!,
          effect.fate,
        );
        break;
      case 'state':
        if (effect.to === 'eliminated') {
          lostIn = hexOf(state, top);
          draft.emit({ is: 'gone', unit: top, as: 'eliminated' });
        } else if (effect.to !== effect.from) draft.emit({ is: 'state', unit: top, to: effect.to });
        break;
      case 'flee':
        flights.push([top, effect.hexes]);
        break;
      case 'none':
        break;
    }
  if (flights.length > 0) draft.owe({ owes: 'flee', side, flights });
  leadersLeft(draft, side, lostIn);
}
