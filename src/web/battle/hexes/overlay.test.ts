import { expect, test } from 'vitest';
import { same } from '../../../kernel/text.ts';
import { gridOf, hexOfNumber } from '../../../space/hex.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { nearestToEnemies } from './overlay.ts';

const grid = gridOf(30, 24);
const hex = (number: string): number => hexOfNumber(grid, number)!;
const at = (...numbers: readonly string[]): readonly HexCounter[] =>
  numbers.map((number) => ({ id: number, side: 0, place: { hex: hex(number) }, type: 'Ca', name: same(number) }));

test('a battle opens between the two who are nearest to one another', () =>
  expect(nearestToEnemies(grid, at('0510', '1010'), at('1310', '2010'))).toEqual([hex('1010'), hex('1310')]));

test('and with whoever acts where the enemy is too far to be seen beside him', () =>
  expect(nearestToEnemies(grid, at('2910', '2710'), at('1010', '0910'))).toEqual([hex('2710')]));

test('with nobody to fight it opens anywhere', () => expect(nearestToEnemies(grid, at('0510'), [])).toBeUndefined());
