import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

/** Where the times of files are written (`scripts/test-times.ts`); nowhere, unless it is asked for. */
const path = process.env['TEST_TIMES'];

const OWN = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/** Seconds of processor of this process and of those that it started and that have ended. */
function processorSeconds(): number {
  if (!existsSync(OWN)) return process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  const stat = readFileSync(OWN, 'utf8');
  const [user, system, usersBelow, systemsBelow] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11)
    .map(Number) as [number, number, number, number];
  return (user + system + usersBelow + systemsBelow) / TICKS_PER_SECOND;
}

if (path !== undefined) {
  const before = processorSeconds();
  afterAll(() => {
    const time = { file: expect.getState().testPath, processor: processorSeconds() - before };
    appendFileSync(path, `${JSON.stringify(time)}\n`);
  });
}
