import { FORBIDDEN } from '../../../space/costs.ts';
import { directionTo, distance, type Facing, OFF, turned } from '../../../space/hex.ts';
import { tollAt } from '../charts/terrain.ts';
import { isArtillery, isCavalry } from '../types.ts';
import { mayShock, type Moment } from './activity.ts';
import type { Field } from './field.ts';
import type { Charge } from './obligations.ts';
import { seesFrom } from './sight.ts';
import { facingOf, hexOf, is, isGood } from './state.ts';

const NEAREST = 2;
const FARTHEST = 3;
/** Hexes that a charge enters (J-108). */
const LONGEST = 2;
const TURNS = [0, 1, -1] as const;

/** Good-order cavalry that has not moved, out of enemy zones (J-95, J-108). */
export const mayCharge = (field: Field, now: Moment, unit: number): boolean =>
  isCavalry(field.units[unit]!) &&
  isGood(now, unit) &&
  !is(now, unit, 'moved') &&
  mayShock(field, now, unit) &&
  !field.places.inEnemyZone(now, field.units[unit]!.side, hexOf(now, unit));

/** The ways of a charge, one for each hex it may strike from; its start is the first hex of each. */
export function chargesOf(field: Field, now: Moment, unit: number, on: number): Charge[] {
  const from = hexOf(now, unit);
  const far = distance(field.grid, from, on);
  if (far < NEAREST || far > FARTHEST || !mayCharge(field, now, unit) || !seesFrom(field, now.turn, from, on))
    return [];
  return waysTo(field, now, unit, on);
}

/** Those of a pursuit: from wherever it stands, in place too. */
export const pursuitsOf = (field: Field, now: Moment, unit: number, on: number): Charge[] =>
  distance(field.grid, hexOf(now, unit), on) <= FARTHEST ? waysTo(field, now, unit, on) : [];

/** Through foot but not guns, one vertex a hex, into front hexes, within the allowance; a zone ends it. */
function waysTo(field: Field, now: Moment, unit: number, on: number): Charge[] {
  const { side, movement, mover } = field.units[unit]!;
  const fronts = (facing: Facing) => field.places.fronts(facing);
  const friends = tollAt('friends', mover);
  const crowd = friends === 'NA' ? FORBIDDEN : friends.points * 2;
  const found = new Map<number, { readonly charge: Charge; readonly cost: number }>();
  const ride = (hex: number, facing: Facing, path: readonly number[], cost: number): void => {
    const direction = directionTo(field.grid, hex, on);
    const faces = direction !== undefined && TURNS.some((by) => fronts(turned(facing, by)).includes(direction));
    if (
      faces &&
      field.places.hasRoom(now, [unit], hex) &&
      field.terrain(hex) !== 'water' &&
      (found.get(hex)?.cost ?? Infinity) > cost
    )
      found.set(hex, { charge: { unit, path }, cost });
    if (path.length > LONGEST || (path.length > 1 && field.places.inEnemyZone(now, side, hex))) return;
    for (const by of TURNS)
      for (const step of fronts(turned(facing, by))) {
        const to = field.grid.neighbours[hex * 6 + step]!;
        if (to === OFF || path.includes(to) || field.places.hasEnemy(now, side, to)) continue;
        const there = field.places.stack(now, to);
        if (there.some((other) => isArtillery(field.units[other]!))) continue;
        const spent = cost + field.toll(mover, hex, to) + (there.length > 0 ? crowd : 0);
        if (spent <= movement * 2) ride(to, turned(facing, by), [...path, to], spent);
      }
  };
  ride(hexOf(now, unit), facingOf(now, unit), [hexOf(now, unit)], 0);
  return [...found.values()].map(({ charge }) => charge);
}

/** Whether a declared charge can still be ridden. */
export const isStillOpen = (field: Field, now: Moment, { unit, path }: Charge): boolean =>
  hexOf(now, unit) === path[0] &&
  path.slice(1).every((hex) => !field.places.hasEnemy(now, field.units[unit]!.side, hex)) &&
  field.places.hasRoom(now, [unit], path[path.length - 1]!);
