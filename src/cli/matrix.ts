import type { FacetClass } from '../kernel/facet.ts';
import type { MatchupTable } from '../calculate/matchups.ts';
import { grid } from './grid.ts';
import { bad } from './problem.ts';
import type { Renderer, TableFormat } from './render.ts';

/**
 * One table per class asked for (`--of`), all of them by default: whole per cents in a terminal; in CSV one row per pair
 * and class. Exact fractions are in the JSON.
 */
export function matrixText(
  table: MatchupTable,
  asked: readonly string[],
  renderer: Renderer,
  format: TableFormat,
): string {
  const known = table.classes.map(({ id }) => id);
  for (const id of asked)
    if (!known.includes(id))
      throw bad('--of', `une valeur parmi ${known.join(', ')} est attendue`, `one of ${known.join(', ')} is expected`);
  const shown = asked.length > 0 ? asked : known;
  if (format === 'csv') return longForm(table, shown, renderer);
  const { rows, columns, corner } = table.matchups;
  const tables = shown.map((id) => {
    const { text } = table.classes.find((c) => c.id === id)!;
    const lines = table.cells.map((line, i) => [
      headOf(rows[i]!, renderer),
      ...line.map((cell) =>
        'refused' in cell ? '—' : String(Math.round((cell.shares.find((s) => s.id === id)?.chance ?? 0) * 100)),
      ),
    ]);
    return [
      `${renderer.say(table.facetText)} · ${renderer.say(text)} (%)`,
      grid([renderer.say(corner), ...columns.map((c) => headOf(c, renderer))], lines, format),
    ].join('\n');
  });
  return tables.join('\n\n');
}

/** Printed abbreviations stand for themselves; other ids are ours, and readers get words. */
const headOf = ({ id, text }: FacetClass, renderer: Renderer): string =>
  /[A-Z0-9]/.test(id) ? id : renderer.say(text);

function longForm(table: MatchupTable, shown: readonly string[], renderer: Renderer): string {
  const { rows, columns } = table.matchups;
  const lines = table.cells.flatMap((line, i) =>
    line.flatMap((cell, j) =>
      'refused' in cell
        ? [[rows[i]!.id, columns[j]!.id, 'refused', renderer.say(cell.refused), '']]
        : cell.shares
            .filter(({ id }) => shown.includes(id))
            .map((share) => [rows[i]!.id, columns[j]!.id, share.id, renderer.say(share.text), String(share.chance)]),
    ),
  );
  return grid(['row', 'column', 'class', 'text', 'probability'], lines, 'csv');
}
