import { Worker } from 'node:worker_threads';
import type { Battles } from '../../kernel/game.ts';
import { type Batch, type Done, Player, type Task } from '../../sim/batch.ts';

// Built, it lies beside the program (vite.cli.config.ts).
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './simulating.js', import.meta.url);

/** Battles that a thread is sent at once. */
const AT_ONCE = 2;

/** Where battles are played, and how to stop them early. */
export interface Hall {
  readonly jobs: number;
  readonly stopped: () => boolean;
  readonly see: (done: Done) => void;
}

/** Plays all tasks; whoever comes first is seen first. */
export async function playAll(batch: Batch, battles: Battles, tasks: readonly Task[], hall: Hall): Promise<void> {
  if (hall.jobs === 1 || tasks.length <= 1) return playHere(batch, battles, tasks, hall);
  const waiting = [...tasks].reverse();
  await Promise.all(Array.from({ length: Math.min(hall.jobs, tasks.length) }, () => playThere(batch, waiting, hall)));
}

async function playHere(batch: Batch, battles: Battles, tasks: readonly Task[], hall: Hall): Promise<void> {
  const player = new Player(batch, battles);
  for (const task of tasks) {
    if (hall.stopped()) return;
    hall.see(await player.play(task));
    // Lets an interruption through.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function playThere(batch: Batch, waiting: Task[], hall: Hall): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: batch });
    worker.on('error', reject);
    worker.on('message', (said: Done | 'next') => {
      if (said !== 'next') hall.see(said);
      if (hall.stopped() || (said === 'next' && waiting.length === 0)) void worker.terminate().then(() => resolve());
      else if (said === 'next')
        worker.postMessage(
          Array.from({ length: Math.min(AT_ONCE, waiting.length) }, () => waiting.pop()!),
          [],
        );
    });
  });
}
