import {
  areLeadersWhole,
  areOfSide,
  areUnitsWhole,
  canGoOn,
  FAULTS,
  firstFault,
  isFlowSound,
} from '../../../../hex-battle/position/soundness.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { Draft } from './draft.ts';
import type { Field } from './field.ts';
import { legalNow } from '../turn/legal.ts';
import type { Assault, Obligation } from './obligations.ts';
import { facingOf, hexOf, isRouted, NOBODY, OFF_MAP, onMap, type State, stateOf, type Step } from './state.ts';
import { takeAutomaticSteps } from '../turn/automatic-steps.ts';
import { STATE_HASH } from './hash.ts';

/** All who may strike at one hex have a test each (18), battles by chance ask for 5: what waits has an end. */
export const MOST_WAITING = 64;
/** Two of each formation in a cup. */
const MOST_MARKERS = 2;

const CUP = t('le gobelet n’est pas possible', 'the cup is not possible');
const SHOCK = t('un choc ne va pas à cette position', 'a shock does not go with this position');

const IN_ACTIVATION: readonly Step[] = ['fire', 'move', 'shock', 'assault', 'rout', 'rally'];
const GONE = ['eliminated', 'left', 'waiting'];

/** Checks what the rules take for granted of every position. */
export const faultIn = (field: Field, state: State): Text | undefined =>
  firstFault([
    [FAULTS.counters, () => areCountersWhole(field, state)],
    [FAULTS.stack, () => areStacksAllowed(field, state)],
    [CUP, () => isCupSound(field, state)],
    [FAULTS.flow, () => isFlowSound(state, flowOf(field))],
    [SHOCK, () => areShocksSound(field, state)],
    [FAULTS.tooMany, () => state.pending.length <= MOST_WAITING],
    [FAULTS.choice, () => state.pending.every((owed) => isChoiceSound(field, state, owed))],
    [FAULTS.hash, () => STATE_HASH.isRight(state)],
    [FAULTS.stuck, () => canGoOn(state, goesOnAlone(field, state), legalNow(field, state))],
  ]);

const flowOf = ({ scenario, formations }: Field) => ({
  turns: scenario.turns,
  actors: formations.length,
  inActivation: IN_ACTIVATION,
});

/** Whether the rules would do something that no player asks for. */
function goesOnAlone(field: Field, state: State): boolean {
  const draft = new Draft(field, state);
  takeAutomaticSteps(draft);
  return draft.events.length > 0;
}

const areCountersWhole = (field: Field, state: State): boolean =>
  areUnitsWhole(field, state, (unit) => GONE.includes(stateOf(state, unit))) && areLeadersWhole(field, state);

/** Whether stacks are of one side, within limits and not in water; where nobody must give way, of one facing, routed units apart. */
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

/** Whether the units that an obligation names are on the map and of the right side, and it belongs to this step. */
function isChoiceSound(field: Field, state: State, owed: Obligation): boolean {
  const areOf = (units: readonly number[]): boolean => areOfSide(field, owed.side, units);
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
