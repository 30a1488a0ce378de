import { enumerate, TooManyPaths } from '../../kernel/odds.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import { type Answer, assess, type Calculation, isResolvable, ruleOf } from '../../calculate/calculation.ts';
import { type MatchupTable, matchupTableInSlices } from '../../calculate/matchups.ts';
import type { Limits } from '../limits.ts';
import type { OddsSource } from './odds-source.ts';

/** With the exact odds, unless they exceed the server's limits. */
export function answerWithin(calculation: Calculation, place: OddsSource): Answer {
  const found = assess(calculation);
  if (!isResolvable(found)) return found;
  return { ...found, distribution: place.odds(calculation, found.assessment.input) };
}

/** Throws `TooManyPaths` where a calculation is too large to be varied some two hundred times over. */
export function checkLeverCost({ procedure }: Calculation, input: unknown, limits: Limits): void {
  // Counted anew, not from memory: what was affordable once is not so two hundred times over.
  enumerate(ruleOf(procedure), input, limits.leverPaths);
}

/** Every cell has its share of the budget. Throws `TooManyPaths`. */
export function tableWithin(
  ruleset: Ruleset,
  procedure: Procedure,
  filters: unknown,
  options: Options,
  limits: Limits,
): MatchupTable {
  const { rows, columns } = procedure.matchups!;
  const share = Math.floor(limits.matrixPaths / (rows.length * columns.length));
  const tabling = matchupTableInSlices(ruleset, procedure, filters, options, share);
  for (;;) {
    const { done, value } = tabling.next();
    if (done !== true) continue;
    if (value.cells.some((line) => line.some((cell) => 'tooLong' in cell))) throw new TooManyPaths(share);
    return value;
  }
}
