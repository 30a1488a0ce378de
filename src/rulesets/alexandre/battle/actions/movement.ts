import { t, type Text } from '../../../../kernel/text.ts';
import type { Facing } from '../../../../space/hex.ts';
import type { Goal, Mover, Reach } from '../../../../space/reach/reach.ts';
import type { UnitType } from '../../types.ts';
import { isActive, leaderMayGoAlong, leaderMayMove, mayMove, onlyTurns } from '../turn/activation.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import { leadersAt } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { captureIn } from './leaders.ts';
import { hexesTo } from './cheapest-path.ts';
import { groupKey } from '../position/last-searches.ts';
import { facingOf, FLAG, has, hexOf, isRouted, leaderHex, type State } from '../position/state.ts';

/** Points are counted in halves. */
const POINT = 2;

const LIGHT: readonly UnitType[] = ['Pe', 'Ja', 'Ar', 'Cl'];
const CLUMSY: readonly UnitType[] = ['El', 'Ch'];

/** What a turn by one, two and three vertices costs. */
export function turnCosts(type: UnitType, byType: boolean): readonly [number, number, number] {
  if (byType && LIGHT.includes(type)) return [1, 1, 1];
  return byType && CLUMSY.includes(type) ? [2, 4, 6] : [1, 2, 3];
}

/** Units that move together go at the pace of the slowest, and pay what the dearest of them pays. */
function makeMover(field: Field, units: readonly number[]): Mover {
  const [one, other] = units.map((unit) => field.units[unit]!);
  const turns = turnCosts(one!.type, field.rulings.turningByType).map((cost, i) =>
    Math.max(cost, other === undefined ? 0 : turnCosts(other.type, field.rulings.turningByType)[i]!),
  );
  return {
    costs: other === undefined || other.mover === one!.mover ? field.costs[one!.mover] : field.slowestCosts,
    allowance: Math.min(one!.movement, other?.movement ?? Infinity) * POINT,
    turns: [turns[0]! * POINT, turns[1]! * POINT, turns[2]! * POINT],
    leaveZone: field.rulings.leavingAFrontCosts ? POINT : 0,
  };
}

export function moverOf(field: Field, units: readonly number[]): Mover {
  const { movers } = field.lastSearches;
  const group = groupKey(units);
  let mover = movers.get(group);
  if (mover === undefined) movers.set(group, (mover = makeMover(field, units)));
  return mover;
}

/**
 * All that units of one stack can reach together; good until the next search on this field, or another position. With a
 * goal it may stop there: what is farther is then unknown.
 */
export function reachOf(field: Field, state: State, units: readonly number[], goal?: Goal): Reach {
  const unit = units[0]!;
  const marks = field.places.marks(state, field.units[unit]!.side);
  const group = groupKey(units);
  const last = field.lastSearches.search;
  if (last !== undefined && last.units === state.units && last.group === group) {
    const { reach } = last;
    if (reach.isComplete() || (goal !== undefined && reach.hasFound(goal))) return reach;
  }
  const reach = field.finder.reach(moverOf(field, units), hexOf(state, unit), facingOf(state, unit), marks, goal);
  field.lastSearches.search = { units: state.units, group, reach, path: undefined };
  return reach;
}

export function leaderReach(field: Field, state: State, leader: number): Reach {
  field.lastSearches.search = undefined;
  const marks = field.places.marks(state, field.leaders[leader]!.side);
  const mover = {
    costs: field.costs.foot,
    allowance: field.leaderAllowance * POINT,
    leaveZone: field.rulings.leavingAFrontCosts ? POINT : 0,
  };
  return field.finder.reach(mover, leaderHex(state, leader), 0, marks);
}

