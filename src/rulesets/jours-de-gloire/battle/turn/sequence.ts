import { type Dice, d10, die, type Rule } from '../../../../kernel/dice.ts';
import { t } from '../../../../kernel/text.ts';
import { isPresent, ledUnits, mayAct, mayMove, mayRally } from './activation.ts';
import type { Draft } from '../position/draft.ts';
import { mayShockAny } from '../actions/shock-declaration.ts';
import type { Field } from '../position/field.ts';
import { mayFireAny } from '../actions/fire.ts';
import { leadsOf } from '../actions/leaders.ts';
import { MARKERS, nextTurn, ordersOwed } from './next-turn.ts';
import type { Obligation } from '../position/obligations.ts';
import {
  FLAG,
  type Impulse,
  has,
  isRouted,
  leaderWord,
  leads,
  NOBODY,
  OFF_MAP,
  onMap,
  type State,
  stateOf,
  type Step,
  type UnitState,
  unitWord,
  withState,
} from '../position/state.ts';
import { takeStock } from './victory.ts';
import { STATE_HASH } from '../position/hash.ts';

/** The counters on their hexes, those of later turns off the map, orders to be given. */
export function setUp(field: Field): State {
  const units = field.units.map(({ hex, facing, turn }) =>
    turn > 1 ? withState(unitWord(OFF_MAP, facing), 'waiting') : unitWord(hex, facing),
  );
  return STATE_HASH.withHash({
    turn: 1,
    step: 'orders',
    holder: field.scenario.initiative - 1,
    active: NOBODY,
    impulse: 'half',
    units,
    leaders: field.leaders.map(({ hex, turn }) => leaderWord(turn > 1 ? OFF_MAP : hex)),
    markers: field.formations.map((_, f) => (isPresent(field, { units, leaders: [] }, f) ? MARKERS : 0)),
    orders: field.formations.map(() => 'none'),
    collapsed: field.formations.map(() => 0),
    held: field.objectives.map(({ side }) => side),
    exited: [0, 0],
    declared: [],
    assault: null,
    pending: ordersOwed(),
    over: null,
  });
}

/** Formations of a side that orders may go to. */
export const formationsToOrder = (field: Field, state: State, side: number): number[] =>
  field.formations.flatMap((formation, f) => (formation.side === side && isPresent(field, state, f) ? [f] : []));

export const initiativeRatings = (field: Field, state: State): readonly [number, number] => {
  const rating = (side: number): number => {
    const commander = field.commander(side);
    return leads(state, commander) ? field.leaders[commander]!.rating : 0;
  };
  return [rating(0), rating(1)];
};

/** d10 and the commander's rating for each side (J-80). */
export const INITIATIVE: Rule<readonly [number, number], readonly [number, number]> = (ratings, dice: Dice) => {
  const throwFor = (side: 0 | 1): number =>
    ratings[side] + dice.roll(d10, { who: `side-${side + 1}`, why: t('initiative', 'initiative') });
  return [throwFor(0), throwFor(1)];
};

/** Ties go to the last holder (J-122). */
export function initiative(draft: Draft, totals: readonly [number, number]): void {
  const gap = totals[0] - totals[1];
  draft.emit({ is: 'initiative', totals, holder: gap === 0 ? draft.state.holder : gap > 0 ? 0 : 1 });
  draft.emit({ is: 'step', step: 'first' });
}

/** Formations whose marker the winner of the initiative may name. */
export const firstFormations = (field: Field, state: State): number[] =>
  field.formations.flatMap(({ side }, f) => (side === state.holder && state.markers[f]! > 0 ? [f] : []));

export const markersLeft = ({ markers }: Pick<State, 'markers'>): number =>
  markers.reduce((sum, left) => sum + left, 0);

/** One marker out of the cup. */
export const DRAW: Rule<number, number> = (markers, dice: Dice) =>
  dice.roll(die(markers), { who: 'cup', why: t('pion d’activation', 'activation marker') });

/** The formation whose marker is the n-th of the cup. */
export function markerAt({ markers }: Pick<State, 'markers'>, n: number): number {
  let left = n;
  return markers.findIndex((count) => (left -= count) <= 0);
}

