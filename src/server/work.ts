import { normalizeIP } from '@fastify/rate-limit';
import { t } from '../kernel/text.ts';
import { RequestProblem } from './problems.ts';

const MINUTE = 60_000;

/** Time spent computing for each address within the minute: a few costly questions must not keep all others waiting. */
export class Work {
  readonly #most: number;
  readonly #now: () => number;
  readonly #spent = new Map<string, number>();
  #since: number;

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#since = now();
  }

  /** Runs `task` on behalf of an address, or refuses it until the minute is over. */
  do<T>(ip: string, task: () => T): T {
    const start = this.#now();
    if (start - this.#since >= MINUTE) {
      this.#since = start;
      this.#spent.clear();
    }
    const address = normalizeIP(ip);
    const before = this.#spent.get(address) ?? 0;
    if (before >= this.#most) throw this.#tooMuch(start);
    try {
      return task();
    } finally {
      this.#spent.set(address, before + this.#now() - start);
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
