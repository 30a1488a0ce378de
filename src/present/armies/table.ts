import { addEntries } from '../../armies/edit.ts';
import { LONGEST_FILE } from '../../armies/army-file.ts';
import { fieldsOf, badInputAt, valuesOf } from '../../armies/entries.ts';
import type { Army, ArmyRules, EntryKind, Values } from '../../kernel/army.ts';
import { firstProblems } from '../../kernel/problem.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import { type Lang, t, type Text } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { squash } from '../typed-input/likeness.ts';
import { cellText, inCell, isCalled } from './cells.ts';
import { type Row, rowsIn, rowsText, type Separator } from '../spreadsheet-rows.ts';

/** What a column holds: the kind, a number of copies, or a field, now or at the start. */
type Column =
  | { readonly is: 'kind' | 'count' }
  | { readonly is: 'field'; readonly name: string; readonly start: boolean }
  | { readonly is: 'unknown'; readonly text: string };

const KIND: Text = t('Sorte', 'Kind');
const COUNT: Text = t('Nombre', 'Count');
const COUNT_ALSO = ['nb', 'copies', 'quantite', 'qty', 'number', 'x'];
const START: Text = t('départ', 'start');
const AT_START = /^(.*)[([]\s*(?:d[ée]part|start)\s*[)\]]\s*$/i;

/** An army with the units of a table, and the lines that were left with the reason. */
export interface ReadTable {
  readonly army: Army;
  readonly left: readonly Problem[];
}

const isField = (rules: ArmyRules, text: string): string | undefined =>
  rules.kinds
    .flatMap((kind) => Object.entries(fieldsOf(kind)))
    .find(([name, field]) => isCalled(text, name, field.about.label))?.[0];

function columnOf(rules: ArmyRules, text: string): Column {
  const start = AT_START.exec(text)?.[1];
  const name = isField(rules, start ?? text);
  if (name !== undefined) return { is: 'field', name, start: start !== undefined };
  if (isCalled(text, 'kind', KIND)) return { is: 'kind' };
  return isCalled(text, 'count', COUNT) || COUNT_ALSO.includes(squash(text))
    ? { is: 'count' }
    : { is: 'unknown', text };
}

/** The heading, where the first row is one: most of its cells name columns. */
function headingIn(rules: ArmyRules, [first]: readonly Row[]): readonly Column[] | undefined {
  const columns = first!.cells.map((cell) => columnOf(rules, cell));
  const said = first!.cells.filter((cell) => cell.trim() !== '').length;
  const known = columns.filter(({ is }) => is !== 'unknown').length;
  return known > 0 && known * 2 > said ? columns : undefined;
}

const named = (names: readonly string[]): readonly Column[] =>
  names.map((name) => ({ is: 'field', name, start: false }));

/** Without a heading: the order of the form, or that of the one-line form with the name behind. */
function orders(kind: EntryKind): readonly (readonly Column[])[] {
  const fields = Object.entries(fieldsOf(kind));
  const positional = fields.filter(([name, { about }]) => about.positional === true && name !== 'name');
  return [named(fields.map(([name]) => name)), named([...positional.map(([name]) => name), 'name'])];
}

/**
 * The units of a table as it is pasted from a spreadsheet, added to an army. A heading may be missing where the cells
 * can be read in one order only. Throws `BadInput` where nothing can be read.
 */
export function readArmyTable(rules: ArmyRules, army: Army, text: string, lang: Lang): ReadTable {
  if (typeof text !== 'string' || text.length > LONGEST_FILE)
    throw badInputAt(
      'table',
      t(`tableau trop long : ${LONGEST_FILE} caractères au plus`, `table too long: ${LONGEST_FILE} characters at most`),
    );
  const rows = rowsIn(text);
  if (rows.length === 0) throw badInputAt('table', t('tableau vide', 'empty table'));
  const heading = headingIn(rules, rows);
  const read =
    heading === undefined ? withoutHeading(rules, army, rows, lang) : taken(rules, army, heading, rows.slice(1), lang);
  const unknown = (heading ?? []).flatMap((column): Problem[] =>
    column.is === 'unknown' && column.text.trim() !== ''
      ? [{ path: clip(column.text), text: t('colonne inconnue', 'unknown column') }]
      : [],
  );
  const left = [...unknown, ...read.left];
  if (read.army.entries.length === army.entries.length)
    throw left.length > 0 ? new BadInput(left) : badInputAt('table', t('aucune unité', 'no unit'));
  return { army: read.army, left: firstProblems(left) };
}

function withoutHeading(rules: ArmyRules, army: Army, rows: readonly Row[], lang: Lang): ReadTable {
  const readings = orders(rules.kinds[0]!).map((columns) => taken(rules, army, columns, rows, lang));
  const most = Math.max(...readings.map((read) => read.army.entries.length));
  const best = readings.filter((read) => read.army.entries.length === most);
  if (best.length === 1 || most === army.entries.length) return best[0]!;
  throw badInputAt(
    'table',
    t('une ligne de titres manque : cela se lit de deux façons', 'a heading is missing: this can be read in two ways'),
  );
}

