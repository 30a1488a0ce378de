import type { Chart, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import { unknown } from '../problems.ts';

function named<T extends { readonly id: string }>(things: readonly T[], what: Text, id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (found !== undefined) return found;
  throw unknown(
    what,
    id,
    things.map((thing) => thing.id),
  );
}

export const rulesetOf = (rulesets: readonly Ruleset[], id: string): Ruleset =>
  named(rulesets, t('le système', 'ruleset'), id);

export const procedureOf = ({ procedures }: Ruleset, id: string): Procedure =>
  named(procedures, t('la procédure', 'procedure'), id);

export const chartOf = ({ charts }: Ruleset, id: string): Chart => named(charts, t('la table', 'chart'), id);
