import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** Longer than a page puts off what it does when nothing else is to be done, and then no longer than it (`web/base/idle.ts`). */
const LONGER_THAN_PUT_OFF_MS = 300;
const NO_LONGER_THAN_MS = 1000;

/** Resolves once the page has been idle for that long. A page that moves on a busy machine is never idle: it is not waited for. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    ([quiet, timeout]) =>
      new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve(), { timeout }), quiet)),
    [LONGER_THAN_PUT_OFF_MS, NO_LONGER_THAN_MS] as const,
  );

/** The kilobytes of JavaScript, gzipped, that a browser with an empty cache loads while it is used so. */
export async function kilobytesOf(browser: Browser, use: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const loaded: Promise<number>[] = [];
  let asked = 0;
  page.on('request', () => asked++);
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.body().then((body) => gzipSync(body).length));
  });
  await use(page);
  for (let before = -1; before !== asked;) {
    before = asked;
    await Promise.all(loaded);
    await idle(page);
  }
  const sizes = await Promise.all(loaded);
  await page.close();
  if (sizes.length === 0) throw new Error('no script was loaded');
  return sizes.reduce((sum, more) => sum + more, 0) / 1000;
}

export const openHome = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'load' });
};

/** Opens calculators one after the other, beginning on the first page. */
export async function openCalculators(page: Page, address: string, hashes: readonly string[]): Promise<void> {
  await openHome(page, address);
  for (const hash of hashes) {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator(`nav a[href="${hash}"][aria-current]`).waitFor();
    await page.locator('form.calc-form').waitFor();
    await idle(page);
  }
}

const MOST_STEPS = 40;

/** Does what is proposed, else the first thing on offer; otherwise ends the phase. */
async function takeStep(page: Page): Promise<void> {
  const cover = page.getByRole('dialog').getByRole('button').first();
  if (await cover.isVisible()) return cover.click();
  if (await page.locator('.battle-go').first().isVisible()) return page.keyboard.press('r');
  const choice = page.locator('.battle-choices button').first();
  return (await choice.isVisible()) ? choice.click() : page.keyboard.press('e');
}

/** Begins a battle at its own address, takes a counter in hand and plays until dice have fallen. */
export async function beginBattle(page: Page, address: string, hash: string): Promise<void> {
  await page.goto(`${address}${hash}?seed=river`, { waitUntil: 'load' });
  await page.locator('.board-counter').first().waitFor();
  await idle(page);
  await page.keyboard.press('n');
  const dice = page.locator('.battle-happened .calc-throws');
  for (let steps = 0; !(await dice.isVisible()); steps++) {
    if (steps > MOST_STEPS) throw new Error(`no dice in ${hash}`);
    await takeStep(page);
    await idle(page);
  }
}
