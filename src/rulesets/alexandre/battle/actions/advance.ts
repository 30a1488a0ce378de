import { t, type Text } from '../../../../kernel/text.ts';
import { FORBIDDEN } from '../../../../space/reach/costs.ts';
import { type Facing, directionTo } from '../../../../space/hex.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { captureIn, leadersWith } from './leaders.ts';
import type { ObligationOf } from '../position/obligations.ts';
import { hexOf, isSteady, onMap, type State } from '../position/state.ts';

/** Whether a unit may enter a hex that was left: beside it, empty, ground that it may enter. */
function mayEnterLeft(field: Field, state: State, unit: number, to: number): boolean {
  if (!onMap(state, unit) || !isSteady(state, unit) || field.places.at(state.units).topUnit(to) >= 0) return false;
  const from = hexOf(state, unit);
  const direction = directionTo(field.grid, from, to);
  return direction !== undefined && field.toll(unit, from, direction) !== FORBIDDEN;
}

/** For each hex that was left, who may enter it. */
export function advancesInto(field: Field, state: State, owed: ObligationOf<'advance'>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const hex of owed.into) {
    const units = [...owed.must, ...owed.may].filter((unit) => mayEnterLeft(field, state, unit, hex));
    if (units.length > 0) found.set(hex, units);
  }
  return found;
}

const mayAnyEnter = (field: Field, state: State, units: readonly number[], into: readonly number[]): boolean =>
  into.some((hex) => units.some((unit) => mayEnterLeft(field, state, unit, hex)));

/** Whether somebody who must advance still can: then nobody may pass. */
export const isCompelled = (field: Field, state: State, { must, into }: ObligationOf<'advance'>): boolean =>
  mayAnyEnter(field, state, must, into);

export const mayAnyAdvance = (field: Field, state: State, { must, may, into }: ObligationOf<'advance'>): boolean =>
  mayAnyEnter(field, state, must, into) || mayAnyEnter(field, state, may, into);

/** Whether others of a stack go where one of it who must could, and none of these goes. */
function areSpared(
  state: State,
  { must }: ObligationOf<'advance'>,
  candidates: readonly number[],
  units: readonly number[],
): boolean {
  const hex = hexOf(state, units[0]!);
  return (
    must.some((unit) => hexOf(state, unit) === hex && candidates.includes(unit)) &&
    !units.some((unit) => must.includes(unit))
  );
}

/** Units of one stack, together or in part. Where some of it must advance, at least one of these goes. */
export function refuseAdvance(
  field: Field,
  state: State,
  owed: ObligationOf<'advance'>,
  { units, to }: Omit<CommandOf<'advance'>, 'do'>,
): Text | undefined {
  const candidates = advancesInto(field, state, owed).get(to) ?? [];
  if (units.length === 0 || new Set(units).size !== units.length || !units.every((unit) => candidates.includes(unit)))
    return t('cette avance n’est pas possible', 'this advance is not possible');
  if (new Set(units.map((unit) => hexOf(state, unit))).size > 1)
    return t('une seule pile par hexagone', 'one stack to a hex');
  return areSpared(state, owed, candidates, units)
    ? t('une unité de la pile doit avancer', 'a unit of the stack must advance')
    : undefined;
}

export function advancesOf(field: Field, state: State, owed: ObligationOf<'advance'>): CommandOf<'advance'>[] {
  const advances: CommandOf<'advance'>[] = [];
  for (const [to, units] of advancesInto(field, state, owed)) {
    const groups = units.map((unit) => [unit]);
    for (const [i, one] of units.entries())
      for (const other of units.slice(i + 1)) if (hexOf(state, one) === hexOf(state, other)) groups.push([one, other]);
    for (const group of groups.filter((some) => !areSpared(state, owed, units, some)))
      for (let facing = 0; facing < 6; facing++)
        advances.push({ do: 'advance', units: group, to, facing: facing as Facing });
  }
  return advances;
}

/** Into one hex; whoever is left may advance into another. */
export function advance(
  draft: Draft,
  owed: ObligationOf<'advance'>,
  { units, to, facing }: CommandOf<'advance'>,
): void {
  const { field, state } = draft;
  const { side } = owed;
  draft.pay();
  const order = field.places.at(state.units).stack(hexOf(state, units[0]!));
  const entering = order.filter((unit) => units.includes(unit));
  const leaders = leadersWith(draft, entering);
  draft.emit({ is: 'advance', units: entering, leaders, to, facing });
  captureIn(draft, side, [to]);
  const left = (list: readonly number[]): number[] => list.filter((unit) => !units.includes(unit));
  const into = owed.into.filter((hex) => hex !== to);
  if (into.length > 0) draft.owe({ owes: 'advance', side, must: left(owed.must), may: left(owed.may), into });
}
