import { parentPort, workerData } from 'node:worker_threads';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import type { Batch, Task } from '../../../sim/batch.ts';
import { playTasks } from '../../../sim/task-dealer.ts';

/** A thread that plays the battles it is sent, a few at a time. */
const batch = workerData as Batch;
const battles = await CATALOGUE.find(({ id }) => id === batch.ruleset)!.battles!();
const play = playTasks(batch, battles, (said) => parentPort!.postMessage(said, []));

parentPort!.on('message', (tasks: readonly Task[]) => void play(tasks));
