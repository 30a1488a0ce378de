import { headOf, type Note, type OwnAddition } from '../kernel/chart.ts';
import type { Chart } from '../kernel/ruleset.ts';
import { join, same, t, type Text } from '../kernel/text.ts';

/** Any chart as a table of words: what terminals, pages, Markdown and CSV show. */
export interface PrintedChart extends OwnAddition {
  readonly id: string;
  readonly title: Text;
  /** The first heading stands over the row heads. */
  readonly headings: readonly Text[];
  readonly rows: readonly PrintedRow[];
  readonly notes: readonly Note[];
  readonly rulings: readonly string[];
}

export interface PrintedRow extends OwnAddition {
  /** What `Source.row` refers to; a printed row that covers several keys answers to each. */
  readonly ids: readonly string[];
  readonly head: Text;
  readonly cells: readonly Text[];
}

/** Marks what the sheet does not print. */
const MARK = '°';
const ADDED_CHART: Note = { mark: MARK, text: t('Table ajoutée par nous.', 'Chart added by us.') };
const ADDED_LINE: Note = { mark: MARK, text: t('Ligne ajoutée par nous.', 'Line added by us.') };

const withMark = (text: Text, { ours }: OwnAddition): Text => (ours === true ? join([text, same(MARK)], ' ') : text);
const whose = ({ ours }: OwnAddition): OwnAddition => (ours === true ? { ours } : {});

export function printedChart(chart: Chart): PrintedChart {
  const { id, title, notes = [], rulings = [] } = chart;
  const { headings, rows } = table(chart);
  return {
    id,
    title: withMark(title, chart),
    ...whose(chart),
    headings,
    rows: rows.map((row) => ({ ...row, head: withMark(row.head, row) })),
    notes: withOwnMark(notes, chart, rows),
    rulings,
  };
}

/** Adds the note that explains the mark, where a chart has the mark and no such note. */
function withOwnMark(notes: readonly Note[], chart: OwnAddition, rows: readonly OwnAddition[]): readonly Note[] {
  if (notes.some(({ mark }) => mark === MARK)) return notes;
  if (chart.ours === true) return [...notes, ADDED_CHART];
  return rows.some(({ ours }) => ours === true) ? [...notes, ADDED_LINE] : notes;
}

function table(chart: Chart): Pick<PrintedChart, 'headings' | 'rows'> {
  switch (chart.kind) {
    case 'matrix':
      return {
        headings: [chart.corner, ...chart.columns.map(({ text }) => text)],
        rows: chart.rows.map(({ keys, text, cells }) => ({
          ids: keys,
          head: text,
          cells: cells.map((cell) => chart.show(cell)),
        })),
      };
    case 'bands':
      return {
        headings: [chart.heading, ...chart.columns],
        rows: chart.lines.map((line) => ({
          ids: [line.id],
          head: headOf(line),
          cells: chart.show(line.value),
          ...whose(line),
        })),
      };
    case 'verdicts':
      return {
        headings: [chart.heading, ...chart.columns],
        rows: chart.lines.map((line) => ({
          ids: [line.id],
          head: line.text,
          cells: chart.show(line.value),
          ...whose(line),
        })),
      };
    case 'modifiers':
      return {
        headings: [t('Situation', 'Situation'), t('Valeur', 'Value')],
        rows: chart.rows.map((row) => ({ ids: [row.id], head: row.text, cells: [row.printed], ...whose(row) })),
      };
    case 'key':
      return {
        headings: [t('Code', 'Code'), t('Sens', 'Meaning')],
        rows: chart.lines.map((line) => ({ ids: [line.id], head: line.code, cells: [line.text], ...whose(line) })),
      };
  }
}
