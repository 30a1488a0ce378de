import type { Ruling } from '../kernel/ruling.ts';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { type Field, fieldOf, type Schema } from '../kernel/schema.ts';
import type { Lang } from '../kernel/text.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The JSON Schema (2020-12) of what a procedure accepts: its situation, and under `rulings` the options on offer. */
export async function jsonSchemaOf(ruleset: Ruleset, procedure: Procedure, lang: Lang): Promise<JsonSchema> {
  const { properties, ...rest } = inputSchema(procedure.situation, lang) as { properties: object };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `grognard:${ruleset.id}/${procedure.id}`,
    ...rest,
    properties: { ...properties, rulings: rulingsSchema(ruleset, await ruleset.rulings(), lang) },
  };
}

export const rulingsSchema = (ruleset: Ruleset, register: readonly Ruling[], lang: Lang): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    ruleset.rulingChoices.map(({ id, options }) => [
      id,
      {
        type: 'string',
        title: register.find((ruling) => ruling.id === id)!.question[lang],
        enum: options,
        default: options[0],
      },
    ]),
  ),
  additionalProperties: false,
});

export const inputSchema = (schema: Schema, lang: Lang): JsonSchema => fieldSchema(fieldOf(schema), lang);

/** Titles and descriptions are the words of the form. */
function fieldSchema(field: Field, lang: Lang): JsonSchema {
  const { label, help, options: names } = field.about;
  const values = Object.entries(names ?? {}).map(([id, text]) => `${id}: ${text[lang]}`);
  const description = [...(help === undefined ? [] : [help[lang]]), ...values].join('; ');
  return {
    title: label[lang],
    ...(description !== '' && { description }),
    ...(!field.required && { default: field.fallback }),
    ...typeOf(field, lang),
  };
}

function typeOf(field: Field, lang: Lang): JsonSchema {
  switch (field.kind) {
    case 'choice':
      return { type: 'string', enum: field.values };
    case 'whole':
      return {
        ...(field.about.halves === true ? { type: 'number', multipleOf: 0.5 } : { type: 'integer' }),
        minimum: field.min,
        maximum: field.max,
      };
    case 'flag':
      return { type: 'boolean' };
    case 'words':
      return { type: 'string', maxLength: field.longest };
    case 'list':
      return { type: 'array', items: fieldSchema(field.item, lang), minItems: field.min, maxItems: field.max };
    case 'record': {
      const entries = Object.entries(field.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, inner]) => [name, fieldSchema(inner, lang)])),
        required: entries.filter(([, inner]) => inner.required).map(([name]) => name),
        additionalProperties: false,
      };
    }
  }
}
