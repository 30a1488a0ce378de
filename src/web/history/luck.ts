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
