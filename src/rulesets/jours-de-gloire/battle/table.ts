import { leaderId, unitId } from '../../../hex-battle/counters/ids.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { ActorShown, CounterShown, SideShown, Table } from '../../../space/table.ts';
import { isArtillery } from '../types.ts';
import { ledUnits, sideToAct } from './turn/activation.ts';
import { aidsOf } from './table/aids.ts';
import type { Command } from './turn/orders.ts';
import { cohesionOf, strengthOf } from './situation/derive.ts';
import type { Field } from './position/field.ts';
import type { Battle } from './game.ts';
import { ableOf, gesturesOf, plainOf } from './table/gestures.ts';
import { flightsOf, recoilsOf } from './actions/retreat.ts';
import { hintFor } from './text/hints.ts';
import { leaderPath } from './actions/leaders.ts';
import { marchOf } from './actions/movement.ts';
import { refusalsOf } from './actions/refusal.ts';
import {
  facingOf,
  FLAG,
  hexOf,
  has,
  isGood,
  leaderHex,
  leads,
  onMap,
  type State,
  stateOf,
  waiting,
} from './position/state.ts';
import { collapsedOf, pointsOf } from './turn/victory.ts';
import { IN_SQUARE, stateWords, unitText } from './text/log-lines.ts';

/** As the results chart abbreviates them. */
const STATE_CODES = { disordered: 'D', routed: 'R' } as const;
const SQUARE = { code: '□', text: IN_SQUARE };

/** A battle of this ruleset laid on a table. */
export function tableOf({ field }: Battle): Table<State, Command> {
  return {
    map: field.map,
    counters: (state) => countersOf(field, state),
    able: (state) => ableOf(field, state),
    isOwed: (state) => waiting(state) !== undefined,
    gestures: (state, id) => gesturesOf(field, state, id),
    plain: (state) => plainOf(field, state),
    isPass: (command) => command.do === 'pass',
    path: (state, command) => wayOf(field, state, command),
    sides: (state) => [0, 1].map((side) => sideShown(field, state, side)),
    actors: (state) => actorsOf(field, state),
    waiting: t('Au gobelet', 'In the cup'),
    thrower: (who) => throwerOf(field, who),
    hint: (state) => hintFor(field, state),
    aids: aidsOf(field),
  };
}

function stateShown(state: State, unit: number): CounterShown['state'] {
  const now = stateOf(state, unit);
  if (now === 'disordered' || now === 'routed') return { code: STATE_CODES[now], text: stateWords(now) };
  return has(state, unit, FLAG.square) ? SQUARE : undefined;
}

/** Artillery below, leaders on top. */
function countersOf(field: Field, state: State): CounterShown[] {
  const side = sideToAct(field, state);
  const able = new Set(ableOf(field, state));
  const order = field.units
    .map((_, unit) => unit)
    .sort((a, b) => Number(isArtillery(field.units[b]!)) - Number(isArtillery(field.units[a]!)));
  const units = order.flatMap((unit): CounterShown[] => {
    if (!onMap(state, unit)) return [];
    const { type, movement, side: own } = field.units[unit]!;
    const shown = stateShown(state, unit);
    return [
      {
        id: unitId(unit),
        side: own,
        hex: hexOf(state, unit),
        name: unitText(field, unit),
        type,
        strength: strengthOf(field, state, unit),
        rating: cohesionOf(field, state, unit),
        movement,
        facing: facingOf(state, unit),
        ...(shown && { state: shown }),
        reversed: !isGood(state, unit),
        spent: able.size > 0 && own === side && !able.has(unitId(unit)),
      },
    ];
  });
  const leaders = field.leaders.flatMap(({ side: own, name }, leader): CounterShown[] =>
    leads(state, leader)
      ? [{ id: leaderId(leader), side: own, hex: leaderHex(state, leader), name, type: 'leader' }]
      : [],
  );
  return [...units, ...leaders];
}

function wayOf(field: Field, state: State, command: Command): readonly number[] {
  const owed = waiting(state);
  const from = (unit: number, path: readonly number[] | undefined): readonly number[] =>
    path === undefined ? [] : [hexOf(state, unit), ...path];
  switch (command.do) {
    case 'move':
      return command.to === hexOf(state, command.units[0]!)
        ? [command.to]
        : marchOf(field, state, command.units, command.to);
    case 'lead':
      return leaderPath(field, state, command);
    case 'advance':
      return owed?.owes === 'advance' ? [hexOf(state, command.units[0]!), owed.into] : [];
    case 'refuse':
      if (owed?.owes !== 'refuse') return [];
      return refusalsOf(field, state, owed.units).find(({ to }) => to === command.to)?.path ?? [];
    case 'recoil':
      if (owed?.owes !== 'recoil') return [];
      return from(owed.units[0]!, recoilsOf(field, state, owed).find(({ to }) => to === command.to)?.path);
    case 'flee':
      return from(command.unit, flightsOf(field, state, command.unit).find(({ to }) => to === command.to)?.path);
    case 'shock':
    case 'again':
      return command.charges[0]?.path ?? [];
    default:
      return [];
  }
}

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
