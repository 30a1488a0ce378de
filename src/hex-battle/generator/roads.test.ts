import { expect, test } from 'vitest';
import { flatLand, mapOf } from './land.ts';
import { buildRoad, type RoadWorks } from './roads.ts';
import { digAlongSides } from './water.ts';

const WORKS: RoadWorks = {
  price: (terrain) => ({ clear: 1, woods: 3 })[terrain],
  waters: ['stream'],
  bridge: 'bridge',
};

const mapNow = (land: ReturnType<typeof flatLand>) => mapOf(land, { fr: '', en: '' });

test('a road crosses a stream by one bridge', () => {
  const land = flatLand(8, 8, 'clear');
  digAlongSides(land, { runs: 'east', at: 0.5, sway: 1, salt: 5 }, 'stream');
  expect(buildRoad(land, 3, 7 * 8 + 3, 'road', WORKS)).toBe(true);
  const { sides, roads } = mapNow(land);
  const [bridge, ...others] = sides.find(({ kind }) => kind === 'bridge')!.between;
  expect(others).toEqual([]);
  expect(sides.find(({ kind }) => kind === 'stream')!.between).toContain(bridge);
  const [from, to] = bridge!.split('-') as [string, string];
  const { path } = roads[0]!;
  expect(Math.abs(path.indexOf(from) - path.indexOf(to))).toBe(1);
});

test('a road goes round woods, and along a road that is there', () => {
  const land = flatLand(7, 5, 'clear');
  for (const column of [2, 3, 4]) land.terrain[2 * 7 + column] = 'woods';
  buildRoad(land, 2 * 7, 2 * 7 + 6, 'road', WORKS);
  expect(mapNow(land).roads[0]!.path.some((hex) => ['0303', '0403', '0503'].includes(hex))).toBe(false);
  buildRoad(land, 2 * 7, 6, 'trail', WORKS);
  const steps = mapNow(land).roads.flatMap(({ path }) =>
    path.slice(1).map((hex, i) => [path[i], hex].sort().join('-')),
  );
  expect(new Set(steps).size).toBe(steps.length);
});

test('no road goes where nobody builds one', () => {
  const land = flatLand(3, 3, 'clear');
  for (const column of [0, 1, 2]) land.terrain[3 + column] = 'water';
  expect(buildRoad(land, 0, 6, 'road', WORKS)).toBe(false);
  expect(land.roads).toEqual([]);
});
