import { isRefusal } from '../../../../kernel/assessment.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { distance } from '../../../../space/hex.ts';
import { attacksInto } from '../situation/derive.ts';
import { Draft } from './draft.ts';
import type { Field } from './field.ts';
import { legalNow } from '../turn/legal.ts';
import type { Obligation, Owing, Party } from './obligations.ts';
import { prepare } from '../turn/prepare.ts';
import {
  facingOf,
  fateOf,
  hexOf,
  isRouted,
  leaderHex,
  leads,
  NOBODY,
  OFF_MAP,
  onMap,
  type State,
  stateOf,
  type Step,
} from './state.ts';
import { settle } from '../turn/automatic-steps.ts';
import { STATE_HASH } from './hash.ts';

/** A declared melee asks for 22 at most (3 stacks attacked by 18), battles by chance for 4: what waits has an end. */
export const MOST_WAITING = 64;

const COUNTERS = t('un pion n’est ni sur la carte ni en dehors', 'a counter is neither on the map nor off it');
const STACK = t('une pile n’est pas permise', 'a stack is not allowed');
const COMMAND = t(
  'une unité obéit à un chef qui n’est pas le sien',
  'a unit is in command of a leader who is not its own',
);
const FLOW = t('l’étape et l’activation ne vont pas ensemble', 'step and activation do not go together');
const CHOICE = t(
  'un choix en attente ne va pas à cette position',
  'a choice that waits does not go with this position',
);
const TOO_MANY = t('trop de choix sont en attente', 'too many choices wait');
const STUCK = t('personne ne peut jouer la suite', 'nobody can play on');
const HASH = t('la position ne se laisse pas calculer', 'the position does not add up');

const IN_ACTIVATION: readonly Step[] = ['rally', 'move', 'fire', 'melee'];
const GONE = ['eliminated', 'removed'];
const LOST = ['killed', 'captured', 'fled'];
const LAST_FACING = 5;

/** What the rules take for granted of every position. */
export function faultIn(field: Field, state: State): Text | undefined {
  if (!areCountersWhole(field, state)) return COUNTERS;
  if (!areStacksAllowed(field, state)) return STACK;
  if (!isCommandOwn(field, state)) return COMMAND;
  if (!isFlowSound(field, state)) return FLOW;
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
    leaders.every(
      (_, leader) => isPlace(leaderHex(state, leader)) && LOST.includes(fateOf(state, leader)) !== leads(state, leader),
    )
  );
}

/** Of one side and within the limits; where nobody has to give way, of one facing and without routed units. */
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

const isFlowSound = ({ leaders, scenario }: Field, { step, active, turn, over }: State): boolean =>
  turn <= scenario.turns &&
  active < leaders.length &&
  (over !== null) === (step === 'over') &&
  (active !== NOBODY) === IN_ACTIVATION.includes(step);

/** Those whom it is about are there and of the right side. */
function isChoiceSound(field: Field, state: State, owed: Obligation): boolean {
  const areOf = (side: number, units: readonly number[]): boolean =>
    new Set(units).size === units.length && units.every((unit) => field.units[unit]!.side === side);
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

/** Whoever still stands where the melee was declared attacks somebody of it, or is attacked. */
function doAllMeet(field: Field, state: State, { attackers, defenders }: Owing<'fight'>): boolean {
  const isThere = ({ hex, units }: Party): boolean => units.every((unit) => hexOf(state, unit) === hex);
  const isMet = (one: Party, other: Party): boolean =>
    isThere(one) ? attacksInto(field, state, one.units[0]!, other.hex) : distance(field.grid, one.hex, other.hex) === 1;
  return (
    attackers.every((one) => defenders.some((other) => isMet(one, other))) &&
    defenders.every((other) => attackers.some((one) => isMet(one, other)))
  );
}
