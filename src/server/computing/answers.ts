import { enumerate, TooManyPaths } from '../../kernel/odds.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import {
  type Answer,
  assess,
  type Calculation,
  calculationOf,
  isResolvable,
  oddsWithin,
  ruleOf,
} from '../../calculate/calculation.ts';
import type { Limits } from '../limits.ts';
import type { Place } from './place.ts';

/** With the exact odds, unless they exceed the server's limits. */
export function answered(calculation: Calculation, place: Place): Answer {
  const found = assess(calculation);
  if (!isResolvable(found)) return found;
  return { ...found, distribution: place.odds(calculation, found.assessment.roll) };
}

/** Throws `TooManyPaths` where a calculation is too large to be varied some two hundred times over. */
export function checkLeverCost({ procedure }: Calculation, roll: unknown, limits: Limits): void {
  // Counted anew, not from memory: what was affordable once is not so two hundred times over.
  enumerate(ruleOf(procedure), roll, limits.leverPaths);
}

/**
 * Computes the odds of every cell within its share of the budget: the table then finds them remembered.
 * Throws `TooManyPaths`.
 */
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
      if (oddsWithin(procedure, found.assessment.roll, share) === undefined) throw new TooManyPaths(share);
    }
}
