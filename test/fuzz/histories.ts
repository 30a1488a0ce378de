import fc from 'fast-check';
import { same } from '../../src/kernel/text.ts';
import {
  fitIn,
  historyText,
  type KeptCombat,
  MOST_ENTRIES,
  readFile,
  withAdded,
} from '../../src/web/history/history-file.ts';
import type { Game } from '../../src/web/history/game.ts';
import { importReport } from '../../src/web/history/import-report.ts';
import { withInPlace } from '../support/hostile.ts';
import { check, checkText } from './checks.ts';
import { anyJson } from './procedures.ts';

const NOW = Date.parse('2026-06-01T00:00:00.000Z');

const entry = (id: string, minute: number) => ({
  id,
  time: new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString(),
  ruleset: 'alexandre',
  procedure: 'melee',
  sentence: same('sentence'),
  link: '#/alexandre/melee?s=1.e30',
  throws: [{ die: 'd10' as const, who: same('who'), why: same('why'), faces: [7] }],
  result: same('result'),
  told: [{ who: same('who'), text: same('text'), may: false }],
  percentile: 0.5,
});

/** Combats as files hold them: sound, of a later release, or with a part replaced by anything. */
const combats = fc
  .record({
    id: fc.stringMatching(/^[a-d]{1,2}$/),
    minute: fc.nat(500_000),
    at: fc.nat(40),
    put: fc.option(anyJson),
    more: fc.option(fc.dictionary(fc.string(), anyJson, { maxKeys: 2 })),
  })
  .map(({ id, minute, at, put, more }): unknown => {
    const sound = { ...entry(id, minute), ...more };
    return put === null ? sound : withInPlace(sound, put, at);
  });

/** Games as files hold them, with a part replaced by anything now and then. */
const games = fc
  .record({ id: fc.stringMatching(/^[a-d]{1,2}$/), at: fc.nat(12), put: fc.option(anyJson) })
  .map(({ id, at, put }): unknown => {
    const sound = { id, time: entry(id, 0).time, ruleset: 'dbm', names: ['a', 'b'], turn: 1, moves: 0, notes: '' };
    return put === null ? sound : withInPlace(sound, put, at);
  });

const files = fc.oneof(
  fc
    .tuple(fc.array(combats, { maxLength: 12 }), fc.array(games, { maxLength: 3 }))
    .map(([all, played]) => historyText(all as KeptCombat[], played as Game[])),
  fc
    .record({ kind: fc.constant('grognard-history'), version: anyJson, entries: anyJson, games: anyJson })
    .map((f) => JSON.stringify(f)),
  fc
    .tuple(fc.array(combats, { maxLength: 3 }), fc.nat(2_000))
    .map(([all, to]) => historyText(all as KeptCombat[]).slice(0, to)),
  anyJson.map((json) => JSON.stringify(json)),
);

const LONGEST_ACCOUNT = 20_000;

/** A file is read or refused; what was on the device stays; what is exported again is what was read. */
export const historiesProperty = fc.property(files, fc.nat(MOST_ENTRIES + 5), (content, already) => {
  const read = readFile(content, NOW);
  if ('problem' in read) return checkText(read.problem.en, 200);
  const here = Array.from({ length: already }, (_, i) => entry(`here-${i}`, i));
  const found = fitIn(here, read.combats);
  const { lines, refused } = importReport(found, read.refused);
  checkText([...lines, ...refused.map(({ text }) => text)].map(({ fr, en }) => fr + en).join('\n'), LONGEST_ACCOUNT);
  check(found.taken.length + found.known + found.over === read.combats.length, 'a combat is not accounted for');
  check(here.length + found.taken.length <= Math.max(MOST_ENTRIES, already), 'more than there is room for');
  const again = readFile(historyText(found.taken, read.games), NOW);
  check(
    JSON.stringify(again) === JSON.stringify({ combats: found.taken, games: read.games, refused: [] }),
    'exported otherwise than read',
  );
  const grown = withAdded([...here, ...found.taken], [entry('new', 0)]);
  check(
    grown.some(({ id }) => id === 'new'),
    'a new combat is not kept',
  );
});
