import { leaderId, unitId } from '../../../hex-battle/counters/ids.ts';
import { coloursOf } from '../../../hex-battle/scenario/colours.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { HexTable } from '../../../space/hex-table.ts';
import type { ActorShown, Details, SideShown } from '../../../space/table.ts';
import { ledUnits } from './turn/activation.ts';
import type { Command } from './turn/orders.ts';
import type { Field } from './position/field.ts';
import type { Battle } from './game.ts';
import { leads, onMap, type State, waiting } from './position/state.ts';
import { combatsOf } from './table/combat-preview.ts';
import { UNIT_NAMES } from '../types.ts';
import { readyCounters, commandsWithoutPlace } from './table/gestures.ts';
import { surfaceOf } from './table/surface.ts';
import { hintFor } from './text/hints.ts';
import { stakesOf } from './text/stakes.ts';
import { actorDetails, counterDetails, fallenOf, reinforcementsOf } from './text/unit-details.ts';
import { collapsedOf, pointsOf } from './turn/victory.ts';

/** A battle of this ruleset laid on a table. */
export function tableOf(battle: Battle): HexTable<State, Command> {
  const { field } = battle;
  return {
    surface: surfaceOf(battle, field),
    typeNames: TYPE_NAMES,
    readyCounters: (state) => readyCounters(field, state),
    isChoiceDue: (state) => waiting(state) !== undefined,
    commandsWithoutPlace: (state) => commandsWithoutPlace(field, state),
    isPass: (command) => command.do === 'pass',
    sides: (state) => [0, 1].map((side) => sideShown(field, state, side)),
    colours: coloursOf(field.scenario.sides),
    turn: ({ turn }) => ({ now: turn, last: field.scenario.turns }),
    stakes: (state) => stakesOf(field, state),
    actors: (state) => actorsOf(field, state),
    waiting: t('Au gobelet', 'In the cup'),
    thrower: (who) => throwerOf(field, who),
    hint: (state) => hintFor(field, state),
    details: detailsOf(field),
    combats: combatsOf(field),
    story: async () => (await import('./story/storyteller.ts')).storytellerOf(battle),
  };
}

const TYPE_NAMES = {
  ...UNIT_NAMES,
  'horse-artillery': t('artillerie à cheval', 'horse artillery'),
  leader: t('chef', 'leader'),
};

const detailsOf = (field: Field): Details<State> => ({
  counter: (state, id) => counterDetails(field, state, id),
  actor: (state, id) => actorDetails(field, state, id),
  fallen: (state) => fallenOf(field, state),
  reinforcements: (state) => reinforcementsOf(field, state),
  hidden: (state, side) => hiddenOrders(field, state, side),
});

function sideShown(field: Field, state: State, side: number): SideShown {
  const { collapse } = field.scenario.sides[side]!;
  const of = field.formations.filter((formation) => formation.side === side).length;
  return {
    points: pointsOf(field, state, side),
    lost: collapsedOf(field, state, side),
    of,
    counted: of === 1 ? t('formation', 'formation') : t('formations', 'formations'),
    ...(collapse > 0 && { collapsesAt: collapse / of }),
  };
}

function actorsOf(field: Field, state: State): ActorShown[] {
  const formations = field.formations.map(({ side, name, leader, units }, f): ActorShown => {
    const present = units.some((unit) => onMap(state, unit));
    const standing = f === state.active ? 'acts' : !present ? 'out' : state.markers[f]! > 0 ? 'waits' : 'done';
    const led = new Set(ledUnits(field, state, f));
    return {
      id: leaderId(leader),
      side,
      name,
      standing,
      commands: units.filter((unit) => onMap(state, unit) && (led.size === 0 || led.has(unit))).map(unitId),
    };
  });
  const owed = waiting(state);
  const commanders = [0, 1].map((side): ActorShown => {
    const leader = field.commander(side);
    const { name } = field.leaders[leader]!;
    const acts = owed !== undefined && owed.owes === 'command' && owed.side === side;
    const standing = !leads(state, leader) ? 'out' : acts ? 'acts' : state.step === 'command' ? 'done' : 'waits';
    return { id: leaderId(leader), side, name, standing, commands: [], apart: true };
  });
  return [...formations.toSorted((a, b) => RANK[a.standing] - RANK[b.standing]), ...commanders];
}

const RANK: Readonly<Record<ActorShown['standing'], number>> = { acts: 0, waits: 1, done: 2, out: 3 };

/** `side-1` throws for the initiative; a marker comes out of the cup. */
function throwerOf(field: Field, who: string): Text {
  if (who.startsWith('side-')) return field.scenario.sides[Number(who.split('-')[1]) - 1]!.name;
  return who === 'cup' ? t('gobelet', 'cup') : t('dé', 'die');
}

const ORDERS = { given: t('avec ordres', 'with orders'), none: t('sans ordres', 'without orders') } as const;

/** What a side has ordered and not yet shown. */
function hiddenOrders(field: Field, { step, orders }: State, side: number): Text[] {
  if (step === 'orders' || step === 'over') return [];
  return field.formations.flatMap((formation, f) => {
    const order = orders[f]!;
    if (formation.side !== side || (order !== 'given' && order !== 'none')) return [];
    const [{ fr, en }, said] = [formation.name, ORDERS[order]];
    return [t(`${fr} : ${said.fr}`, `${en}: ${said.en}`)];
  });
}
