import { distance, OFF } from '../../../../space/hex.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { catchLeaders, leadersAt } from './leaders.ts';
import type { ObligationOf } from '../position/obligations.ts';
import { facingOf, hexOf, isRouted, OFF_MAP, onMap, type State } from '../position/state.ts';
import { lose, separateRouted, strike } from './unit-states.ts';

/** A way out of a hex: the hexes entered, the last one where it ends; `OFF_MAP` is off the map. */
export interface Retreat {
  readonly to: number;
  readonly path: readonly number[];
}

/** The order of hexes that units give way to, the lower the better: free, with friends, through them, before an enemy. */
const ORDER = { free: 0, friends: 1, through: 2, front: 3 } as const;

export const stillRecoiling = (state: State, owed: ObligationOf<'recoil'>): number[] =>
  owed.units.filter((unit) => onMap(state, unit));

/** The hex in a direction, where nobody of the enemy stands there and there is ground for all of them; else `OFF`. */
function openHex(field: Field, state: State, units: readonly number[], from: number, direction: number): number {
  for (const unit of units) if (!field.isOpenTowards(unit, from, direction)) return OFF;
  const to = field.grid.neighbours[from * 6 + direction]!;
  return field.places.hasEnemy(state, field.units[units[0]!]!.side, to) ? OFF : to;
}

/** Routed units end alone or, at need, with other routed ones (J-104). */
function mayJoin(field: Field, state: State, units: readonly number[], hex: number): boolean {
  if (field.places.hasRoom(state, units, hex)) return true;
  const all = [...field.places.stack(state, hex), ...units];
  return all.every((unit) => isRouted(state, unit)) && field.fits(all);
}

/** Where units may recoil to: beside the fewest attackers, then by the order of hexes; their owner chooses (J-100, J-128). */
export function recoilsOf(field: Field, state: State, owed: ObligationOf<'recoil'>): Retreat[] {
  const units = stillRecoiling(state, owed);
  const hex = hexOf(state, units[0]!);
  const { side } = field.units[units[0]!]!;
  let best = Infinity;
  let found: Retreat[] = [];
  const offer = (through: number, to: number, order: number): void => {
    let beside = 0;
    for (const enemy of owed.from) if (distance(field.grid, enemy, to) <= 1) beside++;
    const rank = beside * 10 + (field.places.inEnemyFront(state, side, to) ? ORDER.front : order);
    if (rank > best || (rank === best && found.some((way) => way.to === to))) return;
    if (rank < best) found = [];
    best = rank;
    found.push({ to, path: through === OFF ? [to] : [through, to] });
  };
  for (let direction = 0; direction < 6; direction++) {
    const near = openHex(field, state, units, hex, direction);
    if (near === OFF) continue;
    if (mayJoin(field, state, units, near)) {
      offer(OFF, near, field.places.side(state, near) === side ? ORDER.friends : ORDER.free);
      continue;
    }
    for (let further = 0; further < 6; further++) {
      const behind = openHex(field, state, units, near, further);
      if (behind === OFF || distance(field.grid, hex, behind) < 2) continue;
      if (mayJoin(field, state, units, behind)) offer(near, behind, ORDER.through);
    }
  }
  return found;
}

/** Leaders go along where no friend stays (J-87). */
export function takeLeaders(draft: Draft, side: number, hex: number, to: number): void {
  const { field, state } = draft;
  if (field.places.side(state, hex) === side) return;
  for (const leader of leadersAt(field, state, side, hex)) draft.emit({ is: 'joins', leader, hex: to });
}

export function recoil(draft: Draft, owed: ObligationOf<'recoil'>, { to, path }: Retreat): void {
  const { field, state } = draft;
  const units = stillRecoiling(state, owed);
  const hex = hexOf(state, units[0]!);
  const { side } = field.units[units[0]!]!;
  const passed = path.slice(0, -1).flatMap((through) => field.places.stack(state, through));
  const [there] = field.places.stack(state, to);
  const inFront = field.places.inEnemyFront(state, side, to);
  draft.pay();
  draft.emit({ is: 'recoil', units, path });
  if (there !== undefined && !isRouted(state, there)) draft.emit({ is: 'face', units, facing: facingOf(state, there) });
  takeLeaders(draft, side, hex, to);
  catchLeaders(draft, side, path);
  const tests = passed
    .filter((unit) => !isRouted(state, unit))
    .map((unit) => ({ owes: 'steady' as const, side, unit }));
  draft.owe(...tests);
  if (!inFront) return;
  for (const unit of units) if (!isRouted(state, unit)) strike(draft, unit, 'routed', 'front');
  separateRouted(draft, to, owed.from);
}

/** No way back: a group tries one by one, a single unit is lost. */
export function blockedRecoil(draft: Draft, owed: ObligationOf<'recoil'>): void {
  const units = stillRecoiling(draft.state, owed);
  draft.pay();
  if (units.length > 1) draft.owe(...units.map((unit) => ({ ...owed, units: [unit] })));
  else for (const unit of units) lose(draft, unit);
}

/**
 * Where a routed unit may come to by its whole allowance: nearer to its edge with each hex, sideways where that is not
 * possible, through friends and on until a hex is free (J-104). None: the way is blocked.
 */
export function flightsOf(field: Field, state: State, unit: number): readonly Retreat[] {
  const free = flightsTo(field, state, unit, (hex) => field.places.stack(state, hex).length === 0);
  return free.length > 0 ? free : flightsTo(field, state, unit, (hex) => mayJoin(field, state, [unit], hex));
}

function flightsTo(field: Field, state: State, unit: number, isFree: (hex: number) => boolean): readonly Retreat[] {
  const { side, mover, movement } = field.units[unit]!;
  const start = hexOf(state, unit);
  const ends = new Map<number, Retreat>();
  const seen = new Set<number>();
  const fleeing = [unit];
  const mayEnd = (hex: number): boolean => hex === start || isFree(hex);
  const next = (hex: number, path: readonly number[]): number[] => {
    let [best, found]: [number, number[]] = [Infinity, []];
    for (let direction = 0; direction < 6; direction++) {
      const to = openHex(field, state, fleeing, hex, direction);
      if (to === OFF || to === start || path.includes(to)) continue;
      const nearer = field.toEdge(side, hex) - field.toEdge(side, to);
      if (nearer < 0) continue;
      const order =
        field.places.stack(state, to).length > 0
          ? ORDER.friends
          : field.places.inEnemyFront(state, side, to)
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
export function flee(draft: Draft, owed: ObligationOf<'flee'>, unit: number, { to, path }: Retreat): void {
  const { field, state } = draft;
  const { side } = field.units[unit]!;
  const hex = hexOf(state, unit);
  removeFlight(draft, owed, unit);
  draft.emit({ is: 'flight', unit, path, end: to === OFF_MAP ? 'edge' : 'hex' });
  if (to === OFF_MAP) lose(draft, unit);
  else {
    takeLeaders(draft, side, hex, to);
    catchLeaders(draft, side, path);
  }
}

/** No way at all: lost. */
export function blockedFlight(draft: Draft, owed: ObligationOf<'flee'>, unit: number): void {
  removeFlight(draft, owed, unit);
  draft.emit({ is: 'flight', unit, path: [], end: 'blocked' });
  lose(draft, unit);
}

/** Takes a flight off the list that is owed. */
export function removeFlight(draft: Draft, owed: ObligationOf<'flee'>, unit: number): void {
  draft.pay();
  const units = owed.units.filter(
    (other) => other !== unit && onMap(draft.state, other) && isRouted(draft.state, other),
  );
  if (units.length > 0) draft.owe({ ...owed, units });
}
