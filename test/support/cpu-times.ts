import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, expect } from 'vitest';

/** Where the times of tests are written (`scripts/test-times.ts`); nowhere, unless it is asked for. */
const path = process.env['TEST_TIMES'];
/** Whether files run one at a time, so that all that runs below Vitest, browser and server too, runs for the file at hand. */
const isAlone = process.env['TEST_TIMES_ALONE'] === '1';

const TICKS_PER_SECOND = 100;

interface Spent {
  readonly parent: number;
  readonly ticks: number;
}

/** What a process has spent, with its children that have ended. */
function spentBy(pid: number | string): Spent | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Seconds of processor of a process, and of all that it has started. */
function treeSeconds(root: number): number {
  const all = new Map<number, Spent>();
  for (const name of readdirSync('/proc')) {
    const spent = /^\d+$/.test(name) ? spentBy(name) : undefined;
    if (spent !== undefined) all.set(Number(name), spent);
  }
  const isBelow = (pid: number): boolean => pid === root || (all.has(pid) && isBelow(all.get(pid)!.parent));
  let ticks = 0;
  for (const [pid, spent] of all) if (isBelow(pid)) ticks += spent.ticks;
  return ticks / TICKS_PER_SECOND;
}

function processorSeconds(): number {
  if (!existsSync('/proc/self/stat')) return process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  return isAlone ? treeSeconds(process.ppid) : spentBy('self')!.ticks / TICKS_PER_SECOND;
}

if (path !== undefined) {
  const beginning = processorSeconds();
  let before = beginning;
  const file = expect.getState().testPath;
  const note = (test: string | undefined, since: number, now: number): void =>
    appendFileSync(path, `${JSON.stringify({ file, test, processor: now - since })}\n`);
  if (isAlone)
    afterEach(() => {
      const now = processorSeconds();
      note(expect.getState().currentTestName, before, now);
      before = now;
    });
  afterAll(() => note(undefined, beginning, processorSeconds()));
}
