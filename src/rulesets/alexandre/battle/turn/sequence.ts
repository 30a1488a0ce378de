import { type Dice, d6, d10, type Rule, sum } from '../../../../kernel/dice.ts';
import { t } from '../../../../kernel/text.ts';
import { isHeld, mayRally, rosterOf } from './activation.ts';
import { canLead, canMove, mayRaiseAny } from './able-to-act.ts';
import { isCompelled } from '../actions/advance.ts';
import { mayAttackAny } from '../actions/melee.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { mayFireAtAny } from '../actions/fire.ts';
import { bonusOf, qualityOf } from '../situation/derive.ts';
import { commandMasks, rallyBonus, substitutes } from '../actions/leaders.ts';
import type { Obligation } from '../position/obligations.ts';
import {
  FLAG,
  has,
  isRouted,
  LEADER_FLAG,
  leaderHas,
  leaderWord,
  leads,
  NOBODY,
  onMap,
  type PassedOver,
  type State,
  stateOf,
  type Step,
  type UnitState,
  unitWord,
} from '../position/state.ts';
import { endOfTurn } from './victory.ts';
import { STATE_HASH } from '../position/hash.ts';

/**
 * The counters on their hexes, command noted, the first initiative to be thrown. Words are put into lists one by one here
 * and in `commandNoted`: lists that `map` makes are of two kinds, and whoever reads states would meet both.
 */
export function setUp(field: Field): State {
  const units: number[] = [];
  const leaders: number[] = [];
  for (const [u, { hex, facing }] of field.units.entries())
    units.push(unitWord(hex, facing, field.units.findIndex((other) => other.hex === hex) < u ? FLAG.below : 0));
  for (const { hex } of field.leaders) leaders.push(leaderWord(hex));
  return STATE_HASH.withHash({
    turn: 1,
    step: 'initiative',
    holder: field.scenario.initiative - 1,
    active: NOBODY,
    units,
    leaders,
    command: commandMasks(field, { units, leaders }),
    taken: [0, 0],
    pending: [],
    over: null,
  });
}

/** Bonuses of the army leaders, side by side. */
export const initiativeBonuses = (field: Field, state: State): readonly [number, number] => {
  const bonus = (side: number): number => {
    const leader = field.armyLeader(side);
    return leads(state, leader) ? bonusOf(field, state, leader) : 0;
  };
  return [bonus(0), bonus(1)];
};

const TWO_DICE = sum(2, d6);

/** 2d6 and the army leader's bonus for each side. */
export const INITIATIVE: Rule<readonly [number, number], readonly [number, number]> = (bonuses, dice: Dice) => {
  const throwFor = (side: 0 | 1): number =>
    bonuses[side] + dice.roll(TWO_DICE, { who: `side-${side + 1}`, why: t('initiative', 'initiative') });
  return [throwFor(0), throwFor(1)];
};

const WIDE = 6;

/** Ties go to the last holder; a gap of 6 keeps the loser's least able leader from acting. */
export function initiative(draft: Draft, totals: readonly [number, number]): void {
  const { field, state } = draft;
  const gap = totals[0] - totals[1];
  const holder = gap === 0 ? state.holder : gap > 0 ? 0 : 1;
  const hurts = field.rulings.wideGapHurts && Math.abs(gap) >= WIDE;
  draft.emit({ is: 'initiative', totals, holder, inactive: hurts ? leastAble(field, state, 1 - holder) : NOBODY });
  if (hasSomethingToDo(field, state, 'early')) return draft.emit({ is: 'step', step: 'early' });
  draft.emit({ is: 'idle', steps: ['early'] });
  nextActivation(draft);
}

/** The leader of a side with the highest activation value who can act. */
function leastAble(field: Field, state: State, side: number): number {
  let found = NOBODY;
  for (const [l, leader] of field.leaders.entries())
    if (leader.side === side && leads(state, l) && (found === NOBODY || leader.value > field.leaders[found]!.value))
      found = l;
  return found;
}

/** Has something to do this turn: he himself, or units that were noted in his command. */
export const awaitsActivation = (field: Field, state: State, leader: number): boolean =>
  !leaderHas(state, leader, LEADER_FLAG.activated) &&
  !leaderHas(state, leader, LEADER_FLAG.inactive) &&
  !isHeld(field, state, leader) &&
  (leads(state, leader) || state.command.some((mask, unit) => (mask & (1 << leader)) !== 0 && onMap(state, unit)));

/** Who may be sent first by the winner of the initiative. */
export const earlyLeaders = (field: Field, state: State): number[] =>
  field.leaders.flatMap(({ side }, l) => (side === state.holder && awaitsActivation(field, state, l) ? [l] : []));

export function activate(draft: Draft, leader: number): void {
  draft.emit({ is: 'activation', leader });
  goOn(draft, 0);
}

/** The steps of an activation. */
const OF_AN_ACTIVATION = ['rally', 'move', 'fire', 'melee'] as const satisfies readonly PassedOver[];

