import type { Battles } from '../kernel/battles.ts';
import { type Batch, type PlayedTask, BatchPlayer, type Task } from './batch.ts';

/** A thread is sent so many battles at a time. */
const AT_ONCE = 2;

/** A message from a thread: a battle that it has played, or that it waits for more. */
export type ThreadMessage = PlayedTask | 'next';

/** A thread of any machine that plays what it is sent. */
export interface Thread {
  send(tasks: readonly Task[]): void;
  end(): void;
}

/** How a batch is played: on how many threads, who hears of results, and when to stop early. */
export interface BatchRun {
  readonly jobs: number;
  readonly stopped: () => boolean;
  /** Resolves once somebody wants to stop, where battles are then given up in the middle. */
  readonly interrupted?: Promise<void>;
  readonly see: (done: PlayedTask) => void;
}

/** Deals tasks to threads and reports battles as they end. */
export async function dealTasks(
  tasks: readonly Task[],
  hall: BatchRun,
  open: (hear: (said: ThreadMessage) => void, fail: (error: unknown) => void) => Thread,
): Promise<void> {
  const waiting = [...tasks].reverse();
  /** Where one thread fails, the others end what they have begun. */
  const failWith = (reject: (error: unknown) => void) => (error: unknown) => {
    waiting.length = 0;
    reject(error);
  };
  const play = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let over = false;
      const end = (): void => {
        over = true;
        thread.end();
        resolve();
      };
      const thread = open((said) => {
        if (over) return;
        if (said !== 'next') hall.see(said);
        if (hall.stopped() || (said === 'next' && waiting.length === 0)) end();
        else if (said === 'next')
          thread.send(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, () => waiting.pop()!));
      }, failWith(reject));
      void hall.interrupted?.then(end);
    });
  await Promise.all(Array.from({ length: Math.min(hall.jobs, tasks.length) }, play));
}

/** What a thread does with the tasks it is sent. */
export function playTasks(
  batch: Batch,
  battles: Battles,
  say: (said: ThreadMessage) => void,
): (tasks: readonly Task[]) => Promise<void> {
  const player = new BatchPlayer(batch, battles);
  say('next');
  return async (tasks) => {
    for (const task of tasks) say(await player.play(task));
    say('next');
  };
}
