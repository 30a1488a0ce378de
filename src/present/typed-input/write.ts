import { equalJson } from '../../kernel/json-hash.ts';
import type { Field } from '../../kernel/schema.ts';
import { inQuotes } from './tokens.ts';
import { understand } from './value.ts';

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;
type Facts = Readonly<Record<string, unknown>>;

/** What is typed for a part of a situation: where it stands, and the text that `understood` reads back. */
export interface Typed {
  /** `attackers.2.units`; items are counted from 1, and not at all where there is one. */
  readonly path: string;
  readonly text: string;
}

/** A situation as it would be typed, what equals its default left out. */
export const typedSituation = (root: Of<'record'>, situation: unknown): readonly Typed[] =>
  Object.entries(root.fields).flatMap(([id, field]) => typedFacts(field, (situation as Facts)[id], id));

function typedFacts(field: Field, value: unknown, path: string): readonly Typed[] {
  if (!field.required && equalJson(value, field.fallback)) return [];
  if (field.kind === 'record') return typedRecord(field, value as Facts, path);
  if (field.kind === 'list') return typedList(field, value as readonly unknown[], path);
  return [{ path, text: String(value) }];
}

function typedRecord(field: Of<'record'>, value: Facts, path: string): readonly Typed[] {
  const line = oneLine(field, value);
  const inside = Object.entries(field.fields).flatMap(([id, inner]) =>
    inner.kind === 'list' || inner.kind === 'record' ? typedFacts(inner, value[id], `${path}.${id}`) : [],
  );
  return line === '' && inside.length > 0 ? inside : [{ path, text: line || anyText(field) }, ...inside];
}

/** Something to say of a record that is all defaults: a step into a clear hex. */
const anyText = ({ fields }: Of<'record'>): string =>
  String(Object.values(fields).find(({ kind, required }) => kind === 'choice' && !required)?.fallback ?? '');

function typedList({ item }: Of<'list'>, values: readonly unknown[], path: string): readonly Typed[] {
  if (item.kind !== 'record') return values.map((value) => ({ path, text: String(value) }));
  const each = values.map((value) => typedRecord(item, value as Facts, path));
  // Items that are said by one flag each follow one another; otherwise each flag says whose it is.
  if (values.length === 1 || each.every((typed) => typed.length === 1 && typed[0]!.path === path)) return each.flat();
  return values.flatMap((value, i) => typedRecord(item, value as Facts, `${path}.${i + 1}`));
}

/** The single facts of a record on one line, bare where they are then understood, by name otherwise. */
function oneLine(field: Of<'record'>, value: Facts): string {
  const facts = Object.entries(field.fields).filter(
    ([id, inner]) =>
      inner.kind !== 'list' && inner.kind !== 'record' && (inner.required || !equalJson(value[id], inner.fallback)),
  );
  const meant = Object.fromEntries(facts.map(([id]) => [id, value[id]]));
  const lines = [bareText, assign].map((write) => facts.map(([id, inner]) => write(id, inner, value[id])).join(' '));
  const isUnderstood = (line: string): boolean => {
    const read = understand(field, line);
    return 'value' in read && equalJson(read.value, meant);
  };
  return lines.find(isUnderstood) ?? lines[1]!;
}

const assign = (id: string, { kind }: Field, value: unknown): string =>
  `${id}=${kind === 'words' ? inQuotes(String(value)) : String(value)}`;

function bareText(id: string, field: Field, value: unknown): string {
  if (field.kind === 'flag') return value === true ? id : assign(id, field, value);
  if (field.kind === 'words')
    return /^\p{L}[\p{L} ]*$/u.test(String(value)) && field.about.positional === true
      ? String(value)
      : inQuotes(String(value));
  return field.kind === 'choice' || field.about.positional === true ? String(value) : assign(id, field, value);
}
