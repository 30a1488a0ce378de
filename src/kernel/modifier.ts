import type { Note } from './chart.ts';
import type { Source } from './source.ts';
import { same, signed, type Text } from './text.ts';

/**
 * A printed line of modifiers: the words, the arithmetic, the explanation and the citation at once.
 * `value` is undefined where the line does not apply; a line that applies may be worth 0.
 */
export interface Modifier<F> {
  readonly id: string;
  readonly text: Text;
  readonly source: Source;
  /** What stands in the value column of the sheet. */
  readonly printed: Text;
  /** Alternatives: among the lines of a group that apply, only the strongest counts (the first of equals). */
  readonly group?: string;
  /** Ids of lines, or of groups, that this line silences when it applies. */
  readonly voids?: readonly string[];
  value(facts: F): number | undefined;
  /** What made it so in this situation: which pair of types, whose bonus. */
  detail?(facts: F): Text;
  /** Why it does not apply, where one might expect it to. */
  absence?(facts: F): Text | undefined;
  /** Ids of the rulings that this line rests on in this situation. */
  rulings?(facts: F): readonly string[];
}

/** The value part of a line that is always worth the same. */
export const fixed = <F>(worth: number, applies: (facts: F) => boolean) => ({
  printed: same(signed(worth)),
  value: (facts: F): number | undefined => (applies(facts) ? worth : undefined),
});

/** A list of modifiers as it stands on the sheet. */
export interface ModifierChart<F> {
  readonly kind: 'modifiers';
  readonly id: string;
  readonly title: Text;
  readonly rows: readonly Modifier<F>[];
  readonly notes?: readonly Note[];
  readonly rulings?: readonly string[];
}

export const modifiers = <F>(parts: Omit<ModifierChart<F>, 'kind'>): ModifierChart<F> => ({
  ...parts,
  kind: 'modifiers',
});

export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly source: Source;
}

/** `counts`; `set-aside` by the line named in `because`; `absent`: examined, does not apply. */
export type Standing = 'counts' | 'set-aside' | 'absent';

export interface Line<F = unknown> {
  readonly row: Modifier<F>;
  readonly value: number;
  readonly standing: Standing;
  readonly because: string | undefined;
}

export interface Tally<F = unknown> {
  /** What is being added up, and for whom. */
  readonly title: Text;
  readonly facts: F;
  readonly lines: readonly Line<F>[];
  readonly sum: number;
  readonly limit: Limit | undefined;
  readonly total: number;
}

/** What is the same whenever a list of rows is added up. */
interface Prepared<F> {
  readonly values: readonly ((facts: F) => number | undefined)[];
  readonly voiding: readonly number[];
  readonly grouped: readonly number[];
}

const preparations = new WeakMap<object, Prepared<never>>();

function prepared<F>(rows: readonly Modifier<F>[]): Prepared<F> {
  let found = preparations.get(rows) as Prepared<F> | undefined;
  if (found === undefined) {
    const positions = rows.map((_, i) => i);
    found = {
      values: rows.map((row) => row.value),
      voiding: positions.filter((i) => rows[i]!.voids !== undefined),
      grouped: positions.filter((i) => rows[i]!.group !== undefined),
    };
    preparations.set(rows, found as Prepared<never>);
  }
  return found;
}

/** Adds up the rows that apply to these facts; the lines are laid out when somebody looks at them. */
export const tally = <F>(title: Text, rows: readonly Modifier<F>[], facts: F, limit?: Limit): Tally<F> =>
  new Added(title, rows, facts, limit);

class Added<F> implements Tally<F> {
  readonly title: Text;
  readonly facts: F;
  readonly limit: Limit | undefined;
  readonly sum: number;
  readonly total: number;
  readonly #rows: readonly Modifier<F>[];
  readonly #values: Values;
  readonly #silencedBy: readonly (string | undefined)[] | undefined;
  #lines: readonly Line<F>[] | undefined;

  constructor(title: Text, rows: readonly Modifier<F>[], facts: F, limit: Limit | undefined) {
    const ready = prepared(rows);
    const values: (number | undefined)[] = [];
    for (const value of ready.values) values.push(value(facts));
    const silencedBy = silence(rows, values, ready);
    let sum = 0;
    for (let i = 0; i < values.length; i++) if (silencedBy?.[i] === undefined) sum += values[i] ?? 0;
    this.title = title;
    this.facts = facts;
    this.limit = limit;
    this.sum = sum;
    this.total = limit === undefined ? sum : Math.min(limit.max, Math.max(limit.min, sum));
    this.#rows = rows;
    this.#values = values;
    this.#silencedBy = silencedBy;
  }

  get lines(): readonly Line<F>[] {
    return (this.#lines ??= this.#rows.map((row, i) => this.#line(row, this.#values[i], this.#silencedBy?.[i])));
  }

  #line(row: Modifier<F>, value: number | undefined, because: string | undefined): Line<F> {
    if (value === undefined) return { row, value: 0, standing: 'absent', because: undefined };
    return { row, value, standing: because === undefined ? 'counts' : 'set-aside', because };
  }
}

type Values = readonly (number | undefined)[];

/** For each line the id of the one that silences it; undefined where no line does so to any. */
function silence<F>(
  rows: readonly Modifier<F>[],
  values: Values,
  { voiding, grouped }: Prepared<F>,
): (string | undefined)[] | undefined {
  let by: (string | undefined)[] | undefined;
  for (const i of voiding) {
    if (values[i] === undefined) continue;
    const { id, voids } = rows[i]!;
    by ??= [];
    for (let j = 0; j < rows.length; j++) {
      const other = rows[j]!;
      const named = voids!.includes(other.id) || (other.group !== undefined && voids!.includes(other.group));
      if (j !== i && named) by[j] = id;
    }
  }
  for (const i of grouped) {
    if (values[i] === undefined || by?.[i] !== undefined) continue;
    const strongest = strongestOf(rows[i]!.group!, rows, values, by);
    if (strongest === i) continue;
    by ??= [];
    by[i] = rows[strongest]!.id;
  }
  return by;
}

function strongestOf<F>(
  group: string,
  rows: readonly Modifier<F>[],
  values: Values,
  by: readonly unknown[] | undefined,
): number {
  let strongest = -1;
  for (let j = 0; j < rows.length; j++) {
    if (rows[j]!.group !== group || values[j] === undefined || by?.[j] !== undefined) continue;
    if (strongest < 0 || Math.abs(values[j]!) > Math.abs(values[strongest]!)) strongest = j;
  }
  return strongest;
}