/** Whether units may end a move in a hex with a facing; stacks have one facing, and no routed unit is in them. */
export function mayEnd(field: Field, state: State, units: readonly number[], to: number, facing: Facing): boolean {
  const unit = units[0]!;
  const places = field.places.at(state.units);
  const there = places.topUnit(to);
  if (to === hexOf(state, unit))
    return facing !== facingOf(state, unit) && places.bottomUnit(to) >= 0 === units.length > 1;
  if (there < 0) return true;
  return (
    facingOf(state, there) === facing &&
    !isRouted(state, there) &&
    places.side(to) === field.units[unit]!.side &&
    field.fitsWith(there, places.bottomUnit(to), units)
  );
}

/** Whether these are one unit of a hex, or both. */
function areOfOneStack({ places }: Field, state: State, hex: number, units: readonly number[]): boolean {
  const top = places.at(state.units).topUnit(hex);
  const below = places.bottomUnit(hex);
  for (let i = 0; i < units.length; i++)
    if ((units[i] !== top && units[i] !== below) || units.indexOf(units[i]!) < i) return false;
  return true;
}

/** Whether all of these are units that may still move. */
function mayAllMove(field: Field, state: State, units: readonly number[]): boolean {
  for (let i = 0; i < units.length; i++)
    if (field.units[units[i]!] === undefined || !mayMove(field, state, units[i]!)) return false;
  return true;
}

/** Whether all of these are leaders in a hex who may go along with its units. */
function mayAllGoAlong(field: Field, state: State, leaders: readonly number[], hex: number): boolean {
  for (let i = 0; i < leaders.length; i++)
    if (!leaderMayGoAlong(field, state, leaders[i]!) || leaderHex(state, leaders[i]!) !== hex) return false;
  return true;
}

/** Whether one of them may only turn: then all of them. */
export function onlyTurn(field: Field, state: State, units: readonly number[]): boolean {
  for (let i = 0; i < units.length; i++) if (onlyTurns(field, state, units[i]!)) return true;
  return false;
}

const isOneVertex = (a: Facing, b: Facing): boolean => (a - b + 6) % 6 === 1 || (b - a + 6) % 6 === 1;

/** Why these units may not make this move; undefined where they may. */
export function refuseMove(field: Field, state: State, move: CommandOf<'move'>): Text | undefined {
  const { units, leaders, to, facing } = move;
  const unit = units[0];
  if (unit === undefined || !mayAllMove(field, state, units))
    return t('cette unité ne peut plus se déplacer', 'this unit may not move any more');
  const hex = hexOf(state, unit);
  if (!areOfOneStack(field, state, hex, units))
    return t('ces unités ne forment pas une pile', 'these units are not one stack');
  if (!mayAllGoAlong(field, state, leaders, hex))
    return t('ce chef ne se déplace pas avec elles', 'this leader does not move with them');
  if (to < 0 || to >= field.grid.hexes || !mayEnd(field, state, units, to, facing))
    return t('le mouvement ne peut pas finir là', 'the move may not end there');
  if (onlyTurn(field, state, units))
    return to === hex && isOneVertex(facing, facingOf(state, unit))
      ? undefined
      : t('hors de commandement : un sommet au plus', 'out of command: one vertex at most');
  const reach = reachOf(field, state, units, move);
  return reach.costOf(reach.placeOf(to, facing)) < 0 ? t('hors d’atteinte', 'out of reach') : undefined;
}

/** The hexes that units come through, the cheapest way. */
export function pathOf(field: Field, state: State, move: CommandOf<'move'>): readonly number[] {
  const { units, to, facing } = move;
  if (onlyTurn(field, state, units)) return [to];
  const reach = reachOf(field, state, units, move);
  const search = field.lastSearches.search!;
  const known = search.path;
  if (known !== undefined && known.to === to && known.facing === facing) return known.hexes;
  const hexes = hexesTo(reach, to, facing);
  search.path = { to, facing, hexes };
  return hexes;
}

