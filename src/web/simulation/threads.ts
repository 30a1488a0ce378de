import type { Batch, Task } from '../../sim/batch.ts';
import { deal, type Hall, type Said } from '../../sim/dealing.ts';
import type { Sent } from './worker.ts';

const MOST_THREADS = 8;

/** One core is left to the page. */
export const threads = (): number => Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency - 1));

/** Plays all tasks; rejects where a thread fails. */
export const playAll = (batch: Batch, tasks: readonly Task[], hall: Hall): Promise<void> =>
  deal(tasks, hall, (hear, fail) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const send = (sent: Sent): void => worker.postMessage(sent, []);
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      fail(event);
    });
    send({ batch });
    return { send: (more) => send({ tasks: more }), end: () => worker.terminate() };
  });
