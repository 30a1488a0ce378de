import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { t, type Text } from '../kernel/text.ts';
import type { MatchupCell, MatchupTable } from '../calculate/matchups.ts';
import { fraction } from '../calculate/number.ts';

const TOO_LONG = t('trop long à calculer', 'too long to compute');

/** Why a cell has no chances. */
export const refusedText = (cell: MatchupCell) => ('refused' in cell ? cell.refused : TOO_LONG);

/** What can be asked of any table, whatever its classes: how the side of the row fares, by what they are worth to it. */
export const ROW_FORTUNES = {
  success: t('le camp de la ligne l’emporte', 'the row’s side wins'),
  even: t('ni l’un ni l’autre', 'neither side'),
  failure: t('le camp de la ligne perd', 'the row’s side loses'),
} as const;
export type RowFortune = keyof typeof ROW_FORTUNES;

/** Of one pair; undefined where it has no chances. */
export function chanceIn(cell: MatchupCell, asked: RowFortune | (string & {})): number | undefined {
  if (!('shares' in cell)) return undefined;
  if (asked === 'success') return cell.success;
  if (asked === 'failure') return cell.failure;
  if (asked === 'even') return cell.shares.reduce((sum, { worth, chance }) => sum + (worth === 0 ? chance : 0), 0);
  return cell.shares.find(({ id }) => id === asked)?.chance ?? 0;
}

/** Why pairs have no chances, each reason once. */
export const reasonsIn = ({ cells }: MatchupTable): readonly Text[] => {
  const refused = cells.flat().filter((cell) => !('shares' in cell));
  return [...new Map(refused.map((cell) => [refusedText(cell).en, refusedText(cell)])).values()];
};

function cellJson(cell: MatchupCell) {
  if (!('shares' in cell)) return { refused: refusedText(cell) };
  return {
    mean: cell.mean ?? null,
    success: cell.success,
    failure: cell.failure,
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
