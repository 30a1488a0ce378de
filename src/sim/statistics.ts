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

/** Student's two-sided 95 % points, by degrees of freedom. */
const STUDENT = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281] as const;

/** Beyond the table by the expansion of Cornish and Fisher, which is right there to a ten-thousandth. */
export function student(freedom: number): number {
  const printed = STUDENT[freedom - 1];
  if (printed !== undefined) return printed;
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/** A mean by Student's distribution; of fewer than two values nothing is sure. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, low: -Infinity, high: Infinity };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { value: mean, low: -Infinity, high: Infinity };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const reach = student(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { value: mean, low: mean - reach, high: mean + reach };
}

/** The difference between the means of two series of the same seeds, battle by battle. */
export const pairedDifference = (before: readonly number[], after: readonly number[]): Estimate =>
  meanOf(after.map((value, i) => value - before[i]!));

/** Pairs of battles with the same dice: those that both won, the first alone, the other alone, neither. */
export interface Pairs {
  readonly both: number;
  readonly before: number;
  readonly after: number;
  readonly neither: number;
}

/**
 * The difference between two shares of pairs, by Newcombe's method 10 (Statistics in Medicine 17, 1998, 2635-2650): right
 * for few battles too, and where both series are alike.
 */
export function differenceOfShares({ both, before, after, neither }: Pairs): Estimate {
  const of = both + before + after + neither;
  if (of === 0) return { value: 0, low: -1, high: 1 };
  const first = wilson(both + before, of);
  const other = wilson(both + after, of);
  const margins = (both + before) * (after + neither) * (both + after) * (before + neither);
  const product = both * neither - before * after;
  const corrected = product > 0 ? Math.max(product - of / 2, 0) : product;
  const correlation = margins === 0 ? 0 : corrected / Math.sqrt(margins);
  const reach = (a: number, b: number): number => Math.sqrt(Math.max(0, a * a - 2 * correlation * a * b + b * b));
  const value = (after - before) / of;
  return {
    value,
    low: Math.max(-1, value - reach(other.value - other.low, first.high - first.value)),
    high: Math.min(1, value + reach(other.high - other.value, first.value - first.low)),
  };
}

/** Whether pairs that differ would do so as often in one direction by chance alone in less than one case of twenty. */
export function isBeyondChance({ before, after }: Pairs): boolean {
  const of = before + after;
  // By logarithms: half to the power of some thousand battles is nothing to a computer.
  let [log, sum] = [of * Math.log(0.5), 0];
  for (let i = 0; i <= Math.min(before, after); i++) {
    sum += Math.exp(log);
    log += Math.log((of - i) / (i + 1));
  }
  return 2 * sum < 0.05;
}
