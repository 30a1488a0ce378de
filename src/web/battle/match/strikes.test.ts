import { expect, test } from 'vitest';
import type { Strike } from '../../../space/table.ts';
import { joined, joiners, otherTargets, strikeAt, strikeOf, targetsIn, waysOf } from './strikes.ts';

const isSame = (one: number, other: number): boolean => one === other;
const strike = (who: string[], ...at: number[]): Strike<string, number> => ({
  command: `${who.join('+')} at ${at.join('+')}`,
  who,
  at,
});

const STRIKES = [
  strike(['a'], 7),
  strike(['a', 'b'], 7),
  strike(['a', 'b', 'c'], 7),
  strike(['a'], 7, 8),
  strike(['a'], 8),
];

test('a place is struck by the fewest who can, and each target is offered once', () => {
  expect(targetsIn(STRIKES, isSame)).toEqual([7, 8]);
  expect(strikeAt(STRIKES, isSame, 7)?.who).toEqual(['a']);
  expect(strikeAt(STRIKES, isSame, 9)).toBeUndefined();
});

test('strikers join and leave one by one', () => {
  const alone = { who: ['a'], at: [7] };
  expect(joiners(STRIKES, isSame, [7])).toEqual(['a', 'b', 'c']);
  expect(joined(STRIKES, isSame, alone, 'b')?.who).toEqual(['a', 'b']);
  expect(joined(STRIKES, isSame, alone, 'c')?.who).toEqual(['a', 'b', 'c']);
  expect(joined(STRIKES, isSame, { who: ['a', 'b', 'c'], at: [7] }, 'b')?.who).toEqual(['a']);
  expect(joined(STRIKES, isSame, alone, 'x')).toBeUndefined();
});

test('targets are offered beside those that were chosen, once each, by the same strikers where they can', () => {
  const list = [...STRIKES, strike(['a', 'b'], 8, 7)];
  expect(otherTargets(list, isSame, { who: ['a', 'b'], at: [7] })).toEqual([strike(['a', 'b'], 8, 7)]);
  expect(otherTargets(list, isSame, { who: ['a'], at: [8] })).toEqual([strike(['a'], 7, 8)]);
});

test('the same may strike at the same in several ways', () => {
  const [first, second] = [strike(['a'], 7), { ...strike(['a'], 7), command: 'from the flank' }];
  const list = [first, strike(['b'], 7), second];
  const aimed = { who: ['a'], at: [7] };
  expect(waysOf(list, isSame, aimed)).toEqual([first, second]);
  expect(strikeOf(list, isSame, { ...aimed, way: 1 })).toBe(second);
  expect(strikeOf(list, isSame, { ...aimed, way: 5 })).toBe(first);
});
