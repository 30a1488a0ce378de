import { type Dice, d6, d10, type Rule, sum } from '../../../../kernel/dice.ts';
import { t } from '../../../../kernel/text.ts';
import { isHeld, mayRally, type Moment, rosterOf } from './activation.ts';
import { canLead, canMove, mayRaiseAny } from './able-to-act.ts';
import { isCompelled } from '../actions/advance.ts';
import { mayAttackAny } from '../actions/melee.ts';
import type { Course } from './order-run.ts';
import { firstState } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { mayFireAtAny } from '../actions/fire.ts';
import { bonusOf, qualityOf } from '../situation/derive.ts';
import { commandNoted, rallyBonus, substitutes } from '../actions/leaders.ts';
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
  return firstState({
    turn: 1,
    step: 'initiative',
    holder: field.scenario.initiative - 1,
    active: NOBODY,
    units,
    leaders,
    command: commandNoted(field, { units, leaders }),
    taken: [0, 0],
    pending: [],
    over: null,
  });
}

/** Bonuses of the army leaders, side by side. */
export const initiativeBonuses = (field: Field, now: Moment): readonly [number, number] => {
  const bonus = (side: number): number => {
    const leader = field.armyLeader(side);
    return leads(now, leader) ? bonusOf(field, now, leader) : 0;
  };
  return [bonus(0), bonus(1)];
};

const TWO_DICE = sum(2, d6);

/** 2d6 and the army leader's bonus for each side. */
export const INITIATIVE: Rule<readonly [number, number], readonly [number, number]> = (bonuses, dice: Dice) => {
  const thrown = (side: 0 | 1): number =>
    bonuses[side] + dice.roll(TWO_DICE, { who: `side-${side + 1}`, why: t('initiative', 'initiative') });
  return [thrown(0), thrown(1)];
};

const WIDE = 6;

/** Ties go to the last holder; a gap of 6 keeps the loser's least able leader from acting. */
export function initiative(course: Course, totals: readonly [number, number]): void {
  const { field, now } = course;
  const gap = totals[0] - totals[1];
  const holder = gap === 0 ? now.holder : gap > 0 ? 0 : 1;
  const hurts = field.rulings.wideGapHurts && Math.abs(gap) >= WIDE;
  course.emit({ is: 'initiative', totals, holder, inactive: hurts ? leastAble(field, now, 1 - holder) : NOBODY });
  if (hasWork(field, now, 'early')) return course.emit({ is: 'step', step: 'early' });
  course.emit({ is: 'idle', steps: ['early'] });
  nextActivation(course);
}

/** The leader of a side with the highest activation value who can act. */
function leastAble(field: Field, now: Moment, side: number): number {
  let found = NOBODY;
  for (const [l, leader] of field.leaders.entries())
    if (leader.side === side && leads(now, l) && (found === NOBODY || leader.value > field.leaders[found]!.value))
      found = l;
  return found;
}

/** Has something to do this turn: he himself, or units that were noted in his command. */
export const awaitsActivation = (field: Field, now: Moment, leader: number): boolean =>
  !leaderHas(now, leader, LEADER_FLAG.activated) &&
  !leaderHas(now, leader, LEADER_FLAG.inactive) &&
  !isHeld(field, now, leader) &&
  (leads(now, leader) || now.command.some((mask, unit) => (mask & (1 << leader)) !== 0 && onMap(now, unit)));

/** Who may be sent first by the winner of the initiative. */
export const earlyLeaders = (field: Field, now: Moment): number[] =>
  field.leaders.flatMap(({ side }, l) => (side === now.holder && awaitsActivation(field, now, l) ? [l] : []));

export function activate(course: Course, leader: number): void {
  course.emit({ is: 'activation', leader });
  goOn(course, 0);
}

/** The steps of an activation. */
const OF_AN_ACTIVATION = ['rally', 'move', 'fire', 'melee'] as const satisfies readonly PassedOver[];

/** Goes on with the first step from a place in the list on in which somebody can do something, or with the next leader. */
function goOn(course: Course, from: number): void {
  const { field, now } = course;
  const steps = OF_AN_ACTIVATION.slice(from);
  const at = steps.findIndex((step) => hasWork(field, now, step));
  const idle = at < 0 ? steps : steps.slice(0, at);
  if (idle.length > 0) course.emit({ is: 'idle', steps: idle });
  if (at < 0) nextActivation(course);
  else course.emit({ is: 'step', step: steps[at]! });
}

