import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import type { Text } from '../../kernel/text.ts';
import { problemOfBadInput } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { type KindId, RequestProblem } from '../problems.ts';
import { ThreadOdds } from './odds-source.ts';
import { type Question, writeAnswer } from './question.ts';

/** Answers questions that take long. */
export interface Calculators {
  answer(question: Question): Promise<Reply>;
  close(): Promise<void>;
}

/** Plain data that comes back from a thread. */
export type Reply = {
  /** Milliseconds of the processor for computing, writing and compressing: a thread often waits for others. */
  readonly took: number;
  /** Questions found to take too long. */
  readonly tooLong: readonly string[];
} & ({ readonly content: Uint8Array; readonly gzipped: boolean } | { readonly refused: Refused });

/** A `RequestProblem` as plain data. */
interface Refused {
  readonly kind: KindId;
  readonly detail: Text;
  readonly problems: readonly Problem[];
}

/** Answers a question, or words the problem; throws errors that nobody foresaw. */
export function replyTo(question: Question, rulesets: readonly Ruleset[], place: ThreadOdds): Reply {
  const start = process.threadCpuUsage();
  const answerText = writtenOrRefused(question, rulesets, place);
  const { user, system } = process.threadCpuUsage(start);
  return { ...answerText, took: (user + system) / 1000, tooLong: place.learned() };
}

function writtenOrRefused(question: Question, rulesets: readonly Ruleset[], place: ThreadOdds) {
  try {
    const { content, gzipped } = writeAnswer(question, rulesets, place);
    return { content: typeof content === 'string' ? new TextEncoder().encode(content) : content, gzipped };
  } catch (error) {
    const problem = error instanceof BadInput ? problemOfBadInput(error) : error;
    if (!(problem instanceof RequestProblem)) throw error;
    const { kind, detail, problems } = problem;
    return { refused: { kind, detail, problems } };
  }
}

export const problemOf = ({ kind, detail, problems }: Refused): RequestProblem =>
  new RequestProblem(kind, detail, { problems });

/** The main thread goes first where there are more threads than processors. */
const POLITE = 10;

/** The worker's file: among the sources, or beside this file in the built program. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** Threads that load the rulesets of the catalogue themselves. */
export function calculatorThreads(limits: Limits): Calculators {
  const pool = new Piscina<Question, Reply>({
    filename: fileURLToPath(WORKER),
    workerData: limits,
    minThreads: limits.threads,
    maxThreads: limits.threads,
    niceIncrement: POLITE,
    recordTiming: false,
  });
  return { answer: (question) => pool.run(question), close: () => pool.destroy() };
}

/** No threads: for tests with rulesets of their own. */
export function calculatorsInThisThread(rulesets: readonly Ruleset[], limits: Limits): Calculators {
  const place = new ThreadOdds(limits);
  return { answer: async (question) => replyTo(question, rulesets, place), close: async () => {} };
}
