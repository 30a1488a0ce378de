import { expect, test } from 'vitest';
import type { Facing } from '../../../space/hex.ts';
import type { Gesture } from '../../../space/table.ts';
import {
  groupsIn,
  joined,
  joiners,
  movesIn,
  moveTo,
  otherTargets,
  reachIn,
  strikeAt,
  targetsIn,
  turnsAt,
} from './selection.ts';

const go = (who: string[], hex: number, facing: Facing, cost: number): Gesture<string> => ({
  command: `${who.join('+')} to ${hex}/${facing}`,
  kind: 'go',
  who,
  at: [hex],
  facing,
  cost,
});
const strike = (who: string[], ...at: number[]): Gesture<string> => ({
  command: `${who.join('+')} at ${at.join('+')}`,
  kind: 'strike',
  who,
  at,
});

const MOVES = [go(['a'], 5, 0, 2), go(['a'], 5, 3, 2), go(['a'], 5, 1, 4), go(['a'], 6, 0, 6), go(['a', 'l'], 5, 0, 3)];

test('groups, reach and handles', () => {
  expect(groupsIn(MOVES)).toEqual([['a'], ['a', 'l']]);
  const alone = movesIn(MOVES, {});
  expect([...reachIn(alone)]).toEqual([
    [5, 2],
    [6, 6],
  ]);
  expect(turnsAt(alone, 5).map(({ facing }) => facing)).toEqual([0, 3, 1]);
  expect(movesIn(MOVES, { who: ['l', 'a'] })).toHaveLength(1);
});

test('the cheapest facing is proposed, and of equals the one that turns least', () => {
  const alone = movesIn(MOVES, {});
  expect(moveTo(alone, 5, undefined, 2)?.facing).toBe(3);
  expect(moveTo(alone, 5, undefined, 0)?.facing).toBe(0);
  expect(moveTo(alone, 5, 1, 0)?.facing).toBe(1);
  expect(moveTo(alone, 9, undefined, 0)).toBeUndefined();
});

const STRIKES = [
  strike(['a'], 7),
  strike(['a', 'b'], 7),
  strike(['a', 'b', 'c'], 7),
  strike(['a'], 7, 8),
  strike(['a'], 8),
];

test('strikers join and leave one by one, and may strike at others too', () => {
  expect(targetsIn(STRIKES)).toEqual([7, 8]);
  expect(strikeAt(STRIKES, 7)?.who).toEqual(['a']);
  const hand = { who: ['a'], at: [7] };
  expect(joiners(STRIKES, hand)).toEqual(['a', 'b', 'c']);
  expect(joined(STRIKES, hand, 'b')?.who).toEqual(['a', 'b']);
  expect(joined(STRIKES, hand, 'c')?.who).toEqual(['a', 'b', 'c']);
  expect(joined(STRIKES, { who: ['a', 'b', 'c'], at: [7] }, 'b')?.who).toEqual(['a']);
  expect(joined(STRIKES, hand, 'x')).toBeUndefined();
  expect(otherTargets(STRIKES, hand).map(({ at }) => at)).toEqual([[7, 8]]);
});
