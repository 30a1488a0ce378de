import { expect, test } from 'vitest';
import { same } from '../../../kernel/text.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { durationOf, marchesOf } from './march.ts';

const at = (id: string, hex: number): HexCounter => ({ id, side: 0, place: { hex }, type: 'Ca', name: same(id) });

test('who moved marches along the way that the command took', () =>
  expect(
    marchesOf(
      [at('a', 1), at('b', 5)],
      [at('a', 4), at('b', 5)],
      [
        [5, 6],
        [1, 2, 3, 4],
      ],
    ),
  ).toEqual([{ id: 'a', way: [1, 2, 3, 4] }]));

test('who was driven elsewhere goes straight there', () =>
  expect(marchesOf([at('a', 1)], [at('a', 9)], [[1, 2]])).toEqual([{ id: 'a', way: [1, 9] }]));

test('who fell, who came and who turned did not march', () =>
  expect(marchesOf([at('fallen', 1), at('turned', 3)], [at('turned', 3), at('come', 2)], [[1, 2]])).toEqual([]));

test('a march takes a fifth to two fifths of a second', () => {
  expect(durationOf({ id: 'a', way: [1, 2] })).toBe(200);
  expect(durationOf({ id: 'a', way: [1, 2, 3, 4] })).toBe(270);
  expect(durationOf({ id: 'a', way: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toBe(400);
});
