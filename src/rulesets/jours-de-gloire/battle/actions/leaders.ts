import { distance } from '../../../../space/hex.ts';
import type { Mover, Reach } from '../../../../space/reach/reach.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { Moment } from '../turn/activation.ts';
import type { Doing } from '../turn/orders.ts';
import type { Course } from '../turn/order-run.ts';
import { NO_FORMATION } from '../position/counters.ts';
import type { Field } from '../position/field.ts';
import {
  hexOf,
  isRouted,
  leaderHex,
  leaderHas,
  LEADER_FLAG,
  leads,
  NOBODY,
  OFF_MAP,
  onMap,
  type Position,
  waiting,
} from '../position/state.ts';
import { endsIn, hexesOf } from './steps-of-a-move.ts';

/** Points of a general: no counter has any (J-123). */
const GENERAL_ALLOWANCE = 8;

/** Of a side, on a hex. */
export const leadersAt = (field: Field, position: Position, side: number, hex: number): number[] =>
  field.leaders.flatMap((leader, l) => (leader.side === side && leaderHex(position, l) === hex ? [l] : []));

/** The hex of the nearest friends; those who are not routed first. */
function nearestFriends(field: Field, now: Position, leader: number): number | undefined {
  const { side } = field.leaders[leader]!;
  const from = leaderHex(now, leader);
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [u, unit] of field.units.entries()) {
    if (unit.side !== side || !onMap(now, u)) continue;
    const far = distance(field.grid, from, hexOf(now, u)) + (isRouted(now, u) ? 100 : 0);
    if (far < least) [nearest, least] = [hexOf(now, u), far];
  }
  return nearest;
}

/** A side has come through hexes: enemy generals alone there go to their nearest friends (J-87). */
export function catchLeaders(course: Course, side: number, hexes: readonly number[]): void {
  const { field, now } = course;
  for (const [l, leader] of field.leaders.entries()) {
    if (leader.side === side || !leads(now, l) || !hexes.includes(leaderHex(now, l))) continue;
    if (field.places.side(now, leaderHex(now, l)) === leader.side) continue;
    course.emit({ is: 'joins', leader: l, hex: nearestFriends(field, now, l) ?? OFF_MAP });
  }
}

/** The general of the active formation, once; the commander when the turn ends. */
export function leaderMayMove(field: Field, now: Moment, leader: number): boolean {
  const counter = field.leaders[leader];
  if (counter === undefined || !leads(now, leader) || leaderHas(now, leader, LEADER_FLAG.moved)) return false;
  const owed = waiting(now);
  if (counter.formation === NO_FORMATION) return owed?.owes === 'command' && owed.side === counter.side;
  return owed === undefined && now.step === 'move' && now.active !== NOBODY && counter.formation === now.active;
}

const generals = new WeakMap<Field, Mover>();

function general(field: Field): Mover {
  let mover = generals.get(field);
  if (mover === undefined)
    generals.set(field, (mover = { costs: field.costs.general, allowance: GENERAL_ALLOWANCE * 2 }));
  return mover;
}

export const leaderReach = (field: Field, now: Moment, leader: number): Reach =>
  field.reach(now, field.leaders[leader]!.side, general(field), leaderHex(now, leader));

export function refuseLead(field: Field, now: Moment, { leader, to }: Doing<'lead'>): Text | undefined {
  if (!leaderMayMove(field, now, leader))
    return t('ce chef ne se déplace pas maintenant', 'this leader does not move now');
  if (to >= field.grid.hexes || to === leaderHex(now, leader) || field.isWater(to))
    return t('le mouvement ne peut pas finir là', 'the move may not end there');
  return leaderReach(field, now, leader).costThrough(to) < 0 ? t('hors d’atteinte', 'out of reach') : undefined;
}

export const leaderPath = (field: Field, now: Moment, { leader, to }: Doing<'lead'>): readonly number[] => {
  const reach = leaderReach(field, now, leader);
  return hexesOf(reach, reach.cheapest(to));
};

export function leadsOf(field: Field, now: Moment, leader: number): Doing<'lead'>[] {
  if (!leaderMayMove(field, now, leader)) return [];
  const from = leaderHex(now, leader);
  const leads: Doing<'lead'>[] = [];
  for (const to of endsIn(leaderReach(field, now, leader)))
    if (to !== from && !field.isWater(to)) leads.push({ do: 'lead', leader, to });
  return leads;
}
