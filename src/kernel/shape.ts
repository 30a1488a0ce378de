import * as v from 'valibot';

/** What JSON is to be. */
export type Shape = v.GenericSchema;

/** The JSON of results, described: types, the API's schema and the documents come from the same lines. */
export const withDescription = <const S extends v.GenericSchema>(schema: S, about: string) =>
  v.pipe(schema, v.description(about));

const SOURCE = v.strictObject({ chart: v.string(), row: v.exactOptional(v.string()) });
const WHO = v.pipe(v.array(v.string()), v.readonly());
const MAY = v.exactOptional(v.literal(true));

/** What all effects have; no interface, which could be given further fields and so is no list of entries. */
type Common<K extends string> = {
  readonly kind: v.LiteralSchema<K, undefined>;
  readonly who: typeof WHO;
  readonly may: typeof MAY;
  readonly source: typeof SOURCE;
};

type Fields<K extends string, F extends v.ObjectEntries> = v.StrictObjectSchema<Common<K> & F, undefined>;

/** Written out: what the compiler finds for itself cannot be put into a declaration file. */
export type EffectShape<K extends string, F extends v.ObjectEntries> = v.SchemaWithPipe<
  readonly [Fields<K, F>, v.DescriptionAction<v.InferOutput<Fields<K, F>>, string>]
>;

/** An effect of one kind, with the fields that kind has beside those of all. */
export const effectShape = <const K extends string, const F extends v.ObjectEntries>(
  kind: K,
  about: string,
  fields: F,
): EffectShape<K, F> =>
  withDescription(
    v.strictObject({ kind: v.literal(kind), who: WHO, may: MAY, source: SOURCE, ...fields }),
    about,
  ) as unknown as EffectShape<K, F>;

export type ShapeOf<S extends v.GenericSchema> = Readonly<v.InferOutput<S>>;
