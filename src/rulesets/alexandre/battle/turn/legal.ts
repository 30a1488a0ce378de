import type { Legal } from '../../../../kernel/game.ts';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { Facing } from '../../../../space/hex.ts';
import { canMove } from './able-to-act.ts';
import { leaderMayMove, mayRally, rosterOf, sideToAct } from './activation.ts';
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
import { hexText, unitText } from '../text/log-lines.ts';

/** Who must act and with what; every list is made when it is asked for. */
export class LegalNow implements Legal<Command> {
  readonly #field: Field;
  readonly #state: State;

  constructor(field: Field, state: State) {
    this.#field = field;
    this.#state = state;
  }

  get side(): number | undefined {
    return sideToAct(this.#field, this.#state);
  }

  get why(): Text {
    return awaited(this.#field, this.#state);
  }

  units(): readonly number[] {
    const field = this.#field;
    const state = this.#state;
    const owed = waiting(state);
    if (owed !== undefined) return unitsOwing(field, state, owed);
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

  of(unit: number): readonly Command[] {
    const field = this.#field;
    const state = this.#state;
    const owed = waiting(state);
    if (owed !== undefined) return unitsOwing(field, state, owed).includes(unit) ? ordersTo(unit, this.all()) : [];
    if (state.step === 'move')
      return [
        ...(mayRaise(field, state, unit) ? [{ do: 'top', unit } as const] : []),
        ...groupsOf(field, state, unit).flatMap((units) => movesOf(field, state, units)),
      ];
    if (state.step !== 'melee') return ordersTo(unit, this.all());
    const hex = hexOf(state, unit);
    if (!attackersIn(field, state, hex).includes(unit)) return [];
    return attacksOf(field, state).filter(({ from }) => from.includes(hex));
  }

  has(command: Command): boolean {
    return !isRefusal(prepare(this.#field, this.#state, command));
  }

  all(): readonly Command[] {
    const field = this.#field;
    const state = this.#state;
    if (state.over !== null) return [];
    const owed = waiting(state);
    const commands: Command[] = owed === undefined ? inStep(field, state) : answersTo(field, state, owed);
    if (mayPass(field, state, owed)) commands.push(PASS);
    return commands;
  }
}

/** Of some commands those that a unit carries out: the others name no unit, and are for all whose choice it is. */
const ordersTo = (unit: number, commands: readonly Command[]): Command[] =>
  commands.filter((command) => {
    if ('units' in command) return command.units.includes(unit);
    return 'unit' in command ? command.unit === unit : command.do !== 'pass';
  });

function inStep(field: Field, state: State): Command[] {
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

/** What the rules await, in one line: who, what, why. */
export function awaited(field: Field, state: State): Text {
  const side = sideToAct(field, state);
  if (side === undefined) return t('la bataille est finie', 'the battle is over');
  const what = awaitedOf(field, state);
  const { fr, en } = field.scenario.sides[side]!.name;
  return t(`${fr} : ${what.fr}`, `${en}: ${what.en}`);
}

function awaitedOf(field: Field, state: State): Text {
  const owed = waiting(state);
  if (owed !== undefined) return owing(field, state, owed);
  const leader = field.leaders[state.active]?.name;
  switch (state.step) {
    case 'initiative':
      return t('jet d’initiative', 'roll for initiative');
    case 'early':
      return t('activer un chef avant les autres ?', 'activate a leader before the others?');
    case 'rally':
      return t(`ralliements, ${leader!.fr}`, `rallies, ${leader!.en}`);
    case 'move':
      return leaderMayMove(field, state, state.active)
        ? t(`mouvements, ${leader!.fr} et ses unités`, `moves, ${leader!.en} and his units`)
        : t(`mouvements, unités de ${leader!.fr}`, `moves, units of ${leader!.en}`);
    case 'fire':
      return t(`tirs, ${leader!.fr}`, `fire, ${leader!.en}`);
    case 'melee':
      return t(`mêlées, ${leader!.fr}`, `melees, ${leader!.en}`);
    case 'rout':
    case 'over':
      return t('rien', 'nothing');
  }
}

function owing(field: Field, state: State, owed: Obligation): Text {
  switch (owed.owes) {
    case 'fight':
      return t('la mêlée déclarée est à jouer', 'the melee declared is to be rolled');
    case 'defensive-fire':
    case 'offensive-fire': {
      const hex = hexText(field, owed.hex);
      return owed.owes === 'defensive-fire'
        ? t(`tir défensif de la pile en ${hex} ?`, `defensive fire of the stack in ${hex}?`)
        : t(`tir offensif de la pile en ${hex} ?`, `offensive fire of the stack in ${hex}?`);
    }
    case 'retreat': {
      const hex = hexText(field, hexOf(state, owed.units[0]!));
      return t(`où recule la pile en ${hex} ?`, `where does the stack in ${hex} retreat to?`);
    }
    case 'flee':
      return t('où fuient les unités en déroute ?', 'where do routed units flee to?');
    case 'advance':
      return t('avance après combat', 'advance after combat');
    case 'face': {
      const unit = unitText(field, owed.unit);
      return t(`orientation de ${unit.fr}`, `facing of ${unit.en}`);
    }
    case 'check': {
      const { fr, en } = field.leaders[owed.leader]!.name;
      return t(`sort de ${fr}, dont la pile est perdue`, `fate of ${en}, whose stack is lost`);
    }
  }
}
