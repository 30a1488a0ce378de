import { within } from '../../../../space/hex.ts';
import type { Draft } from '../position/draft.ts';
import { onMapOf } from '../situation/derive.ts';
import { catchLeaders } from '../actions/leaders.ts';
import type { Obligation } from '../position/obligations.ts';
import { facingOf, hexOf, onMap, stateOf } from '../position/state.ts';
import { endOfTurn } from './victory.ts';

/** Activation markers of a formation in the cup (J-80). */
export const MARKERS = 2;

export const ordersOwed = (): Obligation[] => [
  { owes: 'orders', side: 1 },
  { owes: 'orders', side: 0 },
];

/** The next turn opens: the cup is filled, reinforcements and generals come, orders are to be given; or the battle ends. */
export function nextTurn(draft: Draft): void {
  const { field, state } = draft;
  if (endOfTurn(draft)) return;
  const turn = state.turn + 1;
  const due = (unit: number): boolean => stateOf(state, unit) === 'waiting' && field.units[unit]!.turn <= turn;
  const markers = state.markers.slice();
  for (const [f, { units }] of field.formations.entries())
    markers[f] = units.some((unit) => onMap(state, unit) || due(unit)) ? MARKERS : 0;
  draft.emit({ is: 'turn', turn, markers });
  draft.emit({ is: 'step', step: 'orders' });
  for (const unit of field.units.keys()) if (due(unit)) arrive(draft, unit);
  for (const [leader, counter] of field.leaders.entries())
    if (counter.turn === turn) draft.emit({ is: 'takes-command', leader, hex: counter.hex });
  // Only once all have come is it known who is alone, and who is nearest (J-87).
  for (const side of [0, 1])
    catchLeaders(
      draft,
      side,
      onMapOf(field, state, side).map((unit) => hexOf(state, unit)),
    );
  draft.owe(...ordersOwed().toReversed());
}

const ENTRY_RADIUS = 6;

/** A unit enters on its entry hex, or on the nearest one with room; else a turn later (J-121). */
function arrive(draft: Draft, unit: number): void {
  const { field, state } = draft;
  const { hex, side, facing } = field.units[unit]!;
  const takes = (near: number): boolean =>
    !field.isWater(near) && !field.places.hasEnemy(state, side, near) && field.places.hasRoom(state, [unit], near);
  const entry = takes(hex) ? hex : within(field.grid, hex, ENTRY_RADIUS).find(takes);
  if (entry === undefined) return;
  const [there] = field.places.stack(state, entry);
  draft.emit({ is: 'arrive', unit, hex: entry });
  const looks = there === undefined ? facing : facingOf(state, there);
  draft.emit({ is: 'face', units: [unit], facing: looks });
}
