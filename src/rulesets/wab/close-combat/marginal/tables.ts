import type { Mark } from './links.ts';

export interface Row {
  /** Wounds at the known marks, in their order. */
  readonly values: readonly number[];
  /** The weight of each sum. */
  readonly sums: Map<number, bigint>;
}

/** Joint chances of some marks and of a sum: all weights of all rows add up to the total. */
export interface Table {
  readonly known: readonly Mark[];
  readonly rows: ReadonlyMap<string, Row>;
  readonly total: bigint;
}

/** Nothing known, and nothing to sum. */
export const EMPTY: Table = {
  known: [],
  rows: new Map([['', { values: [], sums: new Map([[0, 1n]]) }]]),
  total: 1n,
};

/** The row of these values, made where it is not there yet. */
export function rowOf(rows: Map<string, Row>, values: readonly number[]): Row {
  const key = values.join();
  let row = rows.get(key);
  if (row === undefined) rows.set(key, (row = { values, sums: new Map() }));
  return row;
}

export const weigh = (sums: Map<number, bigint>, sum: number, weight: bigint): void =>
  void sums.set(sum, (sums.get(sum) ?? 0n) + weight);

/** The sums of a table that knows no marks. */
export const sumsOf = ({ rows }: Table): ReadonlyMap<number, bigint> => rows.get('')!.sums;

/** How many products of weights may be made: about a second of work. */
const MOST_PRODUCTS = 6_000_000;
/** Finding a row, in products. */
export const ROW = 4;

export class TooManyProducts extends Error {}

/** Counts the products of weights, and stops where they become too many. */
export class Work {
  #products = 0;

  spend(products: number): void {
    this.#products += products;
    if (this.#products > MOST_PRODUCTS) throw new TooManyProducts(`more than ${MOST_PRODUCTS} products`);
  }
}

/** Two tables that share no dice. */
export function beside(a: Table, b: Table, work: Work): Table {
  const known = [...a.known, ...b.known].toSorted((x, y) => x - y);
  const places = known.map((mark) => ({ inA: a.known.indexOf(mark), inB: b.known.indexOf(mark) }));
  const rows = new Map<string, Row>();
  for (const left of a.rows.values())
    for (const right of b.rows.values()) {
      work.spend(ROW + left.sums.size * right.sums.size);
      const { sums } = rowOf(
        rows,
        places.map(({ inA, inB }) => (inA < 0 ? right.values[inB]! : left.values[inA]!)),
      );
      for (const [x, weight] of left.sums) for (const [y, other] of right.sums) weigh(sums, x + y, weight * other);
    }
  return { known, rows, total: a.total * b.total };
}
