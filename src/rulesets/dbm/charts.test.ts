import { expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import type { Tally } from '../../kernel/modifier.ts';
import { lineReason } from '../../present/line-reason.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { LANGS } from '../../kernel/text.ts';
import { CLASS_FACTORS } from './charts/class-factors.ts';
import { EXCEPTIONS } from './charts/exceptions.ts';
import { DESTRUCTION } from './charts/destruction.ts';
import { FOLLOW_UP } from './charts/follow-up.ts';
import { dbm } from './index.ts';
import { RULINGS } from './rulings.ts';

test('every cell, heading and note has words in both languages', () => {
  for (const chart of dbm.charts) {
    const { title, headings, rows, notes } = printedChart(chart);
    const texts = [
      title,
      ...headings,
      ...rows.flatMap(({ head, cells }) => [head, ...cells]),
      ...notes.map(({ text }) => text),
    ];
    for (const text of texts) for (const lang of LANGS) expect(text[lang].trim(), chart.id).not.toBe('');
  }
});

test('charts and procedures cite rulings and charts that exist', () => {
  const ids = RULINGS.map(({ id }) => id);
  for (const chart of dbm.charts) for (const id of chart.rulings ?? []) expect(ids).toContain(id);
  const charts = dbm.charts.map(({ id }) => id);
  for (const { charts: read } of dbm.procedures) for (const id of read) expect(charts).toContain(id);
});

test('every chart is read by a procedure', () => {
  const read = new Set(dbm.procedures.flatMap(({ charts }) => charts));
  expect(dbm.charts.map(({ id }) => id).filter((id) => !read.has(id))).toEqual([]);
});

test('rows cite themselves', () => {
  for (const chart of dbm.charts)
    if (chart.kind === 'modifiers')
      for (const row of chart.rows) expect(row.source).toEqual({ chart: chart.id, row: row.id });
});

test('no two rows of modifiers share an id, whatever their charts: a line set aside names the one that does so', () => {
  const ids = dbm.charts.flatMap((chart) => (chart.kind === 'modifiers' ? chart.rows.map(({ id }) => id) : []));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const walls = { friend: { type: 'Sp', fortification: true, rears: [{ type: 'Sp' }] }, enemy: { type: 'Bd' } };
  const [tally] = on(dbm, 'close-combat').resolvable(walls).assessment.tallies as [Tally];
  const support = tally.lines.find(({ row }) => row.id === 'sp')!;
  expect(lineReason(tally, support).en).toBe('set aside by: defender of a fortification');
});

test('lines have ids of their own', () => {
  for (const chart of dbm.charts)
    if ('lines' in chart) expect(new Set(chart.lines.map(({ id }) => id)).size).toBe(chart.lines.length);
});

test('no line of a follow-up or a destruction stands behind one that always holds', () => {
  expect(FOLLOW_UP.lines.at(-1)!.id).toBe('others');
  expect(DESTRUCTION.lines.at(-1)!.id).toBe('width');
});

test('one class factor row per printed row, and exceptions for ten types', () => {
  expect(CLASS_FACTORS.rows).toHaveLength(6);
  expect(new Set(EXCEPTIONS.lines.map(({ id }) => id.split('-')[0]))).toEqual(
    new Set(['el', 'kn', 'cm', 'pk', 'bd', 'ax', 'bw', 'ps', 'art', 'wwg']),
  );
});
