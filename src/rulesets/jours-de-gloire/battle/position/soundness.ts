import { isRefusal } from '../../../../kernel/assessment.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { Draft } from './draft.ts';
import type { Field } from './field.ts';
import { legalNow } from '../turn/legal.ts';
import type { Assault, Obligation } from './obligations.ts';
import { prepare } from '../turn/prepare.ts';
import {
  facingOf,
  hexOf,
  isRouted,
  leaderHex,
  NOBODY,
  OFF_MAP,
  onMap,
  type State,
  stateOf,
  type Step,
} from './state.ts';
import { settle } from '../turn/automatic-steps.ts';
import { STATE_HASH } from './hash.ts';

/** All who may strike at one hex have a test each (18), battles by chance ask for 5: what waits has an end. */
export const MOST_WAITING = 64;
/** Two of each formation in a cup. */
const MOST_MARKERS = 2;

const COUNTERS = t('un pion n’est ni sur la carte ni en dehors', 'a counter is neither on the map nor off it');
const STACK = t('une pile n’est pas permise', 'a stack is not allowed');
const CUP = t('le gobelet n’est pas possible', 'the cup is not possible');
const FLOW = t('l’étape et l’activation ne vont pas ensemble', 'step and activation do not go together');
const SHOCK = t('un choc ne va pas à cette position', 'a shock does not go with this position');
const CHOICE = t(
  'un choix en attente ne va pas à cette position',
  'a choice that waits does not go with this position',
);
const TOO_MANY = t('trop de choix sont en attente', 'too many choices wait');
const STUCK = t('personne ne peut jouer la suite', 'nobody can play on');
const HASH = t('la position ne se laisse pas calculer', 'the position does not add up');

const IN_ACTIVATION: readonly Step[] = ['fire', 'move', 'shock', 'assault', 'rout', 'rally'];
const GONE = ['eliminated', 'left', 'waiting'];
const LAST_FACING = 5;

/** What the rules take for granted of every position. */
export function faultIn(field: Field, state: State): Text | undefined {
  if (!areCountersWhole(field, state)) return COUNTERS;
  if (!areStacksAllowed(field, state)) return STACK;
  if (!isCupSound(field, state)) return CUP;
  if (!isFlowSound(field, state)) return FLOW;
  if (!areShocksSound(field, state)) return SHOCK;
  if (state.pending.length > MOST_WAITING) return TOO_MANY;
  if (!state.pending.every((owed) => isChoiceSound(field, state, owed))) return CHOICE;
  const [first, second] = STATE_HASH.anew(state);
  if (first !== state.hash[0] || second !== state.hash[1]) return HASH;
  return canGoOn(field, state) ? undefined : STUCK;
}

/**
 * Whether somebody can play on: every answer to a choice that waits must be possible, and so must every command where by
 * the rules of today something would go on by itself, since other rules left it there. May throw.
 */
function canGoOn(field: Field, state: State): boolean {
  const draft = new Draft(field, state);
  settle(draft);
  if (draft.events.length === 0 && state.pending.length === 0) return true;
  const commands = legalNow(field, state).all();
  return commands.length > 0 && commands.every((command) => !isRefusal(prepare(field, state, command)));
}

function areCountersWhole({ units, leaders, grid }: Field, state: State): boolean {
  const isPlace = (hex: number): boolean => hex < grid.hexes || hex === OFF_MAP;
  return (
    state.units.length === units.length &&
    state.leaders.length === leaders.length &&
    units.every(
      (_, unit) =>
        isPlace(hexOf(state, unit)) &&
        facingOf(state, unit) <= LAST_FACING &&
        GONE.includes(stateOf(state, unit)) !== onMap(state, unit),
    ) &&
    leaders.every((_, leader) => isPlace(leaderHex(state, leader)))
  );
}