export function activate(draft: Draft, formation: number): void {
  const { field, state } = draft;
  draft.emit({ is: 'activation', formation, led: ledUnits(field, state, formation) });
  const { side, units } = field.formations[formation]!;
  if (!units.some((unit) => mayAct(field, state, unit) && !has(state, unit, FLAG.led))) return openStep(draft, 'fire');
  draft.emit({ is: 'step', step: 'fire' });
  draft.owe({ owes: 'impulse', side });
}

/** Sets what units without orders may do; the step that has just begun may then hold nothing to do. */
export function takeImpulse(draft: Draft, impulse: Impulse): void {
  const { field, state } = draft;
  draft.pay();
  draft.emit({ is: 'impulse', impulse });
  if (!hasSomethingToDo(field, state)) draft.emit({ is: 'step', step: state.step, idle: true });
}

/** Begins a step of an activation; where nobody can do anything in it, that is told, and it ends by itself. */
function openStep(draft: Draft, step: Step): void {
  const idle = !hasSomethingToDo(draft.field, { ...draft.state, step });
  draft.emit({ is: 'step', step, ...(idle && { idle }) });
}

const RALLIES: Readonly<Partial<Record<UnitState, UnitState>>> = { routed: 'disordered', disordered: 'good' };

export function rally(draft: Draft, unit: number, passed: boolean): void {
  const before = stateOf(draft.state, unit);
  draft.emit({ is: 'rally', unit, passed, to: passed ? RALLIES[before]! : before });
}

/** Whether the step still has something that somebody may do. */
export function hasSomethingToDo(field: Field, state: State): boolean {
  const active = state.active === NOBODY ? [] : field.formations[state.active]!.units;
  switch (state.step) {
    case 'initiative':
      return true;
    case 'first':
      return firstFormations(field, state).length > 0;
    case 'draw':
      return markersLeft(state) > (field.rulings.lastMarkerLapses ? 1 : 0);
    case 'fire':
      return mayFireAny(field, state);
    case 'move':
      return (
        active.some((unit) => mayMove(field, state, unit)) ||
        leadsOf(field, state, field.formations[state.active]!.leader).length > 0
      );
    case 'shock':
      return mayShockAny(field, state);
    case 'rally':
      return active.some((unit) => mayRally(field, state, unit));
    case 'orders':
    case 'assault':
    case 'rout':
    case 'command':
    case 'over':
      return false;
  }
}

/** The step is done with. */
export function endStep(draft: Draft): void {
  const { field, state } = draft;
  const next = (step: Step): void => draft.emit({ is: 'step', step });
  switch (state.step) {
    case 'orders':
      return next('initiative');
    case 'first':
      return next('draw');
    case 'fire':
      return openStep(draft, 'move');
    case 'move':
      return openStep(draft, 'shock');
    case 'shock':
      return next('assault');
    case 'assault': {
      next('rout');
      const { side, units } = field.formations[state.active]!;
      const routed = units.filter((unit) => onMap(state, unit) && isRouted(state, unit));
      if (routed.length > 0) draft.owe({ owes: 'flee', side, units: routed });
      return;
    }
    case 'rout':
      return openStep(draft, 'rally');
    case 'rally':
      draft.emit({ is: 'rest' });
      return next('draw');
    case 'draw':
      for (const [formation, left] of state.markers.entries()) if (left > 0) draft.emit({ is: 'lapse', formation });
      takeStock(draft);
      next('command');
      return draft.owe({ owes: 'command', side: state.holder }, { owes: 'command', side: 1 - state.holder });
    case 'command':
      return nextTurn(draft);
    case 'initiative':
    case 'over':
      throw new Error(`the step ${state.step} does not end by itself`);
  }
}

/** Obligations that a player may decline. */
const DECLINED: readonly Obligation['owes'][] = [
  'impulse',
  'counter-battery',
  'reaction',
  'refuse',
  'square',
  'counter-charge',
  'advance',
  'right',
  'command',
];

export const mayPass = (field: Field, state: State, owed: Obligation | undefined): boolean => {
  if (owed !== undefined) return DECLINED.includes(owed.owes);
  if (state.step === 'shock' && field.rulings.mustShock) return false;
  return ['fire', 'move', 'shock', 'rally'].includes(state.step);
};
