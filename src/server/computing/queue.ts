import { t } from '../../kernel/text.ts';
import { RequestProblem } from '../problems.ts';

interface Job {
  start(): Promise<void>;
  refuse(problem: RequestProblem): void;
}

interface Caller {
  readonly waiting: Job[];
  running: number;
  /** The turn in which one of his jobs was last started; 0 where none was. */
  turn: number;
}

export interface Places {
  /** Jobs that run at the same time. */
  readonly places: number;
  /** Jobs of one caller that run or wait. */
  readonly perCaller: number;
  /** Jobs of all callers that wait. */
  readonly waiting: number;
}

/** Turns after which it no longer matters that a caller had one. */
const FORGOTTEN_AFTER = 1_000;

const RETRY = { headers: { 'retry-after': '2' } };

/** Callers take turns: whoever asks for much waits for himself, and never holds all places. */
export class FairQueue {
  readonly #most: Places;
  readonly #mostOfOne: number;
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #waiting = 0;
  #turn = 0;

  constructor(most: Places) {
    this.#most = most;
    this.#mostOfOne = Math.max(1, most.places - 1);
  }

  /** Runs `task` when it is the caller's turn; one that is still waiting when `gone` says so is dropped. */
  run<T>(name: string, task: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        this.#drop(name, job);
        reject(new CallerGone());
      };
      const job: Job = {
        start: async () => {
          gone?.removeEventListener('abort', leave);
          await task().then(resolve, reject);
        },
        refuse: (problem) => {
          gone?.removeEventListener('abort', leave);
          reject(problem);
        },
      };
      this.#enter(name, job);
      gone?.addEventListener('abort', leave, { once: true });
      this.#startNext();
    });
  }

  #enter(name: string, job: Job): void {
    const caller = this.#callers.get(name) ?? { waiting: [], running: 0, turn: 0 };
    if (caller.waiting.length + caller.running >= this.#most.perCaller) throw tooManyPending(this.#most.perCaller);
    const mayStart = this.#running < this.#most.places && caller.running < this.#mostOfOne;
    if (!mayStart && this.#waiting >= this.#most.waiting) this.#makeRoom(caller.waiting.length + 1);
    this.#callers.set(name, caller);
    caller.waiting.push(job);
    this.#waiting++;
  }

  /** The last job of whoever waits with the most gives way to one who would still wait with fewer. */
  #makeRoom(fewer: number): void {
    let longest: Caller | undefined;
    for (const caller of this.#callers.values())
      if (caller.waiting.length > (longest?.waiting.length ?? fewer)) longest = caller;
    const last = longest?.waiting.pop();
    if (last === undefined) throw busy();
    this.#waiting--;
    last.refuse(busy());
  }

  #drop(name: string, job: Job): void {
    const caller = this.#callers.get(name);
    const position = caller?.waiting.indexOf(job) ?? -1;
    if (caller === undefined || position < 0) return;
    caller.waiting.splice(position, 1);
    this.#waiting--;
  }

  /** The caller who has waited longest for a turn. */
  #startNext(): void {
    while (this.#running < this.#most.places) {
      let next: Caller | undefined;
      for (const caller of this.#callers.values())
        if (caller.waiting.length > 0 && caller.running < this.#mostOfOne && caller.turn < (next?.turn ?? Infinity))
          next = caller;
      if (next === undefined) return;
      this.#start(next);
    }
  }

  #start(caller: Caller): void {
    const job = caller.waiting.shift()!;
    this.#waiting--;
    this.#running++;
    caller.running++;
    caller.turn = ++this.#turn;
    void job.start().finally(() => {
      this.#running--;
      caller.running--;
      this.#forgetIdle();
      this.#startNext();
    });
  }

  #forgetIdle(): void {
    const all = this.#waiting === 0 && this.#running === 0;
    for (const [name, { waiting, running, turn }] of this.#callers)
      if (waiting.length === 0 && running === 0 && (all || turn <= this.#turn - FORGOTTEN_AFTER))
        this.#callers.delete(name);
  }
}

/** Thrown where the caller has hung up. */
export class CallerGone extends Error {}

const tooManyPending = (most: number): RequestProblem =>
  new RequestProblem(
    'too-many',
    t(
      `déjà ${most} calculs en cours ou en attente pour cette adresse`,
      `${most} calculations of this address are running or waiting already`,
    ),
    RETRY,
  );

const busy = (): RequestProblem => new RequestProblem('busy', undefined, RETRY);
