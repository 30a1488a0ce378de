/** How far counts lie from what fair dice would show, in standard deviations. */
export interface Evenness {
  readonly counted: number;
  /** χ² as a normal deviate (Wilson and Hilferty): far above 0 uneven, far below 0 too even for chance. */
  readonly chi: number;
  /** Of the cell that deviates most. */
  readonly largest: number;
}

/** Cells that expect fewer are counted together: χ² does not hold for them. */
const LEAST_EXPECTED = 10;

/** `weights`: how likely each cell is, in proportion. */
export function evenness(counts: readonly number[], weights: readonly number[]): Evenness {
  const counted = sum(counts);
  const all = sum(weights);
  const cells = [{ count: 0, share: 0 }];
  for (const [i, weight] of weights.entries()) {
    const last = cells.at(-1)!;
    last.count += counts[i] ?? 0;
    last.share += weight / all;
    if (last.share * counted >= LEAST_EXPECTED) cells.push({ count: 0, share: 0 });
  }
  const rest = cells.pop()!;
  cells.at(-1)!.count += rest.count;
  cells.at(-1)!.share += rest.share;
  const deviations = cells.map(({ count, share }) => ({ share, by: count - counted * share }));
  const chi2 = sum(deviations.map(({ share, by }) => by ** 2 / (counted * share)));
  const largest = Math.max(
    ...deviations.map(({ share, by }) => Math.abs(by) / Math.sqrt(counted * share * (1 - share))),
  );
  return { counted, chi: asNormal(chi2, cells.length - 1), largest };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const asNormal = (chi2: number, freedom: number): number => {
  const part = 2 / (9 * freedom);
  return (Math.cbrt(chi2 / freedom) - (1 - part)) / Math.sqrt(part);
};

/** A fair die keeps within these bounds 999,999 times in a million, and so within hundreds of them 999 times in a thousand. */
const MOST_CHI = 5;
const MOST_DEVIATION = 6;

export const isFair = ({ chi, largest }: Evenness): boolean => Math.abs(chi) <= MOST_CHI && largest <= MOST_DEVIATION;
