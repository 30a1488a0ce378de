import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_FRONT, aspect, directionsOf, FOUR_FRONT, TWO_FRONT, TWO_TWO_TWO } from './aspect.ts';
import {
  DIRECTIONS,
  directionTo,
  distance,
  gridOf,
  hexAtAxial,
  hexOfNumber,
  neighbour,
  neighboursOf,
  numberOf,
  OFF,
  opposite,
  rotateFacing,
  within,
} from './hex.ts';
import { hexesOfSide, hexesOfVertex, sideIds, sideOf, vertexIds, vertexOf } from './sides.ts';
import { grids, hexesOf } from './reach/testing.ts';

const placed = grids.chain((grid) => fc.tuple(fc.constant(grid), hexesOf(grid), hexesOf(grid), hexesOf(grid)));

describe('on a map of 8 × 8, read off a drawing', () => {
  const grid = gridOf(8, 8);
  const at = (number: string): number => hexOfNumber(grid, number)!;
  const around = (number: string): string[] =>
    DIRECTIONS.map((direction) => neighbour(grid, at(number), direction)).map((hex) =>
      hex === OFF ? '–' : numberOf(grid, hex),
    );

  test.each([
    // Odd printed rows stand to the west, even ones half a hex to the east.
    ['0403', ['0402', '0503', '0404', '0304', '0303', '0302']],
    ['0404', ['0503', '0504', '0505', '0405', '0304', '0403']],
    ['0101', ['–', '0201', '0102', '–', '–', '–']],
    ['0808', ['–', '–', '–', '–', '0708', '0807']],
    ['0102', ['0201', '0202', '0203', '0103', '–', '0101']],
  ])('round %s: NE, E, SE, SW, W, NW', (number, neighbours) => expect(around(number)).toEqual(neighbours));

  test.each([
    ['0101', '0101', 0],
    ['0101', '0801', 7],
    ['0101', '0108', 7],
    ['0101', '0808', 11],
    ['0403', '0505', 2],
    ['0403', '0405', 2],
  ])('%s to %s: %i', (a, b, steps) => expect(distance(grid, at(a), at(b))).toBe(steps));

  test('numbers that no hex has', () =>
    expect(
      ['0001', '0100', '0901', '0109', '101', '', '01010', '1e01', ' 101'].map((n) => hexOfNumber(grid, n)),
    ).toEqual(Array.from({ length: 9 }, () => undefined)));
});

test('numbers, axial coordinates and directions lead back to the hex', () =>
  fc.assert(
    fc.property(placed, ([grid, hex]) => {
      expect(hexOfNumber(grid, numberOf(grid, hex))).toBe(hex);
      expect(hexAtAxial(grid, grid.q[hex]!, grid.r[hex]!)).toBe(hex);
      for (const direction of DIRECTIONS) {
        const next = neighbour(grid, hex, direction);
        if (next === OFF) continue;
        expect(neighbour(grid, next, opposite(direction))).toBe(hex);
        expect(directionTo(grid, hex, next)).toBe(direction);
      }
    }),
  ));

test('distance: symmetric, 1 to neighbours, no way round is shorter', () =>
  fc.assert(
    fc.property(placed, ([grid, a, b, c]) => {
      expect(distance(grid, a, b)).toBe(distance(grid, b, a));
      expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
      expect(neighboursOf(grid, a).every((near) => distance(grid, a, near) === 1)).toBe(true);
      const near = within(grid, a, 2);
      expect([...near].sort((x, y) => x - y)).toEqual(
        Array.from({ length: grid.hexes }, (_, hex) => hex).filter((hex) => distance(grid, a, hex) <= 2),
      );
    }),
  ));

