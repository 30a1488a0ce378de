import { FORBIDDEN } from '../../../../space/reach/costs.ts';
import { distance } from '../../../../space/hex.ts';
import { ladderOf, stateAfterBlow } from '../../states.ts';
import type { State as Shown } from '../../types.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { captureIn, leadersLeft, leadersWith, loseLeader } from './leaders.ts';
import type { ObligationOf } from '../position/obligations.ts';
import type { Places } from '../position/places.ts';
import {
  facingOf,
  hexOf,
  isRouted,
  OFF_MAP,
  onMap,
  type Position,
  stateOf,
  type UnitState,
} from '../position/state.ts';

/** Farther than anybody flees at once. */
const MOST_HEXES = 100;

/** The order of hexes that a unit gives way to: the lower the better. */
const ORDER = { free: 0, friends: 1, front: 2 } as const;

function orderOf(places: Places, position: Position, side: number, hex: number): number {
  if (places.topUnit(hex) >= 0) return ORDER.friends;
  return places.inEnemyFront(position, side, hex) ? ORDER.front : ORDER.free;
}

/** Worse than any of them: a hex that is no nearer to the edge. */
const SIDEWAYS = 10;
/** Worse than any of them: a hex beside an opposing stack, and worse with each. */
const BESIDE_ENEMY = 10;

function mayJoin(field: Field, position: Position, hex: number, units: readonly number[]): boolean {
  const top = field.places.topUnit(hex);
  const below = field.places.bottomUnit(hex);
  return !isRouted(position, top) && field.fitsWith(top, below, units);
}

/** Nobody enters forbidden ground or enemy units. */
function isOpen(field: Field, position: Position, units: readonly number[], from: number, direction: number): boolean {
  for (const unit of units) if (field.toll(unit, from, direction) === FORBIDDEN) return false;
  const enemy = 1 - field.units[units[0]!]!.side;
  return field.places.at(position.units).side(field.near[from * 6 + direction]!) !== enemy;
}

/** A unit that has routed meanwhile flees instead. */
export function stillRetreating(position: Position, owed: ObligationOf<'retreat'>): ObligationOf<'retreat'> {
  const retreats = (unit: number): boolean => onMap(position, unit) && !isRouted(position, unit);
  return owed.units.every(retreats) ? owed : { ...owed, units: owed.units.filter(retreats) };
}

/** Where a stack may retreat to, the owner choosing among equals. */
export function retreatsOf(field: Field, position: Position, { units, from }: ObligationOf<'retreat'>): number[] {
  const hex = hexOf(position, units[0]!);
  const side = field.units[units[0]!]!.side;
  const places = field.places.at(position.units);
  let best = Infinity;
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (!isOpen(field, position, units, hex, direction)) continue;
    const to = field.near[hex * 6 + direction]!;
    let rank = orderOf(places, position, side, to);
    if (rank === ORDER.friends && !mayJoin(field, position, to, units)) continue;
    for (const enemy of from) if (distance(field.grid, enemy, to) === 1) rank += BESIDE_ENEMY;
    if (rank > best) continue;
    if (rank < best) found.length = 0;
    best = rank;
    found.push(to);
  }
  return found;
}

export function retreat(draft: Draft, { units }: ObligationOf<'retreat'>, to: number): void {
  const { field, state } = draft;
  const side = field.units[units[0]!]!.side;
  const hadFriends = field.places.at(state.units).topUnit(to);
  const inFront = hadFriends < 0 && field.places.inEnemyFront(state, side, to);
  draft.pay();
  draft.emit({ is: 'retreat', units, leaders: leadersWith(draft, units), to });
  captureIn(draft, side, [to]);
  if (hadFriends >= 0) for (const unit of units) draft.emit({ is: 'face', unit, facing: facingOf(state, hadFriends) });
  if (inFront) worsen(draft, units, (state) => stateAfterBlow(state as Shown, 'D', ladderOf(field.options)), 'front');
}

const NEXT_WORSE: Readonly<Partial<Record<UnitState, UnitState>>> = {
  good: 'fatigued',
  fatigued: 'discouraged',
  discouraged: 'routed',
  routed: 'eliminated',
};

/** No hex to retreat to: one state worse, in place; nobody advances there, even if it routs and flees. */
export function blockedRetreat(draft: Draft, { units }: ObligationOf<'retreat'>): void {
  const closed = hexOf(draft.state, units[0]!);
  draft.pay();
  draft.amend('advance', (owed) => ({ ...owed, into: owed.into.filter((hex) => hex !== closed) }));
  worsen(draft, units, (state) => NEXT_WORSE[state]!, 'blocked');
}

export function worsen(
  draft: Draft,
  units: readonly number[],
  worse: (state: UnitState) => UnitState,
  why: 'blocked' | 'front',
): void {
  const { field, state } = draft;
  const routed: [number, number][] = [];
  for (const unit of units) {
    const before = stateOf(state, unit);
    const after = worse(before);
    if (after === before) continue;
    if (after === 'eliminated') lose(draft, unit);
    else draft.emit({ is: 'state', unit, to: after, why });
    if (after === 'routed') routed.push([unit, FLIGHT]);
  }
  if (routed.length > 0) draft.owe({ owes: 'flee', side: field.units[units[0]!]!.side, flights: routed });
}

