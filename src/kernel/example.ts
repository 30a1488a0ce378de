import type { Example } from './ruleset.ts';
import type { Lang } from './text.ts';

/** The situation of an example, with the names as the reader spells them. */
export const exampleSituation = (
  { situation, french = {} }: Pick<Example, 'situation' | 'french'>,
  lang: Lang,
): unknown => (lang === 'fr' ? rename(situation, new Map(Object.entries(french))) : situation);

function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      field === 'name' && typeof inner === 'string' ? (names.get(inner) ?? inner) : rename(inner, names),
    ]),
  );
}
