import type { IdeaEnd } from './follow-idea.ts';

/** What came of an idea each time that it was followed. */
export class IdeaRecord<C> {
  readonly command: C;
  times = 0;
  /** Mean worth at the end of the own activation. */
  own = 0;
  /** Mean of what the reply changed. */
  reply = 0;
  /** Sum of squares about that, of what it changed more than with the other ideas and the same dice. */
  replySquares = 0;
  #beyondOthers = 0;
  /** By the last ranking. */
  worth = 0;
  /** What it was worth less than the best when they were last compared. */
  behind = 0;

  constructor(command: C) {
    this.command = command;
  }

  /** `meanReply`: of all ideas that were followed with the same dice. */
  add({ own, reply }: IdeaEnd, meanReply: number): void {
    this.times++;
    this.own += (own - this.own) / this.times;
    this.reply += (reply - this.reply) / this.times;
    const off = reply - meanReply - this.#beyondOthers;
    this.#beyondOthers += off / this.times;
    this.replySquares += off * (reply - meanReply - this.#beyondOthers);
  }
}

/**
 * Puts ideas that were followed equally often in order, the best first, and notes what each is worth: what its activation
 * brings, and what the reply changes, as far as ideas differ in that by more than the dice do (James and Stein).
 */
export function rank<C>(records: readonly IdeaRecord<C>[]): IdeaRecord<C>[] {
  const { times } = records[0]!;
  const mean = records.reduce((sum, { reply }) => sum + reply, 0) / records.length;
  const between = records.reduce((sum, { reply }) => sum + (reply - mean) ** 2, 0) / Math.max(1, records.length - 1);
  const within =
    times < 2
      ? Infinity
      : records.reduce((sum, { replySquares }) => sum + replySquares, 0) / (records.length * (times - 1) * times);
  const sure = between > within ? 1 - within / between : 0;
  for (const record of records) record.worth = record.own + mean + sure * (record.reply - mean);
  const best = Math.max(...records.map(({ worth }) => worth));
  for (const record of records) record.behind = best - record.worth;
  return records.toSorted((a, b) => a.behind - b.behind);
}
