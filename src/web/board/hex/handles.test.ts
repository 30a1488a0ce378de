import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../space/hex.ts';
import type { Point } from '../point.ts';
import { centreAt } from './geometry.ts';
import { HANDLE, handleNear, handlePoint } from './handles.ts';

/** Half the edge of a counter, and how high the strip of its figures is. */
const HALF = 19;
const FIGURES = 16;
const CENTRE = centreAt(5, 4);
const AROUND = [-1, 0, 1].flatMap((row) => [3, 4, 5, 6, 7].map((column) => centreAt(column, 4 + row)));

/** How far a point is from a rectangle around a counter’s middle: from `top` to its foot. */
function gap({ x, y }: Point, counter: Point, top: number): number {
  const dx = Math.max(Math.abs(x - counter.x) - HALF, 0);
  const dy = Math.max(counter.y + top - y, y - counter.y - HALF, 0);
  return Math.hypot(dx, dy);
}

describe('a handle that turns a counter', () => {
  test.each(DIRECTIONS)('towards %i covers no counter, neither its own nor a neighbour', (facing) => {
    for (const counter of AROUND)
      expect(gap(handlePoint(CENTRE, facing, false), counter, -HALF)).toBeGreaterThanOrEqual(HANDLE);
  });

  test.each([2, 3].flatMap((fanned) => DIRECTIONS.map((facing) => [fanned, facing] as const)))(
    'of %i that are fanned out, towards %i, covers no figures',
    (fanned, facing) => {
      const handle = handlePoint(CENTRE, facing, true);
      const fan = Array.from({ length: fanned }, (_, i) => {
        const from = i - (fanned - 1) / 2;
        return { x: CENTRE.x + from * 42, y: CENTRE.y - Math.abs(from) * 3 };
      });
      for (const counter of [...fan, ...AROUND.filter(({ x, y }) => x !== CENTRE.x || y !== CENTRE.y)])
        expect(gap(handle, counter, HALF - FIGURES)).toBeGreaterThanOrEqual(HANDLE - 0.2);
    },
  );

  test('is taken by a finger beside it, the nearest one, and none from afar', () => {
    const { x, y } = handlePoint(CENTRE, 0, false);
    expect(handleNear({ x: x + 6, y: y - 12 }, CENTRE, DIRECTIONS, false, 19)).toBe(0);
    expect(handleNear({ x, y: y - 12 }, CENTRE, [1, 2], false, 19)).toBeUndefined();
    expect(handleNear(CENTRE, CENTRE, DIRECTIONS, false, 19)).toBeUndefined();
  });
});
