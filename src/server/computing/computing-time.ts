import { t } from '../../kernel/text.ts';
import { RequestProblem } from '../problems.ts';

const MINUTE = 60_000;

/** Time spent computing for each caller within the minute: a few costly questions must not keep all others waiting. */
export class ComputingTime {
  readonly #most: number;
  readonly #now: () => number;
  readonly #spent = new Map<string, number>();
  #since: number;

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#since = now();
  }

  /** Refuses a caller who has had his share, until the minute is over. */
  check(caller: string): void {
    const now = this.#now();
    if (now - this.#since >= MINUTE) {
      this.#since = now;
      this.#spent.clear();
    }
    if ((this.#spent.get(caller) ?? 0) >= this.#most) throw this.#tooMuch(now);
  }

  count(caller: string, milliseconds: number): void {
    this.#spent.set(caller, (this.#spent.get(caller) ?? 0) + milliseconds);
  }

  /** Runs `task` at once on behalf of a caller. */
  do<T>(caller: string, task: () => T): T {
    this.check(caller);
    const start = this.#now();
    try {
      return task();
    } finally {
      this.count(caller, this.#now() - start);
    }
  }

  #tooMuch(now: number): RequestProblem {
    const seconds = Math.max(1, Math.ceil((this.#since + MINUTE - now) / 1000));
    const detail = t(
      `trop de calculs longs de cette adresse ; réessayer dans ${seconds} s`,
      `too many long calculations from this address; try again in ${seconds} s`,
    );
    return new RequestProblem('too-many', detail, { headers: { 'retry-after': String(seconds) } });
  }
}
