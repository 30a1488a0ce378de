import type { Procedure, Ruleset } from '../../src/kernel/ruleset.ts';
import { type Field, fieldOf, parse } from '../../src/kernel/schema.ts';

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
export const largestJson = ({ rulingChoices }: Ruleset, { situation }: Procedure): object => ({
  ...(largestOf(fieldOf(situation)) as object),
  rulings: Object.fromEntries(rulingChoices.map(({ id, options }) => [id, longest(options)])),
});

type Path = readonly (string | number)[];

/** Every place of a situation that could be larger, inner ones first, and how large it could be there. */
function* largerPlaces(
  field: Field,
  value: unknown,
  path: Path,
): Generator<readonly [Path, (now: unknown) => unknown]> {
  if (field.kind === 'record')
    for (const [name, inner] of Object.entries(field.fields))
      yield* largerPlaces(inner, (value as Record<string, unknown>)[name], [...path, name]);
  if (field.kind === 'words') yield [path, () => 'W'.repeat(field.longest)];
  if (field.kind === 'whole') yield [path, () => field.max];
  if (field.kind !== 'list') return;
  const items = value as readonly unknown[];
  for (const [i, item] of items.entries()) yield* largerPlaces(field.item, item, [...path, i]);
  const fill = (value: unknown): unknown[] => {
    const all = value as readonly unknown[];
    return Array.from({ length: field.max }, (_, i) => all[Math.min(i, all.length - 1)]);
  };
  if (items.length > 0) yield [path, fill];
}

function changedAt(value: unknown, [step, ...rest]: Path, change: (now: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const inner = changedAt((value as Record<string | number, unknown>)[step], rest, change);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner };
}

/** A situation made as large as `isAllowed` lets it be, one fact after the other. */
export function enlarged(
  { situation: schema }: Procedure,
  situation: unknown,
  isAllowed: (larger: unknown) => boolean,
) {
  let largest = parse(schema, situation);
  for (const [path, change] of largerPlaces(fieldOf(schema), largest, [])) {
    const larger = changedAt(largest, path, change);
    if (isAllowed(larger)) largest = larger;
  }
  return largest;
}
