import * as v from 'valibot';
import { same, t, type Text } from './text.ts';

/** What a form, a flag and an error message need to know of a field beside its type. */
export interface About {
  readonly label: Text;
  readonly help?: Text;
  /** Names of the values of a choice. */
  readonly options?: Readonly<Record<string, Text>>;
  /** A fact a player may change on the map: offered under "what would change it". */
  readonly lever?: boolean;
  /** In the one-line form of a record (`Ph 6`), a bare value goes to the next field so marked. */
  readonly positional?: boolean;
}

type Extra = Omit<About, 'label' | 'options'>;

const about = <T>(parts: About) => v.metadata<T, { readonly about: About }>({ about: parts });

/** One of several named values. */
export const choice = <const K extends string>(label: Text, options: Readonly<Record<K, Text>>, extra: Extra = {}) =>
  v.pipe(v.picklist(Object.keys(options) as K[]), about({ label, options, ...extra }));

/** A whole number between two bounds, both included. */
export const whole = (label: Text, min: number, max: number, extra: Extra = {}) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), about({ label, ...extra }));

/** Yes or no; no where it is not said. */
export const flag = (label: Text, extra: Extra = {}) =>
  v.optional(v.pipe(v.boolean(), about({ label, ...extra })), false);

/** A short name; empty where it is not said. */
export const words = (label: Text, longest: number, extra: Extra = {}) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest), about({ label, ...extra })), '');

export const record = <const E extends v.ObjectEntries>(label: Text, entries: E, extra: Extra = {}) =>
  v.pipe(v.strictObject(entries), about({ label, ...extra }));

export const list = <const S extends Schema>(label: Text, item: S, min: number, max: number, extra: Extra = {}) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max), about({ label, ...extra }));

/** Makes a field optional: `value` stands where nothing is said. */
export const byDefault = <const S extends Schema>(
  schema: S,
  value: v.InferInput<S>,
): v.OptionalSchema<S, () => v.InferInput<S>> => v.optional(schema, () => value as never);

export type Schema<T = unknown> = v.GenericSchema<unknown, T>;
export type InputOf<S extends Schema> = v.InferInput<S>;
export type OutputOf<S extends Schema> = v.InferOutput<S>;

interface FieldBase {
  readonly about: About;
  readonly required: boolean;
  /** What stands where nothing is said. */
  readonly fallback: unknown;
}

/** A schema as forms, flags and messages walk it. */
export type Field = FieldBase &
  (
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'flag' }
    | { readonly kind: 'words'; readonly longest: number }
    | { readonly kind: 'list'; readonly item: Field; readonly min: number; readonly max: number }
    | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Field>> }
  );

/** The parts of a valibot schema that `fieldOf` reads; the library types them per schema only. */
interface Node {
  readonly type: string;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: number;
    readonly metadata?: { about?: About };
  }[];
  readonly options?: readonly string[];
  readonly item?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
}

const fields = new WeakMap<object, Field>();

export function fieldOf(schema: Schema): Field {
  let field = fields.get(schema);
  if (field === undefined) fields.set(schema, (field = readField(schema as unknown as Node)));
  return field;
}

function readField(node: Node): Field {
  if (node.type === 'optional') {
    const fallback: unknown = typeof node.default === 'function' ? node.default() : node.default;
    return { ...readField(node.wrapped!), required: false, fallback };
  }
  const actions = node.pipe ?? [];
  const bound = (type: string): number => actions.find((action) => action.type === type)!.requirement!;
  const base: FieldBase = {
    about: actions.find(({ metadata }) => metadata?.about)!.metadata!.about!,
    required: true,
    fallback: undefined,
  };
  switch (node.type) {
    case 'picklist':
      return { ...base, kind: 'choice', values: node.options! };
    case 'number':
      return { ...base, kind: 'whole', min: bound('min_value'), max: bound('max_value') };
    case 'boolean':
      return { ...base, kind: 'flag' };
    case 'string':
      return { ...base, kind: 'words', longest: bound('max_length') };
    case 'array':
      return { ...base, kind: 'list', item: readField(node.item!), min: bound('min_length'), max: bound('max_length') };
    case 'strict_object':
      return {
        ...base,
        kind: 'record',
        fields: Object.fromEntries(Object.entries(node.entries!).map(([name, entry]) => [name, readField(entry)])),
      };
    default:
      throw new Error(`no field is made of ${node.type}`);
  }
}

