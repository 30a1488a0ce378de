import { expect, test } from 'vitest';
import { t } from '../kernel/text.ts';
import type { PlayedTask, Task } from './batch.ts';
import { dealTasks, type ThreadMessage } from './task-dealer.ts';

const TASKS: readonly Task[] = [0, 1, 2, 3, 4].map((battle) => ({ variant: 0, battle }));
const played = (task: Task): PlayedTask => ({
  ...task,
  fought: { winner: 0, why: t('fin', 'end'), turns: 1, commands: 1, lost: [0, 0], luck: 0 },
});

/** A thread that plays when it is told to. */
function thread() {
  const given: Task[] = [];
  let ended = false;
  let say!: (said: ThreadMessage) => void;
  const open = (hear: (said: ThreadMessage) => void) => {
    say = hear;
    queueMicrotask(() => hear('next'));
    return { send: (tasks: readonly Task[]) => void given.push(...tasks), end: () => void (ended = true) };
  };
  return { open, given, say: (said: ThreadMessage) => say(said), ended: () => ended };
}

test('a battle that was finished counts, also once somebody wants to stop', async () => {
  const one = thread();
  const seen: number[] = [];
  let stopped = false;
  const dealt = dealTasks(TASKS, { jobs: 1, stopped: () => stopped, see: ({ battle }) => seen.push(battle) }, one.open);
  await Promise.resolve();
  one.say(played(one.given[0]!));
  stopped = true;
  one.say(played(one.given[1]!));
  await dealt;
  expect([seen, one.ended()]).toEqual([[0, 1], true]);
});

test('an interruption ends a thread in the middle of a battle, and nothing is seen after it', async () => {
  const one = thread();
  const seen: number[] = [];
  let interrupt!: () => void;
  const interrupted = new Promise<void>((resolve) => (interrupt = resolve));
  const hall = { jobs: 1, stopped: () => false, interrupted, see: ({ battle }: PlayedTask) => seen.push(battle) };
  const dealt = dealTasks(TASKS, hall, one.open);
  await Promise.resolve();
  one.say(played(one.given[0]!));
  interrupt();
  await dealt;
  one.say(played(one.given[1]!));
  expect([seen, one.ended()]).toEqual([[0], true]);
});
