import { BadInput } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { clipped } from '../kernel/untrusted.ts';

export const bad = (path: string, fr: string, en: string): BadInput => new BadInput([{ path, text: t(fr, en) }]);

/** What was said is no option of the command; these are. */
export const noSuchOption = (path: string, ...known: readonly (readonly string[])[]): BadInput => {
  const options = known.flatMap((names) => names.map((name) => `--${name}`)).join(', ');
  return bad(
    `--${clipped(path)}`,
    `cette commande ne connaît pas cette option ; elle connaît : ${options}`,
    `this command has no such option; it has: ${options}`,
  );
};

/** Picks a thing by id, or says which ids there are. */
export function pick<T extends { readonly id: string }>(
  things: readonly T[],
  id: string | undefined,
  what: 'ruleset' | 'procedure' | 'chart' | 'ruling',
): T {
  const found = things.find((thing) => thing.id === id);
  if (found !== undefined) return found;
  const ids = things.map((thing) => thing.id).join(', ');
  if (id === undefined) throw bad(what, `manque ; au choix : ${ids}`, `is missing; there are: ${ids}`);
  const said = clipped(id);
  throw bad(what, `« ${said} » est inconnu ; au choix : ${ids}`, `"${said}" is unknown; there are: ${ids}`);
}
