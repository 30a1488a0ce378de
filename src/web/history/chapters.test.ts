import { expect, test } from 'vitest';
import { same } from '../../kernel/text.ts';
import { chaptersOf } from './chapters.ts';
import type { Entry } from './entry.ts';
import { type Game, isGame, nextPhase } from './game.ts';

const game = (id: string, time: string): Game => ({
  id,
  time,
  ruleset: 'dbm',
  names: ['Alice', 'Bob'],
  turn: 1,
  moves: 0,
  notes: '',
});
const entry = (id: string, time: string, more: Partial<Entry> = {}): Entry => ({
  id,
  time,
  ruleset: 'dbm',
  procedure: 'close-combat',
  sentence: same(id),
  link: '#/dbm/close-combat?s=1.e30',
  throws: [{ die: 'd6', who: same('who'), why: same('why'), faces: [1] }],
  result: same('done'),
  told: [],
  percentile: 0.5,
  ...more,
});

test('combats stand with their game; others, and those whose game is gone, by day and ruleset', () => {
  const chapters = chaptersOf(
    [
      entry('a', '2026-05-03T12:00:00.000Z'),
      entry('b', '2026-05-02T12:00:00.000Z', { game: 'g1' }),
      entry('c', '2026-05-02T12:30:00.000Z', { game: 'gone' }),
      entry('d', '2026-05-02T12:40:00.000Z', { ruleset: 'wab' }),
      entry('e', '2026-05-02T12:10:00.000Z'),
    ],
    [game('g1', '2026-05-01T12:00:00.000Z'), game('g2', '2026-05-04T12:00:00.000Z')],
  );
  expect(chapters.map(({ game: of, ruleset, entries }) => [of?.id, ruleset, entries.map(({ id }) => id)])).toEqual([
    ['g2', 'dbm', []],
    [undefined, 'dbm', ['a']],
    [undefined, 'wab', ['d']],
    [undefined, 'dbm', ['c', 'e']],
    ['g1', 'dbm', ['b']],
  ]);
});

test('after the first player comes the second, then the next turn', () => {
  const first = game('g', '2026-05-01T12:00:00.000Z');
  const second = { ...first, ...nextPhase(first) };
  expect([second.turn, second.moves]).toEqual([1, 1]);
  expect(nextPhase(second)).toEqual({ turn: 2, moves: 0 });
  expect(nextPhase({ ...second, turn: 99 })).toEqual({ turn: 99, moves: 0 });
});

test.each([
  ['a game', {}, true],
  ['with what a later release adds', { score: 3 }, true],
  ['with three names', { names: ['a', 'b', 'c'] }, false],
  ['in turn nought', { turn: 0 }, false],
  ['with endless notes', { notes: 'x'.repeat(5000) }, false],
])('%s: %o', (_, change, is) => expect(isGame({ ...game('g', '2026-05-01T12:00:00.000Z'), ...change })).toBe(is));
