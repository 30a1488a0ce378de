/** What a spreadsheet would run as a formula, with the apostrophes that people or we put before it. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
/** A sign alone, or a number with its sign, is what it is. */
const SIGNED = /^[+-](?:\d+(?:[.,]\d+)?)?$/;

export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A cell as text: no spreadsheet runs a unit’s name. */
const guarded = (cell: string): string => (FORMULA.test(cell) && !SIGNED.test(cell) ? `'${cell}` : cell);

const unguard = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

const quote = (cell: string): string => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const rowsText = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.map((row) => row.map((cell) => quote(guarded(cell))).join(separator)).join('\n');

export interface Row {
  /** Where it begins in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The sign that parts cells: the first of tab, semicolon and comma that stands outside quotes in the first line. */
function separatorOf(text: string): Separator {
  const first = /^(?:[^"\r\n]|"(?:[^"]|"")*"?)*/.exec(text.trimStart())?.[0].replaceAll(/"(?:[^"]|"")*"?/g, '') ?? '';
  return (['\t', ';'] as const).find((sign) => first.includes(sign)) ?? ',';
}

/** The rows of a pasted table; empty ones are left out. */
export function rowsIn(given: string): readonly Row[] {
  const text = given.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let [cells, cell, inQuotes, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endCell = (): void => {
    cells.push(unguard(cell));
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line + 1;
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (inQuotes) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i]!;
      else inQuotes = false;
    } else if (sign === '"' && cell.trim() === '') [inQuotes, cell] = [true, ''];
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
    else if (text[i + 1] !== '\n') endRow();
    if (sign === '\n') line++;
  }
  endRow();
  return rows;
}
