import type { Army, ArmyRules, ArmyEntry, EntryKind, UnitStanding, Values } from '../kernel/army.ts';
import { BadInput, type Field, fieldOf, parse } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import { clip } from '../kernel/untrusted.ts';

/** More is no army, and no page shows it. */
export const MOST_ENTRIES = 400;

export const badInputAt = (path: string, text: Text): BadInput => new BadInput([{ path, text }]);

export const fieldsOf = ({ schema }: EntryKind): Readonly<Record<string, Field>> => {
  const field = fieldOf(schema);
  return field.kind === 'record' ? field.fields : {};
};

/** The kind that an entry names. */
export function kindOf(rules: ArmyRules, id: unknown): EntryKind {
  const found = rules.kinds.find((kind) => kind.id === id);
  if (found !== undefined) return found;
  const ids = rules.kinds.map((kind) => kind.id).join(', ');
  throw badInputAt('kind', t(`une valeur parmi ${ids} est attendue`, `one of ${ids} is expected`));
}

export function entryIn(army: Army, id: string): ArmyEntry {
  const found = army.entries.find((entry) => entry.id === id);
  if (found !== undefined) return found;
  throw badInputAt(
    'entry',
    t(`${army.name} n’a pas d’unité « ${clip(String(id))} »`, `${army.name} has no unit “${clip(String(id))}”`),
  );
}

/** Untrusted values of a kind, checked and complete: one by one, then together. Throws `BadInput`. */
export function valuesOf(kind: EntryKind, given: unknown, beside: readonly string[] = []): Values {
  const values = parse(kind.schema, given, beside);
  const refused = kind.refuse?.(values);
  if (refused !== undefined) throw badInputAt(kind.id, refused.refused);
  return values;
}

/** Its own name, or what it is. */
export function nameOf(rules: ArmyRules, { kind, values }: ArmyEntry): Text {
  const { name } = values;
  return typeof name === 'string' && name !== '' ? t(name, name) : kindOf(rules, kind).describe(values);
}

/** How an entry of an army stands. */
export function standingOf(rules: ArmyRules, army: Army, id: string): UnitStanding {
  const { kind, values, start } = entryIn(army, id);
  return kindOf(rules, kind).standing(values, army, start);
}

/** An id that no entry has: one more than the greatest number. */
export function newEntryId(entries: readonly { readonly id: string }[], more = 1): string {
  const numbers = entries.map(({ id }) => Number(/^e(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `e${numbers.reduce((most, n) => Math.max(most, n), 0) + more}`;
}

export const withEntries = (army: Army, entries: readonly ArmyEntry[]): Army => ({ ...army, entries });

/** The army with one entry changed; the others are the same objects. */
export const withEntry = (army: Army, changed: ArmyEntry): Army =>
  withEntries(
    army,
    army.entries.map((entry) => (entry.id === changed.id ? changed : entry)),
  );
