import { TOLL_MASK, TOLL_SHIFT } from '../../../../space/reach/costs.ts';
import { OFF } from '../../../../space/hex.ts';
import { leaderMayMove, mayMove, rosterOf } from './activation.ts';
import type { Field } from '../position/field.ts';
import { moverOf, leaderReach, mayEnd, mayRaise, onlyTurn, reachOf } from '../actions/movement.ts';
import { FRONTS } from '../position/places.ts';
import { facingOf, hexOf, type State } from '../position/state.ts';

/** No type pays more for a turn by one vertex: whoever stands alone and has as much can turn. */
const DEAREST_TURN = 2;

/** Whether a unit can go somewhere or turn, alone or with its stack. */
export function canMove(field: Field, state: State, unit: number): boolean {
  if (!mayMove(field, state, unit)) return false;
  const hex = hexOf(state, unit);
  const below = field.places.at(state.units).bottomUnit(hex);
  if (below < 0 && field.units[unit]!.movement >= DEAREST_TURN) return true;
  if (below < 0) return canTurn(field, state, [unit]) || canGo(field, state, [unit]);
  const stack = field.places.stack(hex);
  const together = mayMove(field, state, stack[0] === unit ? below : stack[0]!);
  return (together && (canTurn(field, state, stack) || canGo(field, state, stack))) || canGo(field, state, [unit]);
}

/** Whether all units of a hex can turn there. */
function canTurn(field: Field, state: State, stack: readonly number[]): boolean {
  const { allowance, turns } = moverOf(field, stack);
  return onlyTurn(field, state, stack) || turns![0] <= allowance;
}

/** Whether units can leave their hex: mostly the next one shows it. */
function canGo(field: Field, state: State, units: readonly number[]): boolean {
  const unit = units[0]!;
  if (onlyTurn(field, state, units)) return false;
  const hex = hexOf(state, unit);
  const { costs, allowance, leaveZone = 0 } = moverOf(field, units);
  const left = allowance - (field.places.inEnemyFront(state, field.units[unit]!.side, hex) ? leaveZone : 0);
  for (const direction of FRONTS[facingOf(state, unit)]!) {
    const to = field.near[hex * 6 + direction]!;
    const toll = (costs.words[hex * 6 + direction]! >> TOLL_SHIFT) & TOLL_MASK;
    if (to !== OFF && toll <= left && field.places.topUnit(to) < 0) return true;
  }
  const reach = reachOf(field, state, units);
  for (let i = 0; i < reach.count; i++) {
    const to = reach.hexOf(reach.places[i]!);
    if (to !== hex && mayEnd(field, state, units, to, reach.facingOf(reach.places[i]!))) return true;
  }
  return false;
}

/** Whether the leader of the activation can go anywhere by himself. */
export const canLead = (field: Field, state: State): boolean =>
  leaderMayMove(field, state, state.active) && leaderReach(field, state, state.active).count > 1;

/** Whether a stack of this activation may still be ordered. */
export function mayRaiseAny(field: Field, state: State): boolean {
  const places = field.places.at(state.units);
  const roster = rosterOf(field, state);
  for (let i = 0; i < roster.length; i++) {
    const below = places.bottomUnit(hexOf(state, roster[i]!));
    if (below >= 0 && mayRaise(field, state, below)) return true;
  }
  return false;
}
