/** One way to do a workload. */
export interface Contender {
  readonly who: string;
  /** One operation: what is timed. */
  run(): unknown;
  /** How many alike one run is, where it is more than one: battles are of different length, and a few are timed together. */
  readonly many?: number;
  /** What is wrong with its answer, if anything; asked before its time counts. */
  wrong(): string | undefined;
  readonly goal?: Goal;
}

/** Our time over that of `against`, at most; `text` says it in words. */
export interface Goal {
  readonly against: string;
  readonly atMost: number;
  readonly text: string;
}

export const timesFaster = (times: number, against: string): Goal => ({
  against,
  atMost: 1 / times,
  text: times === 1 ? `no slower than ${against}` : `${times}× faster than ${against}`,
});

export const timesSlower = (times: number, against: string): Goal => ({
  against,
  atMost: times,
  text: `at most ${times}× ${against}`,
});

/** Several ways to do one workload; the first is ours, and the others' times are shown as multiples of it. */
export interface Contest {
  readonly title: string;
  readonly contenders: readonly Contender[];
}

/** A workload that cannot be timed here, and why. */
export interface Skipped {
  readonly skipped: string;
}

export interface Timing {
  readonly contender: Pick<Contender, 'who' | 'goal'>;
  /** Nanoseconds for one operation, one per round: the nth of each contender were taken side by side. */
  readonly rounds: readonly number[];
}

/** Of one process. */
const MOST_ROUNDS = 9;
const FEWEST_ROUNDS = 3;
/** Rounds that have taken this long end as soon as they are the fewest. */
const ENOUGH_MS = 2500;
/** Rules of a whole battle are compiled bit by bit. */
const WARM_UP_MS = 1500;
const SAMPLE_NS = 4e6;
const TRIES = 3;

/** Every wrong answer, and what is wrong with it. */
export const wrongAnswers = ({ title, contenders }: Contest): string[] =>
  contenders.flatMap(({ who, wrong }) => {
    const complaint = wrong();
    return complaint === undefined ? [] : [`${title}: ${who}: ${complaint}`];
  });

/** Lets the contenders take turns, each round led by another one. */
export function measure({ contenders }: Contest): Timing[] {
  const entered = contenders.map((contender) => ({
    contender,
    runs: runsIn(contender, warmUp(contender)),
    rounds: [] as number[],
  }));
  const end = performance.now() + ENOUGH_MS;
  for (let round = 0; round < MOST_ROUNDS && (round < FEWEST_ROUNDS || performance.now() < end); round++)
    for (let turn = 0; turn < entered.length; turn++) {
      const { contender, runs, rounds } = entered[(round + turn) % entered.length]!;
      rounds.push(sample(contender, runs));
    }
  return entered;
}

/** How many runs a sample takes, by the nanoseconds of one operation. */
const runsIn = ({ many = 1 }: Contender, ns: number): number => Math.ceil(SAMPLE_NS / (ns * many));

/** Gives the compiler time to do its work; the fewest nanoseconds that one operation has then taken. */
function warmUp(contender: Contender): number {
  const end = performance.now() + WARM_UP_MS;
  let runs = 1;
  let fewest = Infinity;
  do {
    fewest = Math.min(fewest, time(contender, runs));
    runs = Math.min(runs * 2, runsIn(contender, fewest));
  } while (performance.now() < end);
  return fewest;
}

/** Results go here, so that no compiler may find an operation useless. */
export const last: { result: unknown } = { result: undefined };

function time({ run, many = 1 }: Contender, runs: number): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < runs; i++) last.result = run();
  return Number(process.hrtime.bigint() - start) / runs / many;
}

/** Of short operations the best of a few tries: what other programs take from the processor meanwhile is not ours. */
function sample(contender: Contender, runs: number): number {
  const tries = Array.from({ length: runs > 1 ? TRIES : 1 }, () => time(contender, runs));
  return Math.min(...tries);
}

/** By linear interpolation between the two nearest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)]!, sorted[Math.ceil(position)]!];
  return below + (above - below) * (position % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Half the distance between the quartiles, as a share of the median. */
export const spread = (values: readonly number[]): number =>
  (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values);

/** The median of the ratios round by round: a machine that slows down for a while slows both sides of each. */
export const ratio = (timing: Timing, to: Timing): number =>
  median(timing.rounds.map((time, round) => time / to.rounds[round]!));

/** Of the quickest rounds: where both do the same work again and again, all else is what the machine did meanwhile. */
export const leastRatio = (timing: Timing, to: Timing): number => Math.min(...timing.rounds) / Math.min(...to.rounds);

const EXACT = 1e-12;
/** Six standard deviations of the widest chance there is, at 100,000 samples. */
const SAMPLED = 0.01;
export const SAMPLES = 100_000;

/** Compares chances, outcome by outcome. */
export function differs(found: ArrayLike<number>, expected: ArrayLike<number>, within = EXACT): string | undefined {
  if (found.length !== expected.length) return `${found.length} chances instead of ${expected.length}`;
  for (let i = 0; i < expected.length; i++)
    if (!(Math.abs(found[i]! - expected[i]!) <= within)) return `chance ${i} is ${found[i]}, not ${expected[i]}`;
  return undefined;
}

export const differsBeyondSampling = (found: ArrayLike<number>, expected: ArrayLike<number>): string | undefined =>
  differs(found, expected, SAMPLED);
