import type { Text } from '../kernel/text.ts';
import { type Grid, gridOf, hexOfNumber, numberOf } from './hex.ts';
import type { MapDocument } from './map-document.ts';

/*
 * What brushes do to a map as a document. Nothing here knows what ground costs: a drawing that was a map stays one,
 * so that it can be compiled after every stroke.
 */

/** A map of one kind of ground, without a name. */
export const blankMap = (width: number, height: number, terrain: string): MapDocument => ({
  name: { fr: '', en: '' },
  width,
  height,
  legend: [{ letter: '.', terrain }],
  terrain: Array.from({ length: height }, () => '.'.repeat(width)),
  levels: [],
  sides: [],
  roads: [],
  places: [],
});

const LETTERS = '.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a terrain; a terrain that is new to the map gets one that says something, where it is still free. */
function withLetter({ legend }: MapDocument, terrain: string): MapDocument['legend'][number] {
  const known = legend.find((one) => one.terrain === terrain);
  if (known !== undefined) return known;
  const free = [...terrain, ...LETTERS].find(
    (letter) => LETTERS.includes(letter) && !legend.some((one) => one.letter === letter),
  );
  return { letter: free!, terrain };
}

/** Rows with the sign of some hexes changed. */
function withSigns(rows: readonly string[], width: number, hexes: readonly number[], sign: string): string[] {
  const signs = rows.map((row) => [...row]);
  for (const hex of hexes) signs[Math.floor(hex / width)]![hex % width] = sign;
  return signs.map((row) => row.join(''));
}

export function paintTerrain(map: MapDocument, hexes: readonly number[], terrain: string): MapDocument {
  const used = withLetter(map, terrain);
  return {
    ...map,
    legend: map.legend.includes(used) ? map.legend : [...map.legend, used],
    terrain: withSigns(map.terrain, map.width, hexes, used.letter),
  };
}

export function setLevel(map: MapDocument, hexes: readonly number[], level: number): MapDocument {
  const flat = Array.from({ length: map.height }, () => '0'.repeat(map.width));
  return { ...map, levels: withSigns(map.levels.length > 0 ? map.levels : flat, map.width, hexes, String(level)) };
}

/** Steps from hex to hex, written as maps write them. */
const pairsAlong = (grid: Grid, path: readonly number[]): [string, string][] =>
  path.slice(1).map((hex, i) => [numberOf(grid, path[i]!), numberOf(grid, hex)]);

const turnedAround = (pair: string): string => pair.split('-').toReversed().join('-');

/** Without a kind of side, or without any, between the hexes of a path. */
export function withoutSides(map: MapDocument, path: readonly number[], kind?: string): MapDocument {
  const grid = gridOf(map.width, map.height);
  const gone = new Set(
    pairsAlong(grid, path).flatMap(([from, to]) => [`${from}-${to}`, turnedAround(`${from}-${to}`)]),
  );
  return {
    ...map,
    sides: map.sides
      .map((one) =>
        kind === undefined || one.kind === kind
          ? { ...one, between: one.between.filter((pair) => !gone.has(pair)) }
          : one,
      )
      .filter(({ between }) => between.length > 0),
  };
}

/** With a kind of side wherever the path goes from hex to hex; the hex that it leaves is the inside of a work. */
export function withSides(map: MapDocument, path: readonly number[], kind: string): MapDocument {
  const cleared = withoutSides(map, path, kind);
  const added = [
    ...new Set(pairsAlong(gridOf(map.width, map.height), path).map(([from, to]) => `${from}-${to}`)),
  ].filter((pair, i, all) => all.indexOf(turnedAround(pair)) < 0 || all.indexOf(turnedAround(pair)) > i);
  if (added.length === 0) return map;
  const group = cleared.sides.find((one) => one.kind === kind);
  const drawn = { kind, between: [...(group?.between ?? []), ...added] };
  return {
    ...cleared,
    sides: group === undefined ? [...cleared.sides, drawn] : cleared.sides.with(cleared.sides.indexOf(group), drawn),
  };
}

type Road = MapDocument['roads'][number];

/** A road in parts, where steps are taken out of it. */
function splitRoad({ kind, path }: Road, gone: ReadonlySet<string>): Road[] {
  const parts: string[][] = [[path[0]!]];
  for (const [i, hex] of path.entries()) {
    if (i === 0) continue;
    if (gone.has(`${path[i - 1]}-${hex}`)) parts.push([hex]);
    else parts.at(-1)!.push(hex);
  }
  return parts.filter((part) => part.length > 1).map((part) => ({ kind, path: part }));
}

/** Without roads, of any kind, along a path. */
export function withoutRoads(map: MapDocument, path: readonly number[]): MapDocument {
  const steps = pairsAlong(gridOf(map.width, map.height), path);
  const gone = new Set(steps.flatMap(([from, to]) => [`${from}-${to}`, `${to}-${from}`]));
  return { ...map, roads: map.roads.flatMap((road) => splitRoad(road, gone)) };
}

/** With a road along a path; one that ends where the path begins is led on. */
export function withRoad(map: MapDocument, path: readonly number[], kind: string): MapDocument {
  if (path.length < 2) return map;
  const cleared = withoutRoads(map, path);
  const grid = gridOf(map.width, map.height);
  const numbers = path.map((hex) => numberOf(grid, hex));
  const ended = cleared.roads.findIndex((road) => road.kind === kind && road.path.at(-1) === numbers[0]);
  const roads =
    ended < 0
      ? [...cleared.roads, { kind, path: numbers }]
      : cleared.roads.with(ended, { kind, path: [...cleared.roads[ended]!.path, ...numbers.slice(1)] });
  return { ...cleared, roads };
}

/** With that name at a hex; without one where both languages are empty. */
export function withPlace(map: MapDocument, hex: number, name: Text): MapDocument {
  const number = numberOf(gridOf(map.width, map.height), hex);
  const others = map.places.filter((place) => place.hex !== number);
  return { ...map, places: name.fr === '' && name.en === '' ? others : [...others, { hex: number, name }] };
}

/** Cut off, or filled up with its first kind of ground; what stands on hexes that are no more goes with them. */
export function resizeMap(map: MapDocument, width: number, height: number): MapDocument {
  const fitRows = (rows: readonly string[], sign: string): string[] =>
    Array.from({ length: height }, (_, row) => (rows[row] ?? '').slice(0, width).padEnd(width, sign));
  const grid = gridOf(width, height);
  const isThere = (number: string): boolean => hexOfNumber(grid, number) !== undefined;
  return {
    ...map,
    width,
    height,
    terrain: fitRows(map.terrain, map.legend[0]!.letter),
    levels: map.levels.length === 0 ? [] : fitRows(map.levels, '0'),
    sides: map.sides
      .map((one) => ({ ...one, between: one.between.filter((pair) => pair.split('-').every(isThere)) }))
      .filter(({ between }) => between.length > 0),
    roads: map.roads.flatMap((road) => {
      const gone = new Set(
        road.path.flatMap((hex, i) =>
          i > 0 && !(isThere(hex) && isThere(road.path[i - 1]!)) ? [`${road.path[i - 1]}-${hex}`] : [],
        ),
      );
      return splitRoad(road, gone);
    }),
    places: map.places.filter(({ hex }) => isThere(hex)),
  };
}
