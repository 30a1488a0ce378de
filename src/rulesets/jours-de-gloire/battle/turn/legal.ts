import { LegalCommands, type LegalRules } from '../../../../hex-battle/turn/legal.ts';
import { DIRECTIONS } from '../../../../space/hex.ts';
import { mayMove, mayRally, sideToAct } from './activation.ts';
import { advancesOf, furtherShocks } from '../actions/advance.ts';
import { refusalsOf } from '../actions/refusal.ts';
import type { Command, CommandOf } from './orders.ts';
import { shocksOf } from '../actions/shock-declaration.ts';
import type { Field } from '../position/field.ts';
import { answeringGuns, answersOf, firesOf, targetsOf } from '../actions/fire.ts';
import { flightsOf, recoilsOf, stillRecoiling } from '../actions/retreat.ts';
import { leadsOf } from '../actions/leaders.ts';
import { exitOf, groupsOf, mayLine, movesOf } from '../actions/movement.ts';
import type { Obligation } from '../position/obligations.ts';
import { prepare } from './prepare.ts';
import { facingOf, hexOf, type State, waiting } from '../position/state.ts';
import { firstFormations, mayPass, formationsToOrder } from './sequence.ts';
import { awaitedText } from '../text/awaited.ts';

/** Who must act now, and with what. */
export const legalNow = (field: Field, state: State): LegalCommands<Field, State, Command, Obligation> =>
  new LegalCommands(RULES, field, state);

function unitsInStep(field: Field, state: State): readonly number[] {
  const every = (may: (unit: number) => boolean): number[] =>
    field.units.flatMap((_, unit) => (may(unit) ? [unit] : []));
  switch (state.step) {
    case 'fire':
      return every((unit) => targetsOf(field, state, unit).length > 0);
    case 'move':
      return every((unit) => mayMove(field, state, unit));
    case 'shock':
      return [...new Set([...shocksOf(field, state)].flatMap(unitsIn))];
    case 'rally':
      return every((unit) => mayRally(field, state, unit));
    default:
      return [];
  }
}

function commandsOf(field: Field, state: State, unit: number): readonly Command[] {
  if (waiting(state) === undefined && state.step === 'move') return movesOfUnit(field, state, unit);
  const legal = legalNow(field, state);
  const answering = legal.units();
  return legal.sample().filter((command) => (answersFor(command) ? answering : unitsIn(command)).includes(unit));
}

const unitsIn = (command: Command): readonly number[] => [
  ...('units' in command ? command.units : []),
  ...('unit' in command ? [command.unit] : []),
  ...('charges' in command ? command.charges.map(({ unit }) => unit) : []),
];

/** Whether a command is the answer of all who owe one, and so names nobody. */
const answersFor = ({ do: what }: Command): boolean =>
  what === 'refuse' || what === 'test' || what === 'fight' || what === 'recoil';

function movesOfUnit(field: Field, state: State, unit: number): CommandOf<'move' | 'line' | 'leave'>[] {
  const commands: CommandOf<'move' | 'line' | 'leave'>[] = groupsOf(field, state, unit).flatMap((units) =>
    movesOf(field, state, units),
  );
  if (mayLine(field, state, unit)) commands.push({ do: 'line', units: squareOf(field, state, unit) });
  if (exitOf(field, state, unit) !== undefined) commands.push({ do: 'leave', units: [unit] });
  return commands;
}

const squareOf = (field: Field, state: State, unit: number): number[] =>
  field.places.stack(state, hexOf(state, unit)).filter((other) => mayLine(field, state, other));

function commandsInStep(field: Field, state: State): Command[] {
  switch (state.step) {
    case 'initiative':
      return [{ do: 'initiative' }];
    case 'first':
      return firstFormations(field, state).map((formation) => ({ do: 'activate', formation }));
    case 'draw':
      return [{ do: 'draw' }];
    case 'fire':
      return firesOf(field, state);
    case 'move': {
      const commands: Command[] = [...leadsOf(field, state, field.formations[state.active]!.leader)];
      // What a stack does together is listed once.
      for (const unit of field.formations[state.active]!.units)
        for (const command of movesOfUnit(field, state, unit))
          if (command.units.length === 1 || command.units[0] === unit) commands.push(command);
      return commands;
    }
    case 'shock':
      return [...shocksOf(field, state)];
    case 'rally':
      return field.units.flatMap((_, unit) => (mayRally(field, state, unit) ? [{ do: 'rally', unit } as const] : []));
    case 'orders':
    case 'assault':
    case 'rout':
    case 'command':
    case 'over':
      return [];
  }
}

/** Every way to choose as many formations as there are orders. */
function combinations(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => combinations(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

function answersTo(field: Field, state: State, owed: Obligation): Command[] {
  switch (owed.owes) {
    case 'orders': {
      const formations = formationsToOrder(field, state, owed.side);
      const orders = Math.min(field.ordersIn(owed.side, state.turn), formations.length);
      return combinations(formations, orders).map((formations) => ({ do: 'orders', formations }));
    }
    case 'impulse':
      return [{ do: 'try' }];
    case 'counter-battery':
    case 'reaction':
      return answersOf(field, state, owed);
    case 'refuse':
      return refusalsOf(field, state, owed.units).flatMap(({ to }) => {
        const [there] = field.places.stack(state, to);
        const facings = there === undefined ? DIRECTIONS : [facingOf(state, there)];
        return facings.map((facing) => ({ do: 'refuse', to, facing }) as const);
      });
    case 'engage':
    case 'square':
    case 'counter-charge':
    case 'steady':
      return [{ do: 'test' }];
    case 'fight':
      return [{ do: 'fight' }];
    case 'recoil':
      return recoilsOf(field, state, owed).map(({ to }) => ({ do: 'recoil', to }));
    case 'advance':
      return advancesOf(field, state, owed);
    case 'right':
      return furtherShocks(field, state, owed);
    case 'flee':
      return owed.units.flatMap((unit) =>
        flightsOf(field, state, unit).map(({ to }) => ({ do: 'flee', unit, to }) as const),
      );
    case 'command':
      return leadsOf(field, state, field.commander(owed.side));
  }
}

function unitsOwing(field: Field, state: State, owed: Obligation): readonly number[] {
  switch (owed.owes) {
    case 'orders':
    case 'impulse':
    case 'command':
      return [];
    case 'counter-battery':
    case 'reaction':
      return answeringGuns(field, state, owed);
    case 'engage':
    case 'square':
    case 'counter-charge':
    case 'steady':
      return [owed.unit];
    case 'fight':
      return unitsIn({ do: 'shock', ...state.assault! });
    case 'recoil':
      return stillRecoiling(state, owed);
    case 'advance':
    case 'right':
      return [...new Set(answersTo(field, state, owed).flatMap(unitsIn))];
    case 'refuse':
      return owed.units;
    case 'flee':
      return owed.units.filter((unit) => flightsOf(field, state, unit).length > 0);
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
  pass: { do: 'pass' },
  prepare,
};
