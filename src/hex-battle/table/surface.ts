import type { Game } from '../../kernel/game.ts';
import { join, same, t, type Text } from '../../kernel/text.ts';
import { neighboursOf, numberOf } from '../../space/hex.ts';
import { type HexCounter, type HexPlace, type HexSurface, placesOn } from '../../space/hex-table.ts';
import type { BattleMap } from '../../space/map.ts';
import type { Ids, Shift, Sight } from '../../space/table.ts';
import { type HexGesture, hexOrders } from './orders.ts';
import { shiftOf } from './shift.ts';

/** What lies between two hexes, and what it is. */
interface Screen {
  readonly hexes: readonly number[];
  readonly text: Text;
}

/** What a ruleset says of its battles on a map of hexes. */
export interface HexRules<G, C> {
  readonly map: BattleMap;
  counters(state: G): readonly HexCounter[];
  /** A command as a hand gives it on the map; undefined where it is no counter's. */
  gesture(state: G, command: C): HexGesture<C> | undefined;
  /** All commands of a counter. */
  gestures(state: G, id: string): readonly HexGesture<C>[];
  /** The hexes of a move, the first one included. */
  path(state: G, command: C): readonly number[];
  /** Hexes near to the reach of counters that move together, where they may not end, and why. */
  barredHexes(state: G, who: Ids): readonly { readonly hex: number; readonly text: Text }[];
  reach: HexSurface<G, C>['reach'];
  /** The command that moves counters of one stack, whether it is allowed or not; undefined where they never move so. */
  move(state: G, who: Ids, to: HexPlace): C | undefined;
  /** Hexes in front of a side's units. */
  fronts(state: G, side: number): readonly number[];
  /** Hexes in a side's zones of control, where the rules know any. */
  zones?(state: G, side: number): readonly number[];
  /** Undefined where the view is open. */
  screen(state: G, from: number, to: number): Screen | undefined;
}

/** Hexes by the path of a fact, as places. */
export const placesByPath = (hexes: Readonly<Record<string, readonly number[]>>): Record<string, readonly HexPlace[]> =>
  Object.fromEntries(Object.entries(hexes).map(([path, list]) => [path, placesOn(list)]));

/** The map of a battle, and what a hand does on it, by what a ruleset says of them. */
export function hexSurface<G, C, V>(game: Game<G, C, V>, rules: HexRules<G, C>): HexSurface<G, C> {
  const { map, counters, gesture, gestures, path, barredHexes, reach, fronts, zones, screen } = rules;
  const { grid } = map;
  return {
    kind: 'hexes',
    map,
    counters,
    isSame: (one, other) => one.hex === other.hex,
    nameOf: ({ hex }) => numberOf(grid, hex),
    orders: (state, id) =>
      hexOrders(
        grid,
        gestures(state, id),
        counters(state).find((counter) => counter.id === id),
        (group) => barredHexes(state, group),
      ),
    traces: (state, command) => {
      const found = gesture(state, command);
      if (found === undefined || found.kind === 'here') return [];
      const walked = found.kind === 'move' ? path(state, command) : [];
      if (walked.length > 1) return [placesOn(walked)];
      const ends = found.kind === 'move' ? [found.to] : found.at;
      const places = new Map(counters(state).map((counter) => [counter.id, counter.place]));
      return found.who.flatMap((id) => ends.map((end) => [places.get(id)!, end]));
    },
    lineOf: (state, id, ids) => lineOf(map, counters(state), id, ids),
    shift: (state, ids, lead, to): Shift<C, HexPlace> | undefined => shiftOf(game, rules, state, ids, lead, to),
    sight: (state, from, to): Sight<HexPlace> => {
      const found = screen(state, from.hex, to.hex);
      if (found === undefined) return { from, to };
      return { from, to, blocked: { at: placesOn(found.hexes), text: screenText(map, found) } };
    },
    reach,
    fronts,
    ...(zones !== undefined && { zones }),
  };
}

/** Those who stand side by side with a counter, facing as it does. */
function lineOf({ grid }: BattleMap, counters: readonly HexCounter[], id: string, ids: Ids): Ids {
  const first = counters.find((counter) => counter.id === id);
  if (first?.place.facing === undefined) return [];
  const fellows = counters.filter((one) => ids.includes(one.id) && one.place.facing === first.place.facing);
  const hexes = new Set([first.place.hex]);
  for (const hex of hexes)
    for (const near of neighboursOf(grid, hex)) if (fellows.some(({ place }) => place.hex === near)) hexes.add(near);
  return fellows.filter(({ place }) => hexes.has(place.hex)).map((one) => one.id);
}

/** `0607, the bank (higher ground)`: the place that blocks, and why. */
function screenText({ grid, places }: BattleMap, { hexes, text }: Screen): Text {
  const { fr, en } = join(
    hexes.map((hex) => {
      const number = numberOf(grid, hex);
      const name = places.find((place) => place.hex === hex)?.name;
      return name === undefined ? same(number) : t(`${number}, ${name.fr}`, `${number}, ${name.en}`);
    }),
    ' + ',
  );
  return t(`${fr} (${text.fr})`, `${en} (${text.en})`);
}
