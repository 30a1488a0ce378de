import type { Refusal } from '../../../src/kernel/assessment.ts';
import type { Legal } from '../../../src/kernel/game.ts';
import { cite } from '../../../src/kernel/source.ts';
import { t, type Text } from '../../../src/kernel/text.ts';
import { apart, endsFor, type Field, isThere, unitsOf } from './field.ts';
import type { Command, State } from './state.ts';

const MOST_ATTACKERS = 3;

const rangeOf = ({ units }: Field, unit: number): number => (units[unit]!.arm === 'artillery' ? 2 : 1);

const mayMove = (state: State, unit: number): boolean => !state.units[unit]!.moved && !state.units[unit]!.fought;

const targetsFor = (field: Field, state: State, unit: number): number[] =>
  state.units[unit]!.fought
    ? []
    : unitsOf(field, state, 1 - field.units[unit]!.side).filter(
        (enemy) => apart(field, state, unit, enemy) <= rangeOf(field, unit),
      );

/** Those who can attack a target together: beside it, the strongest first. */
function together(field: Field, state: State, target: number): number[] {
  const able = unitsOf(field, state, state.side).filter(
    (unit) => !state.units[unit]!.fought && apart(field, state, unit, target) === 1,
  );
  const strongest = able.toSorted((a, b) => field.units[b]!.strength - field.units[a]!.strength || a - b);
  return strongest.slice(0, MOST_ATTACKERS).toSorted((a, b) => a - b);
}

function attacksBy(field: Field, state: State, unit: number): Command[] {
  return targetsFor(field, state, unit).flatMap((target): Command[] => {
    const all = together(field, state, target);
    const alone: Command = { do: 'attack', units: [unit], target };
    return all.length > 1 && all.includes(unit) ? [{ do: 'attack', units: all, target }, alone] : [alone];
  });
}

export const commandsOf = (field: Field, state: State, unit: number): Command[] => [
  ...attacksBy(field, state, unit),
  ...(mayMove(state, unit) ? endsFor(field, state, unit).map((to): Command => ({ do: 'move', unit, to })) : []),
];

const refusal = (refused: Text, chart: string): Refusal => ({ refused, source: cite(chart) });

/** Why a command is not allowed now; undefined where it is. */
export function refuse(field: Field, state: State, command: Command): Refusal | undefined {
  if (state.over !== null) return refusal(t('la bataille est finie', 'the battle is over'), 'combat-results');
  if (command.do === 'pass') return undefined;
  const who = command.do === 'move' ? [command.unit] : command.units;
  if (!who.every((unit) => field.units[unit]?.side === state.side && isThere(state, unit)))
    return refusal(t('cette unité n’est pas à vous', 'this unit is not yours'), 'terrain');
  if (command.do === 'move') {
    const may = mayMove(state, command.unit) && endsFor(field, state, command.unit).includes(command.to);
    return may ? undefined : refusal(t('hors de portée', 'out of reach'), 'allowances');
  }
  const { units, target } = command;
  const isBeside = (unit: number): boolean => apart(field, state, unit, target) === 1;
  const inOrder = units.every((unit, i) => i === 0 || units[i - 1]! < unit);
  const may =
    units.length > 0 &&
    units.length <= MOST_ATTACKERS &&
    inOrder &&
    units.every((unit) => targetsFor(field, state, unit).includes(target)) &&
    (units.length === 1 || units.every(isBeside));
  return may
    ? undefined
    : refusal(t('cette attaque n’est pas possible', 'this attack is not possible'), 'combat-modifiers');
}

/** What may be done now. */
export function legalNow(field: Field, state: State): Legal<Command> {
  const side = state.over === null ? state.side : undefined;
  const able = (): number[] =>
    side === undefined ? [] : unitsOf(field, state, side).filter((unit) => commandsOf(field, state, unit).length > 0);
  const own = (unit: number): boolean => field.units[unit]?.side === side && isThere(state, unit);
  const sample = (): Command[] => {
    if (side === undefined) return [];
    const found = new Map<string, Command>();
    for (const command of able().flatMap((unit) => commandsOf(field, state, unit)))
      found.set(JSON.stringify(command), command);
    return [...found.values(), { do: 'pass' }];
  };
  return {
    side,
    why: t('déplacez vos unités et attaquez, puis passez', 'move your units and attack, then pass'),
    units: able,
    of: (unit) => (own(unit) ? commandsOf(field, state, unit) : []),
    has: (command) => refuse(field, state, command) === undefined,
    sample,
  };
}
