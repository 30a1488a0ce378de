import { isArtillery } from '../../types.ts';
import type { Moment } from './activation.ts';
import type { Course } from './order-run.ts';
import type { Field } from '../position/field.ts';
import { isGood, isRouted, NOBODY, onMap, type Over, stateOf } from '../position/state.ts';
import { strike } from '../actions/unit-states.ts';
import { hexOf } from '../position/state.ts';

/** What a unit of the enemy is worth, eliminated and routed (J-106). */
const ELIMINATED = 2;
const ROUTED = 1;

export const collapsedOf = (field: Field, now: Moment, side: number): number =>
  field.formations.reduce((sum, formation, f) => (formation.side === side ? sum + now.collapsed[f]! : sum), 0);

/** What a side has scored: enemies routed and eliminated, their formations collapsed, objectives, exits (J-106). */
export function pointsOf(field: Field, now: Moment, side: number): number {
  let points = now.exited[side]! + collapsedOf(field, now, 1 - side) * field.scenario.collapsePoints;
  for (let unit = 0; unit < field.units.length; unit++) {
    if (field.units[unit]!.side === side) continue;
    const state = stateOf(now, unit);
    if (state === 'eliminated') points += ELIMINATED;
    else if (state === 'routed') points += ROUTED;
  }
  for (let i = 0; i < field.objectives.length; i++) if (now.held[i] === side) points += field.objectives[i]!.points;
  return points;
}

/** Two thirds of its infantry and cavalry, rounded up (J-76, J-78). */
export const collapsesAt = (formed: number): number => Math.ceil((formed * 2) / 3);

const formedIn = (field: Field, formation: number): number[] =>
  field.formations[formation]!.units.filter((unit) => !isArtillery(field.units[unit]!));

/** Its infantry and cavalry eliminated or routed. */
export const lossesOf = (field: Field, now: Moment, formation: number): number =>
  formedIn(field, formation).filter((unit) => stateOf(now, unit) === 'eliminated' || isRouted(now, unit)).length;

export function hasCollapsed(field: Field, now: Moment, formation: number): boolean {
  const formed = formedIn(field, formation).length;
  return formed > 0 && lossesOf(field, now, formation) >= collapsesAt(formed);
}

/** Formations that collapse are disordered for good; objectives belong to whoever stands there. */
export function takeStock(course: Course): void {
  const { field, now } = course;
  for (const [f, formation] of field.formations.entries()) {
    if (now.collapsed[f] === 1 || !hasCollapsed(field, now, f)) continue;
    course.emit({ is: 'collapse', formation: f });
    for (const unit of formation.units)
      if (onMap(now, unit) && isGood(now, unit)) strike(course, unit, 'disordered', 'collapse');
  }
  for (const [i, { hex }] of field.objectives.entries()) {
    const holder = field.units.find((_, u) => onMap(now, u) && hexOf(now, u) === hex && !isRouted(now, u))?.side;
    if (holder !== undefined && holder !== now.held[i]) course.emit({ is: 'held', objective: i, by: holder });
  }
}

const isBroken = (field: Field, now: Moment, side: number): boolean => {
  const { collapse } = field.scenario.sides[side]!;
  return collapse > 0 && collapsedOf(field, now, side) >= collapse;
};

function judged(field: Field, now: Moment): Over {
  const [mine, theirs] = [pointsOf(field, now, 0), pointsOf(field, now, 1)];
  return mine === theirs ? { winner: NOBODY, why: 'draw' } : { winner: mine > theirs ? 0 : 1, why: 'points' };
}

/** Whether the battle ends with this turn: enough formations of one side collapsed, or the last turn. */
export function endOfTurn(course: Course): boolean {
  const { field, now } = course;
  const [first, second] = [isBroken(field, now, 0), isBroken(field, now, 1)];
  const nobodyLeft = [0, 1].some(
    (side) => !field.units.some((unit, u) => unit.side === side && (onMap(now, u) || stateOf(now, u) === 'waiting')),
  );
  if (first !== second) course.emit({ is: 'over', over: { winner: first ? 1 : 0, why: 'collapse' } });
  else if (first || nobodyLeft || now.turn >= field.scenario.turns)
    course.emit({ is: 'over', over: judged(field, now) });
  return now.over !== null;
}
