import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readSave } from '../../src/play/save.ts';
import { kept, seated, told } from './commanders.ts';
import { launchBrowser } from '../support/browser.ts';
import { releases } from './released.ts';
import { browser, server } from './shared.ts';
import { contentOf, Visitor } from './visitor.ts';

const FORD = '#/alexandre/battle/the-ford';

const entriesIn = async (page: Page): Promise<number> => readSave(await kept(page)).journal.lines.length;

const notice = (page: Page) => page.locator('.battle-other-tab');

const thinks = (page: Page): Promise<void> => page.locator('.computer-thinking').waitFor();

/** Against a computer that takes its time: it is asked for the very first throw. */
async function againstComputer(by = browser): Promise<Visitor> {
  const visitor = await Visitor.arrive(by);
  const { page } = visitor;
  await page.goto(`${server.address}${FORD}?seed=survives`);
  await seated(page);
  await page.keyboard.press('r');
  await expect.poll(() => entriesIn(page)).toBe(1);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  return visitor;
}

/** Both sides are the computer's. */
async function seatBoth(page: Page, level: string): Promise<void> {
  for (const side of ['Macedon', 'Persia']) await page.locator('.computer-seats').getByLabel(side).selectOption(level);
}

test('a tab that is killed in the middle of the computer’s move: the battle goes on where it was, and so does the computer', async () => {
  // A process that dies takes along all pages that it shows: none of other tests.
  const own = await launchBrowser();
  const visitor = await againstComputer(own);
  const { page, context } = visitor;
  const address = page.url();
  await seatBoth(page, 'grognard');
  await thinks(page);
  const before = readSave(await kept(page)).journal.lines;
  const ended = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await ended;
  const next = await context.newPage();
  await next.goto(address);
  await seated(next);
  expect(await notice(next).count()).toBe(0);
  const { journal } = readSave(await kept(next));
  expect(journal.lines.slice(0, before.length)).toEqual(before);
  await expect.poll(() => entriesIn(next), { timeout: 30_000 }).toBeGreaterThan(journal.lines.length);
  // Nobody has a context of this browser next.
  expect(visitor.errors).toEqual([]);
  await own.close();
});

test('a reload in the middle of the computer’s move: it moves from where the battle was', async () => {
  const visitor = await againstComputer();
  const { page } = visitor;
  await page.getByLabel('moves without waiting').check();
  await seatBoth(page, 'veteran');
  await expect.poll(() => entriesIn(page), { timeout: 30_000 }).toBeGreaterThan(4);
  await thinks(page);
  await page.reload();
  await seated(page);
  const { journal } = readSave(await kept(page));
  expect(journal.lines.length).toBeGreaterThan(4);
  await expect.poll(() => entriesIn(page), { timeout: 30_000 }).toBeGreaterThan(journal.lines.length + 2);
  const later = readSave(await kept(page)).journal;
  expect(later.lines.slice(0, journal.lines.length)).toEqual(journal.lines);
  await visitor.leave();
});

/** No more can be kept. */
const fill = (): void => {
  for (let n = 4_000_000, i = 0; n > 20; i++)
    try {
      localStorage.setItem(`more${i}`, 'x'.repeat(n));
    } catch {
      n = Math.floor(n / 2);
    }
};

test('storage that is full while another tab takes over: what was not kept is not overwritten unasked', async () => {
  const visitor = await againstComputer();
  const { page, context } = visitor;
  const second = await context.newPage();
  await second.goto(page.url());
  await seated(second);
  await notice(second).waitFor();
  await page.evaluate(fill);
  await page.bringToFront();
  for (const key of ['e', 'e']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.battle-panel').innerText()).toContain('no longer kept');
  const awaited = await told(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('more'))) localStorage.removeItem(key);
  });
  await notice(second).getByRole('button', { name: 'Play here' }).click();
  await expect.poll(() => notice(second).count()).toBe(0);
  expect(await told(second)).not.toBe(awaited);
  await second.bringToFront();
  for (const key of ['n', 'e', 'e']) await second.keyboard.press(key);
  await expect.poll(() => notice(page).innerText()).toContain('could not be kept');
  expect(await told(page)).toBe(awaited);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const exported = readSave((await contentOf(download)).toString()).journal;
  expect(exported.lines.length).toBeGreaterThan(1);
  await notice(page).getByRole('button', { name: 'Follow the other tab' }).click();
  await expect.poll(() => told(page)).toBe(await told(second));
  await expect.poll(() => notice(page).innerText()).toContain('played in another tab');
  await visitor.leave();
});

test('storage that is refused: the battle says so, is played, and is found again from another page', async () => {
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(`${server.address}${FORD}?seed=refused`);
  await seated(page);
  await page.keyboard.press('r');
  await expect.poll(() => page.locator('.battle-panel').innerText()).toContain('This browser keeps nothing');
  for (const key of ['e', 'e']) await page.keyboard.press(key);
  const awaited = await told(page);
  await page.getByRole('link', { name: 'Battles' }).click();
  await page.getByRole('heading', { name: 'Games kept' }).waitFor();
  await page.goBack();
  await seated(page);
  expect(await told(page)).toBe(awaited);
  await visitor.leave();
});

test('a new release in the middle of a battle: the tab that takes it goes on, the other is told', async () => {
  const site = await releases();
  try {
    const visitor = await Visitor.arrive(browser, { keeps: true });
    const { page, context, errors } = visitor;
    await page.goto(`${site.address}${FORD}?seed=release`);
    await seated(page);
    await page.keyboard.press('r');
    await expect.poll(() => entriesIn(page)).toBe(1);
    // All files of the release are on the device.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const second = await context.newPage();
    await second.goto(page.url());
    await seated(second);
    await notice(second).waitFor();
    const files = (tab: Page) =>
      tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)!));
    expect((await files(page)).filter((name) => name.endsWith('_2.js'))).toEqual([]);

    site.release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const toast = page.locator('.toast');
    await expect.poll(() => toast.innerText(), { timeout: 30_000 }).toContain('A new version is ready');
    // Until then the files of the former release are at hand: the computer can still be asked.
    for (const key of ['e', 'e']) await page.keyboard.press(key);
    await expect.poll(() => entriesIn(page)).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Computer', exact: true }).click();
    await page.getByRole('button', { name: 'Advice' }).click();
    await page.locator('.battle-reasons li').first().waitFor();
    const [journal, awaited] = [await kept(page), await told(page)];
    await Promise.all([page.waitForEvent('load'), toast.getByRole('button', { name: 'Use it' }).click()]);
    await seated(page);
    expect((await files(page)).some((name) => name.endsWith('_2.js'))).toBe(true);
    expect(await kept(page)).toBe(journal);
    expect(await told(page)).toBe(awaited);
    // The other tab runs on former files that are gone: it says so, and reloading takes the battle up there.
    await expect.poll(() => second.locator('.toast').innerText()).toContain('A new version is in use');
    await Promise.all([
      second.waitForEvent('load'),
      second.locator('.toast').getByRole('button', { name: 'Reload' }).click(),
    ]);
    await seated(second);
    expect(await told(second)).toBe(awaited);
    expect((await files(second)).some((name) => name.endsWith('_2.js'))).toBe(true);
    await context.close();
    expect(errors).toEqual([]);
  } finally {
    await site.stop();
  }
}, 120_000);
