import type { Named } from '../../kernel/ruleset.ts';
import { same } from '../../kernel/text.ts';
import type { MatchupTable } from '../../calculate/matchups.ts';
import { ROW_FORTUNES, type RowFortune } from '../../present/matchups.ts';

/** What every table answers, whatever its classes: the first unless another was chosen. */
export const ALWAYS: readonly Named<RowFortune>[] = (Object.keys(ROW_FORTUNES) as RowFortune[]).map((id) => ({
  id,
  text: ROW_FORTUNES[id],
}));

/**
 * What the table is asked. It stays what was chosen, also where a class does not occur under these filters: then it is
 * known only by its id.
 */
export function questionOf(chosen: string | null, table: MatchupTable | undefined): Named {
  const known = [...ALWAYS, ...(table?.classes ?? [])].find(({ id }) => id === chosen);
  if (known !== undefined) return known;
  return chosen === null ? ALWAYS[0]! : { id: chosen, text: same(chosen) };
}
