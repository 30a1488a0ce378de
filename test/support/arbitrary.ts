import fc from 'fast-check';
import type { Procedure } from '../../src/kernel/ruleset.ts';
import { type Field, fieldOf, parse, type Schema } from '../../src/kernel/schema.ts';

/** Random data that fits a schema: what a player might enter, defaults left out now and then. */
export const situations = (schema: Schema): fc.Arbitrary<unknown> => arbitrary(fieldOf(schema));

/**
 * Situations of a procedure that the rules mostly allow: its examples and match-ups with a fact changed here and there.
 * One in six is drawn without regard to the rules, so that refusals are met too.
 */
export function likelySituations(procedure: Procedure): fc.Arbitrary<unknown> {
  const field = fieldOf(procedure.situation);
  const examples = procedure.examples.map(({ situation }) => fc.constant(parse(procedure.situation, situation)));
  const known = fc.oneof(...examples, ...(procedure.matchups === undefined ? [] : [pairSides(procedure.matchups)]));
  return fc.oneof(
    { weight: 5, arbitrary: known.chain((situation) => near(field, situation)) },
    { weight: 1, arbitrary: arbitrary(field) },
  );
}

const pairSides = ({ rows, columns, filters, situation }: NonNullable<Procedure['matchups']>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...rows), fc.constantFrom(...columns))
    .map(([row, column]) => situation(row.id, column.id, parse(filters, {})));

/** A value with a fact changed here and there. */
function near(field: Field, value: unknown): fc.Arbitrary<unknown> {
  if (field.kind === 'record') {
    const facts = value as Record<string, unknown>;
    return fc.record(
      Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, near(inner, facts[name])])),
    );
  }
  if (field.kind !== 'list')
    return fc.oneof({ weight: 14, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: arbitrary(field) });
  const items = value as readonly unknown[];
  const changed = fc.tuple(...items.map((item) => near(field.item, item)));
  const longer = items.length < field.max && items.length > 0 ? [[...items, items.at(-1)]] : [];
  const shorter = items.length > field.min ? [items.slice(0, -1)] : [];
  return fc.oneof(
    { weight: 10, arbitrary: changed },
    ...[...longer, ...shorter].map((list) => ({ weight: 1, arbitrary: fc.constant(list) })),
    ...(items.length === 0 ? [{ weight: 1, arbitrary: arbitrary(field) }] : []),
  );
}

const wholeOrHalf = (min: number, max: number, halves: boolean): fc.Arbitrary<number> =>
  halves ? fc.integer({ min: min * 2, max: max * 2 }).map((n) => n / 2) : fc.integer({ min, max });

function arbitrary(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'whole':
      return wholeOrHalf(field.min, Math.min(field.max, field.min + 30), field.about.halves === true);
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

/** A situation in which everything that may be named bears this name. */
export function allNamed(field: Field, value: unknown, name: string): unknown {
  if (field.kind === 'words') return name;
  if (field.kind === 'list') return (value as readonly unknown[]).map((item) => allNamed(field.item, item, name));
  if (field.kind !== 'record') return value;
  const facts = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(field.fields).map(([key, inner]) => [key, allNamed(inner, facts[key], name)]),
  );
}
