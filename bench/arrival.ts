import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser, serve } from '../test/support/browser.ts';

const PAGE = fileURLToPath(new URL('../dist/web/index.html', import.meta.url));
/** A phone of some years ago, beside this processor. */
const SLOWER = 4;
const VISITS = 5;
const ADDRESSES = ['#/', '#/alexandre', '#/alexandre/melee', '#/dbm/charts', '#/dbm/rulings', '#/history'];

interface Visit {
  readonly paint: number;
  readonly script: number;
}

/** One first visit with nothing in the cache: until the first content is painted, and how long scripts ran. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paint = (await painted.jsonValue())!;
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
  await context.close();
  return { paint, script };
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** In Chromium, four times slower, against the built page. */
export async function measureArrival(): Promise<string> {
  if (!existsSync(PAGE)) return 'arrival: build first: npm run build';
  const [server, browser] = await Promise.all([serve(), launchBrowser()]);
  const lines: string[] = [];
  for (const hash of ADDRESSES) {
    const visits: Visit[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, server.address + hash));
    const paint = median(visits.map((one) => one.paint));
    const script = median(visits.map((one) => one.script));
    lines.push(`${hash.padEnd(22)}  painted after ${paint.toFixed(0)} ms  scripts ran ${script.toFixed(0)} ms`);
  }
  await browser.close();
  await server.stop();
  return [`a first visit on a phone, the processor ${SLOWER} times slower, median of ${VISITS}`, ...lines].join('\n');
}
