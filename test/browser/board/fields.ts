import { same, t } from '../../../src/kernel/text.ts';
import { type BattleMap, readMap, type Vocabulary } from '../../../src/space/map.ts';
import { type Facing, numberOf } from '../../../src/space/hex.ts';
import type { HexCounter } from '../../../src/space/hex-table.ts';

/** Words of no particular ruleset. */
export const VOCABULARY: Vocabulary = {
  terrains: {
    clear: t('Clair', 'Clear'),
    difficult: t('Difficile', 'Difficult'),
    orchard: t('Verger', 'Orchard'),
    woods: t('Bois', 'Woods'),
    marsh: t('Marais', 'Marsh'),
    'sea-river': t('Mer/Rivière', 'Sea/River'),
    'ford-1': t('Gué 1', 'Ford 1'),
    town: t('Ville', 'Town'),
    castle: t('Château', 'Castle'),
    bridge: t('Pont', 'Bridge'),
  },
  sides: {
    stream: { text: t('ruisseau', 'stream') },
    river: { text: t('rivière', 'river') },
    bridge: { text: t('pont', 'bridge') },
    slope: { text: t('pente', 'slope') },
    steep: { text: t('pente raide', 'steep slope') },
    crest: { text: t('crête', 'crest') },
    redoubt: { text: t('redoute', 'redoubt'), directed: true },
  },
  roads: { road: t('route', 'road'), trail: t('chemin', 'trail') },
  mapStyle: 'staff',
  chart: 'terrain',
};

const LEGEND = Object.entries({
  '.': 'clear',
  d: 'difficult',
  o: 'orchard',
  w: 'woods',
  m: 'marsh',
  '~': 'sea-river',
  '1': 'ford-1',
  t: 'town',
  c: 'castle',
  b: 'bridge',
}).map(([letter, terrain]) => ({ letter, terrain }));

/** A map with a little of everything. */
export const VALLEY: BattleMap = readMap(
  {
    name: { fr: 'La Vallée', en: 'The Valley' },
    width: 16,
    height: 12,
    legend: LEGEND,
    terrain: [
      '......ww.....~~~',
      '.....www....~~~~',
      '..t...w....1~~~.',
      '...........~~...',
      '.oo..d....~1....',
      'oo..dd...b~..ww.',
      '.....d..~~..www.',
      '...m...~~....w..',
      '..mm..1~....t...',
      '..m..~~.........',
      '...1~~....c.....',
      '~~~~~..........d',
    ],
    levels: [
      '1110000000000000',
      '1221000000000000',
      '1221000000000000',
      '0110000000000000',
      '0000000000000000',
      '0000000000000000',
      '0000000000001100',
      '0000000000012210',
      '0000000000012321',
      '0000000000012221',
      '0000000001111111',
      '0000000000111100',
    ],
    sides: [
      { kind: 'stream', between: ['0504-0505', '0605-0505', '0605-0606', '0705-0606', '0706-0606', '0706-0707'] },
      { kind: 'slope', between: ['0302-0403', '0402-0403', '0403-0302'] },
      { kind: 'steep', between: ['1207-1208', '1208-1108', '1209-1109'] },
      { kind: 'crest', between: ['1408-1409', '1408-1509'] },
      { kind: 'redoubt', between: ['1310-1210', '1310-1311', '1310-1309'] },
      { kind: 'bridge', between: ['0605-0606'] },
    ],
    roads: [
      {
        kind: 'road',
        path: '0101 0102 0203 0303 0403 0404 0505 0605 0606 0706 0806 0906 1006 1107 1108 1208 1309 1409 1509 1609'.split(
          ' ',
        ),
      },
      { kind: 'trail', path: ['0303', '0304', '0305', '0306', '0307', '0407', '0408'] },
    ],
    places: [
      { hex: '0303', name: { fr: 'Saint-Paul', en: 'Saint-Paul' } },
      { hex: '1309', name: { fr: 'Le Moulin', en: 'The Mill' } },
    ],
  },
  VOCABULARY,
);

const TYPES = ['Ph', 'Ca', 'Pe', 'In', 'Ja', 'Ho', 'Ar', 'Cl', 'El', 'Ch'];

const counter = (map: BattleMap, hex: number, i: number, facing: Facing = i % 2 === 0 ? 0 : 3): HexCounter => ({
  id: `unit-${i}`,
  side: i % 2,
  place: { hex, facing },
  type: TYPES[i % TYPES.length]!,
  name: same(`${TYPES[i % TYPES.length]} ${numberOf(map.grid, hex)}`),
  strength: 2 + (i % 5),
  rating: 1 + (i % 6),
  movement: 4 + (i % 4),
  ...(i % 7 === 3 && { state: { code: 'F', text: t('fatiguée', 'fatigued') } }),
  ...(i % 11 === 4 && { state: { code: 'D', text: t('découragée', 'discouraged') } }),
});

/** Two lines, a stack of two units under a leader, a unit that has acted. */
export const ARMIES: readonly HexCounter[] = [
  ...[100, 101, 102, 103, 104].map((hex, i) => counter(VALLEY, hex, i * 2)),
  ...[70, 71, 72, 73].map((hex, i) => counter(VALLEY, hex, i * 2 + 1)),
  counter(VALLEY, 102, 20),
  { id: 'leader', side: 0, place: { hex: 102 }, type: 'leader', name: t('Alexandre', 'Alexander') },
  { ...counter(VALLEY, 106, 12, 1), spent: true },
];

/** As large as the largest battles: 34 × 22 hexes, 90 counters. */
export function largeBattle(): { readonly map: BattleMap; readonly counters: readonly HexCounter[] } {
  let drawn = 3;
  const draw = (sides: number): number => ((drawn = (Math.imul(drawn, 48271) >>> 0) % 0x7fffffff) >>> 8) % sides;
  const [width, height] = [34, 22];
  const terrain = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => '.......dwwwotm'[draw(14)]!).join(''),
  );
  const levels = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      Math.max(0, Math.round(1.2 + Math.sin(column / 4) * 1.4 + Math.cos(row / 3) * 1.4)),
    ).join(''),
  );
  const map = readMap({ width, height, legend: LEGEND, terrain, levels }, VOCABULARY);
  return {
    map,
    counters: Array.from({ length: 90 }, (_, i) => counter(map, (3 + (i % 15)) * width + 4 + ((i * 7) % 26), i)),
  };
}
