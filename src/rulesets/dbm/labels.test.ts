import { describe, expect, it } from 'vitest';
import * as typed from '../../../test/transcripts/dbm-labels.ts';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import { LANGS, type Text } from '../../kernel/text.ts';
import { printedChart, type PrintedChart } from '../../present/printed-chart.ts';
import { KEY } from './charts/key.ts';
import { describe as nameOf } from './element.ts';
import { dbm } from './index.ts';

/** Row names and terms in both languages, against what somebody typed from the sheet. */

const body = (table: string): string[][] => rowsOf(table).slice(1);
const chartOf = (id: string): PrintedChart => printedChart(dbm.charts.find((chart) => chart.id === id)!);

/** Every printed term stands in our words; the sheet begins its rows with a capital. */
function holds(label: Text, ...terms: readonly [fr: string, en: string]): void {
  LANGS.forEach((lang, i) => {
    for (const term of terms[i]!.split(' + ')) expect(label[lang].toLowerCase()).toContain(term.toLowerCase());
  });
}

it.each(body(typed.TITLES))('title of %s: %s', (id, fr, en) => {
  holds(chartOf(id!).title, fr!, en!);
});

describe('headings', () => {
  it.each([
    ['combat-factors', typed.FACTOR_COLUMNS],
    ['moves', typed.MOVE_COLUMNS],
    ['naval', typed.NAVAL_COLUMNS],
  ])('%s', (id, table) => {
    const columns = chartOf(id).headings.slice(1);
    const wanted = body(table);
    expect(columns).toHaveLength(wanted.length);
    columns.forEach((column, i) => holds(column, wanted[i]![0]!, wanted[i]![1]!));
  });
});

it.each(body(typed.ROWS))('%s, %s: %s', (chart, id, fr, en) => {
  const { head } = chartOf(chart!).rows.find(({ ids }) => ids.includes(id!))!;
  holds(head, fr!, en!);
});

it('a row is on the sheet, or it is marked as ours', () => {
  const onSheet = new Set(body(typed.ROWS).map(([chart, id]) => `${chart} ${id}`));
  for (const chart of dbm.charts.map(printedChart)) {
    if (chart.ours === true) continue;
    for (const { ids, ours = false, head } of chart.rows) {
      expect([chart.id, ids[0], ours]).toEqual([chart.id, ids[0], !onSheet.has(`${chart.id} ${ids[0]}`)]);
      for (const lang of LANGS) expect(head[lang].endsWith(' °')).toBe(ours);
    }
    expect(chart.notes.some(({ mark }) => mark === '°')).toBe(chart.rows.some(({ ours }) => ours));
  }
});

it('only the list of codes is a chart of ours', () => {
  expect(dbm.charts.filter(({ ours }) => ours).map(({ id }) => id)).toEqual(['key']);
  expect(chartOf('key').title).toEqual({ fr: 'Codes °', en: 'Codes °' });
});

it.each(body(typed.CODES))('code %s', (fr, en, meaningFr, meaningEn) => {
  const line = KEY.lines.find(({ code }) => code.fr === fr && code.en === en)!;
  holds(line.text, meaningFr!, meaningEn!);
});

it('an emptied naval element is told apart from a naval one', () => {
  const galley = { type: 'Gal', grade: 'O' } as const;
  expect(nameOf(galley)).toEqual({ fr: 'Gal(O)', en: 'Gal(O)' });
  expect(nameOf({ ...galley, landed: true, name: 'Argo' })).toEqual({
    fr: 'Gal(O) vide Argo',
    en: 'empty Gal(O) Argo',
  });
});
