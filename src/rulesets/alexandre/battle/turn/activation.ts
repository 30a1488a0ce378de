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

/** The side that chooses now. */
export function sideToAct(field: Field, state: State): SideIndex | undefined {
  if (state.over !== null) return undefined;
  const owed = waiting(state);
  if (owed !== undefined) return owed.side;
  return state.active === NOBODY ? state.holder : field.leaders[state.active]!.side;
}

/** Whether the scenario holds a leader's formation back, and him with it: he gives no orders. */
export const isHeld = (field: Field, { turn }: State, leader: number): boolean =>
  (field.heldIn(turn) & (1 << leader)) !== 0;

/** Whether a unit was noted in the command of nobody who gives orders in this turn. */
export const isOutOfCommand = (field: Field, { command, turn }: State, unit: number): boolean =>
  (command[unit]! & ~field.heldIn(turn)) === 0;

/** Noted in command of the leader whose activation it is, and not held back by the scenario. */
export const isActive = (field: Field, state: State, unit: number): boolean =>
  state.active !== NOBODY &&
  (state.command[unit]! & (1 << state.active)) !== 0 &&
  onMap(state, unit) &&
  field.units[unit]!.stillBefore <= state.turn;

/** Out of everybody's command, in the activation of its own leader: it only turns one vertex. */
export const onlyTurns = (field: Field, state: State, unit: number): boolean => {
  if (state.active === NOBODY || !isOutOfCommand(field, state, unit) || !onMap(state, unit)) return false;
  const leader = field.leaders[state.active]!;
  const counter = field.units[unit]!;
  return leader.side === counter.side && leader.formation === counter.formation && counter.stillBefore <= state.turn;
};

/** The units that have anything to do with an activation; the list is the same as long as turn, command and leader are. */
export function rosterOf(field: Field, state: State): readonly number[] {
  const { units, leaders, lastSearches } = field;
  const { command, active, turn } = state;
  const known = lastSearches.roster;
  if (known.command === command && known.active === active && known.turn === turn) return known.units;
  const roster: number[] = [];
  const leader = leaders[active];
  if (leader !== undefined)
    for (let u = 0; u < units.length; u++) {
      const { side, formation } = units[u]!;
      const own = isOutOfCommand(field, state, u) && side === leader.side && formation === leader.formation;
      if (own || (command[u]! & (1 << active)) !== 0) roster.push(u);
    }
  lastSearches.roster = { command, active, turn, units: roster };
  return roster;
}

const HAS_MOVED = FLAG.moved | FLAG.fled;
const HAS_ACTED = FLAG.rallied | FLAG.acted;

/** Whether a unit may still move or turn in this activation. */
export const mayMove = (field: Field, state: State, unit: number): boolean =>
  !has(state, unit, HAS_MOVED) &&
  (isActive(field, state, unit) || onlyTurns(field, state, unit)) &&
  !isRouted(state, unit);

/** Whether a leader may still go along with a unit of his hex, as far as it goes. */
export const leaderMayGoAlong = (field: Field, state: State, leader: number): boolean =>
  leader === state.active &&
  leader !== NOBODY &&
  leads(state, leader) &&
  !leaderHas(state, leader, LEADER_FLAG.moved) &&
  !isHeld(field, state, leader);

/** Whether he may move by himself: before any of his units has. */
export const leaderMayMove = (field: Field, state: State, leader: number): boolean =>
  leaderMayGoAlong(field, state, leader) && !hasAnyMoved(state);

/** Whether any unit has moved in this activation. */
function hasAnyMoved(state: State): boolean {
  for (let unit = 0; unit < state.units.length; unit++) if (has(state, unit, FLAG.moved)) return true;
  return false;
}

/** In its leader's radius, not beside an enemy, has not acted, has not tried: d10 for its rally. */
export const mayRally = (field: Field, state: State, unit: number): boolean =>
  stateOf(state, unit) !== 'good' &&
  isActive(field, state, unit) &&
  !has(state, unit, HAS_ACTED) &&
  !field.places.besideEnemy(state, field.units[unit]!.side, hexOf(state, unit));
