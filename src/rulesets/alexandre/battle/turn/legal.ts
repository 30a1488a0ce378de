import { LegalCommands, type LegalRules } from '../../../../hex-battle/turn/legal.ts';
import type { Facing } from '../../../../space/hex.ts';
import { canMove } from './able-to-act.ts';
import { mayRally, rosterOf, sideToAct } from './activation.ts';
import { advancesInto, advancesOf } from '../actions/advance.ts';
import { attackersIn, attackingStacks, attacksOf, partiesLeft } from '../actions/melee.ts';
import { CHECK, type Command, FIGHT, PASS } from './orders.ts';
import type { Field } from '../position/field.ts';
import { firersInMeleeAt, firesOf, meleeTargets, targetsOf } from '../actions/fire.ts';
import { flightsOf, retreatsOf, stillRetreating } from '../actions/retreat.ts';
import { groupsOf, leadsOf, mayRaise, movesOf } from '../actions/movement.ts';
import { prepare } from './prepare.ts';
import type { Obligation } from '../position/obligations.ts';
import { hexOf, type State, waiting } from '../position/state.ts';
import { earlyLeaders, mayPass } from './sequence.ts';
import { awaitedText } from '../text/awaited.ts';

/** Who must act now, and with what. */
export const legalNow = (field: Field, state: State): LegalCommands<Field, State, Command, Obligation> =>
  new LegalCommands(RULES, field, state);

function unitsInStep(field: Field, state: State): readonly number[] {
  const every = (may: (unit: number) => boolean): number[] => rosterOf(field, state).filter(may);
  switch (state.step) {
    case 'rally':
      return every((unit) => mayRally(field, state, unit));
    case 'move':
      return withoutTwice(movable(field, state), raisable(field, state));
    case 'fire':
      return every((unit) => targetsOf(field, state, unit, 1).length > 0);
    case 'melee': {
      const stacks = attackingStacks(field, state);
      return every((unit) => {
        const hex = hexOf(state, unit);
        return stacks.has(hex) && attackersIn(field, state, hex).includes(unit);
      });
    }
    default:
      return [];
  }
}

function commandsOf(field: Field, state: State, unit: number): readonly Command[] {
  const owed = waiting(state);
  const listCommands = (): Command[] => ordersTo(unit, legalNow(field, state).sample());
  if (owed !== undefined) return unitsOwing(field, state, owed).includes(unit) ? listCommands() : [];
  if (state.step === 'move')
    return [
      ...(mayRaise(field, state, unit) ? [{ do: 'top', unit } as const] : []),
      ...groupsOf(field, state, unit).flatMap((units) => movesOf(field, state, units)),
    ];
  if (state.step !== 'melee') return listCommands();
  const hex = hexOf(state, unit);
  if (!attackersIn(field, state, hex).includes(unit)) return [];
  return attacksOf(field, state).filter(({ from }) => from.includes(hex));
}

/** The commands that a unit carries out; those that name no unit belong to everybody who may choose. */
const ordersTo = (unit: number, commands: readonly Command[]): Command[] =>
  commands.filter((command) => {
    if ('units' in command) return command.units.includes(unit);
    return 'unit' in command ? command.unit === unit : command.do !== 'pass';
  });

function commandsInStep(field: Field, state: State): Command[] {
  switch (state.step) {
    case 'initiative':
      return [{ do: 'initiative' }];
    case 'early':
      return earlyLeaders(field, state).map((leader) => ({ do: 'activate', leader }));
    case 'rally':
      return rosterOf(field, state).flatMap((unit) =>
        mayRally(field, state, unit) ? [{ do: 'rally', unit } as const] : [],
      );
    case 'move':
      return movesInStep(field, state);
    case 'fire':
      return firesOf(field, state);
    case 'melee':
      return attacksOf(field, state);
    case 'rout':
    case 'over':
      return [];
  }
}

/** Both lists one after the other, each unit once. */
const withoutTwice = (units: number[], more: readonly number[]): number[] => {
  for (const unit of more) if (!units.includes(unit)) units.push(unit);
  return units;
};

function movable(field: Field, state: State): number[] {
  const roster = rosterOf(field, state);
  const found: number[] = [];
  for (let i = 0; i < roster.length; i++) if (canMove(field, state, roster[i]!)) found.push(roster[i]!);
  return found;
}

/** Units below others that are in this activation, or below one that is. */
function raisable(field: Field, state: State): number[] {
  const found: number[] = [];
  const places = field.places.at(state.units);
  const roster = rosterOf(field, state);
  for (let i = 0; i < roster.length; i++) {
    const below = places.bottomUnit(hexOf(state, roster[i]!));
    if (below >= 0 && !found.includes(below) && mayRaise(field, state, below)) found.push(below);
  }
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

function movesInStep(field: Field, state: State): Command[] {
  const commands: Command[] = [...leadsOf(field, state)];
  for (const unit of raisable(field, state)) commands.push({ do: 'top', unit });
  for (const unit of rosterOf(field, state)) {
    for (const units of groupsOf(field, state, unit))
      // A stack that moves together is listed once.
      if (units.length === 1 || units[0] === unit) commands.push(...movesOf(field, state, units));
  }
  return commands;
}

function answersTo(field: Field, state: State, owed: Obligation): Command[] {
  switch (owed.owes) {
    case 'fight':
      return [FIGHT];
    case 'defensive-fire':
    case 'offensive-fire':
      return meleeTargets(field, state, owed).flatMap((at) => {
        const units = firersInMeleeAt(field, state, owed, at);
        const groups = units.length > 1 ? [units, ...units.map((unit) => [unit])] : [units];
        return groups.map((group) => ({ do: 'fire', units: group, at }) as const);
      });
    case 'retreat':
      return retreatsOf(field, state, stillRetreating(state, owed)).map((to) => ({ do: 'retreat', to }));
    case 'flee':
      return owed.flights.flatMap(([unit, hexes]) =>
        flightsOf(field, state, unit, hexes).map(({ to }) => ({ do: 'flee', unit, to }) as const),
      );
    case 'advance':
      return advancesOf(field, state, owed);
    case 'face':
      return [0, 1, 2, 3, 4, 5].map((facing) => ({ do: 'face', facing: facing as Facing }));
    case 'check':
      return [CHECK];
  }
}

function unitsOwing(field: Field, state: State, owed: Obligation): readonly number[] {
  switch (owed.owes) {
    case 'fight':
      return partiesLeft(field, state, owed).attackers.flatMap(({ units }) => units);
    case 'defensive-fire':
    case 'offensive-fire':
      return [...new Set(meleeTargets(field, state, owed).flatMap((at) => firersInMeleeAt(field, state, owed, at)))];
    case 'retreat':
      return stillRetreating(state, owed).units;
    case 'flee':
      return owed.flights.flatMap(([unit, hexes]) => (flightsOf(field, state, unit, hexes).length > 0 ? [unit] : []));
    case 'advance':
      return [...new Set([...advancesInto(field, state, owed).values()].flat())];
    case 'face':
      return [owed.unit];
    case 'check':
      return [];
  }
}

const RULES: LegalRules<Field, State, Command, Obligation> = {
  sideToAct,
  awaitedText,
  unitsInStep,
  unitsOwing,
  commandsInStep,
  answersTo,
  commandsOf,
  mayPass,
  pass: PASS,
  prepare,
};