function taken(rules: ArmyRules, army: Army, columns: readonly Column[], rows: readonly Row[], lang: Lang): ReadTable {
  const left: Problem[] = [];
  let soFar = army;
  for (const { line, cells } of rows)
    try {
      soFar = withRow(rules, soFar, columns, cells, lang);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      for (const { path, text } of error.problems) left.push({ path: `line[${line}].${path}`, text });
    }
  return { army: soFar, left };
}

/** One row as a unit, or as several alike. */
function withRow(rules: ArmyRules, army: Army, columns: readonly Column[], cells: readonly string[], lang: Lang): Army {
  const filled = cells.flatMap((cell, i): { column: Column; cell: string }[] =>
    cell.trim() === '' ? [] : [{ column: columns[i] ?? { is: 'unknown', text: '' }, cell }],
  );
  const kind = kindIn(rules, filled);
  const [now, start] = [false, true].map((of) => factsIn(kind, filled, of, lang)) as [Values, Values];
  const count = filled.find(({ column }) => column.is === 'count')?.cell ?? '1';
  const copies = /^\s*\d{1,3}\s*$/.test(count) ? Number(count) : Number.NaN;
  const more = addEntries(rules, army, kind.id, now, copies, lang);
  if (Object.keys(start).length === 0) return more;
  const from = army.entries.length;
  return {
    ...more,
    entries: more.entries.map((entry, i) =>
      i < from ? entry : { ...entry, start: valuesOf(kind, { ...entry.values, ...start }) },
    ),
  };
}

type Filled = readonly { readonly column: Column; readonly cell: string }[];

/** The kind that the row names, or the first that has all its columns. */
function kindIn(rules: ArmyRules, filled: Filled): EntryKind {
  const said = filled.find(({ column }) => column.is === 'kind')?.cell;
  const has = (kind: EntryKind): boolean =>
    said === undefined
      ? filled.every(({ column }) => column.is !== 'field' || Object.hasOwn(fieldsOf(kind), column.name))
      : isCalled(said, kind.id, kind.title);
  const found = rules.kinds.find(has);
  if (found !== undefined) return found;
  const titles = (lang: Lang): string => rules.kinds.map(({ title }) => title[lang]).join(', ');
  throw badInputAt('kind', t(`attendu : ${titles('fr')}`, `expected ${titles('en')}`));
}

function factsIn(kind: EntryKind, filled: Filled, start: boolean, lang: Lang): Values {
  const fields = fieldsOf(kind);
  const facts: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const { column, cell } of filled) {
    if (column.is === 'unknown' && column.text === '')
      problems.push({ path: clip(cell), text: t('cellule de trop', 'one cell too many') });
    if (column.is !== 'field' || column.start !== start) continue;
    const field = fields[column.name];
    if (field === undefined) continue;
    const several = field.kind === 'choice' ? kind.parseCell?.(cell) : undefined;
    if (several !== undefined) Object.assign(facts, several);
    else {
      const meant = inCell(field, cell, lang);
      if ('problem' in meant) problems.push({ path: column.name, text: meant.problem.text });
      else facts[column.name] = meant.value;
    }
  }
  if (problems.length > 0) throw new BadInput(problems);
  return facts;
}

/** The army as a table with a heading: columns in which nothing is said are left out. */
export function armyTable(rules: ArmyRules, army: Army, lang: Lang, separator: Separator = ';'): string {
  const kinds = rules.kinds.filter(({ id }) => army.entries.some(({ kind }) => kind === id));
  const columns: { name: string; start: boolean; label: string }[] = [];
  for (const kind of kinds)
    for (const [name, field] of Object.entries(fieldsOf(kind))) {
      const own = army.entries.filter((entry) => entry.kind === kind.id);
      const label = field.about.label[lang];
      const add = (start: boolean): void => {
        if (!columns.some((column) => column.name === name && column.start === start))
          columns.push({ name, start, label: start ? `${label} (${START[lang]})` : label });
      };
      if (field.required || own.some(({ values }) => values[name] !== field.fallback)) add(false);
      if (own.some(({ values, start }) => values[name] !== start[name])) add(true);
    }
  const several = rules.kinds.length > 1;
  const head = [...(several ? [KIND[lang]] : []), ...columns.map(({ label }) => label)];
  const rows = army.entries.map(({ kind: id, values, start }) => {
    const kind = rules.kinds.find((one) => one.id === id)!;
    const cells = columns.map((column) => {
      const field = fieldsOf(kind)[column.name];
      return field === undefined ? '' : cellText(field, (column.start ? start : values)[column.name], lang);
    });
    return several ? [kind.title[lang], ...cells] : cells;
  });
  return rowsText([head, ...rows], separator);
}
