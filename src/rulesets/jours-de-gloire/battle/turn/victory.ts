import { isArtillery } from '../../types.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { isGood, isRouted, NOBODY, onMap, type Over, type State, stateOf } from '../position/state.ts';
import { strike } from '../actions/unit-states.ts';
import { hexOf } from '../position/state.ts';

/** What a unit of the enemy is worth, eliminated and routed (J-106). */
const ELIMINATED = 2;
const ROUTED = 1;

export const collapsedOf = (field: Field, state: State, side: number): number =>
  field.formations.reduce((sum, formation, f) => (formation.side === side ? sum + state.collapsed[f]! : sum), 0);

/** What a side has scored: enemies routed and eliminated, their formations collapsed, objectives, exits (J-106). */
export function pointsOf(field: Field, state: State, side: number): number {
  let points = state.exited[side]! + collapsedOf(field, state, 1 - side) * field.scenario.collapsePoints;
  for (let unit = 0; unit < field.units.length; unit++) {
    if (field.units[unit]!.side === side) continue;
    const unitState = stateOf(state, unit);
    if (unitState === 'eliminated') points += ELIMINATED;
    else if (unitState === 'routed') points += ROUTED;
  }
  for (let i = 0; i < field.objectives.length; i++) if (state.held[i] === side) points += field.objectives[i]!.points;
  return points;
}

/** Two thirds of its infantry and cavalry, rounded up (J-76, J-78). */
export const collapsesAt = (formed: number): number => Math.ceil((formed * 2) / 3);

const formedIn = (field: Field, formation: number): number[] =>
  field.formations[formation]!.units.filter((unit) => !isArtillery(field.units[unit]!));

/** Its infantry and cavalry eliminated or routed. */
export const lossesOf = (field: Field, state: State, formation: number): number =>
  formedIn(field, formation).filter((unit) => stateOf(state, unit) === 'eliminated' || isRouted(state, unit)).length;

export function hasCollapsed(field: Field, state: State, formation: number): boolean {
  const formed = formedIn(field, formation).length;
  return formed > 0 && lossesOf(field, state, formation) >= collapsesAt(formed);
}

/** Formations that collapse are disordered for good; objectives belong to whoever stands there. */
export function takeStock(draft: Draft): void {
  const { field, state } = draft;
  for (const [f, formation] of field.formations.entries()) {
    if (state.collapsed[f] === 1 || !hasCollapsed(field, state, f)) continue;
    draft.emit({ is: 'collapse', formation: f });
    for (const unit of formation.units)
      if (onMap(state, unit) && isGood(state, unit)) strike(draft, unit, 'disordered', 'collapse');
  }
  for (const [i, { hex }] of field.objectives.entries()) {
    const holder = field.units.find((_, u) => onMap(state, u) && hexOf(state, u) === hex && !isRouted(state, u))?.side;
    if (holder !== undefined && holder !== state.held[i]) draft.emit({ is: 'held', objective: i, by: holder });
  }
}

const isBroken = (field: Field, state: State, side: number): boolean => {
  const { collapse } = field.scenario.sides[side]!;
  return collapse > 0 && collapsedOf(field, state, side) >= collapse;
};

function endingOfLastTurn(field: Field, state: State): Over {
  const [mine, theirs] = [pointsOf(field, state, 0), pointsOf(field, state, 1)];
  return mine === theirs ? { winner: NOBODY, why: 'draw' } : { winner: mine > theirs ? 0 : 1, why: 'points' };
}

/** Whether the battle ends with this turn: enough formations of one side collapsed, or the last turn. */
export function endOfTurn(draft: Draft): boolean {
  const { field, state } = draft;
  const [first, second] = [isBroken(field, state, 0), isBroken(field, state, 1)];
  const nobodyLeft = [0, 1].some(
    (side) =>
      !field.units.some((unit, u) => unit.side === side && (onMap(state, u) || stateOf(state, u) === 'waiting')),
  );
  if (first !== second) draft.emit({ is: 'over', over: { winner: first ? 1 : 0, why: 'collapse' } });
  else if (first || nobodyLeft || state.turn >= field.scenario.turns)
    draft.emit({ is: 'over', over: endingOfLastTurn(field, state) });
  return state.over !== null;
}
