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
import { distance } from '../../../../space/hex.ts';
import { attacksInto } from '../situation/derive.ts';
import { Draft } from './draft.ts';
import type { Field } from './field.ts';
import { legalNow } from '../turn/legal.ts';
import type { Obligation, ObligationOf, Party } from './obligations.ts';
import {
  facingOf,
  fateOf,
  hexOf,
  isRouted,
  leads,
  NOBODY,
  OFF_MAP,
  onMap,
  type State,
  stateOf,
  type Step,
} from './state.ts';
import { takeAutomaticSteps } from '../turn/automatic-steps.ts';
import { STATE_HASH } from './hash.ts';

/** A declared melee asks for 22 at most (3 stacks attacked by 18), battles by chance for 4: what waits has an end. */
export const MOST_WAITING = 64;

const COMMAND = t(
  'une unité obéit à un chef qui n’est pas le sien',
  'a unit is in command of a leader who is not its own',
);
const IN_ACTIVATION: readonly Step[] = ['rally', 'move', 'fire', 'melee'];
const GONE = ['eliminated', 'removed'];
const LOST = ['killed', 'captured', 'fled'];

/** Checks what the rules take for granted of every position. */
export const faultIn = (field: Field, state: State): Text | undefined =>
  firstFault([
    [FAULTS.counters, () => areCountersWhole(field, state)],
    [FAULTS.stack, () => areStacksAllowed(field, state)],
    [COMMAND, () => isCommandOwn(field, state)],
    [FAULTS.flow, () => isFlowSound(state, flowOf(field))],
    [FAULTS.tooMany, () => state.pending.length <= MOST_WAITING],
    [FAULTS.choice, () => state.pending.every((owed) => isChoiceSound(field, state, owed))],
    [FAULTS.hash, () => STATE_HASH.isRight(state)],
    [FAULTS.stuck, () => canGoOn(state, goesOnAlone(field, state), legalNow(field, state))],
  ]);

const flowOf = ({ scenario, leaders }: Field) => ({
  turns: scenario.turns,
  actors: leaders.length,
  inActivation: IN_ACTIVATION,
});

/** Whether the rules would do something that no player asks for. */
function goesOnAlone(field: Field, state: State): boolean {
  const draft = new Draft(field, state);
  takeAutomaticSteps(draft);
  return draft.events.length > 0;
}

const areCountersWhole = (field: Field, state: State): boolean =>
  areUnitsWhole(field, state, (unit) => GONE.includes(stateOf(state, unit))) &&
  areLeadersWhole(field, state) &&
  field.leaders.every((_, leader) => LOST.includes(fateOf(state, leader)) !== leads(state, leader));

/** Whether stacks are of one side and within the limits; where nobody must give way, also of one facing and without routed units. */
function areStacksAllowed(field: Field, state: State): boolean {
  const first = new Map<number, number>();
  const second = new Set<number>();
  for (const unit of field.units.keys()) {
    const hex = hexOf(state, unit);
    if (hex === OFF_MAP) continue;
    const there = first.get(hex);
    if (there === undefined) {
      first.set(hex, unit);
      continue;
    }
    if (second.has(hex) || field.units[there]!.side !== field.units[unit]!.side) return false;
    if (!field.fitsWith(NOBODY, NOBODY, [there, unit])) return false;
    second.add(hex);
    if (state.pending.length > 0) continue;
    if (facingOf(state, there) !== facingOf(state, unit)) return false;
    if (isRouted(state, there) || isRouted(state, unit)) return false;
  }
  return true;
}

const isCommandOwn = ({ units, leaders, followers }: Field, { command }: State): boolean =>
  command.length === units.length &&
  command.every((mask, unit) => {
    if (mask >= 2 ** leaders.length) return false;
    for (let leader = 0; leader < leaders.length; leader++)
      if (mask & (1 << leader) && !followers[leader]!.includes(unit)) return false;
    return true;
  });

/** Whether the units that an obligation names are on the map and of the right side. */
function isChoiceSound(field: Field, state: State, owed: Obligation): boolean {
  const areOf = (side: number, units: readonly number[]): boolean => areOfSide(field, side, units);
  const areParties = (side: number, parties: readonly Party[]): boolean =>
    parties.length > 0 && parties.every(({ units }) => units.length > 0 && units.length <= 2 && areOf(side, units));
  switch (owed.owes) {
    case 'fight':
      return (
        areParties(owed.side, owed.attackers) &&
        areParties(1 - owed.side, owed.defenders) &&
        doAllMeet(field, state, owed)
      );
    case 'defensive-fire':
    case 'offensive-fire':
      return owed.at.length > 0 && state.pending.some(({ owes }) => owes === 'fight');
    case 'flee':
      return (
        owed.flights.length > 0 &&
        areOf(
          owed.side,
          owed.flights.map(([unit]) => unit),
        )
      );
    case 'retreat':
      return owed.units.length > 0 && owed.from.length > 0 && areOf(owed.side, owed.units);
    case 'advance':
      return owed.into.length > 0 && areOf(owed.side, [...owed.must, ...owed.may]);
    case 'face':
      return areOf(owed.side, [owed.unit]) && onMap(state, owed.unit);
    case 'check':
      return field.leaders[owed.leader]!.side === owed.side && leads(state, owed.leader);
  }
}

/** Whether each unit that still stands where the melee was declared attacks in it or is attacked. */
function doAllMeet(field: Field, state: State, { attackers, defenders }: ObligationOf<'fight'>): boolean {
  const isThere = ({ hex, units }: Party): boolean => units.every((unit) => hexOf(state, unit) === hex);
  const isMet = (one: Party, other: Party): boolean =>
    isThere(one) ? attacksInto(field, state, one.units[0]!, other.hex) : distance(field.grid, one.hex, other.hex) === 1;
  return (
    attackers.every((one) => defenders.some((other) => isMet(one, other))) &&
    defenders.every((other) => attackers.some((one) => isMet(one, other)))
  );
}
