import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { directionTo, hexOfNumber } from './hex.ts';
import { hasSide, hasRoad, isInside, levelAt, readMap, sidesAt, terrainAt, type Vocabulary, roadsAt } from './map.ts';

const VOCABULARY: Vocabulary = {
  terrains: { clear: t('clair', 'clear'), woods: t('bois', 'woods') },
  sides: { stream: { text: t('ruisseau', 'stream') }, wall: { text: t('mur', 'wall'), directed: true } },
  roads: { road: t('route', 'road') },
  mapStyle: 'staff',
};

const DOCUMENT = {
  name: { fr: 'Le Gué', en: 'The Ford' },
  width: 4,
  height: 2,
  legend: [
    { letter: '.', terrain: 'clear' },
    { letter: 'w', terrain: 'woods' },
  ],
  terrain: ['..w.', '.ww.'],
  levels: ['0001', '0012'],
  sides: [
    { kind: 'stream', between: ['0101-0102', '0201-0202'] },
    { kind: 'wall', between: ['0301-0302'] },
  ],
  roads: [{ kind: 'road', path: ['0101', '0201', '0202'] }],
  places: [{ hex: '0301', name: { fr: 'Le Bois', en: 'The Wood' } }],
};

test('a map document, compiled', () => {
  const map = readMap(DOCUMENT, VOCABULARY);
  const at = (number: string): number => hexOfNumber(map.grid, number)!;
  const towards = (from: string, to: string) => [at(from), directionTo(map.grid, at(from), at(to))!] as const;
  expect(['0101', '0301', '0202', '0402'].map((number) => terrainAt(map, at(number)))).toEqual([
    'clear',
    'woods',
    'woods',
    'clear',
  ]);
  expect(['0301', '0401', '0302', '0402'].map((number) => levelAt(map, at(number)))).toEqual([0, 1, 1, 2]);
  expect(hasSide(map, ...towards('0101', '0102'), 'stream')).toBe(true);
  expect(hasSide(map, ...towards('0102', '0101'), 'stream')).toBe(true);
  expect(hasSide(map, ...towards('0101', '0201'), 'stream')).toBe(false);
  expect(sidesAt(map, ...towards('0302', '0301'))).toEqual(['wall']);
  expect([
    isInside(map, ...towards('0301', '0302'), 'wall'),
    isInside(map, ...towards('0302', '0301'), 'wall'),
  ]).toEqual([true, false]);
  expect(hasRoad(map, ...towards('0201', '0101'), 'road')).toBe(true);
  expect(roadsAt(map, ...towards('0201', '0301'))).toEqual([]);
  expect(map.places).toEqual([{ hex: at('0301'), name: { fr: 'Le Bois', en: 'The Wood' } }]);
});

test('levels, sides, roads and places may be left out', () => {
  const { width, height, legend, terrain } = DOCUMENT;
  const map = readMap({ width, height, legend, terrain }, VOCABULARY);
  expect([map.level.some((level) => level > 0), map.sides.some((bits) => bits > 0), map.places]).toEqual([
    false,
    false,
    [],
  ]);
});

const problemsOf = (data: unknown): readonly (readonly [string, string, string])[] => {
  try {
    readMap(data, VOCABULARY);
  } catch (error) {
    if (error instanceof BadInput) return error.problems.map(({ path, text }) => [path, text.fr, text.en]);
    throw error;
  }
  return [];
};

describe('what does not fit is told with its place', () => {
  test.each([
    [
      'a letter that the legend lacks',
      { terrain: ['..w.', '.wQ.'] },
      [
        'terrain[2]',
        'hex. 0302 : terrain inconnu “Q” ; possibles : ., w',
        'hex 0302: unknown terrain “Q”; allowed: ., w',
      ],
    ],
    [
      'a terrain that the ruleset lacks',
      { legend: [...DOCUMENT.legend, { letter: 'l', terrain: 'lava' }] },
      [
        'legend[3].terrain',
        'terrain inconnu “lava” ; possibles : clear, woods',
        'unknown terrain “lava”; allowed: clear, woods',
      ],
    ],
    [
      'a letter with two meanings',
      { legend: [...DOCUMENT.legend, { letter: '.', terrain: 'woods' }] },
      ['legend[3].letter', 'attendu : une lettre qui ne sert pas encore', 'expected a letter that is not taken yet'],
    ],
    ['a short row', { terrain: ['..w', '.ww.'] }, ['terrain[1]', '3 hexagones au lieu de 4', '3 hexes instead of 4']],
    ['a row too few', { levels: ['0000'] }, ['levels', '1 rangées au lieu de 2', '1 rows instead of 2']],
    [
      'a level that is no digit',
      { levels: ['0x01', '0012'] },
      ['levels[1]', 'hex. 0201 : niveau inconnu “x” ; possibles : 0-9', 'hex 0201: unknown level “x”; allowed: 0-9'],
    ],
    [
      'a side between hexes far apart',
      { sides: [{ kind: 'stream', between: ['0101-0301'] }] },
      ['sides[1].between[1]', 'hex. 0101 et 0301 : pas voisins', 'hexes 0101 and 0301: not neighbours'],
    ],
    [
      'half a side',
      { sides: [{ kind: 'stream', between: ['0101'] }] },
      [
        'sides[1].between[1]',
        '“0101” ne convient pas ; attendu : 0407-0408',
        '“0101” does not fit; expected 0407-0408',
      ],
    ],
    [
      'a kind of side that the ruleset lacks',
      { sides: [{ kind: 'moat', between: ['0101-0201'] }] },
      [
        'sides[1].kind',
        'nature inconnue “moat” ; possibles : stream, wall',
        'unknown kind “moat”; allowed: stream, wall',
      ],
    ],
    [
      'a road that leaves the map',
      { roads: [{ kind: 'road', path: ['0401', '0501'] }] },
      [
        'roads[1].path[2]',
        'hex. “0501” : hors de la carte, de 0101 à 0402',
        'hex “0501”: not on the map, 0101 to 0402',
      ],
    ],
    [
      'a place elsewhere',
      { places: [{ hex: '9999', name: {} }] },
      ['places[1].hex', 'hex. “9999” : hors de la carte, de 0101 à 0402', 'hex “9999”: not on the map, 0101 to 0402'],
    ],
    [
      'a map too wide',
      { width: 61 },
      [
        'width',
        '61 ne convient pas ; attendu : un nombre entier de 1 à 60',
        '61 does not fit; expected a whole number from 1 to 60',
      ],
    ],
  ])('%s', (_, change, problem) => expect(problemsOf({ ...DOCUMENT, ...change })).toEqual([problem]));

  test('a map of nothing but faults tells the first ones and how many more there are', () => {
    const problems = problemsOf({
      ...DOCUMENT,
      width: 60,
      height: 60,
      terrain: Array(60).fill('Q'.repeat(60)),
      levels: [],
    });
    expect([problems.length, problems.at(-1)![2]]).toEqual([21, 'and 3580 more']);
  });
});
