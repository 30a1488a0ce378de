import type { Entry } from './entry.ts';

export interface Luck {
  readonly rolls: number;
  /** Mean percentile: ½ in the long run, whoever rolls whatever. */
  readonly mean: number;
}

export function luckOf(percentiles: readonly number[]): Luck | undefined {
  if (percentiles.length === 0) return undefined;
  return { rolls: percentiles.length, mean: percentiles.reduce((sum, p) => sum + p, 0) / percentiles.length };
}

type Resolved = Pick<Entry, 'id' | 'time' | 'percentile' | 'acts' | 'trial'>;

export interface LuckStep<E> {
  readonly entry: E;
  /** How far the result fell to the first player's side: ½ the best for them, −½ the best for the other. */
  readonly swing: number;
  /** The first player's luck so far. */
  readonly mean: number;
}

/** How luck went over a game, combat by combat, the oldest first. */
export interface LuckCourse<E> {
  readonly steps: readonly LuckStep<E>[];
  /** Of the first player, and of the second: what one has, the other lacks. */
  readonly players: readonly [Luck, Luck];
  /** The luckiest and the unluckiest throws of those who made them. */
  readonly best: E;
  readonly worst: E;
}

/**
 * Undefined where no combat counts: trials do not, nor do those in which there was nothing to be lucky about. Where
 * nobody said which player acted, the first one did: then the two players are the side that acts and the other.
 */
export function luckCourseOf<E extends Resolved>(entries: readonly E[]): LuckCourse<E> | undefined {
  const counted = entries
    .filter(({ percentile, trial }) => percentile !== null && trial !== true)
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  if (counted.length === 0) return undefined;
  let sum = 0;
  const steps = counted.map((entry, i) => {
    const swing = (entry.percentile! - 0.5) * (entry.acts === 1 ? -1 : 1);
    sum += swing;
    return { entry, swing, mean: 0.5 + sum / (i + 1) };
  });
  const ranked = [...counted].sort((a, b) => b.percentile! - a.percentile!);
  const { mean } = steps.at(-1)!;
  const rolls = counted.length;
  return {
    steps,
    players: [
      { rolls, mean },
      { rolls, mean: 1 - mean },
    ],
    best: ranked[0]!,
    worst: ranked.at(-1)!,
  };
}
