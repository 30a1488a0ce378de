import type { Note } from '../kernel/chart.ts';
import type { Chart } from '../kernel/ruleset.ts';
import { t, type Text } from '../kernel/text.ts';

/** Any chart as a table of words: what terminals, pages, Markdown and CSV show. */
export interface PrintedChart {
  readonly id: string;
  readonly title: Text;
  /** The first heading stands over the row heads. */
  readonly headings: readonly Text[];
  readonly rows: readonly PrintedRow[];
  readonly notes: readonly Note[];
  readonly rulings: readonly string[];
}

export interface PrintedRow {
  /** What `Source.row` refers to; a printed row that covers several keys answers to each. */
  readonly ids: readonly string[];
  readonly head: Text;
  readonly cells: readonly Text[];
}

export function printed(chart: Chart): PrintedChart {
  const { id, title, notes = [], rulings = [] } = chart;
  return { id, title, notes, rulings, ...table(chart) };
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
        rows: chart.lines.map(({ id, from, to, value }) => ({
          ids: [id],
          head: span(from, to),
          cells: chart.show(value),
        })),
      };
    case 'verdicts':
      return {
        headings: [chart.heading, ...chart.columns],
        rows: chart.lines.map(({ id, text, value }) => ({ ids: [id], head: text, cells: chart.show(value) })),
      };
    case 'modifiers':
      return {
        headings: [t('Situation', 'Situation'), t('Valeur', 'Value')],
        rows: chart.rows.map(({ id, text, printed }) => ({ ids: [id], head: text, cells: [printed] })),
      };
    case 'key':
      return {
        headings: [t('Code', 'Code'), t('Sens', 'Meaning')],
        rows: chart.lines.map(({ id, code, text }) => ({ ids: [id], head: code, cells: [text] })),
      };
  }
}

const span = (from: number, to: number): Text => {
  if (from === to) return t(`${from}`, `${from}`);
  if (from === -Infinity) return t(`${to} et moins`, `${to} or less`);
  return to === Infinity ? t(`${from} et plus`, `${from} or more`) : t(`${from} à ${to}`, `${from} to ${to}`);
};
