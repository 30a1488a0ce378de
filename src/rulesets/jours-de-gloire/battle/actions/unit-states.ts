import { isArtillery } from '../../types.ts';
import type { Draft } from '../position/draft.ts';
import type { EventOf } from '../position/events.ts';
import { isRouted, onMap, stateOf, type UnitState } from '../position/state.ts';

/** A unit comes to be in a state; guns disordered twice are lost by the switch of J-101. */
export function strike(draft: Draft, unit: number, to: UnitState, why?: EventOf<'state'>['why']): void {
  const { field, state } = draft;
  const before = stateOf(state, unit);
  if (!onMap(state, unit) || before === to) return;
  const twice = isArtillery(field.units[unit]!) && before === 'disordered' && to === 'routed';
  if (to === 'eliminated' || (twice && field.rulings.gunsTwiceLost)) lose(draft, unit);
  else draft.emit({ is: 'state', unit, to, ...(why && { why }) });
}

export const lose = (draft: Draft, unit: number): void => draft.emit({ is: 'gone', unit, as: 'eliminated', points: 0 });

/** Routed units leave the others of their hex at once (J-113). */
export function separateRouted(draft: Draft, hex: number, from: readonly number[]): void {
  const { field, state } = draft;
  const stack = field.places.stack(state, hex);
  const routed = stack.filter((unit) => isRouted(state, unit));
  if (routed.length === 0 || routed.length === stack.length) return;
  const { side } = field.units[routed[0]!]!;
  const recoils = (unit: number): boolean =>
    state.pending.some((other) => other.owes === 'recoil' && other.units.includes(unit));
  const leaving = routed.filter((unit) => !recoils(unit));
  draft.owe(...leaving.map((unit) => ({ owes: 'recoil' as const, side, units: [unit], from })));
}
