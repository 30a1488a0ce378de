import { unitId, unitsIn } from '../../../src/hex-battle/counters/ids.ts';
import { barredHexes, endsOf } from '../../../src/hex-battle/table/move-ends.ts';
import type { HexGesture } from '../../../src/hex-battle/table/orders.ts';
import { hexSurface } from '../../../src/hex-battle/table/surface.ts';
import { t } from '../../../src/kernel/text.ts';
import { neighboursOf } from '../../../src/space/hex.ts';
import { type HexCounter, type HexTable, placesOn } from '../../../src/space/hex-table.ts';
import { terrainAt } from '../../../src/space/map.ts';
import { pathTo } from '../../../src/space/reach/reach-copy.ts';
import { ALLOWANCES } from '../charts.ts';
import { ARMS, NEW_STATES, type Terrain, TERRAINS } from '../types.ts';
import { type Field, isThere, lostBy, reachOf, strengthOf, unitAt, unitsOf } from './field.ts';
import { type Battle, situationOf } from './game.ts';
import { commandsOf, legalNow } from './legal.ts';
import type { Command, State } from './state.ts';

const NO_ROOM = t('déjà occupé', 'taken already');

function counterShown(field: Field, state: State, unit: number): HexCounter {
  const { side, name, arm, strength } = field.units[unit]!;
  const unitNow = state.units[unit]!;
  return {
    id: unitId(unit),
    side,
    place: { hex: unitNow.hex },
    name,
    type: arm,
    strength,
    movement: ALLOWANCES.at(arm, 'points'),
    spent: side === state.side && commandsOf(field, state, unit).length === 0,
    ...(unitNow.state === 'shaken' && { state: { code: '!', text: NEW_STATES.shaken } }),
  };
}

function gestureOf(field: Field, state: State, command: Command): HexGesture<Command> | undefined {
  if (command.do === 'pass') return undefined;
  if (command.do === 'attack')
    return {
      kind: 'strike',
      command,
      who: command.units.map(unitId),
      at: placesOn([state.units[command.target]!.hex]),
    };
  const cost = reachOf(field, state, command.unit).costTo(command.to);
  return { kind: 'move', command, who: [unitId(command.unit)], to: { hex: command.to }, cost };
}

const unitOf = (id: string): number => unitsIn([id])[0]!;

/** A battle of this game laid on a table. */
export function tableOf(battle: Battle): HexTable<State, Command> {
  const { field } = battle;
  const isFree =
    (state: State) =>
    (hex: number): boolean =>
      unitAt(state, hex) === undefined;
  return {
    surface: hexSurface(battle, {
      map: field.map,
      counters: (state) =>
        field.units.flatMap((_, unit) => (isThere(state, unit) ? [counterShown(field, state, unit)] : [])),
      gesture: (state, command) => gestureOf(field, state, command),
      gestures: (state, id) =>
        legalNow(field, state)
          .of(unitOf(id))
          .flatMap((command) => gestureOf(field, state, command) ?? []),
      path: (state, command) => {
        if (command.do !== 'move') return [];
        const reach = reachOf(field, state, command.unit);
        return pathTo(reach, reach.cheapest(command.to)).map(({ hex }) => hex);
      },
      barredHexes: (state, who) => barredHexes(reachOf(field, state, unitOf(who[0]!)), isFree(state), () => NO_ROOM),
      reach: (state, id) => endsOf(reachOf(field, state, unitOf(id)), isFree(state)),
      move: (_, who, { hex }) => (who.length === 1 ? { do: 'move', unit: unitOf(who[0]!), to: hex } : undefined),
      fronts: (state, side) => [
        ...new Set(unitsOf(field, state, side).flatMap((unit) => neighboursOf(field.map.grid, state.units[unit]!.hex))),
      ],
      screen: () => undefined,
    }),
    typeNames: ARMS,
    readyCounters: (state) => legalNow(field, state).units().map(unitId),
    isChoiceDue: () => false,
    commandsWithoutPlace: (state) => (state.over === null ? [{ do: 'pass' }] : []),
    isPass: (command) => command.do === 'pass',
    sides: (state) =>
      [0, 1].map((side) => ({
        points: lostBy(field, state, 1 - side),
        lost: lostBy(field, state, side),
        of: strengthOf(field, side),
        collapsesAt: 1 / 2,
      })),
    turn: ({ turn }) => ({ now: turn, last: field.scenario.turns }),
    stakes: (state) =>
      [0, 1].map((side) => ({
        side,
        is: 'danger',
        text: t('la moitié de ses PF perdue', 'half of its SP lost'),
        count: {
          of: t('PF perdus', 'SP lost'),
          now: lostBy(field, state, side),
          limit: strengthOf(field, side) / 2,
        },
      })),
    actors: () => [],
    thrower: () => t('l’attaquant', 'the attacker'),
    details: {
      counter: (state, id) => {
        const { hex, state: now } = state.units[unitOf(id)]!;
        return [ARMS[field.units[unitOf(id)]!.arm], NEW_STATES[now], TERRAINS[terrainAt(field.map, hex) as Terrain]];
      },
      actor: () => t('', ''),
      fallen: (state) =>
        field.units.flatMap(({ side, name }, unit) =>
          isThere(state, unit) ? [] : [{ side, name, text: NEW_STATES.gone }],
        ),
    },
    combats: {
      of: (state, command) =>
        command.do === 'attack' ? { procedure: 'combat', situation: situationOf(field, state, command) } : undefined,
      origins: () => ({}),
      concernedPlaces: (state, command) =>
        command.do === 'attack' ? placesOn([state.units[command.target]!.hex]) : [],
      agree: (command) => command,
      agreement: () => undefined,
    },
  };
}
