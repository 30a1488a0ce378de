import type { SideIndex } from '../../../../kernel/game.ts';
import type { Field } from '../position/field.ts';
import {
  FLAG,
  has,
  hexOf,
  isRouted,
  LEADER_FLAG,
  leaderHas,
  leads,
  NOBODY,
  onMap,
  type State,
  stateOf,
  waiting,
} from '../position/state.ts';

/** What of a state these questions need: a draft answers them too. */
export type Moment = Pick<
  State,
  'turn' | 'step' | 'holder' | 'active' | 'units' | 'leaders' | 'command' | 'taken' | 'pending' | 'over'
>;

/** Whose choice it is now. */
export function sideToAct(field: Field, now: Moment): SideIndex | undefined {
  if (now.over !== null) return undefined;
  const owed = waiting(now);
  if (owed !== undefined) return owed.side;
  return now.active === NOBODY ? now.holder : field.leaders[now.active]!.side;
}

/** Whether the scenario holds a leader's formation back, and him with it: he gives no orders. */
export const isHeld = (field: Field, { turn }: Moment, leader: number): boolean =>
  (field.heldIn(turn) & (1 << leader)) !== 0;

/** Whether a unit was noted in the command of nobody who gives orders in this turn. */
export const isOutOfCommand = (field: Field, { command, turn }: Moment, unit: number): boolean =>
  (command[unit]! & ~field.heldIn(turn)) === 0;

/** Noted in command of the leader whose activation it is, and not held back by the scenario. */
export const isActive = (field: Field, now: Moment, unit: number): boolean =>
  now.active !== NOBODY &&
  (now.command[unit]! & (1 << now.active)) !== 0 &&
  onMap(now, unit) &&
  field.units[unit]!.stillBefore <= now.turn;

/** Out of everybody's command, in the activation of its own leader: it only turns one vertex. */
export const onlyTurns = (field: Field, now: Moment, unit: number): boolean => {
  if (now.active === NOBODY || !isOutOfCommand(field, now, unit) || !onMap(now, unit)) return false;
  const leader = field.leaders[now.active]!;
  const counter = field.units[unit]!;
  return leader.side === counter.side && leader.formation === counter.formation && counter.stillBefore <= now.turn;
};

/** The units that have anything to do with an activation; the list is the same as long as turn, command and leader are. */
export function rosterOf(field: Field, now: Moment): readonly number[] {
  const { units, leaders, scratch } = field;
  const { command, active, turn } = now;
  const known = scratch.roster;
  if (known.command === command && known.active === active && known.turn === turn) return known.units;
  const roster: number[] = [];
  const leader = leaders[active];
  if (leader !== undefined)
    for (let u = 0; u < units.length; u++) {
      const { side, formation } = units[u]!;
      const own = isOutOfCommand(field, now, u) && side === leader.side && formation === leader.formation;
      if (own || (command[u]! & (1 << active)) !== 0) roster.push(u);
    }
  scratch.roster = { command, active, turn, units: roster };
  return roster;
}

const HAS_MOVED = FLAG.moved | FLAG.fled;
const HAS_ACTED = FLAG.rallied | FLAG.acted;

/** Whether a unit may still move or turn in this activation. */
export const mayMove = (field: Field, now: Moment, unit: number): boolean =>
  !has(now, unit, HAS_MOVED) && (isActive(field, now, unit) || onlyTurns(field, now, unit)) && !isRouted(now, unit);

/** Whether a leader may still go along with a unit of his hex, as far as it goes. */
export const leaderMayGoAlong = (field: Field, now: Moment, leader: number): boolean =>
  leader === now.active &&
  leader !== NOBODY &&
  leads(now, leader) &&
  !leaderHas(now, leader, LEADER_FLAG.moved) &&
  !isHeld(field, now, leader);

/** Whether he may move by himself: before any of his units has. */
export const leaderMayMove = (field: Field, now: Moment, leader: number): boolean =>
  leaderMayGoAlong(field, now, leader) && !hasAnyMoved(now);

/** In this activation. */
function hasAnyMoved(now: Moment): boolean {
  for (let unit = 0; unit < now.units.length; unit++) if (has(now, unit, FLAG.moved)) return true;
  return false;
}

/** In its leader's radius, not beside an enemy, has not acted, has not tried: d10 for its rally. */
export const mayRally = (field: Field, now: Moment, unit: number): boolean =>
  stateOf(now, unit) !== 'good' &&
  isActive(field, now, unit) &&
  !has(now, unit, HAS_ACTED) &&
  !field.places.besideEnemy(now, field.units[unit]!.side, hexOf(now, unit));
