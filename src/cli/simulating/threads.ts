import { Worker } from 'node:worker_threads';
import type { Battles } from '../../kernel/game.ts';
import { type Batch, Player, type Task } from '../../sim/batch.ts';
import { deal, type Hall, type Said } from '../../sim/dealing.ts';

// Built, it lies beside the program (vite.cli.config.ts).
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './simulating.js', import.meta.url);

/** Plays all tasks; whoever comes first is seen first. */
export async function playAll(batch: Batch, battles: Battles, tasks: readonly Task[], hall: Hall): Promise<void> {
  if (hall.jobs === 1 || tasks.length <= 1) return playHere(batch, battles, tasks, hall);
  await deal(tasks, hall, (hear, fail) => {
    const worker = new Worker(WORKER, { workerData: batch });
    worker.on('error', fail);
    worker.on('message', (said: Said) => hear(said));
    return { send: (more) => worker.postMessage(more, []), end: () => void worker.terminate() };
  });
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
