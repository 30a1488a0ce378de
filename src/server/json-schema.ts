import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { About, Schema } from '../kernel/schema.ts';
import type { Lang } from '../kernel/text.ts';
import { SHAPES, type ShapeId } from './schemas.ts';

export type { JsonSchema };

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** One of several shapes of answers. */
export const oneOf = (...names: readonly ShapeId[]) =>
  names.length === 1 ? refTo(names[0]!) : { anyOf: names.map(refTo) };

const BASE: ConversionConfig = { target: 'draft-2020-12', errorMode: 'throw' };

/** The shapes of answers as named schemas that refer to each other. */
export const shapeSchemas = (): Record<string, JsonSchema> =>
  toJsonSchemaDefs(SHAPES, { ...BASE, overrideRef: ({ referenceId }) => refTo(referenceId).$ref });

/** A situation as a caller may write it, with our labels as titles. */
export function inputSchema(schema: Schema, lang: Lang): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    ...BASE,
    ignoreActions: ['trim'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { metadata } = valibotAction as { metadata?: { about?: About } };
      if (metadata?.about === undefined) return undefined;
      const { about: _, ...plain } = jsonSchema as JsonSchema & { about?: About };
      return { ...plain, ...labels(metadata.about, lang) };
    },
  });
  return converted;
}

function labels({ label, help, options }: About, lang: Lang): { title: string; description?: string } {
  const values = Object.entries(options ?? {}).map(([id, text]) => `${id}: ${text[lang]}`);
  const description = [...(help === undefined ? [] : [help[lang]]), ...values].join('; ');
  return { title: label[lang], ...(description !== '' && { description }) };
}

/** The readings on offer, by id of ruling; the first option is the one taken where nothing is said. */
export const rulingsSchema = ({ rulings }: Ruleset, lang: Lang): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    rulings.flatMap(({ id, question, switch: options }) => {
      if (options === undefined) return [];
      const values = Object.keys(options);
      return [[id, { type: 'string', title: question[lang], enum: values, default: values[0]! } satisfies JsonSchema]];
    }),
  ),
});
