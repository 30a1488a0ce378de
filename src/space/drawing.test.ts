import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { t } from '../kernel/text.ts';
import {
  blankMap,
  paintTerrain,
  setLevel,
  resizeMap,
  withoutSides,
  withoutRoads,
  withPlace,
  withSides,
  withRoad,
} from './drawing.ts';
import { directionTo, gridOf, hexOfNumber, neighboursOf } from './hex.ts';
import { compileMap, hasSide, hasRoad, isInside, levelAt, readMap, terrainAt, type Vocabulary } from './map.ts';
import type { MapDocument } from './map-document.ts';

const VOCABULARY: Vocabulary = {
  terrains: {
    clear: t('clair', 'clear'),
    woods: t('bois', 'woods'),
    water: t('eau', 'water'),
    'ford-1': t('gué', 'ford'),
  },
  sides: { stream: { text: t('ruisseau', 'stream') }, wall: { text: t('mur', 'wall'), directed: true } },
  roads: { road: t('route', 'road'), trail: t('chemin', 'trail') },
  mapStyle: 'staff',
};
const blank = blankMap(6, 5, 'clear');
const grid = gridOf(6, 5);
const hexes = (...numbers: readonly string[]): number[] => numbers.map((number) => hexOfNumber(grid, number)!);
const crossing = (map: MapDocument, from: string, to: string, has: typeof hasSide, kind: string): boolean => {
  const [a, b] = hexes(from, to) as [number, number];
  return has(compileMap(map, VOCABULARY), a, directionTo(grid, a, b)!, kind);
};

