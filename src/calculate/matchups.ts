import type { FacetClass, Matchups, Procedure, Ruleset } from '../kernel/ruleset.ts';
import { BadInput, parse } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import type { Options } from '../kernel/ruling.ts';
import { answer, calculationOf, isResolvable } from './calculation.ts';
import { fraction } from './number.ts';
import { type Share, sharesOf } from './shares.ts';

/** The table of all against all. A cell that the rules refuse has its reason instead of chances. */
export interface MatchupTable {
  readonly matchups: Matchups;
  readonly filters: unknown;
  readonly facetText: Text;
  /** The classes that occur in the table, in the order of the facet. */
  readonly classes: readonly FacetClass[];
  readonly cells: readonly (readonly MatchupCell[])[];
}

export type MatchupCell =
  | { readonly shares: readonly Share[]; readonly mean: number | undefined }
  | { readonly refused: Text };

export function matchupTable(ruleset: Ruleset, procedure: Procedure, given: unknown, options: Options): MatchupTable {
  const { matchups } = procedure;
  if (matchups === undefined) {
    const able = ruleset.procedures.filter((p) => p.matchups !== undefined).map(({ id }) => id);
    throw new BadInput([
      {
        path: 'procedure',
        text: t(
          `pas de tableau pour ${procedure.id} ; il y en a pour : ${able.join(', ')}`,
          `no table for ${procedure.id}; there is one for: ${able.join(', ')}`,
        ),
      },
    ]);
  }
  const filters = parse(matchups.filters, given);
  let facetText = t('', '');
  const classes = new Map<string, FacetClass>();
  const cell = (row: string, column: string): MatchupCell => {
    const situation = matchups.situation(row, column, filters) as object;
    const found = answer(calculationOf(ruleset, procedure, { ...situation, rulings: options }));
    if (!isResolvable(found)) return { refused: found.refusal.refused };
    if (found.distribution === undefined) return { refused: t('trop long à calculer', 'too long to compute') };
    const facet = procedure.facets(found.assessment.roll).find(({ id }) => id === matchups.facet)!;
    const { shares, mean } = sharesOf(facet, found.distribution);
    facetText = matchups.title ?? facet.text;
    for (const known of 'classes' in facet ? facet.classes : shares)
      if (!classes.has(known.id)) classes.set(known.id, { id: known.id, text: known.text });
    return { shares, mean };
  };
  const cells = matchups.rows.map((row) => matchups.columns.map((column) => cell(row.id, column.id)));
  return { matchups, filters, facetText, classes: [...classes.values()], cells };
}

export const matchupJson = (ruleset: Ruleset, procedure: Procedure, table: MatchupTable) => ({
  ruleset: ruleset.id,
  procedure: procedure.id,
  filters: table.filters,
  facet: { id: table.matchups.facet, text: table.facetText, classes: table.classes },
  rows: table.matchups.rows,
  columns: table.matchups.columns,
  cells: table.cells.map((line) =>
    line.map((cell) =>
      'refused' in cell
        ? { refused: cell.refused }
        : {
            mean: cell.mean ?? null,
            classes: cell.shares.map(({ id, weight, total, chance }) => ({
              id,
              fraction: fraction(weight, total),
              probability: chance,
            })),
          },
    ),
  ),
});
