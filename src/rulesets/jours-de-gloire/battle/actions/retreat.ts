import { distance, OFF } from '../../../../space/hex.ts';
import type { Moment } from '../turn/activation.ts';
import type { Course } from '../turn/order-run.ts';
import type { Field } from '../position/field.ts';
import { catchLeaders, leadersAt } from './leaders.ts';
import type { Owing } from '../position/obligations.ts';
import { facingOf, hexOf, isRouted, OFF_MAP, onMap } from '../position/state.ts';
import { lose, separate, strike } from './unit-states.ts';

/** A way out of a hex: the hexes entered, the last one where it ends; `OFF_MAP` is off the map. */
export interface WayBack {
  readonly to: number;
  readonly path: readonly number[];
}

/** The order of hexes that units give way to, the lower the better: free, with friends, through them, before an enemy. */
const ORDER = { free: 0, friends: 1, through: 2, front: 3 } as const;

export const stillRecoiling = (now: Moment, owed: Owing<'recoil'>): number[] =>
  owed.units.filter((unit) => onMap(now, unit));

/** The hex in a direction, where nobody of the enemy stands there and there is ground for all of them; else `OFF`. */
function openHex(field: Field, now: Moment, units: readonly number[], from: number, direction: number): number {
  for (const unit of units) if (!field.isOpenTowards(unit, from, direction)) return OFF;
  const to = field.grid.neighbours[from * 6 + direction]!;
  return field.places.hasEnemy(now, field.units[units[0]!]!.side, to) ? OFF : to;
}

/** Routed units end alone or, at need, with other routed ones (J-104). */
function mayJoin(field: Field, now: Moment, units: readonly number[], hex: number): boolean {
  if (field.places.hasRoom(now, units, hex)) return true;
  const all = [...field.places.stack(now, hex), ...units];
  return all.every((unit) => isRouted(now, unit)) && field.fits(all);
}

/** Where units may recoil to: beside the fewest attackers, then by the order of hexes; their owner chooses (J-100, J-128). */
export function recoilsOf(field: Field, now: Moment, owed: Owing<'recoil'>): WayBack[] {
  const units = stillRecoiling(now, owed);
  const hex = hexOf(now, units[0]!);
  const { side } = field.units[units[0]!]!;
  let best = Infinity;
  let found: WayBack[] = [];
  const offer = (through: number, to: number, order: number): void => {
    let beside = 0;
    for (const enemy of owed.from) if (distance(field.grid, enemy, to) <= 1) beside++;
    const rank = beside * 10 + (field.places.inEnemyFront(now, side, to) ? ORDER.front : order);
    if (rank > best || (rank === best && found.some((way) => way.to === to))) return;
    if (rank < best) found = [];
    best = rank;
    found.push({ to, path: through === OFF ? [to] : [through, to] });
  };
  for (let direction = 0; direction < 6; direction++) {
    const near = openHex(field, now, units, hex, direction);
    if (near === OFF) continue;
    if (mayJoin(field, now, units, near)) {
      offer(OFF, near, field.places.side(now, near) === side ? ORDER.friends : ORDER.free);
      continue;
    }
    for (let further = 0; further < 6; further++) {
      const behind = openHex(field, now, units, near, further);
      if (behind === OFF || distance(field.grid, hex, behind) < 2) continue;
      if (mayJoin(field, now, units, behind)) offer(near, behind, ORDER.through);
    }
  }
  return found;
}

/** Leaders go along where no friend stays (J-87). */
export function takeLeaders(course: Course, side: number, hex: number, to: number): void {
  const { field, now } = course;
  if (field.places.side(now, hex) === side) return;
  for (const leader of leadersAt(field, now, side, hex)) course.emit({ is: 'joins', leader, hex: to });
}

export function recoil(course: Course, owed: Owing<'recoil'>, { to, path }: WayBack): void {
  const { field, now } = course;
  const units = stillRecoiling(now, owed);
  const hex = hexOf(now, units[0]!);
  const { side } = field.units[units[0]!]!;
  const passed = path.slice(0, -1).flatMap((through) => field.places.stack(now, through));
  const [there] = field.places.stack(now, to);
  const inFront = field.places.inEnemyFront(now, side, to);
  course.paid();
  course.emit({ is: 'recoil', units, path });
  if (there !== undefined && !isRouted(now, there)) course.emit({ is: 'face', units, facing: facingOf(now, there) });
  takeLeaders(course, side, hex, to);
  catchLeaders(course, side, path);
  const tests = passed.filter((unit) => !isRouted(now, unit)).map((unit) => ({ owes: 'steady' as const, side, unit }));
  course.owe(...tests);
  if (!inFront) return;
  for (const unit of units) if (!isRouted(now, unit)) strike(course, unit, 'routed', 'front');
  separate(course, to, owed.from);
}

