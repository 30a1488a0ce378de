import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Limits } from '../limits.ts';
import { type Calculators, problemOf } from './calculators.ts';
import { QuickOdds, NeedsThread } from './odds-source.ts';
import { type Question, type WrittenAnswer, writeAnswer } from './question.ts';
import { FairQueue } from './queue.ts';
import { SlowQuestions } from './slow-questions.ts';
import { ComputingTime } from './computing-time.ts';

/** Answers small questions at once, and hands the others to the calculators when it is the caller's turn. */
export class Dispatcher {
  readonly #rulesets: readonly Ruleset[];
  readonly #calculators: Calculators;
  readonly #tooLong = new SlowQuestions();
  readonly #moment: QuickOdds;
  readonly #work: ComputingTime;
  readonly #queue: FairQueue;

  constructor(rulesets: readonly Ruleset[], limits: Limits, calculators: Calculators) {
    this.#rulesets = rulesets;
    this.#calculators = calculators;
    this.#moment = new QuickOdds(limits, this.#tooLong);
    this.#work = new ComputingTime(limits.work);
    this.#queue = new FairQueue({ places: limits.threads, perCaller: limits.pending, waiting: limits.waiting });
  }

  /** Answers at once what never takes long; the time counts for the caller all the same. */
  atOnceTimed<T>(caller: string, task: () => T): T {
    return this.#work.do(caller, task);
  }

  /** Undefined where it takes a thread: how many paths its dice have is found out by following a few. */
  atOnce(caller: string, question: Question): WrittenAnswer | undefined {
    try {
      return this.#work.do(caller, () => writeAnswer(question, this.#rulesets, this.#moment));
    } catch (error) {
      if (error instanceof NeedsThread) return undefined;
      throw error;
    }
  }

  /** Throws `CallerGone` where `gone` says so before it is the caller's turn. */
  async atLength(caller: string, question: Question, gone: AbortSignal): Promise<WrittenAnswer> {
    this.#work.check(caller);
    return this.#queue.run(caller, () => this.#calculate(caller, question), gone);
  }

  async #calculate(caller: string, question: Question): Promise<WrittenAnswer> {
    this.#work.check(caller);
    const reply = await this.#calculators.answer(question);
    this.#work.count(caller, reply.took);
    for (const found of reply.tooLong) this.#tooLong.add(found);
    if ('refused' in reply) throw problemOf(reply.refused);
    return reply;
  }

  close(): Promise<void> {
    return this.#calculators.close();
  }
}
