import { describe, expect, it } from 'vitest';
import * as typed from '../../../test/transcripts/jours-de-gloire-labels.ts';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import { LANGS, type Text } from '../../kernel/text.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { FIRE_MODIFIERS } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { SHOCK_MODIFIERS } from './charts/shock-modifiers.ts';
import { ODDS, OPTION_NAMES } from './charts/shock.ts';
import { TERRAIN } from './charts/terrain.ts';
import { joursDeGloire } from './index.ts';

/** Names and codes in both languages, against what somebody typed from the sheet. */

const body = (table: string): string[][] => rowsOf(table).slice(1);

/** Every printed term stands in our words; the sheet begins its rows with a capital. */
function holds(label: Text, ...terms: readonly [fr: string, en: string]): void {
  LANGS.forEach((lang, i) => {
    for (const term of terms[i]!.split(' + ')) expect(label[lang].toLowerCase()).toContain(term.toLowerCase());
  });
}

/** Each printed row is a row of the chart, in the order of the sheet; the others are ours and marked so. */
function holdsRows(chart: typeof FIRE_MODIFIERS | typeof SHOCK_MODIFIERS, table: string): void {
  const rows = chart.rows.filter(({ ours }) => ours !== true);
  const typedRows = body(table);
  expect(rows.map(({ id }) => id)).toEqual(typedRows.map(([id]) => id));
  rows.forEach(({ text }, i) => holds(text, typedRows[i]![1]!, typedRows[i]![2]!));
}

describe('terrain', () => {
  it.each([
    ['fr', typed.TERRAIN_FR],
    ['en', typed.TERRAIN_EN],
  ] as const)('rows as printed, in %s', (lang, table) => {
    expect(TERRAIN.rows.map(({ keys, text }) => [keys[0], text[lang]])).toEqual(rowsOf(table));
  });

  it('columns as printed', () => {
    const columns = [TERRAIN.corner, ...TERRAIN.columns.map(({ text }) => text)];
    expect(columns.map(({ fr, en }) => [fr, en])).toEqual(body(typed.TERRAIN_COLUMNS));
  });
});

describe('the other charts', () => {
  it.each(body(typed.TITLES))('title of %s: %s', (id, fr, en) => {
    holds(joursDeGloire.charts.find((chart) => chart.id === id)!.title, fr!, en!);
  });

  it.each(['fire-table', 'odds', 'shock-results'])('headings of %s', (id) => {
    const { headings } = printedChart(joursDeGloire.charts.find((chart) => chart.id === id)!);
    const typedHeadings = body(typed.HEADINGS).filter(([chart]) => chart === id);
    expect(headings.map(({ fr, en }) => [id, fr, en])).toEqual(typedHeadings);
  });

  it('ratios, one spelling for both languages', () => {
    for (const lang of LANGS)
      expect(ODDS.lines.map(({ text }) => text[lang])).toEqual(rowsOf(typed.ODDS).map(([ratio]) => ratio));
  });

  it('lines of artillery fire', () => {
    holdsRows(FIRE_MODIFIERS, typed.FIRE_MODIFIERS);
  });

  it('lines of shock or charge', () => {
    holdsRows(SHOCK_MODIFIERS, typed.SHOCK_MODIFIERS);
  });

  it.each(body(typed.SHOCK_RIGHTS))('%s: %s', (right, fr, en) => {
    expect(Object.keys(OPTION_NAMES)).toContain(right);
    holds(OPTION_NAMES[right as keyof typeof OPTION_NAMES], fr!, en!);
  });

  it.each(body(typed.CODES))('code %s: %s', (fr, meaningFr, en, meaningEn) => {
    const line = KEY.lines.find(({ code }) => code.fr === fr && code.en === en)!;
    holds(line.text, meaningFr!, meaningEn!);
  });
});

describe('results', () => {
  it.each([
    ['shock-results', ['10 +', '5 to 9', '0 to 4', '< 0']],
    ['fire-table', ['15 +', '13 to 14', '9 to 12']],
  ] as const)('rolls of %s as printed', (id, rolls) => {
    const { rows } = printedChart(joursDeGloire.charts.find((chart) => chart.id === id)!);
    expect(rows.filter(({ ours }) => ours !== true).map(({ head }) => head.en)).toEqual(rolls);
  });
});
