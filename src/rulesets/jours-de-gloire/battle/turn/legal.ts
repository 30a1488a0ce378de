import { isRefusal } from '../../../../kernel/assessment.ts';
import type { Legal } from '../../../../kernel/game.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { DIRECTIONS } from '../../../../space/hex.ts';
import { mayMove, mayRally, sideToAct } from './activation.ts';
import { advancesOf, furtherShocks } from '../actions/advance.ts';
import { refusalsOf } from '../actions/refusal.ts';
import type { Command, Doing } from './orders.ts';
import { shocksOf } from '../actions/shock-declaration.ts';
import type { Field } from '../position/field.ts';
import { answeringGuns, answersOf, firesOf, targetsOf } from '../actions/fire.ts';
import { flightsOf, recoilsOf, stillRecoiling } from '../actions/retreat.ts';
import { leadsOf } from '../actions/leaders.ts';
import { exitOf, groupsOf, mayLine, movesOf } from '../actions/movement.ts';
import type { Obligation } from '../position/obligations.ts';
import { prepare } from './prepare.ts';
import { facingOf, hexOf, type State, waiting } from '../position/state.ts';
import { firstFormations, markersLeft, mayPass, orderable } from './sequence.ts';
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
    const [field, state] = [this.#field, this.#state];
    const owed = waiting(state);
    if (owed !== undefined) return unitsOwing(field, state, owed);
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

  of(unit: number): readonly Command[] {
    const [field, state] = [this.#field, this.#state];
    if (waiting(state) === undefined && state.step === 'move') return movesOfUnit(field, state, unit);
    const answering = this.units();
    return this.all().filter((command) => (answersFor(command) ? answering : unitsIn(command)).includes(unit));
  }

  has(command: Command): boolean {
    return !isRefusal(prepare(this.#field, this.#state, command));
  }

  all(): readonly Command[] {
    const [field, state] = [this.#field, this.#state];
    if (state.over !== null) return [];
    const owed = waiting(state);
    const commands: Command[] = owed === undefined ? inStep(field, state) : answersTo(field, state, owed);
    if (mayPass(field, state, owed)) commands.push({ do: 'pass' });
    return commands;
  }
}

const unitsIn = (command: Command): readonly number[] => [
  ...('units' in command ? command.units : []),
  ...('unit' in command ? [command.unit] : []),
  ...('charges' in command ? command.charges.map(({ unit }) => unit) : []),
];

/** Whether a command is the answer of all who owe one, and so names nobody. */
const answersFor = ({ do: what }: Command): boolean =>
  what === 'refuse' || what === 'test' || what === 'fight' || what === 'recoil';

function movesOfUnit(field: Field, state: State, unit: number): Doing<'move' | 'line' | 'leave'>[] {
  const commands: Doing<'move' | 'line' | 'leave'>[] = groupsOf(field, state, unit).flatMap((units) =>
    movesOf(field, state, units),
  );
  if (mayLine(field, state, unit)) commands.push({ do: 'line', units: squareOf(field, state, unit) });
  if (exitOf(field, state, unit) !== undefined) commands.push({ do: 'leave', units: [unit] });
  return commands;
}

const squareOf = (field: Field, state: State, unit: number): number[] =>
  field.places.stack(state, hexOf(state, unit)).filter((other) => mayLine(field, state, other));

function inStep(field: Field, state: State): Command[] {
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

/** As many formations as there are orders, in every way. */
function chosenFrom(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, i) => chosenFrom(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

function answersTo(field: Field, state: State, owed: Obligation): Command[] {
  switch (owed.owes) {
    case 'orders': {
      const able = orderable(field, state, owed.side);
      const orders = Math.min(field.ordersIn(owed.side, state.turn), able.length);
      return chosenFrom(able, orders).map((formations) => ({ do: 'orders', formations }));
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
  const who = field.formations[state.active]?.name;
  switch (state.step) {
    case 'initiative':
      return t('jet d’initiative', 'roll for initiative');
    case 'first':
      return t('quelle formation agit la première ?', 'which formation acts first?');
    case 'draw':
      return t(
        `tirer un pion d’activation (${markersLeft(state)} au gobelet)`,
        `draw an activation marker (${markersLeft(state)} in the cup)`,
      );
    case 'fire':
      return t(`tirs, ${who!.fr}`, `fire, ${who!.en}`);
    case 'move':
      return t(`mouvements, ${who!.fr}`, `moves, ${who!.en}`);
    case 'shock':
      return t(`chocs et charges à déclarer, ${who!.fr}`, `shocks and charges to declare, ${who!.en}`);
    case 'rally':
      return t(`ralliements, ${who!.fr}`, `rallies, ${who!.en}`);
    case 'orders':
    case 'assault':
    case 'rout':
    case 'command':
    case 'over':
      return t('rien', 'nothing');
  }
}

function owing(field: Field, state: State, owed: Obligation): Text {
  const of = (unit: number): Text => unitText(field, unit);
  const target = state.assault === null ? '' : hexText(field, state.assault.on);
  switch (owed.owes) {
    case 'orders': {
      const orders = field.ordersIn(owed.side, state.turn);
      return orders === 1
        ? t('à qui va l’ordre ?', 'to whom does the order go?')
        : t(`à qui vont les ${orders} ordres ?`, `to whom do the ${orders} orders go?`);
    }
    case 'impulse': {
      const { fr, en } = field.formations[state.active]!.name;
      return t(`${fr} sans ordres : test d’initiative ?`, `${en} without orders: initiative test?`);
    }
    case 'counter-battery':
      return t('tir de contre-batterie ?', 'counter-battery fire?');
    case 'reaction':
      return t(`tir de réaction depuis ${target} ?`, `reaction fire from ${target}?`);
    case 'refuse':
      return t(`refuser le choc en ${target} ?`, `refuse the shock in ${target}?`);
    case 'engage':
      return t(`test d’engagement, ${of(owed.unit).fr}`, `engagement test, ${of(owed.unit).en}`);
    case 'square':
      return t(`${of(owed.unit).fr} : former le carré ?`, `${of(owed.unit).en}: form square?`);
    case 'counter-charge':
      return t(`${of(owed.unit).fr} : contre-charger ?`, `${of(owed.unit).en}: counter-charge?`);
    case 'steady':
      return t(`test de cohésion, ${of(owed.unit).fr}`, `cohesion test, ${of(owed.unit).en}`);
    case 'fight':
      return t(`le choc sur ${target} est à jouer`, `the shock on ${target} is to be rolled`);
    case 'recoil': {
      const [unit] = stillRecoiling(state, owed);
      return t(`où recule ${of(unit!).fr} ?`, `where does ${of(unit!).en} recoil to?`);
    }
    case 'advance':
      return t(`avancer en ${hexText(field, owed.into)} ?`, `advance into ${hexText(field, owed.into)}?`);
    case 'right':
      return t('un autre choc ?', 'a further shock?');
    case 'flee':
      return t('où fuient les unités en déroute ?', 'where do routed units flee to?');
    case 'command':
      return t('le chef d’armée se déplace-t-il ?', 'does the army commander move?');
  }
}
