import { options } from '../kernel/ruling.ts';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { type Field, fieldOf } from '../kernel/schema.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The JSON Schema (2020-12) of what a procedure accepts; `x-text` has the words of the form in both languages. */
export function jsonSchemaOf(ruleset: Ruleset, procedure: Procedure): JsonSchema {
  const { properties, ...rest } = schemaOf(fieldOf(procedure.situation)) as { properties: object };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `grognard:${ruleset.id}/${procedure.id}`,
    ...rest,
    properties: { ...properties, rulings: switchesSchema(ruleset) },
  };
}

function switchesSchema(ruleset: Ruleset): JsonSchema {
  const switchable = ruleset.rulings.filter((ruling) => ruling.switch !== undefined);
  return {
    type: 'object',
    title: 'Readings of the rules chosen instead of ours',
    properties: Object.fromEntries(
      switchable.map((ruling) => [
        ruling.id,
        { enum: options(ruling), default: options(ruling)[0], title: ruling.question.en },
      ]),
    ),
    additionalProperties: false,
  };
}

export function schemaOf(field: Field): JsonSchema {
  const { label, help, options: names } = field.about;
  return {
    title: label.en,
    ...(help && { description: help.en }),
    'x-text': { label, ...(help && { help }), ...(names && { options: names }) },
    ...(!field.required && { default: field.fallback }),
    ...typeOf(field),
  };
}

function typeOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'choice':
      return { type: 'string', enum: field.values };
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'flag':
      return { type: 'boolean' };
    case 'words':
      return { type: 'string', maxLength: field.longest };
    case 'list':
      return { type: 'array', items: schemaOf(field.item), minItems: field.min, maxItems: field.max };
    case 'record': {
      const entries = Object.entries(field.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, inner]) => [name, schemaOf(inner)])),
        required: entries.filter(([, inner]) => inner.required).map(([name]) => name),
        additionalProperties: false,
      };
    }
  }
}
