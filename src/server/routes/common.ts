import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import type { Limits } from '../limits.ts';
import { unknown } from '../problems.ts';
import type { Work } from '../work.ts';

/** What every route needs. */
export interface Context {
  readonly rulesets: readonly Ruleset[];
  readonly limits: Limits;
  readonly work: Work;
}

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

export function rulesetOf({ rulesets }: Context, id: string): Ruleset {
  const found = rulesets.find((ruleset) => ruleset.id === id);
  if (found === undefined) throw unknown(t('la règle', 'ruleset'), id, ids(rulesets));
  return found;
}

export function procedureOf(ruleset: Ruleset, id: string): Procedure {
  const found = ruleset.procedures.find((procedure) => procedure.id === id);
  if (found === undefined) throw unknown(t('la procédure', 'procedure'), id, ids(ruleset.procedures));
  return found;
}

export function chartOf(ruleset: Ruleset, id: string) {
  const found = ruleset.charts.find((chart) => chart.id === id);
  if (found === undefined) throw unknown(t('la table', 'chart'), id, ids(ruleset.charts));
  return found;
}
