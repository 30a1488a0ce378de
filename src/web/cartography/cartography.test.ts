import { describe, expect, test } from 'vitest';
import { seededChance } from '../../kernel/seed.ts';
import type { BattleMap } from '../../space/map.ts';
import { MAP_STYLES, readMap } from '../../space/map.ts';
import { VOCABULARY as ANCIENT } from '../../rulesets/alexandre/battle/position/field.ts';
import { VOCABULARY as NAPOLEONIC } from '../../rulesets/jours-de-gloire/battle/position/ground.ts';
import { centreOf } from '../board/hex/geometry.ts';
import { FILLS } from './looks.ts';
import { areaAbove, contours } from './contours.ts';
import { INKS } from './drawing.ts';
import { groundOf } from './ground.ts';
import { drawMap, type MapOptions } from './map-drawing.ts';
import { grain, smoothNoise } from '../../space/noise.ts';
import { PALETTES } from './palettes.ts';
import { lightOn, type Raster, smooth, valueAt } from './raster.ts';
import { heightsOf } from './relief.ts';
import { mapSvg } from './to-svg.ts';

const OPTIONS: MapOptions = { style: 'staff', grid: 'lines', name: (text) => text.en };

const document = (rows: readonly string[], levels: readonly string[], more: object = {}): object => ({
  name: { fr: '', en: '' },
  width: rows[0]!.length,
  height: rows.length,
  legend: [
    ['.', 'clear'],
    [':', 'difficult'],
    ['o', 'orchard'],
    ['w', 'woods'],
    ['m', 'marsh'],
    ['~', 'water'],
    ['t', 'town'],
    ['c', 'castle'],
  ].map(([letter, terrain]) => ({ letter, terrain })),
  terrain: rows,
  levels,
  ...more,
});

/** Any ground beside any other, on any heights. */
function randomMap(seed: string): BattleMap {
  const chance = seededChance(seed);
  const rows = (letters: string): string[] =>
    Array.from({ length: 9 }, () => Array.from({ length: 11 }, () => letters[chance(0, letters.length - 1)]!).join(''));
  return readMap(document(rows('..::oowwmm~~tc'), rows('0000112')), NAPOLEONIC);
}

describe('whoever looks at the middle of a hex sees its own ground', () => {
  test.each(Array.from({ length: 12 }, (_, i) => `map ${i}`))('%s', (seed) => {
    const map = randomMap(seed);
    const ground = groundOf(map);
    for (const fill of FILLS) {
      const own = new Set(ground.hexesOf(fill));
      const area = ground.rasterOf(fill);
      for (let hex = 0; hex < map.grid.hexes; hex++)
        expect(valueAt(area, centreOf(map.grid, hex)) > 0.5).toBe(own.has(hex));
    }
    const heights = heightsOf(map);
    for (let hex = 0; hex < map.grid.hexes; hex++)
      expect(Math.abs(valueAt(heights, centreOf(map.grid, hex)) - map.level[hex]!)).toBeLessThan(0.5);
  });
});

describe('contours', () => {
  const hill: Raster = { columns: 4, rows: 4, step: 10, from: 0, values: new Float32Array(16) };
  hill.values[5] = 1;
  test('surround a height once', () => {
    const lines = contours(hill, 0.5);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.at(0)).toEqual(lines[0]!.at(-1));
    expect(new Set(lines[0]!.slice(1).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['10 5', '5 10', '10 15', '15 10']),
    );
  });
  test('leave a plain alone', () => expect(contours({ ...hill, values: new Float32Array(16) }, 0.5)).toEqual([]));
  test('close an area that meets the edge of the sheet', () => {
    const values = new Float32Array(16).fill(1);
    expect(areaAbove({ ...hill, values }, 0.5)).toMatch(/^M[^M]*Z$/);
  });
  test('end at the edge where only the line is asked for', () => {
    const values = Float32Array.from({ length: 16 }, (_, i) => (i < 8 ? 1 : 0));
    expect(contours({ ...hill, values }, 0.5)).toEqual([
      [30, 20, 10, 0].map((x) => ({ x, y: 15 })).toSorted((a, b) => a.x - b.x),
    ]);
  });
});

test('light falls from the north-west', () => {
  const map = readMap(
    document(Array(7).fill('.......'), ['0000000', '0000000', '0011100', '0011100', '0011100', '0000000', '0000000']),
    NAPOLEONIC,
  );
  const light = lightOn(heightsOf(map));
  const middle = centreOf(map.grid, 3 * 7 + 3);
  expect(valueAt(light, { x: middle.x - 66, y: middle.y - 66 })).toBeGreaterThan(0.05);
  expect(valueAt(light, { x: middle.x + 66, y: middle.y + 66 })).toBeLessThan(-0.05);
  expect(Math.abs(valueAt(light, middle))).toBeLessThan(0.05);
});

