import type { Batch, Task } from '../../sim/batch.ts';
import { dealTasks, type BatchRun, type ThreadMessage } from '../../sim/task-dealer.ts';
import type { Sent } from './worker.ts';

const MOST_THREADS = 8;

/** One core is left to the page. */
export const threads = (): number => Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency - 1));

/** Plays all tasks; rejects where a thread fails. */
export const playAll = (batch: Batch, tasks: readonly Task[], hall: BatchRun): Promise<void> =>
  dealTasks(tasks, hall, (hear, fail) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const send = (sent: Sent): void => worker.postMessage(sent, []);
    worker.addEventListener('message', ({ data }: MessageEvent<ThreadMessage>) => hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      fail(event);
    });
    send({ batch });
    return { send: (more) => send({ tasks: more }), end: () => worker.terminate() };
  });
