import { groupBy } from '../../group-by.ts';
import type { Link, Mark } from './links.ts';
import { ROW, type Row, rowOf, type Table, weigh, type Work } from './tables.ts';

/** Blows of the same strikers on one target, one after the other, and what is asked of them. */
export interface BlowSequence {
  readonly blows: readonly Link[];
  /** The mark of the last of them. */
  readonly mark: Mark;
  /** What is known before they fall. */
  readonly rest: Table;
  /** What each wound that they deal adds to the sum. */
  readonly each: number;
  /** What all wounds of the target add to it; nothing where they are not asked for. */
  readonly all: ((wounds: number) => number) | undefined;
  /** The marks that stay known, each with what is to be told of it. */
  readonly known: ReadonlyMap<Mark, (wounds: number) => number>;
}

export function applyBlows(falling: BlowSequence, work: Work): Table {
  const { blows, mark, rest, all, known } = falling;
  const marks = [...known.keys()].toSorted((a, b) => a - b);
  const woundsOf = ({ values }: Row): number[] =>
    marks.map((m) => (m === mark ? 0 : known.get(m)!(values[rest.known.indexOf(m)]!)));
  const own = marks.indexOf(mark);
  const rows = new Map<string, Row>();
  for (const alike of groupBy(rest.rows.values(), (row) => woundsOf(row).join()).values()) {
    const values = woundsOf(alike[0]!);
    const outcomes = rowsAfterBlows(alike, falling, work);
    work.spend(ROW * outcomes.length);
    for (const { wounds, sum, weight } of outcomes) {
      const { sums } = rowOf(rows, own < 0 ? values : values.with(own, known.get(mark)!(wounds)));
      weigh(sums, sum + (all?.(wounds) ?? 0), weight);
    }
  }
  return {
    known: marks,
    rows,
    total: blows.reduce((total, { of, dice }) => total * of ** BigInt(dice(0)), rest.total),
  };
}

interface RowsAfterBlows {
  readonly wounds: number;
  readonly sum: number;
  readonly weight: bigint;
}

/**
 * The blows fall on rows that tell the same, die by die. Those whose strikers have most dice left begin; when they
 * have thrown what others lack, the others join them, and so on (Horner’s rule). Weights lie in cells: a line for each
 * number of wounds where those are asked for, in it the sums, less what the wounds themselves add. So a pass moves a
 * weight to the next line; where wounds are not asked for, along the only line.
 */
function rowsAfterBlows(
  rows: readonly Row[],
  { blows, mark, rest, each, all, known }: BlowSequence,
  work: Work,
): RowsAfterBlows[] {
  const { before, strikers } = blows[0]!;
  const at = (row: Row, m: Mark | undefined): number => (m === undefined ? 0 : row.values[rest.known.indexOf(m)]!);
  const tracked = all !== undefined || known.has(mark);
  const line = (row: Row): number => (tracked ? at(row, before) : 0);
  const most = tracked ? blows.at(-1)!.most : 0;
  const throws = blows.reduce((sum, { dice }) => sum + dice(0), 0);
  const { lowest, width } = span(rows, (row) => each * line(row), tracked ? 0 : each * throws);
  const cells = Array.from({ length: (most + 1) * width }, () => 0n);
  const step = tracked ? width : each;

  let scale = 1n;
  let left = blows.map(({ dice }) => dice(0));
  const throwUntil = (dice: readonly number[]): void => {
    for (const [i, blow] of blows.entries())
      for (let n = left[i]!; n > dice[i]!; n--) {
        work.spend(throwOne(blow, cells, step, tracked ? blow.capacity * width : Infinity));
        scale *= blow.of;
      }
    left = [...dice];
  };
  const byStrikers = [...groupBy(rows, (row) => at(row, strikers))].toSorted(([a], [b]) => a - b);
  for (const [suffered, joining] of byStrikers) {
    throwUntil(blows.map(({ dice }) => dice(suffered)));
    for (const row of joining) {
      const start = line(row) * (width - each) - lowest;
      for (const [sum, weight] of row.sums) cells[start + sum]! += weight * scale;
    }
  }
  throwUntil(blows.map(() => 0));
  return cells.flatMap((weight, i) => {
    if (weight === 0n) return [];
    const wounds = Math.floor(i / width);
    return [{ wounds, sum: (i % width) + lowest + each * wounds, weight }];
  });
}

/** The sums that rows have, less what is in them already, when as much as `change` may be added. */
function span(rows: readonly Row[], less: (row: Row) => number, change: number): { lowest: number; width: number } {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const row of rows)
    for (const sum of row.sums.keys()) {
      lowest = Math.min(lowest, sum - less(row));
      highest = Math.max(highest, sum - less(row));
    }
  return { lowest: lowest + Math.min(0, change), width: highest - lowest + Math.abs(change) + 1 };
}

/** Looking at a cell, in products. */
const CELL = 1 / 16;

/** A pass moves a weight on by `step` cells, but for a target that is `gone`. Tells how many products it took. */
function throwOne({ pass, of }: Link, cells: bigint[], step: number, gone: number): number {
  const fail = of - pass;
  let products = 0;
  const cell = (i: number): void => {
    const [here, below] = [cells[i]!, cells[i - step] ?? 0n];
    if (here === 0n && below === 0n) return;
    products++;
    cells[i] = here * (i < gone ? fail : of) + below * pass;
  };
  if (step > 0) for (let i = cells.length - 1; i >= 0; i--) cell(i);
  else for (let i = 0; i < cells.length; i++) cell(i);
  return products + CELL * cells.length;
}
