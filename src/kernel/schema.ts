import { misfitText, unknownFieldText } from './field-words.ts';
import type { PicturePlace, PlaceFor } from './picture-place.ts';
import { type Problem, Problems } from './problem.ts';
import type { Text } from './text.ts';
import { clip, isList, isRecord, lengthOf, namesIn, valueAt } from './untrusted.ts';

export { BadInput, isRemainder, type Problem, problemCount } from './problem.ts';

/** What a form, a flag and an error message need to know about a field beside its type. */
export interface About {
  readonly label: Text;
  readonly help?: Text;
  /** The names of a choice’s values. */
  readonly options?: Readonly<Record<string, Text>>;
  /** Other words that people type for a value (of a fact: `true`), in any language. */
  readonly synonyms?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The number may be stated to the half. */
  readonly halves?: boolean;
  /** A fact that a player may change on the map: the page offers it as a lever. */
  readonly lever?: boolean;
  /** In the one-line form of a record (`Ph 6`), a bare value goes to the next field so marked. */
  readonly positional?: boolean;
  /** The owner of the fact and of all fields inside: the side that acts, the enemy or the ground. */
  readonly side?: Side;
  /** Players seldom state it, so a form folds it away. */
  readonly rare?: boolean;
  /** A value as a player would say it: `rear` is "from the rear", `false` is "without the charge". */
  readonly phrases?: Readonly<Record<string, Text>>;
  /** Its letters in a profile (`WS`): a form shows the fields that have some as one strip. */
  readonly letters?: Text;
  /** Of a list: the first item takes after the record the list stands in (`.`), or after a field beside it. */
  readonly like?: string;
  /** Of a list: an item that is added is a new one, not a copy of the last. */
  readonly addsPlain?: boolean;
  /** Where a picture of the combat shows it, and lets it be set: see `picture-place.ts`. */
  readonly place?: PicturePlace;
  /** What stands for it there: of a record its arm (`leader`), which makes a counter of it; of a fact a type (`El`) or a sign. */
  readonly symbol?: string;
}

export type Side = 'own' | 'enemy' | 'ground';

type Extra<P extends PicturePlace = never> = Omit<About, 'label' | 'options' | 'place'> & { readonly place?: P };

/** One of several named values. */
export const choice = <const K extends string>(
  label: Text,
  options: Readonly<Record<K, Text>>,
  extra: Extra<PlaceFor<'choice'>> = {},
): Schema<K, K> => schemaOf({ kind: 'choice', values: Object.keys(options) }, { label, options, ...extra });

/** A whole number between two bounds, both included. */
export const whole = (
  label: Text,
  min: number,
  max: number,
  extra: Extra<PlaceFor<'whole'>> = {},
): Schema<number, number> => schemaOf({ kind: 'whole', min, max }, { label, ...extra });

/** A measure between two bounds, both included, to the half. */
export const halves = (
  label: Text,
  min: number,
  max: number,
  extra: Extra<PlaceFor<'whole'>> = {},
): Schema<number, number> => whole(label, min, max, { halves: true, ...extra });

/** Yes or no; no where it is not said. */
export const flag = (label: Text, extra: Extra<PlaceFor<'flag'>> = {}): Optional<Schema<boolean, boolean>> =>
  byDefault<Schema<boolean, boolean>>(schemaOf({ kind: 'flag' }, { label, ...extra }), false);

/** A short name; empty where it is not said. */
export const words = (label: Text, longest: number, extra: Extra = {}): Optional<Schema<string, string>> =>
  byDefault<Schema<string, string>>(schemaOf({ kind: 'words', longest }, { label, ...extra }), '');

export const record = <const E extends Entries>(label: Text, entries: E, extra: Extra = {}): RecordSchema<E> =>
  schemaOf(
    { kind: 'record', fields: Object.fromEntries(Object.entries(entries).map(([name, of]) => [name, fieldOf(of)])) },
    { label, ...extra },
  );

export const list = <const S extends Schema>(
  label: Text,
  item: S,
  min: number,
  max: number,
  extra: Extra<PlaceFor<'list'>> = {},
): Schema<OutputOf<S>[], InputOf<S>[]> =>
  schemaOf({ kind: 'list', item: fieldOf(item), min, max }, { label, ...extra });

/** Makes a field optional: `value` stands where nothing is said. */
export const byDefault = <const S extends Schema>(schema: S, value: InputOf<S>): Optional<S> => {
  const field = fieldOf(schema);
  return asSchema({ ...field, required: false, fallback: value, asked: fieldOf(withoutDefault(field)) });
};

declare const TYPES: unique symbol;

/** What a value must be: to the compiler a type, to `fieldOf` a field. `In`: what may be given, which leaves out defaults. */
export interface Schema<Out = unknown, In = unknown> {
  readonly [TYPES]: { readonly output: Out; readonly input: In };
}

export type OutputOf<S extends Schema> = S[typeof TYPES]['output'];
export type InputOf<S extends Schema> = S[typeof TYPES]['input'];

