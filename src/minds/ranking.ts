import type { IdeaEnd } from './follow-idea.ts';

/** What came of an idea each time that it was followed. */
export class IdeaRecord<C> {
  readonly command: C;
  /** Worth at the end of the own activation, and what the reply changed: by the dice with which it was followed. */
  readonly owns: number[] = [];
  readonly replies: number[] = [];
  /** By the last ranking. */
  worth = 0;
  /** What it was worth less than the best when they were last compared. */
  behind = 0;

  constructor(command: C) {
    this.command = command;
  }

  get times(): number {
    return this.owns.length;
  }

  add({ own, reply }: IdeaEnd): void {
    this.owns.push(own);
    this.replies.push(reply);
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Of numbers about their mean; nothing is known of one alone. */
function variance(values: readonly number[]): number {
  if (values.length < 2) return Infinity;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/**
 * Puts ideas that were followed with the same dice in order, the best first, and notes what each is worth: what its
 * activation brings, and what the reply changes, as far as ideas differ in that by more than the dice do (James and Stein).
 */
export function rank<C>(records: readonly IdeaRecord<C>[]): IdeaRecord<C>[] {
  const { times } = records[0]!;
  const replies = records.map((record) => mean(record.replies));
  const reply = mean(replies);
  const between = records.length < 2 ? 0 : variance(replies);
  const ofDice = records[0]!.replies.map((_, n) => mean(records.map((record) => record.replies[n]!)));
  const within = mean(records.map((record) => variance(record.replies.map((one, n) => one - ofDice[n]!)))) / times;
  const sure = between > within ? 1 - within / between : 0;
  for (const [i, record] of records.entries()) record.worth = mean(record.owns) + reply + sure * (replies[i]! - reply);
  const best = Math.max(...records.map(({ worth }) => worth));
  for (const record of records) record.behind = best - record.worth;
  return records.toSorted((a, b) => a.behind - b.behind);
}

/** So many standard errors behind the best an idea is given up; more after few times, which say little of what they spread. */
const SURE = 1.5;
/** More than sums of a few terms differ by the order in which they are added. */
const ROUNDING = 1e-9;

/**
 * Those of a ranking that may still be the best: what each is behind it by the same dice, against what that spreads, taken
 * halfway to what it spreads for all of them.
 */
export function mayBeBest<C>(ranked: readonly IdeaRecord<C>[]): IdeaRecord<C>[] {
  const [best, ...others] = ranked;
  const { times } = best!;
  if (times < 2) return [...ranked];
  const total = (record: IdeaRecord<C>, n: number): number => record.owns[n]! + record.replies[n]!;
  const spreads = others.map((record) => variance(record.owns.map((_, n) => total(best!, n) - total(record, n))));
  const spread = mean(spreads);
  const sure = SURE * Math.sqrt((times + 1) / (times - 1));
  return ranked.filter(
    (record, i) => i === 0 || record.behind + ROUNDING < sure * Math.sqrt((spreads[i - 1]! + spread) / (2 * times)),
  );
}