export function move(draft: Draft, { units, leaders, facing }: CommandOf<'move'>, path: readonly number[]): void {
  const { field, state } = draft;
  const order = units.length === 1 ? units : field.places.at(state.units).stack(hexOf(state, units[0]!));
  draft.emit({ is: 'move', units: order, leaders, path, facing });
  if (path.length > 1) captureIn(draft, field.units[units[0]!]!.side, path);
}

/** Every move of these units. */
export function movesOf(field: Field, state: State, units: readonly number[]): CommandOf<'move'>[] {
  const hex = hexOf(state, units[0]!);
  const leadersAlong = leadersAt(field, state, field.units[units[0]!]!.side, hex).filter((leader) =>
    leaderMayGoAlong(field, state, leader),
  );
  const moves: CommandOf<'move'>[] = [];
  const offer = (to: number, facing: Facing): void => {
    if (!mayEnd(field, state, units, to, facing)) return;
    moves.push({ do: 'move', units, leaders: NOBODY_ALONG, to, facing });
    if (leadersAlong.length > 0 && to !== hex) moves.push({ do: 'move', units, leaders: leadersAlong, to, facing });
  };
  if (onlyTurn(field, state, units)) {
    for (const by of [1, 5]) offer(hex, ((facingOf(state, units[0]!) + by) % 6) as Facing);
    return moves;
  }
  const reach = reachOf(field, state, units);
  for (let i = 0; i < reach.count; i++) offer(reach.hexOf(reach.places[i]!), reach.facingOf(reach.places[i]!));
  return moves;
}

const NOBODY_ALONG: readonly number[] = [];

/** The groups in which a unit may move: alone, and with the other one of its stack. */
export function groupsOf(field: Field, state: State, unit: number): readonly (readonly number[])[] {
  if (!mayMove(field, state, unit)) return [];
  const stack = field.places.at(state.units).stack(hexOf(state, unit));
  const together = stack.length === 2 && stack.every((other) => mayMove(field, state, other));
  return together ? [[unit], stack] : [[unit]];
}

export function refuseLead(field: Field, state: State, { leader, to }: CommandOf<'lead'>): Text | undefined {
  if (field.leaders[leader] === undefined || !leaderMayGoAlong(field, state, leader))
    return t('ce chef ne se déplace pas maintenant', 'this leader does not move now');
  if (!leaderMayMove(field, state, leader))
    return t(
      'un chef se déplace avant ses unités, ou avec l’une d’elles',
      'a leader moves before his units, or with one',
    );
  if (to < 0 || to >= field.grid.hexes || to === leaderHex(state, leader))
    return t('le mouvement ne peut pas finir là', 'the move may not end there');
  return leaderReach(field, state, leader).costThrough(to) < 0 ? t('hors d’atteinte', 'out of reach') : undefined;
}

export const leaderPath = (field: Field, state: State, { leader, to }: CommandOf<'lead'>): readonly number[] =>
  hexesTo(leaderReach(field, state, leader), to, 0);

export function* leadsOf(field: Field, state: State): Generator<CommandOf<'lead'>> {
  const leader = state.active;
  if (leader < 0 || !leaderMayMove(field, state, leader)) return;
  const reach = leaderReach(field, state, leader);
  const ends = Array.from(reach.places.subarray(1, reach.count));
  for (const to of ends) yield { do: 'lead', leader, to };
}

/** AP33: the owner orders a stack when it is activated or formed; each of its units is raised once at most. */
export const mayRaise = (field: Field, state: State, unit: number): boolean =>
  has(state, unit, FLAG.below) &&
  !has(state, unit, FLAG.ordered) &&
  field.places.at(state.units).bottomUnit(hexOf(state, unit)) === unit &&
  state.active >= 0 &&
  field.leaders[state.active]!.side === field.units[unit]!.side &&
  mayBeOrdered(field, state, unit);

const mayBeOrdered = (field: Field, state: State, unit: number): boolean =>
  field.places
    .at(state.units)
    .stack(hexOf(state, unit))
    .some((one) => isActive(field, state, one));
