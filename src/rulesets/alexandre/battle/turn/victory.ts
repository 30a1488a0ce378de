import type { Course } from './order-run.ts';
import type { Field } from '../position/field.ts';
import type { Moment } from './activation.ts';
import { fateOf, hexOf, isRouted, isSteady, NOBODY, onMap, type Over, stateOf } from '../position/state.ts';

/** In half points: units eliminated count whole, units routed half. */
function lossesInHalves(field: Field, now: Moment, side: number): number {
  let halves = 0;
  for (let u = 0; u < field.units.length; u++) {
    const unit = field.units[u]!;
    if (unit.side !== side) continue;
    if (stateOf(now, u) === 'eliminated') halves += 2 * unit.strength[0];
    else if (onMap(now, u) && isRouted(now, u)) halves += unit.strength[0];
  }
  return halves;
}

/** Strength points lost by a side, routed units by half. */
export const lossesOf = (field: Field, now: Moment, side: number): number => lossesInHalves(field, now, side) / 2;

/** What a side has scored: the other's losses, and leaders killed or taken. */
export const pointsOf = (field: Field, now: Moment, side: number): number =>
  lossesOf(field, now, 1 - side) + now.taken[side]!;

/** Whether a side has lost the share at which it collapses. */
const hasCollapsed = (field: Field, now: Moment, side: number): boolean => {
  const { collapse } = field.scenario.sides[side]!;
  return collapse > 0 && lossesInHalves(field, now, side) * 50 >= collapse * field.strengths[side]!;
};

const share = (field: Field, now: Moment, side: number): number =>
  lossesInHalves(field, now, side) / field.strengths[side]!;

/** What ends a battle at once: a leader on whom it hangs (scenario). */
export function decided(field: Field, now: Moment): Over | undefined {
  for (const l of field.deciding) {
    const { side, deathDecides, flightDecides } = field.leaders[l]!;
    const fate = fateOf(now, l);
    if (deathDecides && (fate === 'killed' || fate === 'captured')) return { winner: 1 - side, why: 'death' };
    if (flightDecides && fate === 'fled') return { winner: 1 - side, why: 'flight' };
  }
  return undefined;
}

function collapsed(field: Field, now: Moment): Over | undefined {
  const [first, second] = [hasCollapsed(field, now, 0), hasCollapsed(field, now, 1)];
  if (!first && !second) return undefined;
  if (first !== second) return { winner: first ? 1 : 0, why: 'collapse' };
  const [a, b] = [share(field, now, 0), share(field, now, 1)];
  return a === b ? { winner: NOBODY, why: 'draw' } : { winner: a > b ? 1 : 0, why: 'collapse' };
}

/** Units neither discouraged nor routed in the zone of an objective. */
export function unitsIn(field: Field, now: Moment, side: number, has: (hex: number) => boolean): number {
  let inside = 0;
  for (let unit = 0; unit < field.units.length; unit++)
    if (field.units[unit]!.side === side && onMap(now, unit) && isSteady(now, unit) && has(hexOf(now, unit))) inside++;
  return inside;
}

/** When the last turn is over. */
function judged(field: Field, now: Moment): Over {
  const [mine, theirs] = [pointsOf(field, now, 0), pointsOf(field, now, 1)];
  for (const { side, units, ahead, has } of field.objectives)
    if (unitsIn(field, now, side, has) >= units && (!ahead || (side === 0 ? mine > theirs : theirs > mine)))
      return { winner: side, why: 'objective' };
  const { otherwise } = field.scenario;
  if (otherwise > 0) return { winner: otherwise - 1, why: 'held' };
  return mine === theirs ? { winner: NOBODY, why: 'draw' } : { winner: mine > theirs ? 0 : 1, why: 'points' };
}

/** Whether the battle ends with this turn. */
export function endOfTurn(course: Course): boolean {
  const { field, now } = course;
  const over = collapsed(field, now) ?? (now.turn >= field.scenario.turns ? judged(field, now) : undefined);
  if (over !== undefined) course.emit({ is: 'over', over });
  return over !== undefined;
}
