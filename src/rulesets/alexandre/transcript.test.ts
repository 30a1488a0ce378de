import { expect, test } from 'vitest';
import { d10 } from '../../kernel/dice.ts';
import type { Chart } from '../../kernel/ruleset.ts';
import { printedChart } from '../../present/printed-chart.ts';
import * as transcript from '../../../test/transcripts/alexandre.ts';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import { FIRE_MODIFIERS, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { LEADER_CHECK } from './charts/leaders.ts';
import { MELEE_RESULTS, RATIOS, TYPE_MATRIX } from './charts/melee.ts';
import { LIMIT, MELEE_MODIFIERS, QUALITY_MODIFIERS } from './charts/melee-modifiers.ts';
import { TERRAIN } from './charts/terrain.ts';

/** The cells of a chart as our pages show them in French: there PE is the code of every chart. */
const cells = (chart: Chart): string[][] => printedChart(chart).rows.map((row) => row.cells.map(({ fr }) => fr));

/** The transcript without its heading and without the first `from` columns; `to` leaves out trailing ones. */
const typed = (table: string, from = 1, to?: number): string[][] =>
  rowsOf(table)
    .slice(1)
    .map((row) => row.slice(from, to));

test('terrain', () => expect(cells(TERRAIN)).toEqual(typed(transcript.TERRAIN)));
test('fire table', () => {
  expect(cells(FIRE_TABLE)).toEqual(typed(transcript.FIRE_TABLE, 1, -1));
  expect(printedChart(FIRE_TABLE).rows.map(({ head }) => head.en)).toEqual(typed(transcript.FIRE_TABLE, 0, 1).flat());
});
test('types', () => {
  expect(cells(TYPE_MATRIX)).toEqual(typed(transcript.TYPE_MATRIX, 1, -1));
  expect(TYPE_MATRIX.rows.flatMap(({ keys }) => keys)).toEqual(typed(transcript.TYPE_MATRIX, 0, 1).flat());
  expect(TYPE_MATRIX.columns.map(({ id }) => `v${id}`)).toEqual(rowsOf(transcript.TYPE_MATRIX)[0]!.slice(1, -1));
});
test('ratios', () => expect(cells(RATIOS)).toEqual(typed(transcript.RATIOS)));

const values = (chart: Chart): string[] => cells(chart).map(([value]) => value!);
const typedValues = (table: string): string[] => typed(table, 0, 1).map(([value]) => value!);

test('fire modifiers', () =>
  expect(values(FIRE_MODIFIERS).map((v) => v.replace('voir Terrains', 'see'))).toEqual(
    typedValues(transcript.FIRE_MODIFIERS),
  ));
test('quality modifiers', () => expect(values(QUALITY_MODIFIERS)).toEqual(typedValues(transcript.QUALITY_MODIFIERS)));
test('other melee modifiers', () =>
  expect(values(MELEE_MODIFIERS).map((v) => v.replace('voir Terrains', 'see').replace('± différence', '+/-'))).toEqual(
    typedValues(transcript.OTHER_MELEE_MODIFIERS),
  ));
test('limit', () => expect([[String(LIMIT.min), `+${LIMIT.max}`]]).toEqual(typed(transcript.LIMIT, 0)));

test('melee results', () => {
  const read = MELEE_RESULTS.lines.map(({ from, to, value }) => [
    from === to ? String(from) : `${from} to ${to}`,
    value.defenders.join(' + ') || 'PE',
    value.attackers.join(' + ') || 'PE',
  ]);
  expect(read).toEqual(typed(transcript.MELEE_RESULTS, 0));
});
test('leader check', () => {
  const read = LEADER_CHECK.lines.map(({ from, to, value }) => [
    from === to ? String(from) : `${from} to ${to}`,
    value,
  ]);
  expect(read).toEqual(typed(transcript.LEADER_CHECK, 0));
});

/** Our row for each slug of the transcript, in the order of the print: rows of equal value cannot be exchanged unseen. */
const pairs = (chart: Chart, table: string, column: number): string[][] =>
  printedChart(chart).rows.map(({ ids }, i) => [ids.join(), typed(table, column, column + 1)[i]![0]!]);

test('rows stand where the print has them', () => {
  expect(pairs(TERRAIN, transcript.TERRAIN, 0)).toEqual([
    ['clear', 'clear'],
    ['ford-1', 'ford-1'],
    ['ford-2', 'ford-2'],
    ['ford-3', 'ford-3'],
    ['sea-river', 'river'],
    ['bridge', 'bridge'],
    ['stream', 'stream'],
    ['up', 'plus-1-level'],
    ['down', 'minus-1-level'],
  ]);
  expect(pairs(RATIOS, transcript.RATIOS, 0)).toEqual([
    ['2/1', '2/1+'],
    ['1/1', '1/1'],
    ['1/2', '1/2'],
    ['1/3', '1/3'],
    ['less', 'less-than-1/3'],
  ]);
  expect(pairs(MELEE_MODIFIERS, transcript.OTHER_MELEE_MODIFIERS, 1)).toEqual([
    ['terrain', 'terrain-chart'],
    ['leaders', 'leader-bonus-difference'],
    ['fired', 'attacker-fired-offensively'],
    ['flank', 'by-flank-hex'],
    ['rear', 'by-rear-hex'],
    ['rear-and-other', 'by-rear-and-by-flank-or-front'],
    ['phalanx-line', 'attacking-Ph-beside-two-Ph-same-facing'],
    ['phalanx-flanks-held', 'defending-Ph-with-Ph-on-both-flanks-same-facing'],
    ['phalanx-pair', 'two-adjacent-Ph-same-name-attack-together'],
    ['attacker-discouraged', 'some-attacker-discouraged'],
    ['attackers-all-discouraged', 'every-attacker-discouraged'],
    ['defender-discouraged', 'some-defender-discouraged'],
    ['defenders-shaken', 'every-defender-discouraged-or-some-routed'],
    ['defenders-routed', 'every-defender-routed'],
  ]);
});

test('the die, who is checked on which face, and how far codes move', () => {
  expect([[d10.id, String(d10.lowest), String(d10.highest)]]).toEqual(typed(transcript.DIE, 0));
  expect(typed(transcript.LEADER_CHECK_TRIGGERS, 0)).toEqual([
    ['fire', '9', 'target'],
    ['melee', '9', 'defender'],
    ['melee', '0', 'attacker'],
  ]);
  const words: Record<string, string> = { '1': 'one hex', '2': 'two hexes' };
  for (const [code, hexes] of typed(transcript.RETREAT_HEXES, 0))
    expect(KEY.lines.find(({ id }) => id === code)!.text.en).toContain(words[hexes!]);
});
