import { type Distribution, TooManyPaths } from '../../kernel/odds.ts';
import { t, type Text } from '../../kernel/text.ts';
import { type Calculation, oddsWithin, ruleOf } from '../../calculate/calculation.ts';
import type { Limits } from '../limits.ts';
import { RequestProblem } from '../problems.ts';
import { SlowQuestions } from './slow-questions.ts';

/** Where odds come from: counted quickly between two requests, or by a thread that may take its time. */
export interface OddsSource {
  readonly limits: Limits;
  /** Undefined where they are known to take too long. */
  odds(calculation: Calculation, input: unknown): Distribution<unknown> | undefined;
  /** Counts odds that take long, unless they are known to take too long. */
  atLength<T>(question: string, what: Text, task: () => T): T;
}

/** Thrown where a question needs a thread. */
export class NeedsThread extends Error {}

/** The thread that all requests go through: others wait meanwhile. */
export class QuickOdds implements OddsSource {
  readonly limits: Limits;
  readonly #tooLong: SlowQuestions;

  constructor(limits: Limits, tooLong: SlowQuestions) {
    this.limits = limits;
    this.#tooLong = tooLong;
  }

  odds(calculation: Calculation, input: unknown): Distribution<unknown> | undefined {
    const found = oddsWithin(calculation.procedure, input, this.limits.quickPaths);
    if (found === undefined) throw new NeedsThread();
    return found;
  }

  atLength(question: string, what: Text): never {
    throw this.#tooLong.has(question) ? tooLong(what) : new NeedsThread();
  }
}

/** A thread for calculations only. */
export class ThreadOdds implements OddsSource {
  readonly limits: Limits;
  readonly #tooLong = new SlowQuestions();
  #learned: string[] = [];

  constructor(limits: Limits) {
    this.limits = limits;
  }

  odds(calculation: Calculation, input: unknown): Distribution<unknown> | undefined {
    const question = oddsQuestion(calculation, input);
    if (this.#tooLong.has(question)) return this.#refuse(question);
    const found = oddsWithin(calculation.procedure, input, this.limits.paths);
    return found === undefined || found.entries.length > this.limits.outcomes ? this.#refuse(question) : found;
  }

  atLength<T>(question: string, what: Text, task: () => T): T {
    if (!this.#tooLong.has(question))
      try {
        return task();
      } catch (error) {
        if (!(error instanceof TooManyPaths)) throw error;
      }
    this.#refuse(question);
    throw tooLong(what);
  }

  #refuse(question: string): undefined {
    this.#tooLong.add(question);
    this.#learned.push(question);
  }

  /** The questions found too long since this was last asked. */
  learned(): string[] {
    const takeLearned = this.#learned;
    this.#learned = [];
    return takeLearned;
  }
}

/** What the chances depend on, without names. */
export function oddsQuestion({ ruleset, procedure }: Calculation, input: unknown): string {
  const rule = ruleOf(procedure);
  return `odds ${ruleset.id} ${procedure.id} ${rule.key === undefined ? JSON.stringify(input) : rule.key(input)}`;
}

export const tooLong = (what: Text): RequestProblem =>
  new RequestProblem(
    'too-long',
    t(
      `${what.fr} : trop de suites de dés pour un calcul exact ici ; roll et resolve répondent quand même`,
      `${what.en}: too many sequences of dice for an exact answer here; roll and resolve still answer`,
    ),
  );