test('a side has one id from both its hexes, and a vertex from all three', () =>
  fc.assert(
    fc.property(grids, (grid) => {
      const sides = new Map<number, Set<string>>();
      const vertices = new Map<number, Set<number>>();
      for (let hex = 0; hex < grid.hexes; hex++)
        for (const direction of DIRECTIONS) {
          const near = neighbour(grid, hex, direction);
          const side = sideOf(grid, hex, direction);
          if (near !== OFF) expect(sideOf(grid, near, opposite(direction))).toBe(side);
          expect([...hexesOfSide(grid, side)].sort()).toEqual([hex, near].sort());
          sides.set(side, (sides.get(side) ?? new Set()).add([hex, near].sort().join()));
          const vertex = vertexOf(grid, hex, direction);
          vertices.set(vertex, (vertices.get(vertex) ?? new Set()).add(hex));
          // The vertex between two sides belongs to both neighbours behind them.
          const [left, right] = [neighbour(grid, hex, rotateFacing(direction, -1)), near];
          if (left !== OFF) expect(vertexOf(grid, left, rotateFacing(direction, 2))).toBe(vertex);
          if (right !== OFF) expect(vertexOf(grid, right, rotateFacing(direction, -2))).toBe(vertex);
          expect([...hexesOfVertex(grid, vertex)].sort()).toEqual([hex, left, right].sort());
        }
      // Off-map neighbours are all alike by number: a border side belongs to one hex in one direction only.
      for (const [side, pairs] of sides) expect([side < sideIds(grid), pairs.size]).toEqual([true, 1]);
      for (const [vertex, hexes] of vertices) expect([vertex < vertexIds(grid), hexes.size <= 3]).toEqual([true, true]);
      const [inner, outer] = [new Set<number>(), []] as [Set<number>, number[]];
      for (let edge = 0; edge < grid.hexes * 6; edge++)
        if (grid.neighbours[edge] === OFF) outer.push(edge);
        else inner.add(sideOf(grid, Math.floor(edge / 6), DIRECTIONS[edge % 6]!));
      expect(sides.size).toBe(inner.size + outer.length);
      expect(inner.size * 2 + outer.length).toBe(grid.hexes * 6);
    }),
    { numRuns: 25 },
  ));

/*
 * A unit in the middle, drawn on paper; its neighbours NE, E, SE, SW, W, NW in that order. It faces the vertex between
 * its two front hexes: f front, l flank, r rear.
 */
describe('what a neighbour is to a unit that faces a vertex', () => {
  const NAMES = { f: 'front', l: 'flank', r: 'rear' } as const;
  test.each([
    ['N, 2/2/2', 0, TWO_TWO_TWO, 'flrrlf'],
    ['NE, 2/2/2', 1, TWO_TWO_TWO, 'fflrrl'],
    ['SE, 2/2/2', 2, TWO_TWO_TWO, 'lfflrr'],
    ['S, 2/2/2', 3, TWO_TWO_TWO, 'rlfflr'],
    ['SW, 2/2/2', 4, TWO_TWO_TWO, 'rrlffl'],
    ['NW, 2/2/2', 5, TWO_TWO_TWO, 'lrrlff'],
    ['N, 2/4', 0, TWO_FRONT, 'frrrrf'],
    ['SE, 2/4', 2, TWO_FRONT, 'rffrrr'],
    ['S, 2/4', 3, TWO_FRONT, 'rrffrr'],
    ['NW, 2/4', 5, TWO_FRONT, 'rrrrff'],
    ['N, 4/2', 0, FOUR_FRONT, 'ffrrff'],
    ['NE, 4/2', 1, FOUR_FRONT, 'fffrrf'],
    ['S, 4/2', 3, FOUR_FRONT, 'rffffr'],
    ['SW, all round', 4, ALL_FRONT, 'ffffff'],
  ] as const)('%s', (_, facing, split, drawn) => {
    expect(DIRECTIONS.map((direction) => aspect(facing, direction, split))).toEqual(
      [...drawn].map((sign) => NAMES[sign as keyof typeof NAMES]),
    );
    for (const wanted of ['front', 'flank', 'rear'] as const)
      expect(
        directionsOf(facing, wanted, split).every((direction) => aspect(facing, direction, split) === wanted),
      ).toBe(true);
  });
});
