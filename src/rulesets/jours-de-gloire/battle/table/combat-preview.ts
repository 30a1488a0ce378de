import type { Lang } from '../../../../kernel/text.ts';
import { engagementTest } from '../../engagement/index.ts';
import { type HexPlace, placesOn } from '../../../../space/hex-table.ts';
import { placesByPath } from '../../../../hex-battle/table/surface.ts';
import { withAgreement } from '../../../../hex-battle/agreement.ts';
import type { Agreement, Combats } from '../../../../space/table.ts';
import { cohesionTest } from '../../cohesion/index.ts';
import { fire } from '../../fire/index.ts';
import { shock } from '../../shock/index.ts';
import { withAgreed } from '../situation/agreements.ts';
import { furtherAttacks } from '../actions/advance.ts';
import { derivedAssault } from '../actions/shock-attackers.ts';
import { counterChargePlus } from '../actions/charge-answers.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import { attacksBy } from '../actions/shock-declaration.ts';
import {
  deriveCohesion,
  type DerivedFire,
  type DerivedShock,
  deriveEngagement,
  deriveFire,
  deriveShock,
} from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { isAnswering } from '../actions/fire.ts';
import { hexOf, type State, waiting } from '../position/state.ts';
import { fireOrigins, type Origins, shockOrigins } from '../situation/origins.ts';

/** What the calculator says of the combats of this board. */
export const combatsOf = (field: Field): Combats<State, Command, HexPlace> => ({
  of: (state, command, lang) => combatOf(field, state, command, lang),
  origins: (state, command) => placesByPath(originsOf(field, state, command)),
  agree,
  agreement: (command) => ('agreed' in command ? command.agreed : undefined),
  concernedPlaces: (state, command) => placesOn(hexesConcerned(field, state, command)),
});

function hexesConcerned(field: Field, state: State, command: Command): readonly number[] {
  const shock = shockPreview(field, state, command);
  if (shock !== undefined) return [...new Set(shock.attackers.map(({ hex }) => hex)), shock.on];
  const test = testPreview(field, state, command);
  return test === undefined ? [] : [hexOf(state, test.unit)];
}

function originsOf(field: Field, state: State, command: Command): Origins {
  if (command.do === 'fire') return fireOrigins(state, firePreview(field, state, command), command.units, command.at);
  const shock = command.do === 'fight' ? shockPreview(field, state, command) : undefined;
  return shock === undefined ? {} : shockOrigins(field, shock);
}

const agree = (command: Command, agreement: Agreement | undefined): Command =>
  command.do === 'fire' || command.do === 'fight' ? withAgreement(command, agreement) : command;

/** The shock that a command declares or fights: before it is fought, as if nobody met the charge. */
export function shockPreview(field: Field, state: State, command: Command): DerivedShock | undefined {
  if (command.do === 'fight') return state.assault === null ? undefined : derivedAssault(field, state, state.assault);
  if (command.do === 'again')
    return deriveShock(field, state, furtherAttacks(field, state, command), command.on, false);
  if (command.do !== 'shock') return undefined;
  return deriveShock(field, state, attacksBy(state, command), command.on, false);
}

export function firePreview(field: Field, state: State, { units, at }: CommandOf<'fire'>): DerivedFire {
  const owed = waiting(state);
  return deriveFire(field, state, units, at, isAnswering(owed) ? owed.owes : 'ordinary');
}

/** The combat or the test that a command leads to: a procedure of the calculator, and its situation. */
function combatOf(field: Field, state: State, command: Command, lang: Lang) {
  const nameOf = (unit: number): string => field.units[unit]!.name[lang];
  const withNames = <U extends object>(facts: readonly U[], units: readonly number[]) =>
    facts.map((one, i) => ({ ...one, name: nameOf(units[i]!) }));
  if (command.do === 'fire') {
    const { situation, target } = firePreview(field, state, command);
    const named = { ...situation, target: withNames(situation.target, target) };
    return { procedure: fire.id, situation: withAgreed(fire.situation, named, command.agreed) };
  }
  const test = testPreview(field, state, command);
  if (test !== undefined)
    return { procedure: test.procedure, situation: { ...test.situation, name: nameOf(test.unit) } };
  const derived = shockPreview(field, state, command);
  if (derived === undefined) return undefined;
  const { situation, attackers, defenders } = derived;
  const named = {
    ...situation,
    attackers: withNames(
      situation.attackers,
      attackers.map(({ unit }) => unit),
    ),
    defenders: withNames(situation.defenders, defenders),
  };
  const agreed = command.do === 'fight' ? command.agreed : undefined;
  return { procedure: shock.id, situation: withAgreed(shock.situation, named, agreed) };
}

/** The test of one unit that a command is. */
export function testPreview(field: Field, state: State, command: Command) {
  const owed = waiting(state);
  const cohesion = (unit: number, plus = 0) => ({
    unit,
    procedure: cohesionTest.id,
    situation: deriveCohesion(field, state, unit, plus),
  });
  if (command.do === 'rally') return cohesion(command.unit);
  if (command.do !== 'test') return undefined;
  switch (owed?.owes) {
    case 'engage': {
      const situation = deriveEngagement(field, state, owed.unit);
      return { unit: owed.unit, procedure: engagementTest.id, situation };
    }
    case 'square':
    case 'steady':
      return cohesion(owed.unit);
    case 'counter-charge':
      return cohesion(owed.unit, counterChargePlus(field, state.assault!, owed.unit));
    default:
      return undefined;
  }
}
