import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { browser, server } from './shared.ts';

const MOST_KILOBYTES = 70;

/** The heaviest procedure of each ruleset. */
const HEAVIEST = [
  ['alexandre', 'melee'],
  ['jours-de-gloire', 'shock'],
  ['dbm', 'shooting'],
  ['wab', 'shooting'],
] as const;
const minutes = 60_000;

test('every ruleset is weighed', () => {
  expect(HEAVIEST.map(([id]) => id).toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
});

test.each(HEAVIEST)(
  `home and the calculator %s %s load at most ${MOST_KILOBYTES} kB of JavaScript, gzipped`,
  async (id, procedure) => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const loaded: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) loaded.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(server.address, { waitUntil: 'networkidle' });
    expect(loaded.length).toBeGreaterThan(0);
    await page.evaluate((hash) => (location.hash = hash), `#/${id}/${procedure}`);
    await page.locator('form.calc-form').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const bytes = (await Promise.all(loaded)).reduce((sum, more) => sum + more, 0);
    await page.close();
    expect(bytes / 1000).toBeLessThanOrEqual(MOST_KILOBYTES);
  },
  minutes,
);
