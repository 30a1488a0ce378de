import type { Lang, Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import { placesByPath } from '../../../../hex-battle/table/surface.ts';
import { withAgreement } from '../../../../hex-battle/agreement.ts';
import type { Agreement, Combats } from '../../../../space/table.ts';
import { fire } from '../../fire/index.ts';
import { melee } from '../../melee/index.ts';
import { withAgreed } from '../situation/agreements.ts';
import { attackersIn } from '../actions/melee.ts';
import type { Command } from '../turn/orders.ts';
import { deriveFire, deriveMelee, type DerivedMelee } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { fireOrigins, meleeOrigins, type Origins } from '../situation/origins.ts';
import { waitingMelee } from '../turn/prepare.ts';
import { type State, waiting } from '../position/state.ts';

/** What the calculator says of the combats of this board. */
export const combatsOf = (field: Field): Combats<State, Command, HexPlace> => ({
  of: (state, command, lang) => combatOf(field, state, command, lang),
  origins: (state, command) => placesByPath(originsOf(field, state, command)),
  agree,
  agreement: (command) => ('agreed' in command ? command.agreed : undefined),
  concernedPlaces: (state, command) => {
    const melee = command.do === 'fight' ? meleePreview(field, state, command) : undefined;
    return melee === undefined ? [] : [...melee.attackers, ...melee.defenders].map(({ hex }) => ({ hex }));
  },
});

function originsOf(field: Field, state: State, command: Command): Origins {
  if (command.do === 'fire')
    return fireOrigins(state, deriveFire(field, state, command.units, command.at), command.units, command.at);
  const melee = command.do === 'fight' ? meleePreview(field, state, command) : undefined;
  return melee === undefined ? {} : meleeOrigins(field, melee);
}

const agree = (command: Command, agreement: Agreement | undefined): Command =>
  command.do === 'fire' || command.do === 'fight' ? withAgreement(command, agreement) : command;

/** The melee that a command declares or throws, as positions make it: before it is declared, as if nobody fired first. */
export function meleePreview(field: Field, state: State, command: Command): DerivedMelee | undefined {
  if (command.do === 'attack') {
    const places = field.places.at(state.units);
    const attackers = command.from.map((hex) => ({ hex, units: attackersIn(field, state, hex) }));
    const defenders = command.on.map((hex) => ({ hex, units: places.stack(hex) }));
    return deriveMelee(field, state, attackers, defenders, []);
  }
  const owed = waiting(state);
  return command.do === 'fight' && owed?.owes === 'fight' ? waitingMelee(field, state, owed) : undefined;
}

/** The situation of the calculator. */
function combatOf(field: Field, state: State, command: Command, lang: Lang) {
  const withNames = <F extends object>(facts: readonly F[], counters: readonly { readonly name: Text }[]) =>
    facts.map((one, i) => ({ ...one, name: counters[i]!.name[lang] }));
  const unitsOf = (units: readonly number[]) => units.map((unit) => field.units[unit]!);
  const leadersOf = (leaders: readonly number[]) => leaders.map((leader) => field.leaders[leader]!);
  if (command.do === 'fire') {
    const { situation, target, leaders } = deriveFire(field, state, command.units, command.at);
    const named = {
      ...situation,
      firers: withNames(situation.firers, unitsOf(command.units)),
      target: {
        ...situation.target,
        units: withNames(situation.target.units, unitsOf(target)),
        leaders: withNames(situation.target.leaders, leadersOf(leaders)),
      },
    };
    return { procedure: fire.id, situation: withAgreed(fire.situation, named, command.agreed) };
  }
  const found = meleePreview(field, state, command);
  if (found === undefined) return undefined;
  const stacks = <S extends { readonly units: readonly object[]; readonly leaders: readonly object[] }>(
    facts: readonly S[],
    side: typeof found.attackers,
  ) =>
    facts.map((stack, i) => ({
      ...stack,
      units: withNames(stack.units, unitsOf(side[i]!.units)),
      leaders: withNames(stack.leaders, leadersOf(side[i]!.leaders)),
    }));
  const named = {
    ...found.situation,
    attackers: stacks(found.situation.attackers, found.attackers),
    defenders: stacks(found.situation.defenders, found.defenders),
  };
  const agreed = command.do === 'fight' ? command.agreed : undefined;
  return { procedure: melee.id, situation: withAgreed(melee.situation, named as typeof found.situation, agreed) };
}
