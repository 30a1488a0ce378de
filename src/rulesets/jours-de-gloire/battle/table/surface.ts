import type { Game } from '../../../../kernel/game.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { counterOf, leadersIn, unitsIn } from '../../../../hex-battle/counters/ids.ts';
import { OFF } from '../../../../space/hex.ts';
import type { HexPlace, HexSurface } from '../../../../space/hex-table.ts';
import { hexSurface } from '../../../../hex-battle/table/surface.ts';
import { barredHexes, endsOf, REASON_TEXTS, ROUTED_THERE } from '../../../../hex-battle/table/move-ends.ts';
import { MARK } from '../../../../space/reach/reach.ts';
import type { Ids } from '../../../../space/table.ts';
import { leaderPath, leaderReach } from '../actions/leaders.ts';
import { marchOf, mayEndIn, reachOf } from '../actions/movement.ts';
import { refusalsOf } from '../actions/refusal.ts';
import { flightsOf, recoilsOf } from '../actions/retreat.ts';
import type { Field } from '../position/field.ts';
import { facingOf, FLAG, hexOf, has, isRouted, onMap, type State, waiting } from '../position/state.ts';
import { type Obstacle, screenBetween } from '../situation/sight.ts';
import type { Command } from '../turn/orders.ts';
import { countersOf } from './counters.ts';
import { gestureOf, gesturesOf } from './gestures.ts';

/** The map of a battle, and what a hand does on it. */
export const surfaceOf = <V>(game: Game<State, Command, V>, field: Field): HexSurface<State, Command> =>
  hexSurface(game, {
    map: field.map,
    counters: (state) => countersOf(field, state),
    gesture: gestureOf,
    gestures: (state, id) => gesturesOf(field, state, id),
    path: (state, command) => wayOf(field, state, command),
    barredHexes: (state, who) => barredHexesFor(field, state, who),
    reach: (state, id) => couldReach(field, state, id),
    move: moveFor,
    fronts: (state, side) => frontsOfSide(field, state, side),
    zones: (state, side) => {
      const marks = field.places.marks(state, 1 - side);
      return [...marks.keys()].filter((hex) => marks[hex]! & MARK.zone);
    },
    screen: (state, from, to) => {
      const blocked = screenBetween(field, state.turn, from, to);
      return blocked && { hexes: blocked.hexes, text: OBSTACLES[blocked.why] };
    },
  });

const OBSTACLES: Readonly<Record<Obstacle, Text>> = {
  height: t('terrain plus haut', 'higher ground'),
  woods: t('bois', 'woods'),
  village: t('village', 'village'),
  crest: t('crête', 'crest'),
  fog: t('brouillard', 'fog'),
};

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

function barredHexesFor(field: Field, state: State, who: Ids) {
  if (waiting(state) !== undefined) return [];
  const units = unitsIn(who);
  if (units.length === 0) {
    const reach = leaderReach(field, state, leadersIn(who)[0]!);
    return barredHexes(reach, isDry(field), () => IN_WATER);
  }
  const reach = reachOf(field, state, units);
  const isEnd = (hex: number): boolean => mayEndIn(field, state, units, hex, reach);
  return barredHexes(reach, isEnd, (hex) => whyNoEnd(field, state, units, hex));
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

export function moveFor(state: State, who: Ids, { hex: to, facing }: HexPlace): Command | undefined {
  const [units, leaders] = [unitsIn(who), leadersIn(who)];
  if (units.length === 0) return leaders.length === 1 ? { do: 'lead', leader: leaders[0]!, to } : undefined;
  if (leaders.length > 0) return undefined;
  return { do: 'move', units, to, facing: facing ?? facingOf(state, units[0]!) };
}
