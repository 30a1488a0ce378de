import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { JsonSchema } from '../present/json-schema.ts';
import type { Shape } from '../kernel/shape.ts';
import { SHAPES, type ShapeId } from '../present/shapes.ts';

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** One of several shapes of answers. */
export const oneOf = (...names: readonly ShapeId[]) =>
  names.length === 1 ? refTo(names[0]!) : { anyOf: names.map(refTo) };

/** Leaves out `readonly`, which is for TypeScript only. */
const CONVERSION: ConversionConfig = { target: 'draft-2020-12', errorMode: 'throw', ignoreActions: ['readonly'] };

/** The shape of a procedure's outcome or effect. */
export const resultSchema = (shape: Shape): JsonSchema => {
  const { $schema: _, ...schema } = toJsonSchema(shape, CONVERSION) as JsonSchema;
  return schema;
};

/** The shapes of answers as named schemas that refer to each other. */
export const shapeSchemas = (): Record<string, JsonSchema> =>
  toJsonSchemaDefs(SHAPES, {
    ...CONVERSION,
    overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
  }) as unknown as Record<string, JsonSchema>;
