import type { Field } from '../kernel/schema.ts';

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;
type Facts = Readonly<Record<string, unknown>>;

/**
 * What "one more" is, in a form as under "what would change it": the last item again or, where there is none or no two
 * are alike, the plainest one, which takes after the troops whose list it is (a rank is of their own type and grade).
 * A number that nobody stated is left to `unsaid`.
 */
export function nextItem(
  list: Of<'list'>,
  items: readonly unknown[],
  owner: Facts,
  unsaid: (field: Field) => unknown,
): unknown {
  if (items.length > 0 && list.about.addsPlain !== true) return items.at(-1);
  const { item } = list;
  if (item.kind !== 'record') return item.required ? unsaid(item) : item.fallback;
  const model = modelOf(list, owner);
  return Object.fromEntries(
    Object.entries(item.fields).map(([name, field]) => [name, nextValue(field, model[name], unsaid)]),
  );
}

function modelOf({ about: { like } }: Of<'list'>, owner: Facts): Facts {
  if (like === undefined) return {};
  return like === '.' ? owner : (owner[like] as Facts);
}

const isMeasure = ({ about }: Field, value: unknown): boolean =>
  Number.isInteger(about.halves === true ? Number(value) * 2 : value);

/** Names are given to one, not to the next; what a list or a record holds is no fact of its neighbour. */
function nextValue(field: Field, alike: unknown, unsaid: (field: Field) => unknown): unknown {
  const { kind } = field;
  const fits =
    (kind === 'choice' && field.values.includes(alike as string)) ||
    (kind === 'flag' && typeof alike === 'boolean') ||
    (kind === 'whole' && isMeasure(field, alike) && Number(alike) >= field.min && Number(alike) <= field.max);
  if (fits) return alike;
  return field.required ? unsaid(field) : field.fallback;
}