const FLIGHT = 2;

/** A unit is lost where it stands; leaders left alone are put to the test. */
export function lose(draft: Draft, unit: number): void {
  const [side, hex] = [draft.field.units[unit]!.side, hexOf(draft.state, unit)];
  draft.emit({ is: 'gone', unit, as: 'eliminated' });
  leadersLeft(draft, side, hex);
}

/** The end of a flight, and the hexes on the way; `OFF_MAP` is off the map. */
export interface Flight {
  readonly to: number;
  readonly path: readonly number[];
}

/**
 * Where a routed unit may come to: nearer to its edge with each hex, sideways where that is not possible, by the order
 * of hexes, through friends and on until a hex is free. None: the way is blocked.
 */
export function flightsOf(field: Field, position: Position, unit: number, hexes: number): readonly Flight[] {
  const { version } = field.places.at(position.units);
  const last = field.lastSearches.flights;
  if (last.version !== version) last.known.clear();
  last.version = version;
  const key = unit * MOST_HEXES + hexes;
  let flights = last.known.get(key);
  if (flights === undefined) last.known.set(key, (flights = flightsAnew(field, position, unit, hexes)));
  return flights;
}

function flightsAnew(field: Field, position: Position, unit: number, hexes: number): readonly Flight[] {
  const { side, movement } = field.units[unit]!;
  const places = field.places.at(position.units);
  const ends: Flight[] = [];
  const start = hexOf(position, unit);
  /** The way so far, and what was tried: a hex with what was left there. */
  const path: number[] = [];
  const tried: number[] = [];
  const isFree = (hex: number): boolean => hex === start || places.topUnit(hex) < 0;

  /** The directions that are best to flee in. */
  const ways = (hex: number): number[] => {
    let best = Infinity;
    const found: number[] = [];
    for (let direction = 0; direction < 6; direction++) {
      if (field.toll(unit, hex, direction) === FORBIDDEN) continue;
      const to = field.near[hex * 6 + direction]!;
      const nearer = field.toEdge(side, hex) - field.toEdge(side, to);
      if (nearer < 0 || to === start || places.side(to) === 1 - side || path.includes(to)) continue;
      const rank = (nearer > 0 ? 0 : SIDEWAYS) + orderOf(places, position, side, to);
      if (rank > best) continue;
      if (rank < best) found.length = 0;
      best = rank;
      found.push(direction);
    }
    return found;
  };
  const end = (to: number): void => {
    if (!ends.some((flight) => flight.to === to)) ends.push({ to, path: path.slice() });
  };

  /** `left`: hexes, or half points where it flees by its allowance. */
  const flee = (hex: number, left: number): void => {
    const key = hex * 512 + left;
    if (tried.includes(key)) return;
    tried.push(key);
    if (left <= 0 && isFree(hex)) return end(hex);
    if (field.toEdge(side, hex) === 0) return end(OFF_MAP);
    const directions = ways(hex);
    let went = false;
    for (const direction of directions) {
      const price = hexes > 0 ? 1 : field.toll(unit, hex, direction);
      if (hexes === 0 && price > left && isFree(hex)) continue;
      went = true;
      const to = field.near[hex * 6 + direction]!;
      path.push(to);
      flee(to, Math.max(0, left - price));
      path.pop();
    }
    if (!went && isFree(hex) && (path.length > 0 || (hexes === 0 && directions.length > 0))) end(hex);
  };
  flee(start, hexes > 0 ? hexes : movement * 2);
  return ends;
}

/** One of the flights that are owed. */
export function flee(draft: Draft, owed: ObligationOf<'flee'>, unit: number, { to, path }: Flight): void {
  const { field, state } = draft;
  const { side } = field.units[unit]!;
  removeFlight(draft, owed, unit);
  const leaders = leadersWith(draft, [unit]);
  draft.emit({ is: 'flight', unit, leaders, path, end: to === OFF_MAP ? 'edge' : 'hex' });
  captureIn(draft, side, path);
  if (to !== OFF_MAP) return;
  draft.emit({ is: 'gone', unit, as: 'eliminated' });
  for (const leader of leaders) if (state.over === null) loseLeader(draft, leader, 'fled');
}

/** No way at all: lost. */
export function blockedFlight(draft: Draft, owed: ObligationOf<'flee'>, unit: number): void {
  removeFlight(draft, owed, unit);
  draft.emit({ is: 'flight', unit, leaders: [], path: [], end: 'blocked' });
  lose(draft, unit);
}

/** Takes a flight off the list that is owed. */
export function removeFlight(draft: Draft, { side, flights }: ObligationOf<'flee'>, unit: number): void {
  draft.pay();
  const left = flights.filter(([other]) => other !== unit && onMap(draft.state, other));
  if (left.length > 0) draft.owe({ owes: 'flee', side, flights: left });
}
