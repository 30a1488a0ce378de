import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import { type MatchupTable, matchupTableInSlices } from '../../calculate/matchups.ts';

/** How long a page may think before it must listen again. */
const SLICE = 12;

const breath = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** The table of all against all, cell by cell, so that the page goes on answering; undefined where it was called off. */
export async function compare(
  ruleset: Ruleset,
  procedure: Procedure,
  filters: unknown,
  options: Options,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<MatchupTable | undefined> {
  const table = matchupTableInSlices(ruleset, procedure, filters, options);
  let started = performance.now();
  for (;;) {
    const turn = table.next();
    if (turn.done === true) return turn.value;
    if (performance.now() - started <= SLICE) continue;
    progress(turn.value);
    await breath();
    if (signal.aborted) return undefined;
    started = performance.now();
  }
}
