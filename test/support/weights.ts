import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** What a page may fetch later than its last request: it does so when nothing else is to be done. */
const IDLE_MS = 1000;

/** The kilobytes of JavaScript, gzipped, that a browser with an empty cache loads while it is used so. */
export async function kilobytesOf(browser: Browser, use: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.body().then((body) => gzipSync(body).length));
  });
  await use(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
  const sizes = await Promise.all(loaded);
  await page.close();
  if (sizes.length === 0) throw new Error('no script was loaded');
  return sizes.reduce((sum, more) => sum + more, 0) / 1000;
}

export const openHome = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
};

/** Opens a calculator from the first page. */
export async function openCalculator(page: Page, address: string, hash: string): Promise<void> {
  await openHome(page, address);
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator('form.calc-form').waitFor();
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
  await page.goto(`${address}${hash}?seed=river`, { waitUntil: 'networkidle' });
  await page.locator('.board-counter').first().waitFor();
  await page.keyboard.press('n');
  const dice = page.locator('.battle-happened .calc-throws');
  for (let steps = 0; !(await dice.isVisible()); steps++) {
    if (steps > MOST_STEPS) throw new Error(`no dice in ${hash}`);
    await takeStep(page);
    await page.waitForLoadState('networkidle');
  }
}
