import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { launchBrowser, type Served, serve } from '../support/browser.ts';

/** DBM, with the largest charts, is not yet down to what the others are held to. */
const MOST_KILOBYTES: Readonly<Record<string, number>> = { alexandre: 80, 'jours-de-gloire': 82, dbm: 89, wab: 81 };
const minutes = 60_000;

let browser: Browser;
let server: Served;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serve()]);
}, 2 * minutes);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test.each(CATALOGUE.map(({ id }) => id))(
  `home and the first calculator of %s load no more JavaScript, gzipped, than they may`,
  async (id) => {
    const card = CATALOGUE.find((one) => one.id === id)!;
    const [first] = (await card.load()).procedures;
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const loaded: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) loaded.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(server.address, { waitUntil: 'networkidle' });
    expect(loaded.length).toBeGreaterThan(0);
    await page.evaluate((hash) => (location.hash = hash), `#/${id}/${first!.id}`);
    await page.locator('form.calc-form').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const bytes = (await Promise.all(loaded)).reduce((sum, more) => sum + more, 0);
    await page.close();
    expect(bytes / 1000).toBeLessThanOrEqual(MOST_KILOBYTES[id]!);
  },
  minutes,
);
