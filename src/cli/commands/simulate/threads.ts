import { Worker } from 'node:worker_threads';
import type { Batch, Task } from '../../../sim/batch.ts';
import { dealTasks, type BatchRun, type ThreadMessage } from '../../../sim/task-dealer.ts';

// Built, it lies beside the program (vite.cli.config.ts).
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './simulating.js', import.meta.url);

/** Plays all tasks in threads, one alone in one too: a signal is then heard in the middle of a battle. */
export const playAll = (batch: Batch, tasks: readonly Task[], hall: BatchRun): Promise<void> =>
  dealTasks(tasks, hall, (hear, fail) => {
    const worker = new Worker(WORKER, { workerData: batch });
    worker.on('error', fail);
    worker.on('message', (said: ThreadMessage) => hear(said));
    return { send: (more) => worker.postMessage(more, []), end: () => void worker.terminate() };
  });
