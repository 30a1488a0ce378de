import { BadInput } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';

export const bad = (path: string, fr: string, en: string): BadInput => new BadInput([{ path, text: t(fr, en) }]);

/** Picks a thing by id, or says which ids there are. */
export function pick<T extends { readonly id: string }>(
  things: readonly T[],
  id: string | undefined,
  what: 'ruleset' | 'procedure' | 'chart' | 'ruling',
): T {
  const found = things.find((thing) => thing.id === id);
  if (found !== undefined) return found;
  const ids = things.map((thing) => thing.id).join(', ');
  throw id === undefined
    ? bad(what, `manque ; au choix : ${ids}`, `is missing; there are: ${ids}`)
    : bad(what, `« ${id} » est inconnu ; au choix : ${ids}`, `"${id}" is unknown; there are: ${ids}`);
}
