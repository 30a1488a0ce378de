import type { Matchups, Named, Procedure, Ruleset } from '../kernel/ruleset.ts';
import type { Options } from '../kernel/ruling.ts';
import { BadInput, parse } from '../kernel/schema.ts';
import { PATH_BUDGET } from '../kernel/odds.ts';
import { t, type Text } from '../kernel/text.ts';
import { answer, type Calculation, calculation, isResolvable } from './calculation.ts';
import { type Share, sharesIn } from './shares.ts';
import { failureOf, successOf } from './worth.ts';

/** The table of all against all. */
export interface MatchupTable {
  readonly matchups: Matchups;
  readonly filters: unknown;
  readonly facetText: Text;
  /** The classes that occur in the table, in the order of the facet. */
  readonly classes: readonly Named[];
  readonly cells: readonly (readonly MatchupCell[])[];
}

/** The chances of one pair; a pair that the rules refuse has its reason instead. */
export type MatchupCell = { readonly calculation: Calculation } & (
  | {
      readonly shares: readonly Share[];
      readonly mean: number | undefined;
      /** How likely the side that acts is to gain by it. */
      readonly success: number;
      /** How likely it is to lose by it. */
      readonly failure: number;
    }
  | { readonly refused: Text }
  | { readonly tooLong: true }
);

export function matchupTable(ruleset: Ruleset, procedure: Procedure, given: unknown, options: Options): MatchupTable {
  const tabling = matchupTableInSlices(ruleset, procedure, given, options);
  for (;;) {
    const { done, value } = tabling.next();
    if (done === true) return value;
  }
}

/** The same, a cell at each turn, saying how much of it is done: a page draws in between. Throws `BadInput`. */
export function* matchupTableInSlices(
  ruleset: Ruleset,
  procedure: Procedure,
  given: unknown,
  options: Options,
  budget = PATH_BUDGET,
): Generator<number, MatchupTable> {
  const matchups = matchupsOf(ruleset, procedure);
  const { rows, columns } = matchups;
  const filters = parse(matchups.filters, given);
  const facetTexts = new Map<string, Text>();
  const classes = new Map<string, Named>();
  const cellOf = (row: string, column: string): MatchupCell => {
    const asked = calculation(ruleset, procedure, matchups.situation(row, column, filters), options);
    const found = answer(asked, budget);
    if (!isResolvable(found)) return { calculation: asked, refused: found.refusal.refused };
    const facet = procedure.facets(found.assessment).find(({ id }) => id === matchups.facet)!;
    const counted = sharesIn(found, facet);
    if (counted === undefined) return { calculation: asked, tooLong: true };
    facetTexts.set(facet.text.en, facet.text);
    for (const { id, text } of 'classes' in facet ? facet.classes : counted.shares)
      if (!classes.has(id)) classes.set(id, { id, text });
    return {
      calculation: asked,
      shares: counted.shares,
      mean: counted.mean,
      success: successOf(counted),
      failure: failureOf(counted),
    };
  };
  const cells: MatchupCell[][] = [];
  for (const [i, row] of rows.entries()) {
    const line: MatchupCell[] = [];
    for (const [j, column] of columns.entries()) {
      yield (i * columns.length + j) / (rows.length * columns.length);
      line.push(cellOf(row.id, column.id));
    }
    cells.push(line);
  }
  const facetText = matchups.title ?? (facetTexts.size === 1 ? [...facetTexts.values()][0]! : matchups.corner);
  return { matchups, filters, facetText, classes: numbersInOrder([...classes.values()]), cells };
}

function matchupsOf(ruleset: Ruleset, { id, matchups }: Procedure): Matchups {
  if (matchups !== undefined) return matchups;
  const able = ruleset.procedures.filter((p) => p.matchups !== undefined).map((p) => p.id);
  throw new BadInput([
    {
      path: 'procedure',
      text: t(
        `pas de tableau pour ${id} ; il y en a pour : ${able.join(', ')}`,
        `no table for ${id}; there is one for: ${able.join(', ')}`,
      ),
    },
  ]);
}

/** Classes that are numbers were met in any order. */
const numbersInOrder = (classes: readonly Named[]): readonly Named[] =>
  classes.every(({ id }) => /^-?\d+$/.test(id)) ? [...classes].sort((a, b) => Number(a.id) - Number(b.id)) : classes;

/** The places of the rows and of the columns in which the rules allow anything at all. */
export function rowsAndColumnsAllowed({ cells }: MatchupTable): {
  readonly rows: number[];
  readonly columns: number[];
} {
  const isCounted = (cell: MatchupCell | undefined): boolean => cell !== undefined && !('refused' in cell);
  const places = (length: number, holds: (place: number) => boolean) =>
    Array.from({ length }, (_, place) => place).filter(holds);
  return {
    rows: places(cells.length, (row) => cells[row]!.some(isCounted)),
    columns: places(cells[0]?.length ?? 0, (column) => cells.some((line) => isCounted(line[column]))),
  };
}