/** Of one side, within the limits, not in water; where nobody has to give way, of one facing, routed units apart. */
function areStacksAllowed(field: Field, state: State): boolean {
  const stacks = new Map<number, number[]>();
  for (const unit of field.units.keys()) {
    const hex = hexOf(state, unit);
    if (hex === OFF_MAP) continue;
    const stack = stacks.get(hex);
    if (stack === undefined) stacks.set(hex, [unit]);
    else stack.push(unit);
  }
  const isSettled = state.pending.length === 0;
  for (const [hex, stack] of stacks) {
    const [first] = stack as [number];
    const isLikeFirst = (unit: number): boolean =>
      isRouted(state, unit) === isRouted(state, first) &&
      (isRouted(state, unit) || facingOf(state, unit) === facingOf(state, first));
    if (field.isWater(hex) || !field.fits(stack)) return false;
    if (stack.some((unit) => field.units[unit]!.side !== field.units[first]!.side)) return false;
    if (isSettled && !stack.every(isLikeFirst)) return false;
  }
  return true;
}

const isCupSound = ({ formations, objectives }: Field, { markers, orders, collapsed, held }: State): boolean =>
  [markers, orders, collapsed].every(({ length }) => length === formations.length) &&
  held.length === objectives.length &&
  // Only a position as somebody sees it has such.
  !orders.includes('unknown') &&
  markers.every((left) => left >= 0 && left <= MOST_MARKERS);

const isFlowSound = ({ formations, scenario }: Field, { step, active, turn, over }: State): boolean =>
  turn <= scenario.turns &&
  active < formations.length &&
  (over !== null) === (step === 'over') &&
  (active !== NOBODY) === IN_ACTIVATION.includes(step);

/** Shocks are declared in one step and fought in the next, each unit in one of them. */
function areShocksSound(field: Field, { step, declared, assault }: State): boolean {
  if (declared.length > 0 && step !== 'shock' && step !== 'assault') return false;
  if (assault !== null && step !== 'assault') return false;
  const all = declared.flatMap(unitsOf);
  return (
    new Set(all).size === all.length &&
    declared.every((one) => unitsOf(one).length > 0 && isShockSound(field, one)) &&
    (assault === null || (assault !== undefined && isShockSound(field, assault)))
  );
}

const unitsOf = ({ units, charges }: Assault): readonly number[] => [...units, ...charges.map(({ unit }) => unit)];

function isShockSound(field: Field, assault: Assault): boolean {
  const units = unitsOf(assault);
  return (
    new Set(units).size === units.length &&
    units.every((unit) => field.units[unit]!.side === assault.side) &&
    assault.charges.every(({ path }) => path.length > 0)
  );
}

/** Those whom it is about are there and of the right side, and it belongs into this step. */
function isChoiceSound(field: Field, state: State, owed: Obligation): boolean {
  const areOf = (units: readonly number[]): boolean =>
    new Set(units).size === units.length && units.every((unit) => field.units[unit]!.side === owed.side);
  switch (owed.owes) {
    case 'orders':
      return state.step === 'orders';
    case 'impulse':
      return state.step === 'fire' && field.formations[state.active]!.side === owed.side;
    case 'command':
      return state.step === 'command';
    case 'counter-battery':
      return state.step === 'fire' && owed.units.length > 0 && areOf(owed.units);
    // Fire makes units recoil too.
    case 'recoil':
    case 'flee':
      return state.active !== NOBODY && owed.units.length > 0 && areOf(owed.units);
    case 'steady':
      return state.active !== NOBODY && areOf([owed.unit]);
    case 'fight':
      return state.assault !== null && state.assault.side === owed.side && unitsOf(state.assault).length > 0;
    case 'engage':
    case 'square':
    case 'counter-charge':
      return state.assault !== null && areOf([owed.unit]) && onMap(state, owed.unit);
    case 'right':
      return state.assault !== null && owed.rights.every(({ units }) => areOf(units));
    case 'reaction':
    case 'refuse':
    case 'advance':
      return state.assault !== null && owed.units.length > 0 && areOf(owed.units);
  }
}
