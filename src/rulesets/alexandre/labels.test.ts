import { expect, test } from 'vitest';
import type { Chart } from '../../kernel/ruleset.ts';
import { join, t, type Text } from '../../kernel/text.ts';
import { printedChart } from '../../present/printed-chart.ts';
import * as labels from '../../../test/transcripts/alexandre-labels.ts';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import { FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { LEADER_CHECK } from './charts/leaders.ts';
import { MELEE_RESULTS, RATIOS, TYPE_MATRIX } from './charts/melee.ts';
import { TERRAIN } from './charts/terrain.ts';
import { alexandre } from './index.ts';

/** Slips of the print that we set right. */
const SET_RIGHT: Readonly<Record<string, string>> = {
  'Ch Chars de combats': 'Ch Chars de combat',
  '3. hex.': '3 hex.',
};

/** Capitals and accents aside: the sheet has `Eléphants`, and `mêlées` in English. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const folded = ({ fr, en }: Text): string[] => [fold(fr), fold(en)];

const typed = (table: string): string[][] =>
  rowsOf(table)
    .slice(1)
    .map((row) => row.map((cell) => fold(SET_RIGHT[cell] ?? cell)));

const heads = (chart: Chart): Text[] => printedChart(chart).rows.map(({ head }) => head);
const cells = (chart: Chart): Text[] => printedChart(chart).rows.map((row) => join(row.cells, ', '));
const headings = (chart: Chart): readonly Text[] => printedChart(chart).headings;

test.each<[string, readonly Text[], string]>([
  ['rows of the terrain chart', heads(TERRAIN), labels.TERRAIN_ROWS],
  ['columns of the terrain chart', headings(TERRAIN).slice(1), labels.TERRAIN_COLUMNS],
  ['ranges', headings(FIRE_TABLE), labels.FIRE_HEADINGS],
  ['unit types', heads(TYPE_MATRIX), labels.UNIT_TYPES],
  ['corner of the unit types', headings(TYPE_MATRIX).slice(0, 1), labels.TYPE_CORNER],
  ['ratios', heads(RATIOS), labels.RATIOS],
  ['headings of the results', headings(MELEE_RESULTS), labels.RESULT_HEADINGS],
  ['results', cells(MELEE_RESULTS), labels.RESULTS],
  ['what becomes of leaders', cells(LEADER_CHECK), labels.FATES],
])('%s are named as on the sheet, in both languages', (_, ours, table) =>
  expect(ours.map(folded)).toEqual(typed(table)),
);

/** `rout: retreat two hexes (see 12.2.1)` → the words and the number. */
const partsOf = (text: string): string[] => {
  const [, words, rule = '.'] = /^(.*?)(?: \((?:see|voir) ([\d.]+)\))?$/.exec(fold(text))!;
  return [words!.replace(/ ?:/, ''), rule];
};

test('codes have the words of the sheet and its references', () => {
  const ours = KEY.lines
    .filter(({ id }) => id !== 'SP')
    .map(({ code, text }) => {
      const [[fr, rule], [en, ruleInEnglish]] = [partsOf(text.fr), partsOf(text.en)];
      expect(rule).toBe(ruleInEnglish);
      return [fold(code.fr), fr, fold(code.en), en, rule];
    });
  expect(ours).toEqual(typed(labels.CODES));
});

test('the one line that the sheet does not have is marked as ours', () => {
  const charts = alexandre.charts.map(printedChart);
  const ours = charts.flatMap(({ id, rows }) => rows.filter((row) => row.ours).map(({ head }) => [id, head]));
  expect(ours).toEqual([['key', t('PF °', 'SP °')]]);
  expect(printedChart(KEY).notes).toContainEqual({
    mark: '°',
    text: t('Ligne ajoutée par nous.', 'Line added by us.'),
  });
});
