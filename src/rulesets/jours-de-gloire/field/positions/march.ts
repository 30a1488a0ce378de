import type { Sketch } from '../testing.ts';

/*
 * A step from 0405 to 0404, to its north-east. Beside both 0304 and 0505; beyond 0403, 0503, 0504.
 */

/** Points of a general, infantry, cavalry and artillery to 0404, as the columns of the chart; NA where they do not come. */
export interface MarchPosition {
  readonly name: string;
  readonly more: Omit<Sketch, 'units'>;
  readonly others?: readonly string[];
  readonly disordered?: true;
  readonly points: readonly [Points, Points, Points, Points];
  /** Whom the step leaves disordered, by their columns. */
  readonly disorders?: readonly ('I' | 'C' | 'A')[];
}
type Points = number | 'NA';

/** A row of the terrain chart, a position where it is paid, and one beside it where it is not. */
export interface MarchPair {
  readonly row: string;
  readonly paid: MarchPosition;
  readonly near: MarchPosition;
}

const CLEAR = [1, 1, 1, 2] as const;
const NOBODY = ['NA', 'NA', 'NA', 'NA'] as const;

type Rest = Omit<MarchPosition, 'name' | 'points' | 'more'> & Omit<Sketch, 'units'>;
const to = (
  name: string,
  { others, disordered, disorders, ...more }: Rest,
  points: MarchPosition['points'] = CLEAR,
): MarchPosition => ({
  name,
  more,
  points,
  ...(others && { others }),
  ...(disordered && { disordered }),
  ...(disorders && { disorders }),
});
const pair = (row: string, paid: MarchPosition, near: MarchPosition): MarchPair => ({ row, paid, near });

/** A terrain in the hex entered; and in one beside it. */
const hex = (terrain: string, ...points: MarchPosition['points']): MarchPair =>
  pair(
    terrain,
    to(`into ${terrain}`, { ground: { '0404': terrain } }, points),
    to(`past ${terrain}`, { ground: { '0304': terrain } }),
  );

const AROUND = ['0403', '0503', '0504', '0505', '0405', '0304'].map((beyond) => `0404-${beyond}`);
const ring = (...kinds: readonly string[]): Pick<Sketch, 'sides'> => ({
  sides: Object.fromEntries(kinds.map((kind) => [kind, AROUND])),
});
/** Something along all sides of the hex entered; and along one side of it that is not crossed. */
const sides = (
  kind: string,
  points: MarchPosition['points'],
  disorders: readonly ('I' | 'C' | 'A')[] = [],
): MarchPair =>
  pair(
    kind,
    to(`across a ${kind}`, { ...ring(kind), disorders }, points),
    to(`along a ${kind}`, { sides: { [kind]: ['0404-0503'] } }),
  );

const ROAD = { roads: { road: ['0405', '0404'] } };

