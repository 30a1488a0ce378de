import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionTo, gridOf, hexOfNumber, numberOf } from './hex.ts';
import { blockedBy, type SightRule } from './sight.ts';
import { sideOf } from './sides.ts';

const grid = gridOf(9, 7);
const at = (number: string): number => hexOfNumber(grid, number)!;

/** A position: levels, woods and units by hex, crests by side. */
interface Ground {
  readonly levels?: Readonly<Record<string, number>>;
  readonly woods?: readonly string[];
  readonly units?: readonly string[];
  readonly crests?: readonly string[];
}

const levelsIn = ({ levels = {} }: Ground) => {
  const byHex = new Map(Object.entries(levels).map(([number, level]) => [at(number), level]));
  return (hex: number): number => byHex.get(hex) ?? 0;
};

/** Higher ground than both ends, and units at the level of the ends; beside a side, only two together. */
function ancient(ground: Ground): SightRule<'height' | 'unit'> {
  const level = levelsIn(ground);
  const units = new Set((ground.units ?? []).map(at));
  return {
    alongside: 'both',
    hex: (hex, { from, to }) => {
      const ends = Math.max(level(from), level(to));
      if (level(hex) > ends) return 'height';
      return units.has(hex) && level(hex) === ends ? 'unit' : undefined;
    },
  };
}

/** Woods on either hand, and crests away from the ends. */
function wooded(ground: Ground): SightRule<'woods' | 'crest'> {
  const woods = new Set((ground.woods ?? []).map(at));
  const crests = new Set(
    (ground.crests ?? []).map((pair) => {
      const [a, b] = pair.split('-').map(at) as [number, number];
      return sideOf(grid, a, directionTo(grid, a, b)!);
    }),
  );
  return {
    alongside: 'either',
    hex: (hex, { fromDistance, toDistance }) => (woods.has(hex) && fromDistance >= toDistance ? 'woods' : undefined),
    side: (side, hexes, { from, to }) =>
      crests.has(side) && !hexes.includes(from) && !hexes.includes(to) ? 'crest' : undefined,
  };
}

/** `0301 height`, `0202+0302 unit`, or `open`. */
const seen = (from: string, to: string, rule: SightRule<string>): string => {
  const blocked = blockedBy(grid, at(from), at(to), rule);
  return blocked === undefined
    ? 'open'
    : `${blocked.hexes
        .map((hex) => numberOf(grid, hex))
        .sort()
        .join('+')} ${blocked.why}`;
};

describe('heights and units', () => {
  test.each<[string, string, string, Ground, string]>([
    ['nothing between', '0101', '0501', {}, 'open'],
    [
      'neighbours, whatever they are',
      '0101',
      '0201',
      { levels: { '0101': 3, '0201': 0 }, units: ['0101', '0201'] },
      'open',
    ],
    ['a hill between', '0101', '0501', { levels: { '0301': 1 } }, '0301 height'],
    ['a hill as high as one end', '0101', '0501', { levels: { '0301': 1, '0501': 1 } }, 'open'],
    ['a hill higher than both', '0101', '0501', { levels: { '0301': 2, '0501': 1 } }, '0301 height'],
    ['a hill beside the line', '0101', '0501', { levels: { '0302': 2 } }, 'open'],
    ['a unit between', '0101', '0501', { units: ['0401'] }, '0401 unit'],
    ['units at the ends', '0101', '0501', { units: ['0101', '0501'] }, 'open'],
    ['a unit below the ends', '0101', '0501', { units: ['0301'], levels: { '0101': 1, '0501': 1 } }, 'open'],
    [
      'a unit on the hill of the ends',
      '0101',
      '0501',
      { units: ['0301'], levels: { '0101': 1, '0301': 1, '0501': 1 } },
      '0301 unit',
    ],
    ['the first of two', '0101', '0501', { units: ['0201', '0401'] }, '0201 unit'],
    ['the first of two, from the other end', '0501', '0101', { units: ['0201', '0401'] }, '0401 unit'],
    ['beside a side, one of two', '0301', '0303', { units: ['0202'] }, 'open'],
    ['beside a side, both', '0301', '0303', { units: ['0202', '0302'] }, '0202+0302 unit'],
    [
      'beside a side, one a unit and one a hill',
      '0301',
      '0303',
      { units: ['0202'], levels: { '0302': 1 } },
      '0202+0302 height',
    ],
    ['along the edge of the map, its one hex', '0101', '0103', { units: ['0102'] }, '0102 unit'],
    ['through a vertex, the hex that is grazed', '0201', '0602', { units: ['0302', '0501'] }, 'open'],
    ['through a vertex, the hex behind it', '0201', '0602', { units: ['0401'] }, '0401 unit'],
  ])('%s', (_, from, to, ground, expected) => expect(seen(from, to, ancient(ground))).toBe(expected));
});

describe('sides, either hand, and how far a place is from the ends', () => {
  test.each<[string, string, string, Ground, string]>([
    ['woods nearer the first end', '0101', '0501', { woods: ['0201'] }, 'open'],
    ['woods nearer the second', '0101', '0501', { woods: ['0401'] }, '0401 woods'],
    ['woods halfway', '0101', '0501', { woods: ['0301'] }, '0301 woods'],
    ['a crest between', '0101', '0501', { crests: ['0201-0301'] }, '0201+0301 crest'],
    ['a crest before an end', '0101', '0501', { crests: ['0101-0201'] }, 'open'],
    ['a crest along the line', '0301', '0303', { crests: ['0202-0302'] }, '0202+0302 crest'],
    ['woods on one hand of a side', '0301', '0303', { woods: ['0302'] }, '0202+0302 woods'],
  ])('%s', (_, from, to, ground, expected) => expect(seen(from, to, wooded(ground))).toBe(expected));
});

const numbers = fc.nat({ max: grid.hexes - 1 }).map((hex) => numberOf(grid, hex));
const grounds: fc.Arbitrary<Ground> = fc.record({
  levels: fc.dictionary(numbers, fc.nat({ max: 2 }), { maxKeys: 20 }),
  units: fc.array(numbers, { maxLength: 12 }),
});

test('sight is mutual, and more units never open it', () =>
  fc.assert(
    fc.property(grounds, numbers, numbers, fc.array(numbers, { maxLength: 5 }), (ground, from, to, more) => {
      const open = seen(from, to, ancient(ground)) === 'open';
      expect(seen(to, from, ancient(ground)) === 'open').toBe(open);
      const fuller = { ...ground, units: [...ground.units!, ...more] };
      if (!open) expect(seen(from, to, ancient(fuller))).not.toBe('open');
    }),
    { numRuns: 200 },
  ));
