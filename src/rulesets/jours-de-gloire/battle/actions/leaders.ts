import { distance } from '../../../../space/hex.ts';
import type { Mover, Reach } from '../../../../space/reach/reach.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import { NO_FORMATION } from '../position/counters.ts';
import type { Field } from '../position/field.ts';
import {
  hexOf,
  isRouted,
  LEADER_FLAG,
  leaderHas,
  leaderHex,
  leads,
  NOBODY,
  OFF_MAP,
  onMap,
  type Position,
  type State,
  waiting,
} from '../position/state.ts';
import { endsIn, hexesOf } from './steps-of-a-move.ts';

/** Points of a general: no counter has any (J-123). */
const GENERAL_ALLOWANCE = 8;

/** The leaders of a side on a hex. */
export const leadersAt = (field: Field, position: Position, side: number, hex: number): number[] =>
  field.leaders.flatMap((leader, l) => (leader.side === side && leaderHex(position, l) === hex ? [l] : []));

/** The hex of the nearest friends; those who are not routed first. */
function nearestFriends(field: Field, state: Position, leader: number): number | undefined {
  const { side } = field.leaders[leader]!;
  const from = leaderHex(state, leader);
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [u, unit] of field.units.entries()) {
    if (unit.side !== side || !onMap(state, u)) continue;
    const far = distance(field.grid, from, hexOf(state, u)) + (isRouted(state, u) ? 100 : 0);
    if (far < least) [nearest, least] = [hexOf(state, u), far];
  }
  return nearest;
}

/** A side has come through hexes: enemy generals alone there go to their nearest friends (J-87). */
export function catchLeaders(draft: Draft, side: number, hexes: readonly number[]): void {
  const { field, state } = draft;
  for (const [l, leader] of field.leaders.entries()) {
    if (leader.side === side || !leads(state, l) || !hexes.includes(leaderHex(state, l))) continue;
    if (field.places.side(state, leaderHex(state, l)) === leader.side) continue;
    draft.emit({ is: 'joins', leader: l, hex: nearestFriends(field, state, l) ?? OFF_MAP });
  }
}

/** The general of the active formation, once; the commander when the turn ends. */
export function leaderMayMove(field: Field, state: State, leader: number): boolean {
  const counter = field.leaders[leader];
  if (counter === undefined || !leads(state, leader) || leaderHas(state, leader, LEADER_FLAG.moved)) return false;
  const owed = waiting(state);
  if (counter.formation === NO_FORMATION) return owed?.owes === 'command' && owed.side === counter.side;
  return owed === undefined && state.step === 'move' && state.active !== NOBODY && counter.formation === state.active;
}

const generals = new WeakMap<Field, Mover>();

function general(field: Field): Mover {
  let mover = generals.get(field);
  if (mover === undefined)
    generals.set(field, (mover = { costs: field.costs.general, allowance: GENERAL_ALLOWANCE * 2 }));
  return mover;
}

export const leaderReach = (field: Field, state: State, leader: number): Reach =>
  field.reach(state, field.leaders[leader]!.side, general(field), leaderHex(state, leader));

export function refuseLead(field: Field, state: State, { leader, to }: CommandOf<'lead'>): Text | undefined {
  if (!leaderMayMove(field, state, leader))
    return t('ce chef ne se déplace pas maintenant', 'this leader does not move now');
  if (to >= field.grid.hexes || to === leaderHex(state, leader) || field.isWater(to))
    return t('le mouvement ne peut pas finir là', 'the move may not end there');
  return leaderReach(field, state, leader).costThrough(to) < 0 ? t('hors d’atteinte', 'out of reach') : undefined;
}

export const leaderPath = (field: Field, state: State, { leader, to }: CommandOf<'lead'>): readonly number[] => {
  const reach = leaderReach(field, state, leader);
  return hexesOf(reach, reach.cheapest(to));
};

export function leadsOf(field: Field, state: State, leader: number): CommandOf<'lead'>[] {
  if (!leaderMayMove(field, state, leader)) return [];
  const from = leaderHex(state, leader);
  const leads: CommandOf<'lead'>[] = [];
  for (const to of endsIn(leaderReach(field, state, leader)))
    if (to !== from && !field.isWater(to)) leads.push({ do: 'lead', leader, to });
  return leads;
}