export const MARCHES: readonly MarchPair[] = [
  pair('clear', to('clear ground', {}), to('difficult ground', { ground: { '0404': 'difficult' } }, [1, 1, 2, 2])),
  hex('difficult', 1, 1, 2, 2),
  hex('orchard', 1, 1, 3, 3),
  hex('woods', 2, 2, 3, 3),
  hex('marsh', 2, 2, 3, 'NA'),
  hex('water', ...NOBODY),
  hex('town', 1, 2, 3, 3),
  hex('castle', 2, 2, 2, 2),
  pair(
    'road',
    to('through woods by road', { ...ROAD, ground: { '0404': 'woods' } }, [0.5, 1, 1, 1]),
    to('a road that leads elsewhere', { roads: { road: ['0404', '0403'] }, ground: { '0404': 'woods' } }, [2, 2, 3, 3]),
  ),
  pair(
    'road',
    to(
      'beyond an enemy two hexes off',
      { ...ROAD, ground: { '0404': 'woods' }, others: ['B I 4/5 0602 N d'] },
      [0.5, 1, 1, 1],
    ),
    to(
      'not to come beside an enemy [c]',
      { ...ROAD, ground: { '0404': 'woods' }, others: ['B I 4/5 0503 N d'] },
      [2, 2, 3, 3],
    ),
  ),
  pair(
    'trail',
    to('through woods by trail', { roads: { trail: ['0405', '0404'] }, ground: { '0404': 'woods' } }, [0.5, 1, 1, 2]),
    to(
      'a trail that leads elsewhere',
      { roads: { trail: ['0404', '0403'] }, ground: { '0404': 'woods' } },
      [2, 2, 3, 3],
    ),
  ),
  pair(
    'bridge',
    to('by a bridge over a river', { sides: { river: AROUND, bridge: ['0404-0405'] } }),
    to('a river without a bridge', ring('river'), NOBODY),
  ),
  sides('stream', [1, 2, 2, 4]),
  pair(
    'stream',
    to('a stream', ring('stream'), [1, 2, 2, 4]),
    to('a stream by road [c]', { ...ring('stream'), ...ROAD }, [0.5, 1, 1, 1]),
  ),
  pair(
    'up-1',
    to('up a level', { ground: { '0404': 'clear 1' } }, [2, 2, 2, 3]),
    to('level on a hill', { ground: { '0404': 'clear 1', '0405': 'clear 1' } }),
  ),
  pair(
    'up-2',
    to('up two levels', { ground: { '0404': 'clear 2' } }, [2, 2, 3, 'NA']),
    to('up two levels by road [c], J-65', { ground: { '0404': 'clear 2' }, ...ROAD }, [0.5, 1, 1, 1]),
  ),
  pair(
    'down-1',
    to('down a level', { ground: { '0405': 'clear 1' } }, [1, 1, 1, 3]),
    to('a hill behind', { ground: { '0406': 'clear 1' } }),
  ),
  pair(
    'down-2',
    to('down two levels', { ground: { '0405': 'clear 2' } }, [1, 1, 2, 'NA']),
    to('down two levels by road [c], J-65', { ground: { '0405': 'clear 2' }, ...ROAD }, [0.5, 1, 1, 1]),
  ),
  sides('crest', CLEAR),
  sides('slope', [1, 1, 2, 'NA']),
  pair(
    'slope',
    to('a slope by road: its cost stays, guns pay 2 [c]', { ...ring('slope'), ...ROAD }, [0.5, 1, 2, 3]),
    to('a road without a slope', ROAD, [0.5, 1, 1, 1]),
  ),
  sides('steep', [2, 2, 'NA', 'NA'], ['I']),
  pair(
    'steep',
    to('a steep slope by road: no disorder, 2 for horse and guns [c]', { ...ring('steep'), ...ROAD }, [1.5, 2, 3, 3]),
    to('across three levels nobody [i]', { ...ring('steep'), ground: { '0404': 'clear 3' } }, NOBODY),
  ),
  sides('redoubt', [2, 2, 3, 5], ['A']),
  pair(
    'redoubt',
    to('a redoubt', { ...ring('redoubt'), disorders: ['A'] }, [2, 2, 3, 5]),
    to('a redoubt by road: guns keep the D (J-65)', { ...ring('redoubt'), ...ROAD, disorders: ['A'] }, [0.5, 1, 1, 1]),
  ),
  sides('fortification', [3, 3, 'NA', 'NA']),
  pair(
    'friends',
    to('a hex of friends', { others: ['A A 4/5 0404 N'] }, [1, 2, 2, 3]),
    to('friends beside it', { others: ['A A 4/5 0304 N'] }),
  ),
  pair(
    'leaving-zoc',
    to('out of an enemy zone', { others: ['B I 4/5 0305 SW'] }, [1, 2, 2, 3]),
    to('from beside a disordered enemy, who has none', { others: ['B I 4/5 0305 SW d'] }),
  ),
  pair(
    'leaving-zoc',
    to('out of the zone behind an enemy too', { others: ['B C 4/5 0305 NW'] }, [1, 2, 2, 3]),
    to('from beside guns, which have none', { others: ['B A 4/5 0305 SW'] }),
  ),
  pair(
    'leaving-zoc',
    to('disordered, into an enemy zone [d]', { others: ['B I 4/5 0403 N'], disordered: true }, [1, 2, 2, 3]),
    to('in good order', { others: ['B I 4/5 0403 N'] }),
  ),
  pair(
    'leaving-zoc',
    to('disordered, into the zone of cavalry', { others: ['B C 4/5 0403 N'], disordered: true }, [1, 2, 2, 3]),
    to('disordered, beside a square, which has none', { others: ['B I 4/5 0403 N q'], disordered: true }),
  ),
];

/** Why the first unit, which stands in 0405, does not come to a hex; and where it does. */
export const REACHES: readonly (readonly [
  name: string,
  sketch: Sketch,
  to: string,
  why: 'cost' | 'forbidden' | 'enemy' | 'zone' | undefined,
])[] = (
  [
    ['four hexes of clear ground', {}, [], '0805', undefined],
    ['not five', {}, [], '0905', 'cost'],
    ['two of woods', { ground: { '0505': 'woods', '0605': 'woods', '0705': 'woods' } }, [], '0605', undefined],
    ['water', { ground: { '0505': 'water' } }, [], '0505', 'forbidden'],
    ['an enemy', {}, ['B I 4/5 0505 N'], '0505', 'enemy'],
    ['into a zone', {}, ['B I 4/5 0504 N'], '0505', undefined],
    [
      'not through a zone',
      { ground: { '0406': 'water', '0506': 'water', '0404': 'water' } },
      ['B I 4/5 0504 N'],
      '0605',
      'zone',
    ],
    [
      'through that of a disordered unit',
      { ground: { '0406': 'water', '0506': 'water', '0404': 'water' } },
      ['B I 4/5 0504 N d'],
      '0605',
      undefined,
    ],
    ['out of a zone, not into a front hex', {}, ['B I 4/5 0305 NW', 'B I 4/5 0503 SW'], '0404', 'zone'],
    ['out of a zone, into a rear hex', {}, ['B I 4/5 0305 NW', 'B I 4/5 0503 NE'], '0404', undefined],
    [
      'no zone over a bridge',
      {
        sides: { stream: ['0505-0504'], bridge: ['0505-0504'] },
        ground: { '0406': 'water', '0506': 'water', '0404': 'water' },
      },
      ['B I 4/5 0504 N'],
      '0605',
      undefined,
    ],
    [
      'no zone across a river',
      {
        sides: { river: ['0505-0504', '0605-0504'] },
        ground: { '0406': 'water', '0506': 'water', '0404': 'water' },
      },
      ['B I 4/5 0504 N'],
      '0605',
      undefined,
    ],
  ] as const
).map(([name, more, others, hex, why]) => [
  name,
  { units: ['A I 4/5 0405 N', 'B I 4/5 1201 S', ...others], step: 'move', ...more } as Sketch,
  hex,
  why,
]);
