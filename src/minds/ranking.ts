import type { IdeaEnd } from './follow-idea.ts';

/** What came of an idea each time that it was followed. */
export class IdeaRecord<C> {
  readonly command: C;
  times = 0;
  /** Mean worth at the end of the own activation. */
  own = 0;
  /** Mean of what the reply changed, and the sum of squares about it. */
  reply = 0;
  replySquares = 0;
  /** By the ranking. */
  worth = 0;
  /** What it was worth less than the best when they were last compared. */
  behind = 0;

  constructor(command: C) {
    this.command = command;
  }

  add({ own, reply }: IdeaEnd): void {
    this.times++;
    this.own += (own - this.own) / this.times;
    const off = reply - this.reply;
    this.reply += off / this.times;
    this.replySquares += off * (reply - this.reply);
  }
}

/** Puts ideas that were followed equally often in order, the best first, and notes what each is worth. */
export type Ranking = <C>(records: readonly IdeaRecord<C>[]) => IdeaRecord<C>[];

function inOrder<C>(records: readonly IdeaRecord<C>[], worthOf: (record: IdeaRecord<C>) => number): IdeaRecord<C>[] {
  for (const record of records) record.worth = worthOf(record);
  const best = Math.max(...records.map(({ worth }) => worth));
  for (const record of records) record.behind = best - record.worth;
  return records.toSorted((a, b) => a.behind - b.behind);
}

/** By what the reply leaves. */
export const rankByReply: Ranking = (records) => inOrder(records, ({ own, reply }) => own + reply);

/**
 * By what the activation brings, and by the reply as far as it is sure: what the reply costs counts as far as ideas differ
 * in it by more than the dice do (James and Stein).
 */
export const rankBySureReply: Ranking = (records) => {
  const { times } = records[0]!;
  const mean = records.reduce((sum, { reply }) => sum + reply, 0) / records.length;
  const between = records.reduce((sum, { reply }) => sum + (reply - mean) ** 2, 0) / Math.max(1, records.length - 1);
  const within =
    times < 2
      ? Infinity
      : records.reduce((sum, { replySquares }) => sum + replySquares, 0) / (records.length * (times - 1) * times);
  const sure = between > within ? 1 - within / between : 0;
  return inOrder(records, ({ own, reply }) => own + mean + sure * (reply - mean));
};
