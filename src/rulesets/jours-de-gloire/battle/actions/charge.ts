import { FORBIDDEN } from '../../../../space/reach/costs.ts';
import { directionTo, distance, type Facing, OFF, rotateFacing } from '../../../../space/hex.ts';
import { tollAt } from '../../charts/terrain.ts';
import { isArtillery, isCavalry } from '../../types.ts';
import { mayShock } from '../turn/activation.ts';
import type { Field } from '../position/field.ts';
import type { Charge } from '../position/obligations.ts';
import { seesFrom } from '../situation/sight.ts';
import { facingOf, FLAG, has, hexOf, isGood, type State } from '../position/state.ts';

const NEAREST = 2;
const FARTHEST = 3;
/** Hexes that a charge enters (J-108). */
const LONGEST = 2;
const TURNS = [0, 1, -1] as const;

/** Good-order cavalry that has not moved, out of enemy zones (J-95, J-108). */
export const mayCharge = (field: Field, state: State, unit: number): boolean =>
  isCavalry(field.units[unit]!) &&
  isGood(state, unit) &&
  !has(state, unit, FLAG.moved) &&
  mayShock(field, state, unit) &&
  !field.places.inEnemyZone(state, field.units[unit]!.side, hexOf(state, unit));

const isInReach = (field: Field, state: State, unit: number, on: number): boolean => {
  const from = hexOf(state, unit);
  const far = distance(field.grid, from, on);
  return far >= NEAREST && far <= FARTHEST && mayCharge(field, state, unit) && seesFrom(field, state.turn, from, on);
};

/** The ways of a charge, one for each hex it may strike from; its start is the first hex of each. */
export const chargesOf = (field: Field, state: State, unit: number, on: number): Charge[] =>
  isInReach(field, state, unit, on) ? bestRides(field, state, unit, on) : [];

/** Whether a unit may charge by a way, listed or not. */
export const mayChargeBy = (field: Field, state: State, { unit, path }: Charge, on: number): boolean =>
  isInReach(field, state, unit, on) &&
  ridesTo(field, state, unit, on).some(
    (way) => way.path.length === path.length && way.path.every((h, i) => h === path[i]),
  );

/** The charges of a pursuit: from wherever the unit stands, also without a step. */
export const pursuitsOf = (field: Field, state: State, unit: number, on: number): Charge[] =>
  distance(field.grid, hexOf(state, unit), on) <= FARTHEST ? bestRides(field, state, unit, on) : [];

interface Ride {
  readonly path: readonly number[];
  readonly cost: number;
  /** Vertices turned. */
  readonly turned: number;
}

/** The cheaper one, then the straighter, then the one through lower hexes: always the same, whatever way the search took. */
function isBetter(way: Ride, known: Ride | undefined): boolean {
  if (known === undefined) return true;
  if (way.cost !== known.cost) return way.cost < known.cost;
  if (way.turned !== known.turned) return way.turned < known.turned;
  const apart = way.path.findIndex((hex, i) => hex !== known.path[i]);
  return apart >= 0 && apart < known.path.length && way.path[apart]! < known.path[apart]!;
}

function bestRides(field: Field, state: State, unit: number, on: number): Charge[] {
  const best = new Map<number, Ride>();
  for (const way of ridesTo(field, state, unit, on)) {
    const hex = way.path[way.path.length - 1]!;
    if (isBetter(way, best.get(hex))) best.set(hex, way);
  }
  return [...best.values()].map(({ path }) => ({ unit, path }));
}

/** Through foot but not guns, one vertex a hex, into front hexes, within the allowance; a zone ends it. */
function ridesTo(field: Field, state: State, unit: number, on: number): Ride[] {
  const { side, movement, mover } = field.units[unit]!;
  const fronts = (facing: Facing) => field.places.fronts(facing);
  const friends = tollAt('friends', mover);
  const crowd = friends === 'NA' ? FORBIDDEN : friends.points * 2;
  const found: Ride[] = [];
  const ride = (hex: number, facing: Facing, way: Ride): void => {
    const { path, cost } = way;
    const direction = directionTo(field.grid, hex, on);
    const faces = direction !== undefined && TURNS.some((by) => fronts(rotateFacing(facing, by)).includes(direction));
    if (faces && field.places.hasRoom(state, [unit], hex) && !field.isWater(hex)) found.push(way);
    if (path.length > LONGEST || (path.length > 1 && field.places.inEnemyZone(state, side, hex))) return;
    for (const by of TURNS)
      for (const step of fronts(rotateFacing(facing, by))) {
        const to = field.grid.neighbours[hex * 6 + step]!;
        if (to === OFF || path.includes(to) || field.places.hasEnemy(state, side, to)) continue;
        const there = field.places.stack(state, to);
        if (there.some((other) => isArtillery(field.units[other]!))) continue;
        const spent = cost + field.toll(mover, hex, to) + (there.length > 0 ? crowd : 0);
        if (spent <= movement * 2)
          ride(to, rotateFacing(facing, by), { path: [...path, to], cost: spent, turned: way.turned + Math.abs(by) });
      }
  };
  ride(hexOf(state, unit), facingOf(state, unit), { path: [hexOf(state, unit)], cost: 0, turned: 0 });
  return found;
}

/** Whether a declared charge can still be ridden. */
export const isChargeOpen = (field: Field, state: State, { unit, path }: Charge): boolean =>
  hexOf(state, unit) === path[0] &&
  path.slice(1).every((hex) => !field.places.hasEnemy(state, field.units[unit]!.side, hex)) &&
  field.places.hasRoom(state, [unit], path[path.length - 1]!);
