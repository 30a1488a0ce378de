import { CATALOGUE } from '../../rulesets/catalogue.ts';
import type { Batch, Task } from '../../sim/batch.ts';
import { playTasks } from '../../sim/task-dealer.ts';

/** What it is sent: first what is played, then which battles of it, a few at a time. */
export type Sent = { readonly batch: Batch } | { readonly tasks: readonly Task[] };

let play: ReturnType<typeof playTasks> | undefined;

async function taken(sent: Sent): Promise<void> {
  if ('tasks' in sent) return play!(sent.tasks);
  const battles = await CATALOGUE.find(({ id }) => id === sent.batch.ruleset)!.battles!();
  play = playTasks(sent.batch, battles, (said) => postMessage(said, { transfer: [] }));
}

/** A thread beside the page: battles hold nothing up. What fails is an error of the thread, for the page to hear of. */
addEventListener('message', ({ data }: MessageEvent<Sent>) => void taken(data).catch(reportError));
