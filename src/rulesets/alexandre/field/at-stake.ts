import { attackersIn } from './attacking.ts';
import type { Command } from './commands.ts';
import { deriveMelee, type DerivedMelee } from './derive.ts';
import type { Field } from './field.ts';
import { waitingMelee } from './prepare.ts';
import { type State, waiting } from './state.ts';

/** The melee that a command declares or throws, as positions make it: before it is declared, as if nobody fired first. */
export function meleeAtStake(field: Field, state: State, command: Command): DerivedMelee | undefined {
  if (command.do === 'attack') {
    const places = field.places.at(state.units);
    const attackers = command.from.map((hex) => ({ hex, units: attackersIn(field, state, hex) }));
    const defenders = command.on.map((hex) => ({ hex, units: places.stack(hex) }));
    return deriveMelee(field, state, attackers, defenders, []);
  }
  const owed = waiting(state);
  return command.do === 'fight' && owed?.owes === 'fight' ? waitingMelee(field, state, owed) : undefined;
}
