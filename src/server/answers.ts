import { enumerate, odds, TooManyPaths } from '../kernel/odds.ts';
import { isRefusal, type Procedure, type Ruleset } from '../kernel/ruleset.ts';
import type { Switches } from '../kernel/ruling.ts';
import { t, type Text } from '../kernel/text.ts';
import { type Answer, type Calculation, calculationOf, isResolvable, ruleOf } from '../present/calculation.ts';
import type { Limits } from './limits.ts';
import { RequestProblem } from './problems.ts';

/** What the charts say, without the odds: never costly. */
export function assessed(calculation: Calculation): Answer {
  const { procedure, situation, switches } = calculation;
  const assessment = procedure.assess(situation, switches);
  if (isRefusal(assessment)) return { calculation, refusal: assessment };
  return { calculation, assessment, distribution: undefined };
}

/** With the exact odds, unless they exceed the server's limits. */
export function answered(calculation: Calculation, limits: Limits): Answer {
  const found = assessed(calculation);
  if (!isResolvable(found)) return found;
  const distribution = within(() => odds(ruleOf(calculation.procedure), found.assessment.roll, limits.paths));
  return distribution !== undefined && distribution.entries.length > limits.outcomes
    ? found
    : { ...found, distribution };
}

/** Undefined where there are more paths than the budget allows. */
function within<T>(count: () => T): T | undefined {
  try {
    return count();
  } catch (error) {
    if (error instanceof TooManyPaths) return undefined;
    throw error;
  }
}

export const tooLong = (what: Text): RequestProblem =>
  new RequestProblem(
    'too-long',
    t(
      `${what.fr} : trop de suites de dés pour un calcul exact ici ; roll et resolve répondent quand même`,
      `${what.en}: too many sequences of dice for an exact answer here; roll and resolve still answer`,
    ),
  );

/** Refuses a calculation too large to be varied sixty times over. */
export function checkLeverCost({ procedure }: Calculation, roll: unknown, limits: Limits): void {
  if (within(() => enumerate(ruleOf(procedure), roll, limits.leverPaths)) === undefined)
    throw tooLong(t('ce qui changerait les chances', 'what would change the odds'));
}

/** Computes the odds of every cell within its share of the budget: the table then finds them remembered. */
export function checkMatrixCost(
  ruleset: Ruleset,
  procedure: Procedure,
  filters: unknown,
  switches: Switches,
  limits: Limits,
): void {
  const { rows, columns, situation } = procedure.matchups!;
  const share = Math.floor(limits.matrixPaths / (rows.length * columns.length));
  for (const row of rows)
    for (const column of columns) {
      const fields = situation(row.id, column.id, filters) as object;
      const found = assessed(calculationOf(ruleset, procedure, { ...fields, rulings: switches }));
      if (!isResolvable(found)) continue;
      if (within(() => odds(ruleOf(procedure), found.assessment.roll, share)) === undefined)
        throw tooLong(t('tableau des oppositions', 'table of match-ups'));
    }
}