describe('brushes on a map', () => {
  test('paint ground, and give a new kind a letter of its own', () => {
    const map = paintTerrain(paintTerrain(blank, hexes('0203', '0303'), 'woods'), hexes('0101'), 'water');
    expect(map.legend.map(({ letter, terrain }) => `${letter} ${terrain}`)).toEqual(['. clear', 'w woods', 'a water']);
    expect(map.terrain).toEqual(['a.....', '......', '.ww...', '......', '......']);
    expect(terrainAt(compileMap(map, VOCABULARY), hexes('0203')[0]!)).toBe('woods');
    expect(paintTerrain(map, hexes('0101'), 'clear').terrain[0]).toBe('......');
  });

  test('raise hexes of a map that was flat', () => {
    const map = compileMap(setLevel(blank, hexes('0402', '0403'), 2), VOCABULARY);
    expect(hexes('0402', '0403', '0404').map((hex) => levelAt(map, hex))).toEqual([2, 2, 0]);
  });

  test('draw a side wherever they go from hex to hex; the hex they leave is the inside of a work', () => {
    const map = withSides(withSides(blank, hexes('0202', '0302', '0402'), 'stream'), hexes('0203', '0204'), 'wall');
    expect(map.sides).toEqual([
      { kind: 'stream', between: ['0202-0302', '0302-0402'] },
      { kind: 'wall', between: ['0203-0204'] },
    ]);
    expect(crossing(map, '0302', '0202', hasSide, 'stream')).toBe(true);
    expect(crossing(map, '0203', '0204', isInside, 'wall')).toBe(true);
    const other = withSides(map, hexes('0204', '0203'), 'wall');
    expect(crossing(other, '0203', '0204', isInside, 'wall')).toBe(false);
    expect(crossing(other, '0204', '0203', isInside, 'wall')).toBe(true);
  });

  test('going to and fro draws a side once', () => {
    expect(withSides(blank, hexes('0202', '0302', '0202'), 'stream').sides).toEqual([
      { kind: 'stream', between: ['0202-0302'] },
    ]);
    expect(withSides(blank, hexes('0202'), 'stream')).toBe(blank);
  });

  test('take sides away, of one kind or of all', () => {
    const both = withSides(withSides(blank, hexes('0202', '0302'), 'stream'), hexes('0302', '0202'), 'wall');
    expect(withoutSides(both, hexes('0202', '0302'), 'wall').sides.map(({ kind }) => kind)).toEqual(['stream']);
    expect(withoutSides(both, hexes('0202', '0302')).sides).toEqual([]);
  });

  test('lead a way on, and break it where it is erased', () => {
    const road = withRoad(withRoad(blank, hexes('0103', '0203'), 'road'), hexes('0203', '0303', '0403'), 'road');
    expect(road.roads).toEqual([{ kind: 'road', path: ['0103', '0203', '0303', '0403'] }]);
    expect(withoutRoads(road, hexes('0303', '0203')).roads.map(({ path }) => path)).toEqual([
      ['0103', '0203'],
      ['0303', '0403'],
    ]);
    expect(crossing(withRoad(road, hexes('0203', '0303'), 'trail'), '0203', '0303', hasRoad, 'road')).toBe(false);
  });

  test('name a hex, rename it, and take the name away', () => {
    const named = withPlace(blank, hexes('0203')[0]!, t('Le Gué', 'The Ford'));
    expect(named.places).toEqual([{ hex: '0203', name: t('Le Gué', 'The Ford') }]);
    expect(withPlace(named, hexes('0203')[0]!, t('', '')).places).toEqual([]);
  });

  test('a smaller map loses what stood beyond it, a larger one is filled up', () => {
    const drawn = withPlace(
      withRoad(
        withSides(setLevel(blank, hexes('0605'), 1), hexes('0504', '0604'), 'stream'),
        hexes('0302', '0402', '0502'),
        'road',
      ),
      hexes('0605')[0]!,
      t('Coin', 'Corner'),
    );
    const small = resizeMap(drawn, 4, 3);
    expect(small).toMatchObject({ width: 4, height: 3, terrain: ['....', '....', '....'], sides: [], places: [] });
    expect(small.roads).toEqual([{ kind: 'road', path: ['0302', '0402'] }]);
    const large = resizeMap(drawn, 8, 6);
    expect(large.terrain.at(-1)).toBe('........');
    expect(large.sides).toEqual(drawn.sides);
    compileMap(large, VOCABULARY);
  });

  test('whatever is drawn stays a map', () => {
    const path = fc
      .array(fc.nat(5), { minLength: 1, maxLength: 12 })
      .chain((turns) => fc.nat(grid.hexes - 1).map((start) => walk(start, turns)));
    const stroke = fc.oneof(
      fc.record({ hexes: path, kind: fc.constantFrom(...Object.keys(VOCABULARY.terrains)) }).map(
        ({ hexes, kind }) =>
          (map: MapDocument) =>
            paintTerrain(map, hexes, kind),
      ),
      fc.record({ hexes: path, level: fc.nat(9) }).map(
        ({ hexes, level }) =>
          (map: MapDocument) =>
            setLevel(map, hexes, level),
      ),
      fc.record({ hexes: path, kind: fc.constantFrom('stream', 'wall') }).map(
        ({ hexes, kind }) =>
          (map: MapDocument) =>
            withSides(map, hexes, kind),
      ),
      fc.record({ hexes: path, kind: fc.constantFrom('road', 'trail') }).map(
        ({ hexes, kind }) =>
          (map: MapDocument) =>
            withRoad(map, hexes, kind),
      ),
      path.map((hexes) => (map: MapDocument) => withoutRoads(withoutSides(map, hexes), hexes)),
    );
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (strokes, size) => {
        const drawn = strokes.reduce((map, draw) => draw(map), blank);
        expect(readMap(JSON.parse(JSON.stringify(drawn)), VOCABULARY).drawn).toEqual(drawn);
        readMap(resizeMap(drawn, size, size), VOCABULARY);
      }),
      { numRuns: 200 },
    );
  });
});

function walk(start: number, turns: readonly number[]): number[] {
  const path = [start];
  for (const turn of turns) {
    const around = neighboursOf(grid, path.at(-1)!);
    path.push(around[turn % around.length]!);
  }
  return path;
}
