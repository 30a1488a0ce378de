import type { Note, OwnAddition } from './chart.ts';
import type { Source } from './source.ts';
import { same, signed, t, type Text } from './text.ts';

/**
 * A printed line of modifiers: the words, the arithmetic, the explanation and the citation at once.
 * `value` is undefined where the line does not apply; a line that applies may be worth 0.
 */
export interface Modifier<F> extends OwnAddition {
  readonly id: string;
  readonly text: Text;
  readonly source: Source;
  /** The value column of the sheet, as printed. */
  readonly printed: Text;
  /** Alternatives: among the lines of a group that apply, only the strongest counts (the first of equals). */
  readonly group?: string;
  /** Ids of lines, or of groups, that this line silences when it applies. */
  readonly voids?: readonly string[];
  value(facts: F): number | undefined;
  /** For a line with one fixed value: the value, and when it applies. */
  readonly worth?: number;
  applies?(facts: F): boolean;
  /** The reason in this situation: which pair of types, whose bonus. */
  detail?(facts: F): Text;
  /** The same in a sentence, in the fewest words; undefined where it goes without saying. */
  brief?(facts: F): Text | undefined;
  /** Why the line does not apply, where a player might expect that it does. */
  absence?(facts: F): Text | undefined;
  /** Ids of the rulings that this line rests on in this situation. */
  rulings?(facts: F): readonly string[];
}

/** The value part of a line that is always worth the same. */
export const fixedValue = <F>(worth: number, applies: (facts: F) => boolean) => ({
  printed: same(signed(worth)),
  worth,
  applies,
  value: (facts: F): number | undefined => (applies(facts) ? worth : undefined),
});

/** The brief words of a line that are always the same. */
export const fixedBrief = (fr: string, en: string) => {
  const text = t(fr, en);
  return (): Text => text;
};

/** A list of modifiers as it stands on the sheet. */
export interface ModifierChart<F> extends OwnAddition {
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
export type LineStanding = 'counts' | 'set-aside' | 'absent';

export interface Line<F = unknown> {
  readonly row: Modifier<F>;
  readonly value: number;
  readonly standing: LineStanding;
  readonly because: string | undefined;
}

export interface Tally<F = unknown> {
  /** Names the total and its owner. */
  readonly title: Text;
  readonly facts: F;
  readonly lines: readonly Line<F>[];
  readonly sum: number;
  readonly limit: Limit | undefined;
  readonly total: number;
  /** The lines that count, as far as a sentence tells them. */
  readonly briefs: readonly Text[];
}

/** What is the same whenever a list of rows is added up; rows stand for their positions. */
interface RowLayout<F> {
  readonly tests: readonly {
    readonly row: Modifier<F>;
    readonly applies: Modifier<F>['applies'];
    readonly worth: number;
  }[];
  /** Holds the values until the next tally of these rows is added up. */
  readonly values: (number | undefined)[];
  /** Counts how often `values` was filled. */
  times: number;
  readonly voiding: readonly { readonly row: number; readonly silenced: readonly number[] }[];
  readonly groups: readonly (readonly number[])[];
  /** Those that a sentence tells where they count. */
  readonly brief: readonly number[];
}

const layouts = new WeakMap<object, RowLayout<never>>();

function layoutOf<F>(rows: readonly Modifier<F>[]): RowLayout<F> {
  let found = layouts.get(rows) as RowLayout<F> | undefined;
  if (found === undefined) layouts.set(rows, (found = layOut(rows)) as RowLayout<never>);
  return found;
}

function layOut<F>(rows: readonly Modifier<F>[]): RowLayout<F> {
  const isSilenced = (i: number, { id, group }: Modifier<F>): boolean =>
    rows[i]!.voids!.includes(id) || (group !== undefined && rows[i]!.voids!.includes(group));
  const positions = rows.map((_, i) => i);
  const groups = new Set(rows.flatMap(({ group }) => group ?? []));
  return {
    tests: rows.map((row) => ({ row, applies: row.applies, worth: row.worth ?? 0 })),
    values: [],
    times: 0,
    voiding: positions
      .filter((i) => rows[i]!.voids !== undefined)
      .map((row) => ({ row, silenced: positions.filter((i) => i !== row && isSilenced(row, rows[i]!)) })),
    groups: [...groups].map((group) => positions.filter((i) => rows[i]!.group === group)),
    brief: positions.filter((i) => rows[i]!.brief !== undefined),
  };
}

/** Adds up the rows that apply to these facts; the lines are laid out when somebody looks at them. */
export const tally = <F>(title: Text, rows: readonly Modifier<F>[], facts: F, limit?: Limit): Tally<F> =>
  new LazyTally(title, rows, facts, limit);

/** Values are worked out anew for whoever looks at the lines: few do, and a battle adds up thousands of tallies. */
class LazyTally<F> implements Tally<F> {
  readonly title: Text;
  readonly facts: F;
  readonly limit: Limit | undefined;
  readonly sum: number;
  readonly total: number;
  readonly #rows: readonly Modifier<F>[];
  /** The count of fillings when this tally’s values were put there. */
  #time: number;
  #lines: readonly Line<F>[] | undefined;