type Optional<S extends Schema> = Schema<OutputOf<S>, InputOf<S> | undefined>;
type Entries = Readonly<Record<string, Schema>>;
type OptionalIn<E extends Entries> = { [K in keyof E]: undefined extends InputOf<E[K]> ? K : never }[keyof E];
type RecordSchema<E extends Entries> = Schema<
  { -readonly [K in keyof E]: OutputOf<E[K]> },
  { -readonly [K in Exclude<keyof E, OptionalIn<E>>]: InputOf<E[K]> } & {
    -readonly [K in OptionalIn<E>]?: InputOf<E[K]>;
  }
>;

interface FieldBase {
  readonly about: About;
  readonly required: boolean;
  /** The value of a field that is left out. */
  readonly fallback: unknown;
  /** Of a field with a default: the same one without. */
  readonly asked?: Field;
}

type Kind =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'words'; readonly longest: number }
  | { readonly kind: 'list'; readonly item: Field; readonly min: number; readonly max: number }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Field>> };

/** A schema as forms, flags and messages walk it. */
export type Field = FieldBase & Kind;

const asSchema = <S extends Schema>(field: Field): S => field as unknown as S;

const schemaOf = <S extends Schema>(kind: Kind, about: About): S =>
  asSchema({ ...kind, about, required: true, fallback: undefined });

export const fieldOf = (schema: Schema): Field => schema as unknown as Field;

/** The schema of a field without its default, for a value that must be given. */
export const withoutDefault = (field: Field): Schema => asSchema(field.asked ?? field);

/**
 * Checks untrusted data against a schema and fills in what was not said. Throws `BadInput`, and nothing else whatever
 * it is given; what comes back is a copy. The names `beside` the fields are left to the caller; `called` is what the
 * whole is called where it is none of its fields that does not fit.
 */
export function parse<S extends Schema>(
  schema: S,
  data: unknown,
  beside: readonly string[] = [],
  called = 'situation',
): OutputOf<S> {
  const check = new Check(beside, called);
  const checked = check.value(fieldOf(schema), data);
  check.problems.end();
  return checked as OutputOf<S>;
}

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;
/** Where a value stands: `['attackers', 0, 'units', 1]`. Items are counted from 0 here. */
export type Path = readonly (string | number)[];

/** One walk through the fields of a schema: of what is given no more is read than a schema allows. */
class Check {
  readonly problems = new Problems();
  readonly #beside: readonly string[];
  readonly #called: string;
  readonly #path: (string | number)[] = [];

  constructor(beside: readonly string[], called: string) {
    this.#beside = beside;
    this.#called = called;
  }

  value(field: Field, given: unknown): unknown {
    const data = given === undefined ? field.fallback : given;
    if (field.kind === 'record') return isRecord(data) ? this.#record(field, data) : this.#misfit(field, data);
    if (field.kind === 'list') return isList(data) ? this.#list(field, data) : this.#misfit(field, data);
    if (!fits(field, data)) return this.#misfit(field, data);
    return field.kind === 'words' ? (data as string).trim() : data;
  }

  #record({ fields }: Of<'record'>, data: object): Record<string, unknown> {
    const checked: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) checked[name] = this.#inside(name, field, valueAt(data, name));
    for (const name of namesIn(data)) {
      if (Object.hasOwn(fields, name) || (this.#path.length === 0 && this.#beside.includes(name))) continue;
      this.problems.add(() => this.#problem([...this.#path, clip(name) || '""'], unknownFieldText(fields)));
    }
    return checked;
  }

  #list(field: Of<'list'>, data: readonly unknown[]): unknown {
    const length = lengthOf(data);
    if (!Number.isInteger(length) || length < field.min || length > field.max) return this.#misfit(field, data);
    return Array.from({ length }, (_, i) => this.#inside(i, field.item, valueAt(data, i)));
  }

  #inside(step: string | number, field: Field, given: unknown): unknown {
    this.#path.push(step);
    const checked = this.value(field, given);
    this.#path.pop();
    return checked;
  }

  #misfit(field: Field, data: unknown): undefined {
    this.problems.add(() => this.#problem(this.#path, misfitText(data, field)));
  }

  #problem(path: Path, text: Text): Problem {
    return { path: pathText(path) || this.#called, text };
  }
}

function fits(field: Exclude<Field, Of<'record' | 'list'>>, data: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return typeof data === 'string' && field.values.includes(data);
    case 'whole':
      if (typeof data !== 'number' || data < field.min || data > field.max) return false;
      return Number.isInteger(field.about.halves === true ? data * 2 : data);
    case 'flag':
      return typeof data === 'boolean';
    case 'words':
      return typeof data === 'string' && data.trim().length <= field.longest;
  }
}

/** `attackers[1].units[1].type`: items are counted from 1, as people do. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

/** `attackers[1].units[2].type`, as people write it, back to steps. */
export const parsePath = (text: string): Path =>
  [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, item, name]) => (item ? Number(item) - 1 : name!));
