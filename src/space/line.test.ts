import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, gridOf, hexOfNumber, neighboursOf, numberOf, OFF } from './hex.ts';
import { line, type Passage } from './line.ts';
import { hexesOfSide, hexesOfVertex } from './sides.ts';
import { grids, hexesOf } from './reach/testing.ts';

const grid = gridOf(9, 9);
const at = (number: string): number => hexOfNumber(grid, number)!;
const name = (hex: number): string => (hex === OFF ? 'off' : numberOf(grid, hex));

/** `0101 | 0201` across a side, `(0101 0201)` along it, `*` through a vertex, `*0101` grazing a hex there. */
const told = (met: Passage): string => {
  switch (met.kind) {
    case 'hex':
      return name(met.hex);
    case 'across':
      return '|';
    case 'along':
      return `(${met.hexes.map(name).join(' ')})`;
    case 'vertex':
      return `*${met.grazed === OFF ? '' : name(met.grazed)}`;
  }
};

describe('lines between centres, drawn with a ruler', () => {
  test.each([
    ['0501', '0501', '0501'],
    ['0501', '0601', '0501 | 0601'],
    ['0201', '0501', '0201 | 0301 | 0401 | 0501'],
    ['0301', '0303', '0301 * (0302 0202) * 0303'],
    ['0303', '0301', '0303 * (0202 0302) * 0301'],
    ['0301', '0402', '0301 * (0401 0302) * 0402'],
    ['0301', '0403', '0301 | 0302 | 0403'],
    ['0301', '0305', '0301 * (0302 0202) * 0303 * (0304 0204) * 0305'],
    ['0101', '0105', '0101 * (0102 off) * 0103 * (0104 off) * 0105'],
    ['0303', '0503', '0303 | 0403 | 0503'],
    ['0303', '0402', '0303 * (0302 0403) * 0402'],
    ['0304', '0605', '0304 | 0404 | 0505 | 0605'],
    // One row down, four and a half hexes east: through two vertices, grazing a hex at each.
    ['0201', '0602', '0201 | 0301 *0302 0401 | 0402 *0501 0502 | 0602'],
  ])('%s to %s: %s', (from, to, drawn) => expect(line(grid, at(from), at(to)).map(told).join(' ')).toBe(drawn));
});

const ends = grids.chain((grid) => fc.tuple(fc.constant(grid), hexesOf(grid), hexesOf(grid)));

/** The same place, whichever way the line is drawn. */
const undirected = (met: Passage): unknown =>
  'hexes' in met ? { ...met, hexes: [...met.hexes].sort((a, b) => a - b) } : met;

test('a line is the same in both directions', () =>
  fc.assert(
    fc.property(ends, ([grid, from, to]) => {
      expect(line(grid, from, to).map(undirected)).toEqual(line(grid, to, from).reverse().map(undirected));
    }),
    { numRuns: 300 },
  ));

test('a line is unbroken, stays on the map and passes no hex twice', () =>
  fc.assert(
    fc.property(ends, ([grid, from, to]) => {
      const met = line(grid, from, to);
      const hexes = met.flatMap((part) => (part.kind === 'hex' ? [part.hex] : []));
      expect([hexes[0], hexes.at(-1), hexes.includes(OFF)]).toEqual([from, to, false]);
      expect(new Set(hexes).size).toBe(hexes.length);
      expect(hexes.length).toBeLessThanOrEqual(distance(grid, from, to) * 2 + 1);
      for (const [i, part] of met.entries()) {
        const [before, after] = [met[i - 1], met[i + 1]];
        if (part.kind === 'across') {
          expect([...hexesOfSide(grid, part.side)].sort()).toEqual([...part.hexes].sort());
          expect([before, after]).toEqual(part.hexes.map((hex) => ({ kind: 'hex', hex })));
        }
        if (part.kind === 'along') expect([...hexesOfSide(grid, part.side)].sort()).toEqual([...part.hexes].sort());
        if (part.kind === 'vertex') {
          const touching = hexesOfVertex(grid, part.vertex);
          for (const beside of [before, after])
            if (beside?.kind === 'hex') expect(touching).toContain(beside.hex);
            else if (beside?.kind === 'along') expect(touching).toEqual(expect.arrayContaining([...beside.hexes]));
        }
      }
      for (let i = 1; i < hexes.length; i++) expect([1, 2]).toContain(distance(grid, hexes[i - 1]!, hexes[i]!));
    }),
    { numRuns: 300 },
  ));

test('neighbours see each other across one side', () => {
  for (const near of neighboursOf(grid, at('0505')))
    expect(line(grid, at('0505'), near).map(({ kind }) => kind)).toEqual(['hex', 'across', 'hex']);
});
