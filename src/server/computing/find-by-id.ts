import type { Chart, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import { unknownProblem } from '../problems.ts';

function findById<T extends { readonly id: string }>(things: readonly T[], what: Text, id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (found !== undefined) return found;
  throw unknownProblem(
    what,
    id,
    things.map((thing) => thing.id),
  );
}

export const rulesetOf = (rulesets: readonly Ruleset[], id: string): Ruleset =>
  findById(rulesets, t('le système', 'ruleset'), id);

export const procedureOf = ({ procedures }: Ruleset, id: string): Procedure =>
  findById(procedures, t('la procédure', 'procedure'), id);

export const chartOf = ({ charts }: Ruleset, id: string): Chart => findById(charts, t('la table', 'chart'), id);
