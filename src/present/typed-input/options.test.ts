import { describe, expect, test } from 'vitest';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import { type Lang, LANGS } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { valueText } from './single-value.ts';
import { understand } from './value.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

interface Found {
  readonly path: string;
  readonly field: Field;
  /** The record that the field stands in. */
  readonly record: Extract<Field, { kind: 'record' }>;
}

/** Every field under a field, however deep. */
function fieldsIn(field: Field, path: string, record?: Found['record']): Found[] {
  const self = record === undefined ? [] : [{ path, field, record }];
  if (field.kind === 'list') return [...self, ...fieldsIn(field.item, path, record)];
  if (field.kind !== 'record') return self;
  return [...self, ...Object.entries(field.fields).flatMap(([id, inner]) => fieldsIn(inner, `${path}.${id}`, field))];
}

const FIELDS = RULESETS.flatMap(({ id, procedures }) =>
  procedures.flatMap((procedure) => fieldsIn(fieldOf(procedure.situation), `${id} ${procedure.id}`)),
);

const CHOICES = FIELDS.flatMap(({ path, field }) => (field.kind === 'choice' ? [{ path, field }] : []));
const FACTS = FIELDS.filter(({ field }) => field.kind === 'flag');

/** An option as it is stored, labelled and printed. */
const formsOf = (field: Field, id: string, lang: Lang): string[] => [
  id,
  id.toUpperCase(),
  field.about.options?.[id]?.[lang] ?? id,
  (field.about.options?.[id]?.[lang] ?? id).toUpperCase(),
  valueText(field, id)[lang],
];

describe('every option of every field, by its id, its label in either language and its printed form', () => {
  test('there are many', () => {
    expect(CHOICES.length).toBeGreaterThan(60);
    expect(FACTS.length).toBeGreaterThan(60);
  });

  test.each(CHOICES)('$path', ({ field }) => {
    for (const id of field.values)
      for (const lang of LANGS)
        for (const form of formsOf(field, id, lang))
          for (const reader of LANGS) expect([form, understand(field, form, reader)]).toEqual([form, { value: id }]);
  });

  test.each(FACTS)('$path', ({ path, field, record }) => {
    const id = path.split('.').at(-1)!;
    for (const lang of LANGS)
      for (const form of [id, field.about.label[lang]])
        for (const reader of LANGS)
          expect([form, understand(record, form, reader)]).toEqual([form, { value: { [id]: true } }]);
  });
});
