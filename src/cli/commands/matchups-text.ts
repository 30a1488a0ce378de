import type { Named } from '../../kernel/ruleset.ts';
import { chanceIn, ROW_FORTUNES, reasonsIn, refusedText } from '../../present/matchups.ts';
import { rowsAndColumnsAllowed, type MatchupTable } from '../../calculate/matchups.ts';
import { grid } from '../output/grid.ts';
import { badInput } from '../arguments/problem.ts';
import type { Renderer, TableFormat } from '../output/render.ts';
import { OUTPUT_WORDS } from '../output/output-words.ts';

/** The table with only those of its classes that were asked for (`--of`); all of them where none was. */
export function classesOf(table: MatchupTable, asked: readonly unknown[]): MatchupTable {
  const known = table.classes.map(({ id }) => id);
  if (known.length === 0) return table;
  for (const [i, id] of asked.entries()) {
    if (!known.some((other) => other === id))
      throw badInput(
        '--of',
        `une valeur parmi ${known.join(', ')} est attendue`,
        `one of ${known.join(', ')} is expected`,
      );
    if (asked.indexOf(id) < i) throw badInput('--of', 'cette classe est donnée deux fois', 'this class is given twice');
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

const WINS: Named = { id: 'success', text: ROW_FORTUNES.success };

/**
 * Whole per cents in a terminal: how likely the row's side is to win or, where classes were asked for, one table for
 * each. In CSV one row per pair and class. Exact fractions are in the JSON.
 */
export function matchupsText(table: MatchupTable, asked: boolean, renderer: Renderer, format: TableFormat): string {
  if (format === 'csv') return longForm(table, renderer);
  if (table.classes.length === 0) return nothingText(table, renderer);
  const { rows, columns, corner } = table.matchups;
  const allowed = rowsAndColumnsAllowed(table);
  const heads = [renderer.say(corner), ...allowed.columns.map((column) => headOf(columns[column]!, renderer))];
  const tables = (asked ? table.classes : [WINS]).map(({ id, text }) => {
    const lines = allowed.rows.map((row) => [
      headOf(rows[row]!, renderer),
      ...allowed.columns.map((column) => inPercent(chanceIn(table.cells[row]![column]!, id))),
    ]);
    return `${renderer.say(table.facetText)} · ${renderer.say(text)} (%)\n${grid(heads, lines, format)}`;
  });
  return [...tables, ...leftOutText(table, allowed, renderer), ...(asked ? [] : [others(table, renderer)])].join(
    '\n\n',
  );
}

const inPercent = (chance: number | undefined): string =>
  chance === undefined ? '—' : String(Math.round(chance * 100));

/** The rows and columns in which the rules allow nothing. */
function leftOutText(
  { matchups }: MatchupTable,
  allowed: ReturnType<typeof rowsAndColumnsAllowed>,
  renderer: Renderer,
): string[] {
  const missingText = (heads: readonly Named[], places: readonly number[]) =>
    heads.filter((_, place) => !places.includes(place)).map((head) => headOf(head, renderer));
  const heads = new Set([
    ...missingText(matchups.rows, allowed.rows),
    ...missingText(matchups.columns, allowed.columns),
  ]);
  return heads.size === 0 ? [] : [`${renderer.say(OUTPUT_WORDS.leftOut)}${renderer.colon()} ${[...heads].join(', ')}`];
}

const others = ({ classes }: MatchupTable, renderer: Renderer): string =>
  `${renderer.say(OUTPUT_WORDS.otherTables)}${renderer.colon()} ${classes.map(({ id }) => `--of ${id}`).join(', ')}`;

/** A table without a single chance: why, each reason once. */
const nothingText = (table: MatchupTable, renderer: Renderer): string =>
  [
    `${renderer.say(OUTPUT_WORDS.refused)}${renderer.colon()}`,
    ...reasonsIn(table).map((why) => renderer.say(why)),
  ].join('\n  ');

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