/** A problem with one field: where, and what is allowed there. */
export interface Problem {
  readonly path: string;
  readonly text: Text;
}

/** Input that does not fit; carries one problem per field, in both languages. */
export class BadInput extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, text }) => `${path}: ${text.en}`).join('\n'));
    this.problems = problems;
  }
}

/** Checks untrusted data against a schema and fills in what was not said. Throws `BadInput`. */
export function parse<S extends Schema>(schema: S, data: unknown): OutputOf<S> {
  const lists = listsForRecords(fieldOf(schema), data, []);
  if (lists.length > 0) throw new BadInput(lists);
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const seen = new Map<string, Problem>();
  for (const issue of result.issues) {
    const problem = explain(fieldOf(schema), issue);
    if (!seen.has(problem.path)) seen.set(problem.path, problem);
  }
  throw new BadInput([...seen.values()]);
}

/** valibot takes a list for an object; a reader of the message would not. */
function listsForRecords(field: Field, data: unknown, path: Path): Problem[] {
  if (field.kind === 'record') {
    if (Array.isArray(data)) return [{ path: pathText(path) || 'situation', text: doesNotFit(data, field) }];
    if (typeof data !== 'object' || data === null) return [];
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      listsForRecords(inner, (data as Record<string, unknown>)[name], [...path, name]),
    );
  }
  if (field.kind !== 'list' || !Array.isArray(data)) return [];
  return data.slice(0, field.max).flatMap((item, i) => listsForRecords(field.item, item, [...path, i]));
}

type Path = readonly (string | number)[];

/** `attackers[1].units[1].type`: items are counted from 1, as people do. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

function explain(root: Field, issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  let field: Field | undefined = root;
  for (const step of path) {
    if (field?.kind === 'list') field = field.item;
    else if (field?.kind === 'record') field = Object.hasOwn(field.fields, step) ? field.fields[step] : undefined;
  }
  const where = pathText(path);
  if (field === undefined) return { path: where, text: unknownField(root, path) };
  return { path: where === '' ? 'situation' : where, text: doesNotFit(issue.input, field) };
}

function doesNotFit(given: unknown, field: Field): Text {
  const wanted = allowed(field);
  if (given === undefined) return t(`manque ; attendu : ${wanted.fr}`, `is missing; expected ${wanted.en}`);
  const said = brief(given);
  return t(`${said} ne convient pas ; attendu : ${wanted.fr}`, `${said} does not fit; expected ${wanted.en}`);
}

function unknownField(root: Field, path: Path): Text {
  const parent = path.slice(0, -1).reduce<Field>((field, step) => {
    if (field.kind === 'list') return field.item;
    return field.kind === 'record' ? (field.fields[step] ?? field) : field;
  }, root);
  const names = parent.kind === 'record' ? Object.keys(parent.fields).join(', ') : '';
  return t(`champ inconnu ; champs possibles : ${names}`, `unknown field; possible fields: ${names}`);
}

const brief = (value: unknown): string => {
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** What a field accepts, in words. */
export function allowed(field: Field): Text {
  switch (field.kind) {
    case 'choice':
      return t(`une valeur parmi ${field.values.join(', ')}`, `one of ${field.values.join(', ')}`);
    case 'whole':
      return t(`un nombre entier de ${field.min} à ${field.max}`, `a whole number from ${field.min} to ${field.max}`);
    case 'flag':
      return same('true / false');
    case 'words':
      return t(`un texte de ${field.longest} caractères au plus`, `a text of at most ${field.longest} characters`);
    case 'list':
      return t(`une liste de ${field.min} à ${field.max} éléments`, `a list of ${field.min} to ${field.max} items`);
    case 'record': {
      const names = Object.keys(field.fields).join(', ');
      return t(`un objet avec les champs ${names}`, `an object with the fields ${names}`);
    }
  }
}
