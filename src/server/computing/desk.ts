import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Limits } from '../limits.ts';
import { type Calculators, problemOf } from './calculators.ts';
import { Moment, NotAtOnce } from './place.ts';
import { type Question, type Written, written } from './question.ts';
import { FairQueue } from './queue.ts';
import { TooLong } from './too-long.ts';
import { Work } from './work.ts';

/** Takes questions: what is small is answered at once, the rest by the calculators when it is the caller's turn. */
export class Desk {
  readonly #rulesets: readonly Ruleset[];
  readonly #calculators: Calculators;
  readonly #tooLong = new TooLong();
  readonly #moment: Moment;
  readonly #work: Work;
  readonly #queue: FairQueue;

  constructor(rulesets: readonly Ruleset[], limits: Limits, calculators: Calculators) {
    this.#rulesets = rulesets;
    this.#calculators = calculators;
    this.#moment = new Moment(limits, this.#tooLong);
    this.#work = new Work(limits.work);
    this.#queue = new FairQueue({ places: limits.threads, perCaller: limits.pending, waiting: limits.waiting });
  }

  /** Answers at once what never takes long; the time counts for the caller all the same. */
  briefly<T>(caller: string, task: () => T): T {
    return this.#work.do(caller, task);
  }

  /** Undefined where it takes a thread: how many paths its dice have is found out by following a few. */
  atOnce(caller: string, question: Question): Written | undefined {
    try {
      return this.#work.do(caller, () => written(question, this.#rulesets, this.#moment));
    } catch (error) {
      if (error instanceof NotAtOnce) return undefined;
      throw error;
    }
  }

  /** Throws `CallerGone` where `gone` says so before it is the caller's turn. */
  async atLength(caller: string, question: Question, gone: AbortSignal): Promise<Written> {
    this.#work.check(caller);
    return this.#queue.run(caller, () => this.#calculate(caller, question), gone);
  }

  async #calculate(caller: string, question: Question): Promise<Written> {
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
