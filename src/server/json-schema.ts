import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { JsonSchema } from '../present/json-schema.ts';
import { SHAPES, type ShapeId } from './schemas.ts';

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** One of several shapes of answers. */
export const oneOf = (...names: readonly ShapeId[]) =>
  names.length === 1 ? refTo(names[0]!) : { anyOf: names.map(refTo) };

/** The shapes of answers as named schemas that refer to each other. */
export const shapeSchemas = (): Record<string, JsonSchema> =>
  toJsonSchemaDefs(SHAPES, {
    target: 'draft-2020-12',
    errorMode: 'throw',
    overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
  }) as unknown as Record<string, JsonSchema>;
