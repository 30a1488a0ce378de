import type { Army, ArmyRules, ArmyEntry, EntryKind, Values } from '../kernel/army.ts';
import { firstProblems } from '../kernel/problem.ts';
import { BadInput, type Field, fieldOf, parse, type Problem, withoutDefault } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import { describeValue, clip, isList, isRecord, lengthOf, namesIn, valueAt } from '../kernel/untrusted.ts';
import { fieldsOf, newEntryId, kindOf, MOST_ENTRIES, badInputAt, valuesOf } from './entries.ts';
import { HEADING } from './heading.ts';

export const FORMAT = 'grognard-army';
export const VERSION = 1;

/** No army of `MOST_ENTRIES` units takes as much. */
export const LONGEST_FILE = 1_000_000;

/** The file of an army: fields that equal their default are left out, `start` says what differed there. */
export type ArmyJson = Readonly<Record<string, unknown>>;

/** An army as it was read, and what of the file was not taken. */
export interface ReadArmy {
  readonly army: Army;
  readonly left: readonly Problem[];
}

/** `history` is read by whoever keeps one (`history.ts`). */
const ENVELOPE = ['format', 'version', 'ruleset', 'entries', 'history'] as const;
const BESIDE = ['id', 'kind', 'start'] as const;
const ID = /^[\w-]{1,24}$/;

/** The same record without the fields that stand where nothing is said. */
export const withoutDefaults = (fields: Readonly<Record<string, Field>>, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      !field.required && values[name] === field.fallback ? [] : [[name, values[name]]],
    ),
  );

function entryJson(rules: ArmyRules, { id, kind: kindId, values, start }: ArmyEntry): ArmyJson {
  const kind = kindOf(rules, kindId);
  const was = Object.fromEntries(Object.entries(start).filter(([name, value]) => value !== values[name]));
  return {
    id,
    kind: kindId,
    ...withoutDefaults(fieldsOf(kind), values),
    ...(Object.keys(was).length > 0 && { start: was }),
  };
}

export const armyJson = (rules: ArmyRules, { ruleset, entries, ...heading }: Army): ArmyJson => ({
  format: FORMAT,
  version: VERSION,
  ruleset,
  ...withoutDefaults(headingFields, heading),
  entries: entries.map((entry) => entryJson(rules, entry)),
});

const headingFields = (fieldOf(HEADING) as Extract<Field, { kind: 'record' }>).fields;

/** The text of a file as JSON. Throws `BadInput`. */
export function fileJson(text: string): unknown {
  if (typeof text !== 'string' || text.length > LONGEST_FILE)
    throw badInputAt(
      'file',
      t(`fichier trop long : ${LONGEST_FILE} caractères au plus`, `file too long: ${LONGEST_FILE} characters at most`),
    );
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw badInputAt('file', t('ce n’est pas du JSON', 'this is not JSON'));
  }
}

/** The ruleset that an army names, so that its rules can be loaded. Throws `BadInput` where it is no army of ours. */
export function rulesetIdIn(json: unknown): string {
  if (!isRecord(json)) throw badInputAt('army', t('un objet JSON est attendu', 'a JSON object is expected'));
  if (valueAt(json, 'format') !== FORMAT)
    throw badInputAt(
      'format',
      t(`« ${FORMAT} » est attendu : ce n’est pas une armée`, `“${FORMAT}” is expected: this is not an army`),
    );
  const version = valueAt(json, 'version');
  if (version !== VERSION) throw badInputAt('version', otherVersion(version));
  const ruleset = valueAt(json, 'ruleset');
  if (typeof ruleset === 'string') return ruleset;
  throw badInputAt('ruleset', t('le nom d’un système est attendu', 'the name of a ruleset is expected'));
}

function otherVersion(version: unknown): Text {
  const said = describeValue(version);
  return typeof version === 'number' && version > VERSION
    ? t(
        `version ${said.fr} : vient d’un Grognard plus récent ; celui-ci lit la ${VERSION}`,
        `version ${said.en}: made by a later Grognard; this one reads ${VERSION}`,
      )
    : t(`${said.fr} ne convient pas ; attendu : ${VERSION}`, `${said.en} does not fit; expected ${VERSION}`);
}

/**
 * An army from untrusted JSON. What does not fit is left out and told with its place and reason; where nothing of it
 * can be taken, or it is no army of this ruleset, it throws `BadInput`.
 */