/** Goes on with the first step from a place in the list on in which somebody can do something, or with the next leader. */
function goOn(draft: Draft, from: number): void {
  const { field, state } = draft;
  const steps = OF_AN_ACTIVATION.slice(from);
  const at = steps.findIndex((step) => hasSomethingToDo(field, state, step));
  const idle = at < 0 ? steps : steps.slice(0, at);
  if (idle.length > 0) draft.emit({ is: 'idle', steps: idle });
  if (at < 0) nextActivation(draft);
  else draft.emit({ is: 'step', step: steps[at]! });
}

/** In descending order of activation value, ties to the holder of the initiative. */
export function actsBefore(field: Field, state: State, leader: number, than: number): boolean {
  const one = field.leaders[leader]!;
  const other = field.leaders[than]!;
  if (one.value !== other.value) return one.value > other.value;
  return one.side === state.holder && other.side !== state.holder;
}

export function nextActivation(draft: Draft): void {
  const { field, state } = draft;
  let next = NOBODY;
  for (let l = 0; l < field.leaders.length; l++)
    if (awaitsActivation(field, state, l) && (next === NOBODY || actsBefore(field, state, l, next))) next = l;
  if (next !== NOBODY) return activate(draft, next);
  draft.emit({ is: 'activation', leader: NOBODY });
  draft.emit({ is: 'step', step: 'rout' });
  const flightsOfSide = (side: number): Obligation[] => {
    const flights: [number, number][] = [];
    for (let u = 0; u < field.units.length; u++)
      if (field.units[u]!.side === side && onMap(state, u) && isRouted(state, u) && !has(state, u, FLAG.fled))
        flights.push([u, 0]);
    return flights.length > 0 ? [{ owes: 'flee', side, flights }] : [];
  };
  draft.owe(...flightsOfSide(state.holder), ...flightsOfSide(1 - state.holder));
}

const RALLIES: Readonly<Partial<Record<UnitState, UnitState>>> = {
  routed: 'discouraged',
  discouraged: 'fatigued',
  fatigued: 'good',
};

/** What is added to the die of a rally. */
export const rallyPlus = (field: Field, state: State, unit: number): number =>
  qualityOf(field, state, unit) + rallyBonus(field, state, unit);

export interface RallyRoll {
  readonly plus: number;
  readonly needed: number;
}
export interface RallyOutcome {
  readonly total: number;
  readonly rallied: boolean;
}

/** d10 + quality + the leader's bonus; a natural 0 fails. */
export const RALLY: Rule<RallyRoll, RallyOutcome> = ({ plus, needed }, dice: Dice) => {
  const natural = dice.roll(d10, { who: 'unit', why: t('ralliement', 'rally') });
  return { total: natural + plus, rallied: natural > 0 && natural + plus >= needed };
};

export function rally(draft: Draft, unit: number, { total, rallied }: RallyOutcome): void {
  const { field, state } = draft;
  const before = stateOf(state, unit);
  draft.emit({ is: 'rally', unit, total, to: rallied ? RALLIES[before]! : before });
  if (rallied && before === 'routed') draft.owe({ owes: 'face', side: field.units[unit]!.side, unit });
}

/** Whether a unit of this activation may do something. */
function anyOf(may: typeof canMove, field: Field, state: State): boolean {
  const roster = rosterOf(field, state);
  for (let i = 0; i < roster.length; i++) if (may(field, state, roster[i]!)) return true;
  return false;
}

/** Whether somebody can still do something in a step. */
export function hasSomethingToDo(field: Field, state: State, step: Step): boolean {
  switch (step) {
    case 'initiative':
      return true;
    case 'early':
      return earlyLeaders(field, state).length > 0;
    case 'rally':
      return anyOf(mayRally, field, state);
    case 'move':
      return anyOf(canMove, field, state) || mayRaiseAny(field, state) || canLead(field, state);
    case 'fire':
      return mayFireAtAny(field, state);
    case 'melee':
      return mayAttackAny(field, state);
    case 'rout':
    case 'over':
      return false;
  }
}

/** The step is done with. */
export function endStep(draft: Draft): void {
  const { state } = draft;
  switch (state.step) {
    case 'rally':
    case 'move':
    case 'fire':
      return goOn(draft, OF_AN_ACTIVATION.indexOf(state.step) + 1);
    case 'early':
    case 'melee':
      return nextActivation(draft);
    case 'rout':
      return nextTurn(draft);
    case 'initiative':
    case 'over':
      throw new Error(`the step ${state.step} does not end by itself`);
  }
}

function nextTurn(draft: Draft): void {
  const { field, state } = draft;
  if (endOfTurn(draft)) return;
  substitutes(draft);
  draft.emit({ is: 'turn', turn: state.turn + 1, command: commandMasks(field, state) });
  draft.emit({ is: 'step', step: 'initiative' });
}

export const mayPass = (field: Field, state: State, owed: Obligation | undefined): boolean => {
  if (owed === undefined) return state.step !== 'initiative' && state.step !== 'over';
  if (owed.owes === 'advance') return !isCompelled(field, state, owed);
  return owed.owes === 'defensive-fire' || owed.owes === 'offensive-fire';
};
