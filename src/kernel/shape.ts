import * as v from 'valibot';

/** The JSON of results, described: types, the API's schema and the documents come from the same lines. */
export const described = <const S extends v.GenericSchema>(schema: S, about: string) =>
  v.pipe(schema, v.description(about));

const SOURCE = v.strictObject({ chart: v.string(), row: v.exactOptional(v.string()) });

/** An effect of one kind, with the fields that kind has beside those of all. */
export const effectShape = <const K extends string, const F extends v.ObjectEntries>(
  kind: K,
  about: string,
  fields: F,
) =>
  described(
    v.strictObject({
      kind: v.literal(kind),
      who: v.pipe(v.array(v.string()), v.readonly()),
      may: v.exactOptional(v.literal(true)),
      source: SOURCE,
      ...fields,
    }),
    about,
  );

export type ShapeOf<S extends v.GenericSchema> = Readonly<v.InferOutput<S>>;