describe('what looks like chance follows from the place', () => {
  test('the same everywhere and again', () => {
    expect(grain(3, 4, 5)).toBe(grain(3, 4, 5));
    expect(smoothNoise(12.5, 7, 20, 1)).toBe(smoothNoise(12.5, 7, 20, 1));
  });
  test('and is spread evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let x = 0; x < 100; x++) for (let y = 0; y < 100; y++) tenths[Math.floor(grain(x, y) * 10)]!++;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

const works = { sides: [{ kind: 'redoubt', between: ['0303-0403'] }] };
const WITH: readonly (readonly [string, object, string])[] = [
  ['a road', { roads: [{ kind: 'road', path: ['0103', '0203', '0303'] }] }, 'roadEdge'],
  ['a stream', { sides: [{ kind: 'stream', between: ['0303-0403'] }] }, 'water'],
  ['a river', { sides: [{ kind: 'river', between: ['0303-0403'] }] }, 'water'],
  ['a steep side', { sides: [{ kind: 'steep', between: ['0303-0403'] }] }, 'hachure'],
  ['a slope', { sides: [{ kind: 'slope', between: ['0303-0403'] }] }, 'hachure'],
  ['a crest', { sides: [{ kind: 'crest', between: ['0303-0403'] }] }, 'hachure'],
  ['a redoubt', works, 'wall'],
];
const inksOf = (more: object, rows: readonly string[] = Array(5).fill('.....')): Set<string | undefined> => {
  const map = readMap(document(rows, Array(5).fill('00000'), more), NAPOLEONIC);
  return new Set(drawMap(map, OPTIONS).ground.flatMap(({ fill, stroke }) => [fill, stroke]));
};

describe('nothing of a map is left out', () => {
  test.each(WITH)('%s', (_, more, ink) => {
    expect(inksOf({})).not.toContain(ink);
    expect(inksOf(more)).toContain(ink);
  });
  test.each([
    ['woods', 'w', 'leafLight'],
    ['an orchard', 'o', 'orchard'],
    ['marsh', 'm', 'marsh'],
    ['water', '~', 'water'],
    ['a village', 't', 'roof'],
    ['a castle', 'c', 'wall'],
    ['difficult ground', ':', 'stone'],
  ])('%s', (_, letter, ink) =>
    expect(inksOf({}, ['.....', '.....', `..${letter}..`, '.....', '.....'])).toContain(ink),
  );
  test('fords: the easier, the more stones', () => {
    const stones = (terrain: string): number => {
      const map = readMap(
        {
          ...document(['...', '.o.', '...'], ['000', '000', '000']),
          legend: [
            { letter: '.', terrain: 'clear' },
            { letter: 'o', terrain },
          ],
        },
        ANCIENT,
      );
      const mark = drawMap(map, { ...OPTIONS, style: 'relief' }).ground.find(({ fill }) => fill === 'stone')!;
      return mark.path.split('M').length;
    };
    expect(stones('ford-1')).toBeGreaterThan(stones('ford-2'));
    expect(stones('ford-2')).toBeGreaterThan(stones('ford-3'));
  });
});

describe.each(MAP_STYLES)('the %s map as a file', (style) => {
  test.each(['day', 'night'] as const)('by %s holds no number that is none, and every ink a colour', (theme) => {
    const palette = PALETTES[style][theme];
    expect(Object.keys(palette).sort()).toEqual([...INKS].sort());
    const svg = mapSvg(drawMap(randomMap('file'), { ...OPTIONS, style }), palette);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"/);
  });
  test('is the same each time', () =>
    expect(drawMap(randomMap('again'), { ...OPTIONS, style })).toEqual(
      drawMap(randomMap('again'), { ...OPTIONS, style }),
    ));
});

test('names are escaped', () => {
  const places = [{ hex: '0202', name: { fr: '<a>', en: 'A & "B" <c>' } }];
  const map = readMap(document(['...', '...', '...'], ['000', '000', '000'], { places }), NAPOLEONIC);
  expect(mapSvg(drawMap(map, OPTIONS), PALETTES.staff.day)).toContain('A &amp; &quot;B&quot; &lt;c></text>');
});

test('a raster of one number is that number everywhere', () => {
  const { grid } = randomMap('flat');
  expect([...smooth(grid, () => 3).values].every((value) => Math.abs(value - 3) < 1e-5)).toBe(true);
});
