import { exampleSituation } from '../../kernel/example.ts';
import type { Procedure } from '../../kernel/ruleset.ts';
import { simplestValue } from '../../kernel/simplest-value.ts';
import { type Field, fieldOf, parse } from '../../kernel/schema.ts';
import type { Lang } from '../../kernel/text.ts';

export { simplestValue };

/** What stands in a form: the shape of a situation, complete, where a field may hold what does not fit (yet). */
export type Draft = Readonly<Record<string, unknown>>;

export const exampleDraft = (procedure: Procedure, id: string, lang: Lang): Draft =>
  parse(
    procedure.situation,
    exampleSituation(
      procedure.examples.find((example) => example.id === id)!,
      lang,
    ),
  ) as Draft;

/** The first example: a form that answers something at once. */
export const firstDraft = (procedure: Procedure, lang: Lang): Draft =>
  procedure.examples.length > 0 ? exampleDraft(procedure, procedure.examples[0]!.id, lang) : shortestDraft(procedure);

/** The shortest situation: no list longer than it must be, every optional fact at its default. */
export function shortestDraft(procedure: Procedure): Draft {
  const [example] = procedure.examples;
  const model = example === undefined ? undefined : parse(procedure.situation, example.situation);
  return simplestValue(fieldOf(procedure.situation), model) as Draft;
}

/** Facts that players rarely state: they have a default and no part in short forms or on the map. */
export function isRare(field: Field): boolean {
  return !field.required && (field.about.rare === true || !matters(field));
}

function matters(field: Field): boolean {
  if (field.about.letters !== undefined) return true;
  if (field.about.lever === true || field.about.positional === true) return true;
  if (field.kind === 'list') return matters(field.item);
  return field.kind === 'record' && Object.values(field.fields).some(matters);
}

/** How much of a card a field takes, in lines; an empty list is only a button, two flags share a line. */
const roomOf = ({ kind, about }: Field): number =>
  about.letters !== undefined ? 0.2 : kind === 'flag' || kind === 'list' ? 0.5 : 1;
const MOST_ROOM = 8;

/** Which fields of a record a form folds away: the rare ones and, once a card is full, whatever has a default. */
export function foldedFields(fields: Readonly<Record<string, Field>>): ReadonlySet<string> {
  const folded = new Set<string>();
  let room = MOST_ROOM;
  for (const [name, field] of Object.entries(fields)) {
    const needed = field.required || field.about.positional === true;
    if (isRare(field) || (!needed && roomOf(field) > room)) folded.add(name);
    else room -= roomOf(field);
  }
  // A name in two languages is stated as a whole.
  if (Object.values(fields).every(({ kind }) => kind === 'words')) return new Set();
  const [only] = folded;
  return folded.size === 1 && fields[only!]!.kind === 'flag' ? new Set() : folded;
}

/** Whether a form still shows what stands where nothing is said. */
export const isDefault = (field: Field, value: unknown): boolean =>
  !field.required && JSON.stringify(value) === JSON.stringify(field.fallback);
