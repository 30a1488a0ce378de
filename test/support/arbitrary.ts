import fc from 'fast-check';
import { type Field, fieldOf, type Schema } from '../../src/kernel/schema.ts';

/** Random data that fits a schema: what a player might enter, defaults left out now and then. */
export const situations = (schema: Schema): fc.Arbitrary<unknown> => arbitrary(fieldOf(schema));

function arbitrary(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'whole':
      return fc.integer({ min: field.min, max: Math.min(field.max, field.min + 30) });
    case 'flag':
      return fc.boolean();
    case 'words':
      return fc.string({ maxLength: Math.min(field.longest, 6) });
    case 'list':
      return fc.array(arbitrary(field.item), {
        minLength: field.min,
        maxLength: Math.max(field.min, Math.min(field.max, 3)),
      });
    case 'record': {
      const entries = Object.entries(field.fields);
      const requiredKeys = entries.filter(([, inner]) => inner.required).map(([name]) => name);
      return fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, arbitrary(inner)])), { requiredKeys });
    }
  }
}
