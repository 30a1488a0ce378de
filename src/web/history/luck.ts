import type { Distribution } from '../../kernel/odds.ts';
import type { Facet } from '../../kernel/ruleset.ts';
import { sharesOf } from '../../calculate/shares.ts';

/**
 * Where a result stands for the side that acts (attacks, shoots, moves) among all that might have come, by its exact
 * chances: 0 the worst, 1 the best, ties in the middle (mid-rank). The best is the class shown first or, where classes
 * are numbers, the highest. Whoever throws first, the other side's luck is what is missing to 1.
 * Undefined where there was nothing to be lucky about.
 */
export function percentileOf<O>(facet: Facet<O>, distribution: Distribution<O>, outcome: O): number | undefined {
  const { shares, mean } = sharesOf(facet, distribution);
  if (shares.length < 2) return undefined;
  const worstFirst = mean === undefined ? [...shares].reverse() : shares;
  const own = facet.of(outcome);
  let below = 0;
  for (const { id, chance } of worstFirst) {
    if (id === own) return Math.min(1, below + chance / 2);
    below += chance;
  }
  return undefined;
}

export interface Luck {
  readonly rolls: number;
  /** Mean percentile: ½ in the long run, whoever rolls whatever. */
  readonly mean: number;
}

export function luckOf(percentiles: readonly number[]): Luck | undefined {
  if (percentiles.length === 0) return undefined;
  return { rolls: percentiles.length, mean: percentiles.reduce((sum, p) => sum + p, 0) / percentiles.length };
}

interface Resolved {
  readonly ruleset: string;
  /** That of the side that acts. */
  readonly percentile: number | null;
}

interface SidesLuck {
  readonly ruleset: string;
  readonly acting: Luck;
  readonly other: Luck;
}

/** The luck of both sides, ruleset by ruleset, in the order in which they first appear. */
export function luckBySide(resolved: readonly Resolved[]): SidesLuck[] {
  const known = new Map<string, number[]>();
  for (const { ruleset, percentile } of resolved) {
    if (percentile === null) continue;
    known.set(ruleset, [...(known.get(ruleset) ?? []), percentile]);
  }
  return [...known].map(([ruleset, percentiles]) => {
    const acting = luckOf(percentiles)!;
    return { ruleset, acting, other: { rolls: acting.rolls, mean: 1 - acting.mean } };
  });
}
