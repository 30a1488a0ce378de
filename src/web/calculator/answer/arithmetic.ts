import type { Bands } from '../../../kernel/chart.ts';
import type { Throw } from '../../../kernel/dice.ts';
import type { RulesetSheet } from '../../../kernel/ruleset.ts';
import type { Source } from '../../../kernel/source.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';

/** The first die, what is added to it, and the line of the chart that the sum is read on. */
export interface Arithmetic {
  readonly die: number;
  readonly plus: number;
  readonly sum: number;
  readonly line: Source;
}

/**
 * How a die came to its line, where it is one total added to one throw and read on a chart; checked against the chart,
 * since a procedure may read its dice otherwise.
 */
export function arithmeticOf(
  { calculation: { procedure }, assessment }: Resolvable,
  { charts }: RulesetSheet,
  throws: readonly Throw[],
  result: string,
): Arithmetic | undefined {
  const [first] = throws;
  const [tally] = assessment.tallies;
  if (first === undefined || tally === undefined || assessment.tallies.length > 1) return undefined;
  if (first.passed !== undefined || procedure.afterDice !== undefined) return undefined;
  const die = first.faces.reduce((sum, face) => sum + face, 0);
  const sum = die + tally.total;
  for (const chart of charts) {
    if (chart.kind !== 'bands' || !procedure.charts.includes(chart.id)) continue;
    const line = lineOf(chart, sum, result);
    if (line !== undefined) return { die, plus: tally.total, sum, line: { chart: chart.id, row: line } };
  }
  return undefined;
}

function lineOf(chart: Bands<unknown>, sum: number, result: string): string | undefined {
  const line = chart.lines.find(({ from, to }) => sum >= from && sum <= to);
  return line !== undefined && (line.id === result || line.value === result) ? line.id : undefined;
}
