import { rowsText } from '../../present/spreadsheet-rows.ts';
import type { Format } from '../arguments/arguments.ts';

/** Width on screen: accents and bars count one, combining marks none. */
const width = (text: string): number => [...text.normalize('NFC')].length;

const pad = (text: string, to: number, right: boolean): string => {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return right ? space + text : text + space;
};

export interface GridOptions {
  /** Columns to align right, by position. */
  readonly right?: readonly number[];
  readonly indent?: string;
}

/** Aligned columns. */
export function align(rows: readonly (readonly string[])[], { right = [], indent = '' }: GridOptions = {}): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, width(cell))));
  return rows
    .map((row) => (indent + row.map((cell, i) => pad(cell, widths[i]!, right.includes(i))).join('  ')).trimEnd())
    .join('\n');
}

const mdCell = (cell: string): string => cell.replaceAll('|', '\\|');

/** A table with a heading row, in any of the formats made for tables. */
export function grid(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  format: Exclude<Format, 'json'>,
): string {
  if (format === 'csv') return rowsText([headings, ...rows], ',');
  if (format === 'md') {
    const line = (cells: readonly string[]): string => `| ${cells.map(mdCell).join(' | ')} |`;
    return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
  }
  const rule = headings.map((_, i) => '─'.repeat(Math.max(...[headings, ...rows].map((row) => width(row[i] ?? '')))));
  return align([headings, rule, ...rows], {
    right: headings
      .map((_, i) => i)
      .filter((i) => i > 0 && rows.every((row) => /^[-+−]?[\d/.,<> %—-]*$|^$/u.test(row[i] ?? ''))),
  });
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of up to `cells` characters, drawn in eighths; a chance that is not nil shows at least a sliver. */
export function bar(chance: number, cells: number): string {
  const eighths = chance === 0 ? 0 : Math.max(1, Math.round(chance * cells * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}
