import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { t } from '../kernel/text.ts';
import type { MatchupCell, MatchupTable } from '../calculate/matchups.ts';
import { fraction } from '../calculate/number.ts';

const TOO_LONG = t('trop long à calculer', 'too long to compute');

/** Why a cell has no chances. */
export const refusedText = (cell: MatchupCell) => ('refused' in cell ? cell.refused : TOO_LONG);

function cellJson(cell: MatchupCell) {
  if (!('shares' in cell)) return { refused: refusedText(cell) };
  return {
    mean: cell.mean ?? null,
    success: cell.success,
    classes: cell.shares.map(({ id, weight, total, chance }) => ({
      id,
      fraction: fraction(weight, total),
      probability: chance,
    })),
  };
}

export const matchupJson = (ruleset: Ruleset, procedure: Procedure, table: MatchupTable) => ({
  ruleset: ruleset.id,
  procedure: procedure.id,
  filters: table.filters,
  facet: { id: table.matchups.facet, text: table.facetText, classes: table.classes },
  rows: table.matchups.rows,
  columns: table.matchups.columns,
  cells: table.cells.map((line) => line.map(cellJson)),
});
