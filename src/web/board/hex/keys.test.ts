import { expect, test } from 'vitest';
import { gridOf, hexOfNumber, numberOf } from '../../../space/hex.ts';
import { ARROWS, isArrow, moved } from './keys.ts';

const grid = gridOf(5, 4);
test.each([
  ['0202', 'ArrowLeft', '0102'],
  ['0102', 'ArrowLeft', '0102'],
  ['0202', 'ArrowRight', '0302'],
  ['0202', 'ArrowUp', '0201'],
  ['0202', 'ArrowDown', '0203'],
  ['0204', 'ArrowDown', '0204'],
  ['0202', 'Home', '0102'],
  ['0202', 'End', '0502'],
] as const)('%s %s: %s', (from, key, to) =>
  expect(numberOf(grid, moved(grid, hexOfNumber(grid, from)!, key))).toBe(to),
);

test('the cursor never leaves the map, and no other key moves it', () => {
  for (let hex = 0; hex < grid.hexes; hex++)
    for (const key of ARROWS) expect(grid.hexes > moved(grid, hex, key) && moved(grid, hex, key) >= 0).toBe(true);
  expect(['a', 'Enter', 'Tab'].some(isArrow)).toBe(false);
});
