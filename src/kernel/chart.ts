import type { Options } from './ruling.ts';
import { same, t, type Text } from './text.ts';

/** A footnote: `mark` is what stands beside the cells it concerns. */
export interface Note {
  readonly mark: string;
  readonly text: Text;
}

/** What the sheet does not print says so: it is shown with a mark of its own. */
export interface OwnAddition {
  readonly ours?: true;
}

export const markAsOurs = <R extends OwnAddition>(added: R): R => ({ ...added, ours: true });

interface ChartHeading extends OwnAddition {
  readonly id: string;
  readonly title: Text;
  readonly notes?: readonly Note[];
  /** Ids of the register of rulings that say how this chart is read. */
  readonly rulings?: readonly string[];
}

/** A printed row may cover several keys (`Pe, Ja, Ch, El`). */
export interface MatrixRow<R extends string, V> {
  readonly keys: readonly R[];
  readonly text: Text;
  readonly cells: readonly V[];
}

export interface Column<C extends string> {
  readonly id: C;
  readonly text: Text;
}

export interface Matrix<R extends string, C extends string, V> extends ChartHeading {
  readonly kind: 'matrix';
  readonly corner: Text;
  readonly columns: readonly Column<C>[];
  readonly rows: readonly MatrixRow<R, V>[];
  show(cell: V): Text;
  at(row: R, column: C): V;
}

type MatrixParts<R extends string, C extends string, V> = Omit<Matrix<R, C, V>, 'kind' | 'at' | 'show'> & {
  show?(cell: V): Text;
};

export const row = <const R extends string, const T extends readonly unknown[]>(
  keys: R | readonly R[],
  text: Text,
  ...cells: T
): MatrixRow<R, T[number]> => ({ keys: typeof keys === 'string' ? [keys] : keys, text, cells });

export function matrix<R extends string, C extends string, V>(parts: MatrixParts<R, C, V>): Matrix<R, C, V> {
  const cells: Record<string, Record<string, V>> = Object.create(null);
  for (const { keys, cells: line } of parts.rows) {
    if (line.length !== parts.columns.length)
      throw new Error(`${parts.id}: row ${keys.join()} has ${line.length} cells`);
    for (const key of keys) {
      if (key in cells) throw new Error(`${parts.id}: two rows for ${key}`);
      cells[key] = Object.fromEntries(parts.columns.map(({ id }, i) => [id, line[i]!]));
    }
  }
  return {
    show: (cell) => same(String(cell)),
    ...parts,
    kind: 'matrix',
    at: (key, column) => cells[key]![column]!,
  };
}

/** One line of a chart read with a number: `from` and `to` included, infinite where the line is open. */
export interface Band<V> extends OwnAddition {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly value: V;
  /** Where the sheet has signs of its own for the numbers: `10 +`. */
  readonly printed?: Text;
}

export interface Bands<V> extends ChartHeading {
  readonly kind: 'bands';
  /** What the number is, then one heading per column shown. */
  readonly heading: Text;
  readonly columns: readonly Text[];
  readonly lines: readonly Band<V>[];
  show(value: V): readonly Text[];
}

export const band = <V>(from: number, to: number, value: V): Band<V> => ({ id: bandId(from, to), from, to, value });

const bandId = (from: number, to: number): string => {
  if (from === to) return String(from);
  if (from === -Infinity) return `..${to}`;
  return to === Infinity ? `${from}..` : `${from}..${to}`;
};

/** What stands at the head of a line: `3 to 5`. */
export function headOf({ printed, from, to }: Pick<Band<unknown>, 'printed' | 'from' | 'to'>): Text {
  if (printed !== undefined) return printed;
  if (from === to) return same(from);
  if (from === -Infinity) return t(`${to} et moins`, `${to} or less`);
  return to === Infinity ? t(`${from} et plus`, `${from} or more`) : t(`${from} à ${to}`, `${from} to ${to}`);
}

/** Lines may be printed in either direction; together they must leave no gap. */
export function bands<V>(parts: Omit<Bands<V>, 'kind'>): Bands<V> {
  const ascending = [...parts.lines].sort((a, b) => a.from - b.from);
  ascending.forEach((line, i) => {
    const next = ascending[i + 1];
    if (line.from > line.to || (next && next.from !== line.to + 1)) throw new Error(`${parts.id}: gap at ${line.id}`);
  });
  return { ...parts, kind: 'bands' };
}

/** The line that holds `number`; a number off the chart is a bug of the caller. */
export function lineAt<V>(chart: Bands<V>, number: number): Band<V> {
  for (const line of chart.lines) if (number >= line.from && number <= line.to) return line;
  throw new RangeError(`${chart.id} has no line for ${number}`);
}

/** Ordered lines, of which the first that holds decides. */
export interface Verdict<S, V> extends OwnAddition {
  readonly id: string;
  readonly text: Text;
  readonly value: V;
  holds(situation: S): boolean;
}

export interface Verdicts<S, V> extends ChartHeading {
  readonly kind: 'verdicts';
  readonly heading: Text;
  readonly columns: readonly Text[];
  readonly lines: readonly Verdict<S, V>[];
  /** Where its lines are ratios of strengths: what two of them are to it. */
  ratio?(attacking: number, defending: number, options: Options): S;
  show(value: V): readonly Text[];
}

export const verdicts = <S, V>(parts: Omit<Verdicts<S, V>, 'kind'>): Verdicts<S, V> => ({ ...parts, kind: 'verdicts' });

export function firstVerdict<S, V>(chart: Verdicts<S, V>, situation: S): Verdict<S, V> {
  for (const line of chart.lines) if (line.holds(situation)) return line;
  throw new RangeError(`${chart.id} has no line for this situation`);
}

interface KeyLine extends OwnAddition {
  readonly id: string;
  readonly code: Text;
  readonly text: Text;
}

/** The codes of a sheet and what they mean. */
export interface Key extends ChartHeading {
  readonly kind: 'key';
  readonly lines: readonly KeyLine[];
}

export const key = (parts: Omit<Key, 'kind'>): Key => ({ ...parts, kind: 'key' });
