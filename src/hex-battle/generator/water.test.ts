import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, neighboursOf, rowOf } from '../../space/hex.ts';
import { type Land, flatLand } from './land.ts';
import { easeSlopes, raiseHills } from './relief.ts';
import { type Course, digAlongSides, digRiver } from './water.ts';

const lands = fc.record({
  width: fc.integer({ min: 12, max: 32 }),
  height: fc.integer({ min: 10, max: 20 }),
  hills: fc.nat(0x7fff_fff0),
  course: fc.record({
    runs: fc.constantFrom<Course['runs']>('east', 'south'),
    at: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    sway: fc.double({ min: 0, max: 1.6, noNaN: true }),
    salt: fc.nat(0x7fff_fff0),
  }),
});

const hilly = (width: number, height: number, salt: number): Land => {
  const land = flatLand(width, height, 'clear');
  raiseHills(land, salt, 6, [0.5, 0.25, 0.1]);
  return land;
};

const isSteep = ({ grid, level }: Land): boolean =>
  Array.from({ length: grid.hexes }, (_, hex) => hex).some((hex) =>
    neighboursOf(grid, hex).some((next) => Math.abs(level[next]! - level[hex]!) > 1),
  );

describe('water', () => {
  test('a river runs from one edge to the other in one piece, and never uphill', () => {
    fc.assert(
      fc.property(lands, ({ width, height, hills, course }) => {
        const land = hilly(width, height, hills);
        const river = digRiver(land, course);
        const across = river.map((hex) => (course.runs === 'east' ? columnOf(land.grid, hex) : rowOf(land.grid, hex)));
        expect(Math.min(...across)).toBe(0);
        expect(Math.max(...across)).toBe((course.runs === 'east' ? width : height) - 1);
        const joined = [river[0]!];
        for (const hex of joined)
          joined.push(...neighboursOf(land.grid, hex).filter((next) => river.includes(next) && !joined.includes(next)));
        expect(joined).toHaveLength(river.length);
        const levels = river.map((hex) => land.level[hex]!);
        expect(levels).toEqual(levels.toSorted((a, b) => b - a));
        expect(isSteep(land)).toBe(false);
      }),
    );
  });

  test('a stream parts the land in two: nobody passes without crossing it', () => {
    fc.assert(
      fc.property(lands, ({ width, height, hills, course }) => {
        const land = hilly(width, height, hills);
        digAlongSides(land, course, 'stream');
        const crossed = new Set(
          [...land.sides.get('stream')!.values()].flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]),
        );
        const reached = [0];
        for (const hex of reached)
          reached.push(
            ...neighboursOf(land.grid, hex).filter((next) => !reached.includes(next) && !crossed.has(`${hex}-${next}`)),
          );
        expect(reached.length).toBeGreaterThan(0);
        expect(reached).not.toContain(land.grid.hexes - 1);
        expect(isSteep(land)).toBe(false);
      }),
    );
  });
});

test('slopes are eased by lowering alone', () => {
  const land = flatLand(5, 1, 'clear');
  land.level.set([0, 4, 4, 0, 9]);
  easeSlopes(land);
  expect([...land.level]).toEqual([0, 1, 1, 0, 1]);
});