  constructor(title: Text, rows: readonly Modifier<F>[], facts: F, limit: Limit | undefined) {
    const ready = layoutOf(rows);
    const { tests, values } = ready;
    const silencedBy = silence(rows, valuesInto(values, tests, facts), ready);
    let sum = 0;
    for (let i = 0; i < tests.length; i++) {
      const value = values[i];
      if (value !== undefined && (silencedBy === undefined || silencedBy[i] === undefined)) sum += value;
    }
    this.title = title;
    this.facts = facts;
    this.limit = limit;
    this.sum = sum;
    this.total = limit === undefined ? sum : Math.min(limit.max, Math.max(limit.min, sum));
    this.#rows = rows;
    this.#time = ++ready.times;
  }

  get lines(): readonly Line<F>[] {
    return (this.#lines ??= linesOf(this.#rows, this.facts));
  }

  /** Avoids making the lines: the page makes a sentence at every keystroke. */
  get briefs(): readonly Text[] {
    const ready = layoutOf(this.#rows);
    const { values } = ready;
    if (this.#time !== ready.times) {
      valuesInto(values, ready.tests, this.facts);
      this.#time = ++ready.times;
    }
    const silencedBy = silence(this.#rows, values, ready);
    const briefs: Text[] = [];
    for (const i of ready.brief) {
      if (values[i] === undefined || silencedBy?.[i] !== undefined) continue;
      const brief = this.#rows[i]!.brief!(this.facts);
      if (brief !== undefined) briefs.push(brief);
    }
    return briefs;
  }
}

function linesOf<F>(rows: readonly Modifier<F>[], facts: F): readonly Line<F>[] {
  const ready = layoutOf(rows);
  const values = valuesInto([], ready.tests, facts);
  const silencedBy = silence(rows, values, ready);
  return rows.map((row, i) => {
    const [value, because] = [values[i], silencedBy?.[i]];
    if (value === undefined) return { row, value: 0, standing: 'absent', because: undefined };
    return { row, value, standing: because === undefined ? 'counts' : 'set-aside', because };
  });
}

function valuesInto<F>(values: (number | undefined)[], tests: RowLayout<F>['tests'], facts: F): Values {
  for (let i = 0; i < tests.length; i++) {
    const { row, applies, worth } = tests[i]!;
    values[i] = applies === undefined ? row.value(facts) : applies(facts) ? worth : undefined;
  }
  return values;
}

type Values = readonly (number | undefined)[];

/** For each line the id of the one that silences it; undefined where no line does so to any. */
function silence<F>(
  rows: readonly Modifier<F>[],
  values: Values,
  { voiding, groups }: RowLayout<F>,
): (string | undefined)[] | undefined {
  let by: (string | undefined)[] | undefined;
  for (const { row, silenced } of voiding) {
    if (values[row] === undefined) continue;
    by ??= [];
    for (const i of silenced) by[i] = rows[row]!.id;
  }
  for (const group of groups) {
    let strongest = -1;
    let several = false;
    for (const i of group) {
      if (values[i] === undefined || by?.[i] !== undefined) continue;
      several = strongest >= 0;
      if (strongest < 0 || Math.abs(values[i]!) > Math.abs(values[strongest]!)) strongest = i;
    }
    if (!several) continue;
    by ??= [];
    for (const i of group) if (i !== strongest && values[i] !== undefined) by[i] ??= rows[strongest]!.id;
  }
  return by;
}