export function readArmy(rules: ArmyRules, json: unknown): ReadArmy {
  const ruleset = rulesetIdIn(json);
  if (ruleset !== rules.ruleset)
    throw badInputAt(
      'ruleset',
      t(
        `armée de « ${clip(ruleset)} » ; attendu : ${rules.ruleset}`,
        `an army of “${clip(ruleset)}”; expected ${rules.ruleset}`,
      ),
    );
  return armyIn(rules, json as object);
}

/** What stands under the envelope: heading and units. Throws `BadInput`. */
export function armyIn(rules: ArmyRules, holder: object): ReadArmy {
  const left: Problem[] = [];
  const heading = headingIn(holder, left);
  const given = valueAt(holder, 'entries');
  const length = isList(given) ? lengthOf(given) : Number.NaN;
  if (!isList(given) || !(length <= MOST_ENTRIES))
    throw badInputAt(
      'entries',
      t(
        `une liste de ${MOST_ENTRIES} unités au plus est attendue`,
        `a list of at most ${MOST_ENTRIES} units is expected`,
      ),
    );
  const entries: ArmyEntry[] = [];
  for (let i = 0; i < length; i++) {
    const entry = entryIn(rules, valueAt(given, i), `entries[${i + 1}]`, left);
    if (entry !== undefined) entries.push(entry);
  }
  if (entries.length === 0 && length > 0) throw new BadInput(left);
  return { army: { ruleset: rules.ruleset, ...heading, entries: withIds(entries) }, left: firstProblems(left) };
}

/** Each field above the list by itself: one that does not fit is left out. */
function headingIn(holder: object, left: Problem[]): Omit<Army, 'ruleset' | 'entries'> {
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(headingFields)) {
    const value = valueAt(holder, name);
    if (value === undefined) continue;
    const fits = tryRead(() => parse(withoutDefault(field), value), name, left);
    if (fits !== undefined) kept[name] = fits;
  }
  const known: readonly string[] = [...ENVELOPE, ...Object.keys(headingFields)];
  for (const name of namesIn(holder)) if (!known.includes(name)) left.push({ path: clip(name), text: UNKNOWN });
  return parse(HEADING, kept);
}

const UNKNOWN = t('champ inconnu, laissé de côté', 'unknown field, left out');

/** What it gives; undefined where it throws `BadInput`, whose problems are told under `path`. */
function tryRead<R>(read: () => R, path: string, left: Problem[]): R | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    for (const { path: inner, text } of error.problems)
      left.push({ path: inner === 'situation' ? path : `${path}.${inner}`, text });
    return undefined;
  }
}

function entryIn(rules: ArmyRules, given: unknown, path: string, left: Problem[]): ArmyEntry | undefined {
  if (!isRecord(given)) {
    left.push({ path, text: t('un objet est attendu', 'an object is expected') });
    return undefined;
  }
  return tryRead(
    () => {
      const kindId = valueAt(given, 'kind');
      const kind = kindId === undefined ? rules.kinds[0]! : kindOf(rules, kindId);
      const values = valuesOf(kind, knownValues(kind, given));
      const was = valueAt(given, 'start');
      const start = was === undefined ? values : startIn(kind, values, was, `${path}.start`, left);
      for (const name of namesIn(given))
        if (!Object.hasOwn(fieldsOf(kind), name) && !BESIDE.includes(name as never))
          left.push({ path: `${path}.${clip(name)}`, text: UNKNOWN });
      const id = valueAt(given, 'id');
      return { id: typeof id === 'string' && ID.test(id) ? id : '', kind: kind.id, values, start };
    },
    path,
    left,
  );
}

/** Only what the kind knows, in a record of our own. */
function knownValues(kind: EntryKind, given: object): Values {
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(fieldsOf(kind))) {
    const value = valueAt(given, name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** A start that does not fit is left out: the unit then begins as it is. */
const startIn = (kind: EntryKind, values: Values, was: unknown, path: string, left: Problem[]): Values =>
  tryRead(
    () => {
      if (isRecord(was)) return valuesOf(kind, { ...values, ...knownValues(kind, was) });
      throw badInputAt('situation', t('un objet est attendu', 'an object is expected'));
    },
    path,
    left,
  ) ?? values;

/** The first of several with one id keeps it. */
function withIds(entries: readonly ArmyEntry[]): readonly ArmyEntry[] {
  const taken = new Set<string>();
  const kept = entries.map((entry) => {
    const id = taken.has(entry.id) ? '' : entry.id;
    taken.add(id);
    return { ...entry, id };
  });
  let more = 0;
  return kept.map((entry) => (entry.id === '' ? { ...entry, id: newEntryId(kept, ++more) } : entry));
}
