import { signed } from '../../src/kernel/text.ts';
import type { Procedure, Ruleset } from '../../src/kernel/ruleset.ts';
import { answer, calculationOf, isResolvable, type Resolvable } from '../../src/calculate/calculation.ts';
import { fraction } from '../../src/calculate/number.ts';
import { sharesOf } from '../../src/calculate/shares.ts';

/** Short ways for tests to put a situation to a procedure and read off what it says. */
export function on(ruleset: Ruleset, procedureId: string) {
  const procedure: Procedure = ruleset.procedures.find(({ id }) => id === procedureId)!;

  const ask = (situation: object, rulings: Record<string, string> = {}) =>
    answer(calculationOf(ruleset, procedure, { ...situation, rulings }));

  const resolvable = (situation: object, rulings?: Record<string, string>): Resolvable => {
    const found = ask(situation, rulings);
    if (!isResolvable(found)) throw new Error(`refused: ${found.refusal.refused.en}`);
    return found;
  };

  /** Lines that count, as `+2 flank`; those set aside as `(+2 flank by rear)`. Lines worth 0 are left out. */
  const lines = (situation: object, rulings?: Record<string, string>, tally = 0): string[] =>
    resolvable(situation, rulings).assessment.tallies[tally]!.lines.flatMap(({ row, value, standing, because }) => {
      if (standing === 'absent' || value === 0) return [];
      const text = `${signed(value)} ${row.id}`;
      return [standing === 'counts' ? text : `(${text} by ${because})`];
    });

  const total = (situation: object, rulings?: Record<string, string>): number =>
    resolvable(situation, rulings).assessment.tallies[0]!.total;

  /** Chances of a facet's classes as exact fractions. */
  const chances = (situation: object, facetId: string, rulings?: Record<string, string>): Record<string, string> => {
    const { assessment, distribution } = resolvable(situation, rulings);
    const facet = procedure.facets(assessment.roll).find(({ id }) => id === facetId)!;
    const { shares } = sharesOf(facet, distribution!);
    return Object.fromEntries(shares.map(({ id, weight, total }) => [id, fraction(weight, total)]));
  };

  const refusal = (situation: object, rulings?: Record<string, string>): string | undefined => {
    const found = ask(situation, rulings);
    return isResolvable(found) ? undefined : found.refusal.refused.en;
  };

  return { procedure, ask, resolvable, lines, total, chances, refusal };
}
