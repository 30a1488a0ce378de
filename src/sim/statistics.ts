/** A value with the bounds of its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/** A share by Wilson's score: right for few battles, and for shares near 0 and 1. */
export function wilson(times: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const share = times / of;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const reach = (Z / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return {
    value: share,
    low: times === 0 ? 0 : Math.max(0, middle - reach),
    high: times === of ? 1 : Math.min(1, middle + reach),
  };
}

/** A mean by the normal distribution; of fewer than two values nothing is sure. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, low: -Infinity, high: Infinity };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { value: mean, low: -Infinity, high: Infinity };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const reach = Z * Math.sqrt(squares / (n - 1) / n);
  return { value: mean, low: mean - reach, high: mean + reach };
}

/** The difference between two series of the same seeds, battle by battle. */
export const pairedDifference = (before: readonly number[], after: readonly number[]): Estimate =>
  meanOf(after.map((value, i) => value - before[i]!));