/** In descending order of activation value, ties to the holder of the initiative. */
export function actsBefore(field: Field, now: Moment, leader: number, than: number): boolean {
  const one = field.leaders[leader]!;
  const other = field.leaders[than]!;
  if (one.value !== other.value) return one.value > other.value;
  return one.side === now.holder && other.side !== now.holder;
}

export function nextActivation(course: Course): void {
  const { field, now } = course;
  let next = NOBODY;
  for (let l = 0; l < field.leaders.length; l++)
    if (awaitsActivation(field, now, l) && (next === NOBODY || actsBefore(field, now, l, next))) next = l;
  if (next !== NOBODY) return activate(course, next);
  course.emit({ is: 'activation', leader: NOBODY });
  course.emit({ is: 'step', step: 'rout' });
  const fleeing = (side: number): Obligation[] => {
    const flights: [number, number][] = [];
    for (let u = 0; u < field.units.length; u++)
      if (field.units[u]!.side === side && onMap(now, u) && isRouted(now, u) && !has(now, u, FLAG.fled))
        flights.push([u, 0]);
    return flights.length > 0 ? [{ owes: 'flee', side, flights }] : [];
  };
  course.owe(...fleeing(now.holder), ...fleeing(1 - now.holder));
}

const RALLIES: Readonly<Partial<Record<UnitState, UnitState>>> = {
  routed: 'discouraged',
  discouraged: 'fatigued',
  fatigued: 'good',
};

/** What is added to the die of a rally. */
export const rallyPlus = (field: Field, now: Moment, unit: number): number =>
  qualityOf(field, now, unit) + rallyBonus(field, now, unit);

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

export function rally(course: Course, unit: number, { total, rallied }: RallyOutcome): void {
  const { field, now } = course;
  const before = stateOf(now, unit);
  course.emit({ is: 'rally', unit, total, to: rallied ? RALLIES[before]! : before });
  if (rallied && before === 'routed') course.owe({ owes: 'face', side: field.units[unit]!.side, unit });
}

/** Whether a unit of this activation may do something. */
function anyOf(may: typeof canMove, field: Field, now: Moment): boolean {
  const roster = rosterOf(field, now);
  for (let i = 0; i < roster.length; i++) if (may(field, now, roster[i]!)) return true;
  return false;
}

/** Whether somebody can still do something in a step. */
export function hasWork(field: Field, now: Moment, step: Step): boolean {
  switch (step) {
    case 'initiative':
      return true;
    case 'early':
      return earlyLeaders(field, now).length > 0;
    case 'rally':
      return anyOf(mayRally, field, now);
    case 'move':
      return anyOf(canMove, field, now) || mayRaiseAny(field, now) || canLead(field, now);
    case 'fire':
      return mayFireAtAny(field, now);
    case 'melee':
      return mayAttackAny(field, now);
    case 'rout':
    case 'over':
      return false;
  }
}

/** The step is done with. */
export function endStep(course: Course): void {
  const { now } = course;
  switch (now.step) {
    case 'rally':
    case 'move':
    case 'fire':
      return goOn(course, OF_AN_ACTIVATION.indexOf(now.step) + 1);
    case 'early':
    case 'melee':
      return nextActivation(course);
    case 'rout':
      return nextTurn(course);
    case 'initiative':
    case 'over':
      throw new Error(`the step ${now.step} does not end by itself`);
  }
}

function nextTurn(course: Course): void {
  const { field, now } = course;
  if (endOfTurn(course)) return;
  substitutes(course);
  course.emit({ is: 'turn', turn: now.turn + 1, command: commandNoted(field, now) });
  course.emit({ is: 'step', step: 'initiative' });
}

export const mayPass = (field: Field, now: Moment, owed: Obligation | undefined): boolean => {
  if (owed === undefined) return now.step !== 'initiative' && now.step !== 'over';
  if (owed.owes === 'advance') return !isCompelled(field, now, owed);
  return owed.owes === 'defensive-fire' || owed.owes === 'offensive-fire';
};
