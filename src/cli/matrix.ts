import type { Named } from '../kernel/ruleset.ts';
import { refusedText } from '../present/matchups.ts';
import type { MatchupTable } from '../calculate/matchups.ts';
import { grid } from './grid.ts';
import { bad } from './problem.ts';
import type { Renderer, TableFormat } from './render.ts';
import { WORDS } from './words.ts';

/** The table with only those of its classes that were asked for (`--of`); all of them where none was. */
export function classesOf(table: MatchupTable, asked: readonly unknown[]): MatchupTable {
  const known = table.classes.map(({ id }) => id);
  if (known.length === 0) return table;
  for (const [i, id] of asked.entries()) {
    if (!known.some((other) => other === id))
      throw bad('--of', `une valeur parmi ${known.join(', ')} est attendue`, `one of ${known.join(', ')} is expected`);
    if (asked.indexOf(id) < i) throw bad('--of', 'cette classe est donnée deux fois', 'this class is given twice');
  }
  if (asked.length === 0) return table;
  const isAsked = ({ id }: { readonly id: string }): boolean => asked.includes(id);
  return {
    ...table,
    classes: table.classes.filter(isAsked),
    cells: table.cells.map((line) =>
      line.map((cell) => ('shares' in cell ? { ...cell, shares: cell.shares.filter(isAsked) } : cell)),
    ),
  };
}

/** One table per class: whole per cents in a terminal; in CSV one row per pair and class. Exact fractions are in the JSON. */
export function matrixText(table: MatchupTable, renderer: Renderer, format: TableFormat): string {
  if (format === 'csv') return longForm(table, renderer);
  if (table.classes.length === 0) return nothing(table, renderer);
  const { rows, columns, corner } = table.matchups;
  const tables = table.classes.map(({ id, text }) => {
    const lines = table.cells.map((line, i) => [
      headOf(rows[i]!, renderer),
      ...line.map((cell) =>
        'shares' in cell ? String(Math.round((cell.shares.find((s) => s.id === id)?.chance ?? 0) * 100)) : '—',
      ),
    ]);
    return [
      `${renderer.say(table.facetText)} · ${renderer.say(text)} (%)`,
      grid([renderer.say(corner), ...columns.map((c) => headOf(c, renderer))], lines, format),
    ].join('\n');
  });
  return tables.join('\n\n');
}

/** A table without a single chance: why, each reason once. */
function nothing({ cells }: MatchupTable, renderer: Renderer): string {
  const reasons = new Set(cells.flat().map((cell) => renderer.say(refusedText(cell))));
  return [`${renderer.say(WORDS.refused)}${renderer.colon()}`, ...reasons].join('\n  ');
}

/** Printed abbreviations stand for themselves; other ids are ours, and readers get words. */
const headOf = ({ id, text }: Named, renderer: Renderer): string => (/[A-Z0-9]/.test(id) ? id : renderer.say(text));

function longForm(table: MatchupTable, renderer: Renderer): string {
  const { rows, columns } = table.matchups;
  const lines = table.cells.flatMap((line, i) =>
    line.flatMap((cell, j) =>
      'shares' in cell
        ? cell.shares.map((share) => [
            rows[i]!.id,
            columns[j]!.id,
            share.id,
            renderer.say(share.text),
            String(share.chance),
          ])
        : [[rows[i]!.id, columns[j]!.id, 'refused', renderer.say(refusedText(cell)), '']],
    ),
  );
  return grid(['row', 'column', 'class', 'text', 'probability'], lines, 'csv');
}
