import { expect, test } from 'vitest';
import { DIRECTIONS, gridOf, OFF } from '../../../space/hex.ts';
import { centreOf, cornerOf, hexAtPoint, middleOfSide, RADIUS, sheetSize } from './geometry.ts';

const grid = gridOf(7, 6);
const all = Array.from({ length: grid.hexes }, (_, hex) => hex);

test('every point near a centre belongs to its hex, and points outside to none', () => {
  for (const hex of all) {
    const centre = centreOf(grid, hex);
    expect(hexAtPoint(grid, centre)).toBe(hex);
    for (const direction of DIRECTIONS) {
      expect(hexAtPoint(grid, cornerOf(centre, direction, 0.9))).toBe(hex);
      const { x, y } = middleOfSide(centre, direction);
      const beyond = { x: centre.x + (x - centre.x) * 1.1, y: centre.y + (y - centre.y) * 1.1 };
      // Beside the outermost hexes a little of the margin counts as theirs: a thumb is not exact.
      const near = grid.neighbours[hex * 6 + direction]!;
      expect([near, near === OFF ? hex : near]).toContain(hexAtPoint(grid, beyond));
    }
  }
  expect([
    hexAtPoint(grid, { x: -40, y: 50 }),
    hexAtPoint(grid, { x: 5000, y: 50 }),
    hexAtPoint(grid, { x: 60, y: -30 }),
  ]).toEqual([OFF, OFF, OFF]);
});

test('the sheet holds every hex', () => {
  const { width, height } = sheetSize(grid);
  for (const hex of all) {
    const { x, y } = centreOf(grid, hex);
    expect(x > RADIUS && x < width - RADIUS && y > RADIUS && y < height - RADIUS).toBe(true);
  }
});
