import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import * as typed from '../../../test/transcripts/wab-labels.ts';
import { printedChart, type PrintedChart } from '../../present/printed-chart.ts';
import { wab } from './index.ts';

/** Titles, headings and row names against what somebody typed from the sheet, which has English only. */

const body = (table: string): string[][] => rowsOf(table).slice(1);
const chartOf = (id: string) => printedChart(wab.charts.find((chart) => chart.id === id)!);
const unmarked = ({ rows }: PrintedChart): number => rows.filter(({ ours }) => ours !== true).length;
const lower = (text: string): string => text.toLowerCase();

/** Every printed term stands in our words; the sheet writes its own capitals. */
function holds(label: string, terms: string): void {
  for (const term of terms.split(' + ')) expect(lower(label)).toContain(lower(term));
}

test.each(body(typed.TITLES))('title of %s: %s', (id, title) => {
  holds(chartOf(id!).title.en, title!);
});

test('each chart that the sheet has is named from it: only the arcs are a table of ours, and marked so', () => {
  const named = new Set(body(typed.TITLES).map(([id]) => id));
  expect(wab.charts.map(({ id }) => id).filter((id) => !named.has(id))).toEqual(['sight']);
  expect(wab.charts.filter(({ ours }) => ours).map(({ id }) => id)).toEqual(['sight']);
  expect(chartOf('sight').title.en).toMatch(/ °$/);
});

test.each(body(typed.NUMBERED))('lines of %s: %s', (id, numbers) => {
  expect(chartOf(id!).rows.map(({ head }) => head.en)).toEqual(numbers!.split(', '));
});

test('a row is on the sheet, or it is marked as ours', () => {
  const rowsTyped = new Map<string, number>([
    ...body(typed.NUMBERED).map(([id, numbers]) => [id!, numbers!.split(', ').length] as const),
    ['weapons', body(typed.WEAPONS).length],
    ['shooting', body(typed.SCORE).length],
    ['shooting-modifiers', body(typed.SHOOTING_MODIFIERS).length],
    ['armour', body(typed.ARMOUR).length],
    ['shields', body(typed.SHIELDS).length],
    ['seven-plus', body(typed.SEVEN_PLUS).length],
  ]);
  for (const chart of wab.charts.map(printedChart))
    if (chart.ours !== true) expect([chart.id, unmarked(chart)]).toEqual([chart.id, rowsTyped.get(chart.id)]);
});

test.each([...new Set(body(typed.HEADINGS).map(([id]) => id!))])('headings of %s', (id) => {
  const { headings } = chartOf(id);
  const terms = body(typed.HEADINGS).filter(([chart]) => chart === id);
  terms.forEach(([, en], i) => holds(headings[i]!.en, en!));
});

test.each([
  ['weapons', typed.WEAPONS],
  ['shooting', typed.SCORE],
  ['shooting-modifiers', typed.SHOOTING_MODIFIERS],
  ['armour', typed.ARMOUR],
])('rows of %s are named as printed, in the order of the print', (id, table) => {
  const rows = chartOf(id).rows.map(({ ids, head }) => [ids[0]!, lower(head.en)]);
  expect(rows).toEqual(body(table).map(([row, en]) => [row, lower(en!)]));
});

test.each(body(typed.SHIELDS).map(([en, note, id]) => [id!, en!, note!] as const))('%s: %s (%s)', (id, name, note) => {
  const { head } = chartOf('shields').rows.find(({ ids }) => ids.includes(id))!;
  const [, ours, ourNote] = /^(.*?)(?: \((.*)\))?$/.exec(head.en)!;
  expect(ours).toBe(lower(name));
  if (note === '-') expect(ourNote).toBeUndefined();
  else holds(ourNote!, note);
});

test('7+ to hit: lines and modifiers as printed', () => {
  const rows = chartOf('seven-plus').rows.map(({ head, cells }) => [head.en, cells[0]!.fr, cells[0]!.en]);
  expect(rows.map((row) => row.map(lower))).toEqual(body(typed.SEVEN_PLUS).map((row) => row.map(lower)));
});

describe('who sees where', () => {
  const { headings, rows } = chartOf('sight');

  test('classes of shooters', () => {
    const classes = body(typed.SHOOTERS);
    expect(rows.map(({ ids }) => ids[0])).toEqual(classes.map(([id]) => id));
    rows.forEach(({ head }, i) => holds(head.en, classes[i]![1]!));
  });

  test('arcs', () => {
    body(typed.ARCS).forEach(([, en], i) => holds(headings[i + 1]!.en, en!));
  });
});
