import { DIRECTIONS, opposite } from '../../../../space/hex.ts';
import { isCavalry, isInfantry, type State as Shown } from '../../types.ts';
import { ladderOf, stateAfterBlow } from '../../fate.ts';
import { derivedAssault } from './shock-attackers.ts';
import type { Draft } from '../position/draft.ts';
import { attacksBy } from './shock-declaration.ts';
import type { Field } from '../position/field.ts';
import type { Assault, Obligation } from '../position/obligations.ts';
import { FLAG, has, hexOf, isGood, isRouted, type State, stateOf } from '../position/state.ts';
import { separateRouted, strike } from './unit-states.ts';

/** Whether foot was in an enemy zone before the charge came: then it forms no square (J-96). */
function wasInZone(field: Field, state: State, { on, charges, side }: Assault): boolean {
  return DIRECTIONS.some((direction) => {
    const near = field.grid.neighbours[on * 6 + direction]!;
    return (
      near >= 0 &&
      field.places.zoneCrosses(near, opposite(direction)) &&
      field.places.hasEnemy(state, 1 - side, near) &&
      field.places
        .stack(state, near)
        .some(
          (unit) =>
            field.places.hasZone(state, unit) && !charges.some((one) => one.unit === unit && one.path.length > 1),
        )
    );
  });
}

/** A charge may be met: by foot in square, by cavalry that counter-charges. One test for the hex (J-96, J-97, J-110). */
export function mayMeet(
  field: Field,
  state: State,
  assault: Assault,
): Extract<Obligation, { owes: 'square' | 'counter-charge' }> | undefined {
  if (assault.charges.length === 0) return undefined;
  const side = 1 - assault.side;
  const defenders = field.places.stack(state, assault.on);
  const foot = defenders.find((unit) => mayFormSquare(field, state, unit));
  if (foot !== undefined && !field.isSixFronts(assault.on) && !wasInZone(field, state, assault))
    return { owes: 'square', side, unit: foot };
  const horse = defenders.find((unit) => isCavalry(field.units[unit]!) && isGood(state, unit));
  const { attackers } = derivedAssault(field, state, assault).situation;
  const inFront = attackers.some(
    ({ charging, aspect }) => charging && (aspect === 'front' || (aspect === 'side' && field.split[1] === 'front')),
  );
  return horse !== undefined && inFront ? { owes: 'counter-charge', side, unit: horse } : undefined;
}

const mayFormSquare = (field: Field, state: State, unit: number): boolean =>
  isInfantry(field.units[unit]!) &&
  !has(state, unit, FLAG.square) &&
  !isRouted(state, unit) &&
  (field.rulings.disorderedSquare || isGood(state, unit));

/** All the foot of the hex together; failed, all of it is disordered. */
export function formSquare(draft: Draft, unit: number, passed: boolean): void {
  const { field, state } = draft;
  const hex = hexOf(state, unit);
  const foot = field.places.stack(state, hex).filter((other) => mayFormSquare(field, state, other));
  draft.emit({ is: 'tested', unit, test: 'square', passed });
  if (passed) return draft.emit({ is: 'square', units: foot, formed: true });
  const { again } = ladderOf(field.options);
  for (const other of foot) strike(draft, other, stateAfterBlow(stateOf(state, other) as Shown, 'D', again));
  separateRouted(
    draft,
    hex,
    attacksBy(state, state.assault!).map((attack) => attack.hex),
  );
}

/** Light against heavy: two more on the die (J-97). */
export const counterChargePlus = (field: Field, { charges }: Assault, unit: number): number =>
  field.units[unit]!.type === 'cavalry' && charges.some((one) => field.units[one.unit]!.type === 'heavy-cavalry')
    ? 2
    : 0;

export function counterCharge(draft: Draft, unit: number, passed: boolean): void {
  const { field, state } = draft;
  draft.emit({ is: 'tested', unit, test: 'counter-charge', passed });
  if (!passed) return;
  const horse = field.places
    .stack(state, hexOf(state, unit))
    .filter((other) => isCavalry(field.units[other]!) && isGood(state, other));
  draft.emit({ is: 'counter-charge', units: horse });
  draft.emit({ is: 'assault', assault: { ...state.assault!, counterCharge: true } });
}
