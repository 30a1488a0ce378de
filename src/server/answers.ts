import { enumerate, TooManyPaths } from '../kernel/odds.ts';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import type { Options } from '../kernel/ruling.ts';
import { t, type Text } from '../kernel/text.ts';
import {
  type Answer,
  answer,
  assess,
  type Calculation,
  calculationOf,
  isResolvable,
  oddsWithin,
  ruleOf,
} from '../calculate/calculation.ts';
import type { Limits } from './limits.ts';
import { RequestProblem } from './problems.ts';

/** With the exact odds, unless they exceed the server's limits. */
export function answered(calculation: Calculation, limits: Limits): Answer {
  const found = answer(calculation, limits.paths);
  const tooMany = isResolvable(found) && (found.distribution?.entries.length ?? 0) > limits.outcomes;
  return tooMany ? { ...found, distribution: undefined } : found;
}

export const tooLong = (what: Text): RequestProblem =>
  new RequestProblem(
    'too-long',
    t(
      `${what.fr} : trop de suites de dés pour un calcul exact ici ; roll et resolve répondent quand même`,
      `${what.en}: too many sequences of dice for an exact answer here; roll and resolve still answer`,
    ),
  );

/** Refuses a calculation too large to be varied some two hundred times over. */
export function checkLeverCost({ procedure }: Calculation, roll: unknown, limits: Limits): void {
  try {
    // Counted anew, not from memory: what was affordable once is not so two hundred times over.
    enumerate(ruleOf(procedure), roll, limits.leverPaths);
  } catch (error) {
    if (error instanceof TooManyPaths) throw tooLong(t('ce qui changerait les chances', 'what would change the odds'));
    throw error;
  }
}

/** Computes the odds of every cell within its share of the budget: the table then finds them remembered. */
export function checkMatrixCost(
  ruleset: Ruleset,
  procedure: Procedure,
  filters: unknown,
  options: Options,
  limits: Limits,
): void {
  const { rows, columns, situation } = procedure.matchups!;
  const share = Math.floor(limits.matrixPaths / (rows.length * columns.length));
  for (const row of rows)
    for (const column of columns) {
      const fields = situation(row.id, column.id, filters) as object;
      const found = assess(calculationOf(ruleset, procedure, { ...fields, rulings: options }));
      if (!isResolvable(found)) continue;
      if (oddsWithin(procedure, found.assessment.roll, share) === undefined)
        throw tooLong(t('tableau des oppositions', 'table of match-ups'));
    }
}
