import { expect, test } from 'vitest';
import { gridOf } from '../../space/hex.ts';
import { lineAlong, roadThrough } from './lines.ts';

const grid = gridOf(7, 6);

const count = (path: string, command: string): number => path.split(command).length - 1;

test('a line along sides bends at each vertex and ends where nothing goes on', () => {
  const sides = new Set(['16 1', '16 2', '16 3']);
  const path = lineAlong(grid, (hex, direction) => sides.has(`${hex} ${direction}`));
  expect([count(path, 'Q'), count(path, 'L')]).toEqual([2, 2]);
});

test('a road passes through its hexes', () => {
  const legs = new Set(['15 1', '16 4', '16 1', '17 4']);
  const path = roadThrough(grid, (hex, direction) => legs.has(`${hex} ${direction}`));
  expect([count(path, 'Q'), count(path, 'L')]).toEqual([1, 2]);
});
