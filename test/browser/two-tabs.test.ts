import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/play/save.ts';
import { faultsIn } from './axe.ts';
import { kept, seated, told } from './commanders.ts';
import { browser, server } from './shared.ts';
import { SCREENS, Visitor } from './visitor.ts';

const FORD = '#/alexandre/battle/the-ford';

const entriesIn = async (page: Page): Promise<number> => readSave(await kept(page)).journal.lines.length;

const notice = (page: Page) => page.locator('.battle-other-tab');

const playHere = (page: Page): Promise<void> => notice(page).getByRole('button', { name: 'Play here' }).click();

/** A battle of which one order is kept, in a tab of its own. */
async function firstTab(options: Parameters<typeof Visitor.arrive>[1] & { readonly before?: () => void } = {}) {
  const { before, ...rest } = options;
  const visitor = await Visitor.arrive(browser, rest);
  if (before !== undefined) await visitor.context.addInitScript(before);
  const { page } = visitor;
  await page.goto(`${server.address}${FORD}?seed=tabs`);
  await seated(page);
  await page.keyboard.press('r');
  await expect.poll(() => entriesIn(page)).toBe(1);
  return { visitor, first: page };
}

/** Another tab at the same address. */
async function secondTab({ context, errors }: Visitor, first: Page): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(first.url());
  await seated(page);
  return page;
}

/** The browser has no locks: the page was not served securely. */
const withoutLocks = (): void => {
  Object.defineProperty(navigator, 'locks', { value: undefined });
};

describe('two tabs on one battle', () => {
  test('the second says that another plays, gives no orders, and follows it', async () => {
    const { visitor, first } = await firstTab();
    const second = await secondTab(visitor, first);
    await expect.poll(() => notice(second).innerText()).toContain('played in another tab');
    expect(await notice(first).count()).toBe(0);
    expect(await second.locator('.battle-pass').count()).toBe(0);
    for (const key of ['e', 'e', 'r', 'u']) await second.keyboard.press(key);
    expect(await entriesIn(second)).toBe(1);
    for (let n = 2; n < 6; n++) {
      await first.locator('.battle-pass').click();
      if ((await entriesIn(first)) < n) await first.locator('.battle-pass').click();
      await expect.poll(() => entriesIn(first)).toBe(n);
      await expect.poll(() => told(second)).toBe(await told(first));
    }
    await visitor.leave();
  });

  test.each([
    ['phone', 'fr', 'dark'],
    ['desktop', 'en', 'light'],
  ] as const)('what is said of it is seen and reached by keys (%s, %s, %s)', async (screen, lang, scheme) => {
    const { visitor, first } = await firstTab({ screen, lang, scheme });
    const second = await secondTab(visitor, first);
    const button = notice(second).getByRole('button', { name: lang === 'fr' ? 'Jouer ici' : 'Play here' });
    await button.waitFor();
    const { x, width } = (await notice(second).boundingBox())!;
    expect([x >= 0, x + width <= SCREENS[screen].width]).toEqual([true, true]);
    expect(await faultsIn(second)).toEqual([]);
    await button.focus();
    await second.keyboard.press('Enter');
    await expect.poll(() => notice(second).count()).toBe(0);
    await visitor.leave();
  });

  test('the second takes over knowingly; the first follows, and no order is lost', async () => {
    const { visitor, first } = await firstTab();
    const second = await secondTab(visitor, first);
    await notice(second).waitFor();
    await first.keyboard.press('e');
    await first.keyboard.press('e');
    const before = await entriesIn(first);
    expect(before).toBeGreaterThan(1);
    await playHere(second);
    await expect.poll(() => notice(second).count()).toBe(0);
    await expect.poll(() => notice(first).innerText()).toContain('played in another tab');
    await second.bringToFront();
    await second.keyboard.press('e');
    await second.keyboard.press('e');
    await expect.poll(() => entriesIn(second)).toBeGreaterThan(before);
    await expect.poll(() => told(first)).toBe(await told(second));
    await first.reload();
    await seated(first);
    expect(await told(first)).toBe(await told(second));
    await visitor.leave();
  });

  test('the one that follows plays on once the other is closed, or has left the battle', async () => {
    const { visitor, first } = await firstTab();
    const second = await secondTab(visitor, first);
    await notice(second).waitFor();
    await first.close();
    await expect.poll(() => notice(second).count()).toBe(0);
    const third = await secondTab(visitor, second);
    await notice(third).waitFor();
    await second.getByRole('link', { name: 'Battles' }).click();
    await expect.poll(() => notice(third).count()).toBe(0);
    await third.keyboard.press('e');
    await third.keyboard.press('e');
    await expect.poll(() => entriesIn(third)).toBeGreaterThan(1);
    // Whoever comes back finds the battle as it stands now.
    await second.goBack();
    await seated(second);
    await expect.poll(() => told(second)).toBe(await told(third));
    await visitor.leave();
  });

  test('the list of games in one tab names what another has begun, and the computer stays seated in both', async () => {
    const { visitor, first } = await firstTab();
    const list = await visitor.context.newPage();
    await list.goto(`${server.address}#/alexandre/battles`);
    await expect.poll(() => list.locator('.battles-kept li').count()).toBe(1);
    const other = await visitor.context.newPage();
    await other.goto(`${server.address}${FORD}?against=conscript`);
    await seated(other);
    await other.keyboard.press('r');
    await expect.poll(() => list.locator('.battles-kept li').count()).toBe(2);
    // The first tab was opened before: what it seats stands beside what the other one did.
    await first.getByRole('button', { name: 'Computer', exact: true }).click();
    await first.locator('.computer-seats').getByLabel('Persia').selectOption('grognard');
    await other.reload();
    await seated(other);
    await other.getByRole('button', { name: 'Computer', exact: true }).click();
    expect(await other.locator('.computer-seats').getByLabel('Persia').inputValue()).toBe('conscript');
    await visitor.leave();
  });
});

describe('where the browser has no locks', () => {
  test('a tab follows as soon as another plays, and either takes over', async () => {
    const { visitor, first } = await firstTab({ before: withoutLocks });
    const second = await secondTab(visitor, first);
    expect(await notice(second).count()).toBe(0);
    await first.keyboard.press('e');
    await first.keyboard.press('e');
    await notice(second).waitFor();
    await expect.poll(() => told(second)).toBe(await told(first));
    await playHere(second);
    const before = await entriesIn(second);
    await second.keyboard.press('e');
    await second.keyboard.press('e');
    await expect.poll(() => entriesIn(second)).toBeGreaterThan(before);
    await notice(first).waitFor();
    await expect.poll(() => told(first)).toBe(await told(second));
    await visitor.leave();
  });

  test('a tab that has not heard yet looks before it plays: its order is not entered, the other’s stands', async () => {
    const { visitor, first } = await firstTab({ before: withoutLocks });
    const second = await secondTab(visitor, first);
    await second.evaluate(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await first.keyboard.press('e');
    await first.keyboard.press('e');
    const [journal, awaited] = [await kept(first), await told(first)];
    await second.keyboard.press('e');
    await second.keyboard.press('e');
    await notice(second).waitFor();
    expect(await kept(second)).toBe(journal);
    await expect.poll(() => told(second)).toBe(awaited);
    await visitor.leave();
  });
});
