import * as v from 'valibot';
import { withDescription } from '../../kernel/shape.ts';

/** What every shape is built of. */
export const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
export const is = withDescription;

export const Text = is(v.strictObject({ fr: v.string(), en: v.string() }), 'The same words in French and in English.');
export const Ids = list(v.string());
export const Fields = v.record(v.string(), v.unknown());
export const Rulings = v.record(v.string(), v.string());
export const Die = v.pipe(v.string(), v.regex(/^d\d+$/));
