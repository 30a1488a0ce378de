import { parentPort, workerData } from 'node:worker_threads';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { type Batch, Player, type Task } from '../../sim/batch.ts';

/** A thread that plays the battles it is sent, a few at a time. */
const batch = workerData as Batch;
const battles = await CATALOGUE.find(({ id }) => id === batch.ruleset)!.battles!();
const player = new Player(batch, battles);

parentPort!.on('message', async (tasks: readonly Task[]) => {
  for (const task of tasks) parentPort!.postMessage(await player.play(task), []);
  parentPort!.postMessage('next', []);
});
parentPort!.postMessage('next', []);
