import { t, type Text } from '../../../../kernel/text.ts';
import { barredBy, endsOf, REASON_TEXTS, ROUTED_THERE, withAgreement } from '../../../../hex-battle/table/move-ends.ts';
import { type Facing, OFF } from '../../../../space/hex.ts';
import { MARK } from '../../../../space/reach/reach.ts';
import type { Agreement, Aids } from '../../../../space/table.ts';
import { aboutActor, aboutCounter, fallenOf, reinforcementsOf } from '../text/unit-details.ts';
import { combatOf, fireAtStake, shockAtStake, testAtStake } from './combat-preview.ts';
import type { Command } from '../turn/orders.ts';
import type { Field } from '../position/field.ts';
import { counterOf, leadersIn, unitsIn } from '../../../../hex-battle/counters/ids.ts';
import { leaderReach } from '../actions/leaders.ts';
import { mayEndIn, reachOf } from '../actions/movement.ts';
import { fireOrigins, type Origins, shockOrigins } from '../situation/origins.ts';
import { type Obstacle, screenBetween } from '../situation/sight.ts';
import { facingOf, FLAG, hexOf, has, isRouted, onMap, type State } from '../position/state.ts';

/** What helps a hand over this board. */
export const aidsOf = (field: Field): Aids<State, Command> => ({
  about: (state, id) => aboutCounter(field, state, id),
  aboutActor: (state, id) => aboutActor(field, state, id),
  fallen: (state) => fallenOf(field, state),
  reinforcements: (state) => reinforcementsOf(field, state),
  combat: (state, command, lang) => combatOf(field, state, command, lang),
  barred: (state, who) => barredFor(field, state, who),
  reach: (state, id) => couldReach(field, state, id),
  move: moveFor,
  origins: (state, command) => originsFor(field, state, command),
  agreeing: (command, agreement) => agreeing(command, agreement),
  agreement: (command) => ('agreed' in command ? command.agreed : undefined),
  concerned: (state, command) => {
    const shock = shockAtStake(field, state, command);
    if (shock !== undefined) return [...new Set(shock.attackers.map(({ hex }) => hex)), shock.on];
    const test = testAtStake(field, state, command);
    return test === undefined ? [] : [hexOf(state, test.unit)];
  },
  fronts: (state, side) => frontsOfSide(field, state, side),
  screen: (state, from, to) => {
    const blocked = screenBetween(field, state.turn, from, to);
    return blocked && { hexes: blocked.hexes, text: OBSTACLES[blocked.why] };
  },
  zones: (state, side) => {
    const marks = field.places.marks(state, 1 - side);
    return [...marks.keys()].filter((hex) => marks[hex]! & MARK.zone);
  },
  hidden: (state, side) => ordersOf(field, state, side),
});

const OBSTACLES: Readonly<Record<Obstacle, Text>> = {
  height: t('terrain plus haut', 'higher ground'),
  woods: t('bois', 'woods'),
  village: t('village', 'village'),
  crest: t('crête', 'crest'),
  fog: t('brouillard', 'fog'),
};

function frontsOfSide(field: Field, state: State, side: number): number[] {
  const fronts = new Set<number>();
  for (const [unit, counter] of field.units.entries()) {
    if (counter.side !== side || !onMap(state, unit) || isRouted(state, unit)) continue;
    const hex = hexOf(state, unit);
    for (const direction of field.places.frontsOf(state, unit)) {
      const front = field.grid.neighbours[hex * 6 + direction]!;
      if (front !== OFF && field.places.zoneCrosses(hex, direction)) fronts.add(front);
    }
  }
  return [...fronts];
}

const IN_WATER = t('nul ne s’arrête dans l’eau', 'nobody stays in water');
const IN_SQUARE = t('en carré : un hexagone', 'in square: one hex');
const AFTER_FIRE = t('après un tir, pas à côté d’un ennemi', 'after firing, not next to an enemy');

const isDry = (field: Field) => (hex: number) => !field.isWater(hex);

function barredFor(field: Field, state: State, who: readonly string[]) {
  const units = unitsIn(who);
  if (units.length === 0) {
    const reach = leaderReach(field, state, leadersIn(who)[0]!);
    return barredBy(reach, isDry(field), () => IN_WATER);
  }
  const reach = reachOf(field, state, units);
  const isEnd = (hex: number): boolean => mayEndIn(field, state, units, hex, reach);
  return barredBy(reach, isEnd, (hex) => whyNoEnd(field, state, units, hex));
}

function whyNoEnd(field: Field, state: State, units: readonly number[], hex: number): Text {
  if (!isDry(field)(hex)) return IN_WATER;
  const [there] = field.places.stack(state, hex);
  if (there !== undefined && isRouted(state, there)) return ROUTED_THERE;
  if (!field.places.hasRoom(state, units, hex)) return REASON_TEXTS.stacking;
  return units.some((unit) => has(state, unit, FLAG.square)) ? IN_SQUARE : AFTER_FIRE;
}

/** By its whole allowance, as with orders; a square one hex, routed units none. */
function couldReach(field: Field, state: State, id: string) {
  const counter = counterOf(id);
  if ('leader' in counter) return endsOf(leaderReach(field, state, counter.leader), isDry(field));
  const { unit } = counter;
  if (isRouted(state, unit)) return [];
  const reach = reachOf(field, state, [unit], field.units[unit]!.movement);
  return endsOf(reach, (hex) => mayEndIn(field, state, [unit], hex, reach));
}

function moveFor(state: State, who: readonly string[], to: number, facing: Facing | undefined): Command | undefined {
  const [units, leaders] = [unitsIn(who), leadersIn(who)];
  if (units.length === 0) return leaders.length === 1 ? { do: 'lead', leader: leaders[0]!, to } : undefined;
  if (leaders.length > 0) return undefined;
  return { do: 'move', units, to, facing: facing ?? facingOf(state, units[0]!) };
}

function originsFor(field: Field, state: State, command: Command): Origins {
  if (command.do === 'fire') return fireOrigins(state, fireAtStake(field, state, command), command.units, command.at);
  const shock = command.do === 'fight' ? shockAtStake(field, state, command) : undefined;
  return shock === undefined ? {} : shockOrigins(field, shock);
}

const agreeing = (command: Command, agreement: Agreement | undefined): Command =>
  command.do === 'fire' || command.do === 'fight' ? withAgreement(command, agreement) : command;

const ORDERS = { given: t('avec ordres', 'with orders'), none: t('sans ordres', 'without orders') } as const;

/** What a side has ordered and not yet shown. */
function ordersOf(field: Field, { step, orders }: State, side: number): Text[] {
  if (step === 'orders' || step === 'over') return [];
  return field.formations.flatMap((formation, f) => {
    const order = orders[f]!;
    if (formation.side !== side || (order !== 'given' && order !== 'none')) return [];
    const [{ fr, en }, said] = [formation.name, ORDERS[order]];
    return [t(`${fr} : ${said.fr}`, `${en}: ${said.en}`)];
  });
}
