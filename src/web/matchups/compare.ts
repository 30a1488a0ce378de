import type { FacetClass, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import type { Text } from '../../kernel/text.ts';
import { calculationOf } from '../../calculate/calculation.ts';
import { type MatchupCell, matchupTable } from '../../calculate/matchups.ts';
import { linkOf } from '../../present/link.ts';

export interface Comparison {
  /** What is being told, where every cell words it alike. */
  readonly facetText: Text | undefined;
  readonly classes: readonly FacetClass[];
  /** The class whose chances differ most from cell to cell: what one looks at first. */
  readonly telling: string | undefined;
  readonly cells: readonly (readonly Linked[])[];
}

interface Linked {
  readonly cell: MatchupCell;
  /** The calculator with this situation. */
  readonly link: string;
}

/** How long a page may think before it must listen again. */
const SLICE = 12;

const breath = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** The table of all against all, cell by cell, so that the page goes on answering; undefined where it was called off. */
export async function compare(
  ruleset: Ruleset,
  procedure: Procedure,
  filters: unknown,
  options: Options,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Comparison | undefined> {
  const matchups = procedure.matchups!;
  const { rows, columns } = matchups;
  const classes = new Map<string, FacetClass>();
  const facetTexts = new Map<string, Text>();
  let started = performance.now();
  const cells: Linked[][] = [];
  for (const [i, row] of rows.entries()) {
    const line: Linked[] = [];
    for (const [j, column] of columns.entries()) {
      if (performance.now() - started > SLICE) {
        progress((i * columns.length + j) / (rows.length * columns.length));
        await breath();
        if (signal.aborted) return undefined;
        started = performance.now();
      }
      const single = { ...procedure, matchups: { ...matchups, rows: [row], columns: [column] } };
      const table = matchupTable(ruleset, single, filters, options);
      if (table.facetText.en !== '') facetTexts.set(table.facetText.en, table.facetText);
      for (const known of table.classes) if (!classes.has(known.id)) classes.set(known.id, known);
      const situation = matchups.situation(row.id, column.id, table.filters) as object;
      const calculation = calculationOf(ruleset, procedure, { ...situation, rulings: options });
      line.push({ cell: table.cells[0]![0]!, link: linkOf(calculation) });
    }
    cells.push(line);
  }
  const facetText = facetTexts.size === 1 ? [...facetTexts.values()][0] : undefined;
  const all = ordered([...classes.values()]);
  return { facetText, classes: all, telling: mostTelling(all, cells), cells };
}

/** Classes that are numbers were met in any order. */
const ordered = (classes: readonly FacetClass[]): readonly FacetClass[] =>
  classes.every(({ id }) => /^-?\d+$/.test(id)) ? [...classes].sort((a, b) => Number(a.id) - Number(b.id)) : classes;

function mostTelling(classes: readonly FacetClass[], cells: readonly (readonly Linked[])[]): string | undefined {
  const shares = cells.flat().flatMap(({ cell }) => ('shares' in cell ? [cell.shares] : []));
  const spread = ({ id }: FacetClass): number => {
    const chances = shares.map((of) => of.find((share) => share.id === id)?.chance ?? 0);
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    return chances.reduce((sum, chance) => sum + (chance - mean) ** 2, 0);
  };
  return [...classes].sort((a, b) => spread(b) - spread(a))[0]?.id;
}