/** No way back: a group tries one by one, a single unit is lost. */
export function blockedRecoil(course: Course, owed: Owing<'recoil'>): void {
  const units = stillRecoiling(course.now, owed);
  course.paid();
  if (units.length > 1) course.owe(...units.map((unit) => ({ ...owed, units: [unit] })));
  else for (const unit of units) lose(course, unit);
}

/**
 * Where a routed unit may come to by its whole allowance: nearer to its edge with each hex, sideways where that is not
 * possible, through friends and on until a hex is free (J-104). None: the way is blocked.
 */
export function flightsOf(field: Field, now: Moment, unit: number): readonly WayBack[] {
  const free = flightsTo(field, now, unit, (hex) => field.places.stack(now, hex).length === 0);
  return free.length > 0 ? free : flightsTo(field, now, unit, (hex) => mayJoin(field, now, [unit], hex));
}

function flightsTo(field: Field, now: Moment, unit: number, isFree: (hex: number) => boolean): readonly WayBack[] {
  const { side, mover, movement } = field.units[unit]!;
  const start = hexOf(now, unit);
  const ends = new Map<number, WayBack>();
  const seen = new Set<number>();
  const fleeing = [unit];
  const mayEnd = (hex: number): boolean => hex === start || isFree(hex);
  const next = (hex: number, path: readonly number[]): number[] => {
    let [best, found]: [number, number[]] = [Infinity, []];
    for (let direction = 0; direction < 6; direction++) {
      const to = openHex(field, now, fleeing, hex, direction);
      if (to === OFF || to === start || path.includes(to)) continue;
      const nearer = field.toEdge(side, hex) - field.toEdge(side, to);
      if (nearer < 0) continue;
      const order =
        field.places.stack(now, to).length > 0
          ? ORDER.friends
          : field.places.inEnemyFront(now, side, to)
            ? ORDER.front
            : ORDER.free;
      const rank = (nearer > 0 ? 0 : 10) + order;
      if (rank < best) [best, found] = [rank, [to]];
      else if (rank === best) found.push(to);
    }
    return found;
  };
  const flee = (hex: number, left: number, path: readonly number[]): void => {
    const key = hex * 512 + left;
    if (seen.has(key)) return;
    seen.add(key);
    const end = (to: number): void => {
      if (!ends.has(to)) ends.set(to, { to, path });
    };
    if (left <= 0 && mayEnd(hex)) return end(hex);
    if (field.toEdge(side, hex) === 0) return end(OFF_MAP);
    let went = false;
    const ways = next(hex, path);
    for (const to of ways) {
      const price = field.toll(mover, hex, to);
      if (price > left && mayEnd(hex)) continue;
      went = true;
      flee(to, Math.max(0, left - price), [...path, to]);
    }
    if (!went && mayEnd(hex) && (path.length > 0 || ways.length > 0)) end(hex);
  };
  flee(start, movement * 2, []);
  return [...ends.values()];
}

/** One of the flights that are owed. */
export function flee(course: Course, owed: Owing<'flee'>, unit: number, { to, path }: WayBack): void {
  const { field, now } = course;
  const { side } = field.units[unit]!;
  const hex = hexOf(now, unit);
  repay(course, owed, unit);
  course.emit({ is: 'flight', unit, path, end: to === OFF_MAP ? 'edge' : 'hex' });
  if (to === OFF_MAP) lose(course, unit);
  else {
    takeLeaders(course, side, hex, to);
    catchLeaders(course, side, path);
  }
}

/** No way at all: lost. */
export function blockedFlight(course: Course, owed: Owing<'flee'>, unit: number): void {
  repay(course, owed, unit);
  course.emit({ is: 'flight', unit, path: [], end: 'blocked' });
  lose(course, unit);
}

/** Takes a flight off the list that is owed. */
export function repay(course: Course, owed: Owing<'flee'>, unit: number): void {
  course.paid();
  const units = owed.units.filter((other) => other !== unit && onMap(course.now, other) && isRouted(course.now, other));
  if (units.length > 0) course.owe({ ...owed, units });
}
