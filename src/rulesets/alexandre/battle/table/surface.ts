import type { Game } from '../../../../kernel/game.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { leadersIn, unitsIn } from '../../../../hex-battle/counters/ids.ts';
import { neighboursOf, OFF } from '../../../../space/hex.ts';
import type { HexPlace, HexSurface } from '../../../../space/hex-table.ts';
import { hexSurface } from '../../../../hex-battle/table/surface.ts';
import { barredHexes, endsOf, REASON_TEXTS, ROUTED_THERE } from '../../../../hex-battle/table/move-ends.ts';
import type { Reach } from '../../../../space/reach/reach.ts';
import type { Ids } from '../../../../space/table.ts';
import { leaderPath, leaderReach, mayEnd, pathOf, reachOf } from '../actions/movement.ts';
import type { Field } from '../position/field.ts';
import { FRONTS } from '../position/places.ts';
import { facingOf, hexOf, isRouted, onMap, type State, waiting } from '../position/state.ts';
import { type Screen, screenBetween } from '../situation/sight.ts';
import { onlyTurns } from '../turn/activation.ts';
import type { Command } from '../turn/orders.ts';
import { countersOf } from './counters.ts';
import { gestureOf, gesturesOf } from './gestures.ts';

/** The map of a battle, and what a hand does on it. */
export const surfaceOf = <V>(game: Game<State, Command, V>, field: Field): HexSurface<State, Command> =>
  hexSurface(game, {
    map: field.map,
    counters: (state) => countersOf(field, state),
    gesture: (state, command) => gestureOf(field, state, command),
    gestures: (state, id) => gesturesOf(field, state, id),
    path: (state, command) => wayOf(field, state, command),
    barredHexes: (state, who) => barredHexesFor(field, state, who),
    reach: (state, id) => {
      const { reach, isEnd } = reachFor(field, state, [id]);
      return endsOf(reach, isEnd);
    },
    move: (state, who, to) => moveFor(state, who, to),
    fronts: (state, side) => frontsOfSide(field, state, side),
    screen: (state, from, to) => {
      const blocked = screenBetween(field, state, from, to);
      return blocked && { hexes: blocked.hexes, text: SCREENS[blocked.why] };
    },
  });

const SCREENS: Readonly<Record<Screen, Text>> = {
  height: t('terrain plus haut', 'higher ground'),
  unit: t('une unité', 'a unit'),
};

function wayOf(field: Field, state: State, command: Command): readonly number[] {
  switch (command.do) {
    case 'move':
      return pathOf(field, state, command);
    case 'lead':
      return leaderPath(field, state, command);
    case 'advance':
      return [hexOf(state, command.units[0]!), command.to];
    case 'flee':
      return [hexOf(state, command.unit), command.to];
    case 'retreat': {
      const owed = waiting(state);
      return owed?.owes === 'retreat' ? [hexOf(state, owed.units[0]!), command.to] : [];
    }
    default:
      return [];
  }
}

function frontsOfSide(field: Field, state: State, side: number): number[] {
  const fronts = new Set<number>();
  for (const [unit, counter] of field.units.entries()) {
    if (counter.side !== side || !onMap(state, unit) || isRouted(state, unit)) continue;
    const hex = hexOf(state, unit);
    for (const direction of FRONTS[facingOf(state, unit)]!) {
      const front = field.grid.neighbours[hex * 6 + direction]!;
      if (front !== OFF && field.isNear(hex, front)) fronts.add(front);
    }
  }
  return [...fronts];
}

const NO_ORDERS = t('hors de commandement : tourne d’un sommet', 'out of command: turns one vertex');

/** What counters that move together can reach, and in which of those hexes they may end. */
function reachFor(field: Field, state: State, who: readonly string[]) {
  const units = unitsIn(who);
  if (units.length === 0) return { reach: leaderReach(field, state, leadersIn(who)[0]!), isEnd: () => true };
  const reach = reachOf(field, state, units);
  const isEnd = (hex: number): boolean =>
    ([0, 1, 2, 3, 4, 5] as const).some(
      (facing) => reach.costOf(reach.placeOf(hex, facing)) >= 0 && mayEnd(field, state, units, hex, facing),
    );
  return { reach, isEnd };
}

function barredHexesFor(field: Field, state: State, who: Ids) {
  if (waiting(state) !== undefined) return [];
  const units = unitsIn(who);
  if (units.some((unit) => onlyTurns(field, state, unit)))
    return neighboursOf(field.grid, hexOf(state, units[0]!)).map((hex) => ({ hex, text: NO_ORDERS }));
  const { reach, isEnd } = reachFor(field, state, who);
  return barredHexes(reach, isEnd, (hex) => whyNoEnd(field, state, reach, hex));
}

/** Friends stand there: too many of them, routed, or with a facing that the movement does not stretch to. */
function whyNoEnd(field: Field, state: State, reach: Reach, hex: number): Text {
  const there = field.places.at(state.units).topUnit(hex);
  if (there < 0) return REASON_TEXTS.stacking;
  if (isRouted(state, there)) return ROUTED_THERE;
  return reach.costOf(reach.placeOf(hex, facingOf(state, there))) < 0 ? REASON_TEXTS.cost : REASON_TEXTS.stacking;
}

function moveFor(state: State, who: Ids, { hex: to, facing }: HexPlace): Command | undefined {
  const [units, leaders] = [unitsIn(who), leadersIn(who)];
  if (units.length === 0) return leaders.length === 1 ? { do: 'lead', leader: leaders[0]!, to } : undefined;
  return { do: 'move', units, leaders, to, facing: facing ?? facingOf(state, units[0]!) };
}
