import { type ReadonlySignal, signal } from '@preact/signals';
import { type Field, fieldOf, parse, type Schema } from '../../kernel/schema.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { simplestValue, type Draft } from '../form/drafts.ts';
import type { Form } from '../form/form.ts';
import { putAt, parsePath } from '../form/paths.ts';
import { byPath, tryMake, NO_PROBLEMS } from '../form/problems.ts';

type Fields = Readonly<Record<string, Field>>;

/** What a filter stands at before anyone touches it. */
const initial = (field: Field): unknown => simplestValue(field, undefined);

const read = (field: Field, text: string): unknown => {
  if (field.kind === 'flag') return text === 'true';
  if (field.kind !== 'whole') return field.kind === 'choice' && !field.values.includes(text) ? undefined : text;
  const number = Number(text);
  return Number.isInteger(number) && number >= field.min && number <= field.max ? number : undefined;
};

/** Filters from an address; what is not said, or makes no sense, stands at its default. */
export const filtersFrom = (fields: Fields, query: URLSearchParams): Draft =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = query.get(name);
      return [name, (text === null ? undefined : read(field, text)) ?? initial(field)];
    }),
  );

/** The filters that differ from their defaults, for an address. */
export const filtersQuery = (fields: Fields, filters: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'object' || value === initial(fields[name]!) ? [] : [[name, String(value)]],
    ),
  );

/** The filters that differ from their defaults, in words: `PF de l’attaquant 9, arrière`. */
export const filtersText = (fields: Fields, filters: Draft): readonly Text[] =>
  Object.entries(filtersQuery(fields, filters)).map(([name, value]) => {
    const field = fields[name]!;
    const { label, options } = field.about;
    if (field.kind === 'flag') return label;
    const said = options?.[value] ?? same(value);
    return t(`${label.fr} ${said.fr}`, `${label.en} ${said.en}`);
  });

export const fieldsOf = (schema: Schema): Fields => {
  const root = fieldOf(schema);
  return root.kind === 'record' ? root.fields : {};
};

/** The form of the filters above a table. */
interface FilterForm extends Form {
  readonly draft: ReadonlySignal<Draft>;
  /** The last draft that made sense. Where there are problems, no table is shown. */
  readonly fitting: ReadonlySignal<Draft>;
}

/** `changed` is told of every change that fits. */
export function filterForm(schema: Schema, query: URLSearchParams, changed: () => void): FilterForm {
  const draft = signal(filtersFrom(fieldsOf(schema), query));
  const fitting = signal(draft.value);
  const problems = signal(NO_PROBLEMS);
  return {
    terse: true,
    draft,
    fitting,
    problems,
    edit(path, value) {
      draft.value = putAt(draft.value, parsePath(path), value) as Draft;
      const read = tryMake(() => parse(schema, draft.value));
      problems.value = 'problems' in read ? byPath(read.problems) : NO_PROBLEMS;
      if ('problems' in read) return;
      fitting.value = draft.value;
      changed();
    },
  };
}
