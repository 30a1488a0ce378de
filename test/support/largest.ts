import type { Procedure, Ruleset } from '../../src/kernel/ruleset.ts';
import { type Field, fieldOf } from '../../src/kernel/schema.ts';

/** A character that JSON writes with six: no name is longer than one made of it. */
const WIDEST = '\u0001';

const longest = (values: readonly unknown[]): unknown =>
  values.reduce((a, b) => (JSON.stringify(b).length > JSON.stringify(a).length ? b : a));

const differs = (field: Field, value: unknown): boolean =>
  field.required || JSON.stringify(value) !== JSON.stringify(field.fallback);

/** The value of a field that a link needs the most room for. */
function largestOf(field: Field): unknown {
  switch (field.kind) {
    case 'choice':
      return longest(field.values.filter((value) => differs(field, value)));
    case 'whole':
      return longest([field.min, field.max].filter((value) => differs(field, value)));
    case 'flag':
      return true;
    case 'words':
      return WIDEST.repeat(field.longest);
    case 'list':
      return Array.from({ length: field.max }, () => largestOf(field.item));
    case 'record':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, largestOf(inner)]));
  }
}

/** The JSON of the largest calculation that a procedure accepts: every list full, every name as long as it may be. */
export const largestJson = ({ offers }: Ruleset, { situation }: Procedure): object => ({
  ...(largestOf(fieldOf(situation)) as object),
  rulings: Object.fromEntries(offers.map(({ id, options }) => [id, longest(options)])),
});
