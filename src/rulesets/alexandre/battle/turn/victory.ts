import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { fateOf, hexOf, isRouted, isSteady, NOBODY, onMap, type Over, type State, stateOf } from '../position/state.ts';

/** The losses of a side in half points: eliminated units count whole, routed ones half. */
function lossesInHalves(field: Field, state: State, side: number): number {
  let halves = 0;
  for (let u = 0; u < field.units.length; u++) {
    const unit = field.units[u]!;
    if (unit.side !== side) continue;
    if (stateOf(state, u) === 'eliminated') halves += 2 * unit.strength[0];
    else if (onMap(state, u) && isRouted(state, u)) halves += unit.strength[0];
  }
  return halves;
}

/** Strength points lost by a side, routed units by half. */
export const lossesOf = (field: Field, state: State, side: number): number => lossesInHalves(field, state, side) / 2;

/** What a side has scored: the other's losses, and leaders killed or taken. */
export const pointsOf = (field: Field, state: State, side: number): number =>
  lossesOf(field, state, 1 - side) + state.taken[side]!;

/** Whether a side has lost the share at which it collapses. */
const hasCollapsed = (field: Field, state: State, side: number): boolean => {
  const { collapse } = field.scenario.sides[side]!;
  return collapse > 0 && lossesInHalves(field, state, side) * 50 >= collapse * field.strengths[side]!;
};

const share = (field: Field, state: State, side: number): number =>
  lossesInHalves(field, state, side) / field.strengths[side]!;

/** What ends a battle at once: a leader on whom it hangs (scenario). */
export function endingByLeader(field: Field, state: State): Over | undefined {
  for (const l of field.deciding) {
    const { side, deathDecides, flightDecides } = field.leaders[l]!;
    const fate = fateOf(state, l);
    if (deathDecides && (fate === 'killed' || fate === 'captured')) return { winner: 1 - side, why: 'death' };
    if (flightDecides && fate === 'fled') return { winner: 1 - side, why: 'flight' };
  }
  return undefined;
}

function endingByCollapse(field: Field, state: State): Over | undefined {
  const [first, second] = [hasCollapsed(field, state, 0), hasCollapsed(field, state, 1)];
  if (!first && !second) return undefined;
  if (first !== second) return { winner: first ? 1 : 0, why: 'collapse' };
  const [a, b] = [share(field, state, 0), share(field, state, 1)];
  return a === b ? { winner: NOBODY, why: 'draw' } : { winner: a > b ? 1 : 0, why: 'collapse' };
}

/** Units neither discouraged nor routed in the zone of an objective. */
export function unitsIn(field: Field, state: State, side: number, has: (hex: number) => boolean): number {
  let inside = 0;
  for (let unit = 0; unit < field.units.length; unit++)
    if (field.units[unit]!.side === side && onMap(state, unit) && isSteady(state, unit) && has(hexOf(state, unit)))
      inside++;
  return inside;
}

/** When the last turn is over. */
function endingOfLastTurn(field: Field, state: State): Over {
  const [mine, theirs] = [pointsOf(field, state, 0), pointsOf(field, state, 1)];
  for (const { side, units, ahead, has } of field.objectives)
    if (unitsIn(field, state, side, has) >= units && (!ahead || (side === 0 ? mine > theirs : theirs > mine)))
      return { winner: side, why: 'objective' };
  const { otherwise } = field.scenario;
  if (otherwise > 0) return { winner: otherwise - 1, why: 'held' };
  return mine === theirs ? { winner: NOBODY, why: 'draw' } : { winner: mine > theirs ? 0 : 1, why: 'points' };
}

/** Whether the battle ends with this turn. */
export function endOfTurn(draft: Draft): boolean {
  const { field, state } = draft;
  const over =
    endingByCollapse(field, state) ?? (state.turn >= field.scenario.turns ? endingOfLastTurn(field, state) : undefined);
  if (over !== undefined) draft.emit({ is: 'over', over });
  return over !== undefined;
}
