import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { Visitor } from './visitor.ts';

const minutes = 60_000;

/** Waits until something else is awaited in the battle than before, or the computer shows what it weighs. */
const movedOn = async (page: Page, before: string | null): Promise<void> => {
  await page.waitForFunction(
    (text) =>
      document.querySelector('.thought.best path') !== null ||
      document.querySelector('.battle-awaited')?.textContent !== text,
    before,
  );
};

/** From the home page to a battle: past the lessons, against a level. */
async function sitDown(page: Page, ruleset: string, battle: string, level: string): Promise<void> {
  await page.goto(server.address);
  await page.locator('.ruleset-card', { hasText: ruleset }).getByRole('link', { name: 'Play a battle' }).click();
  await page.getByRole('link', { name: `Play ${battle}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: battle });
  await sheet.getByRole('checkbox', { name: 'Teach me' }).uncheck();
  await sheet.getByRole('radio', { name: level }).check();
  await sheet.getByRole('button', { name: 'Begin' }).click();
}

interface Solo {
  readonly ruleset: string;
  readonly battle: string;
  readonly mine: string;
  readonly theirs: string;
}

const BATTLES: readonly Solo[] = [
  { ruleset: 'Alexander against Persia', battle: 'The Ford', mine: 'Macedon', theirs: 'Persia' },
  { ruleset: 'Jours de Gloire', battle: 'Maida', mine: 'British', theirs: 'French' },
];

/** Opens what each sentence of the log unfolds to. */
async function unfoldStory(page: Page): Promise<void> {
  await page.locator('.story li').first().waitFor();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.story details')) fold.open = true;
  });
}

test.each(BATTLES)(
  '$battle from the home page by the sheet before it: a whole battle against the computer, which says why',
  async ({ ruleset, battle, mine, theirs }) => {
    const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'phone' });
    const { page } = visitor;
    await sitDown(page, ruleset, battle, 'Conscript');
    const computer = page.getByRole('region', { name: 'The computer' });
    await page.getByRole('button', { name: 'Computer', exact: true }).click();
    const seatOf = (side: string) => page.locator('.computer-seats').getByLabel(side);
    await page.getByLabel('moves without waiting').check();
    await seatOf(theirs).selectOption('conscript');
    // The person throws for the initiative, asks for advice, passes, and where only a choice will do lets the computer make it.
    const seat = seatOf(mine);
    const awaited = page.locator('.battle-awaited');
    const isMine = (text: string | null): boolean => text?.trim().startsWith(mine) === true;
    let advised = false;
    for (const end = Date.now() + 4 * minutes; Date.now() < end;) {
      const text = await awaited.textContent();
      if (/victory|a draw/i.test(text ?? '')) break;
      if (!isMine(text)) {
        await movedOn(page, text);
        continue;
      }
      const passable = (await page.locator('.battle-pass').count()) > 0;
      if (!advised && passable) {
        await computer.getByRole('button', { name: 'Advice' }).click();
        await page.locator('.battle-reasons li').first().waitFor();
        const advice = page.getByRole('button', { name: 'Take this advice' });
        await advice.click();
        await expect.poll(() => advice.count()).toBe(0);
        advised = true;
        continue;
      }
      // Keys that are typed into a field are none of the battle’s.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const key of passable ? ['e', 'e'] : ['r']) await page.keyboard.press(key);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      if ((await awaited.textContent()) !== text) continue;
      await seat.selectOption('conscript');
      await expect.poll(() => awaited.textContent(), { timeout: 10_000 }).not.toBe(text);
      await seat.selectOption('');
    }
    expect(advised).toBe(true);
    expect(await awaited.textContent()).toMatch(/victory|a draw/i);
    await visitor.serious();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await unfoldStory(page);
    const why = page.locator('.battle-log summary', { hasText: 'why?' });
    await why.nth(Math.floor((await why.count()) / 2)).click();
    await expect
      .poll(() => page.locator('.battle-log .battle-reasons li').count(), { timeout: 10_000 })
      .toBeGreaterThan(0);
    const chances = page.locator('.battle-log .battle-reasons').getByRole('list', { name: 'Chances' });
    for (let i = 0; (await chances.count()) === 0; i++) await why.nth(i).click();
    expect(await chances.first().locator('li').first().innerText()).toMatch(/^[\d.]+% \S/);
    await visitor.serious();
    await visitor.leave();
  },
  5 * minutes,
);

test('a move is explained as it was weighed then, whoever plays now; once nobody knows, that is said', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'desktop' });
  const { page } = visitor;
  await sitDown(page, 'Alexander against Persia', 'The Ford', 'Veteran');
  const seatOf = (side: string) => page.locator('.computer-seats').getByLabel(side);
  const seats = async (level: string): Promise<void> => {
    await page.getByRole('button', { name: 'Computer', exact: true }).click();
    for (const side of ['Macedon', 'Persia']) await seatOf(side).selectOption(level);
  };
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await page.getByLabel('moves without waiting').check();
  const whys = page.locator('.battle-log summary', { hasText: 'why?' });
  await seats('veteran');
  await expect.poll(() => page.locator('.battle-title').innerText(), { timeout: minutes }).toMatch(/turn [2-9]/i);
  await seats('');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await unfoldStory(page);
  await whys.nth(3).click();
  const told = page.locator('xpath=//details[@open and summary[contains(., "why?")]]').last();
  await expect.poll(() => told.innerText()).toMatch(/Veteran\n+[^\n]*: ([+−]|there was|nothing)/);
  await page.reload();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await unfoldStory(page);
  expect(await whys.count()).toBe(0);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await seatOf('Macedon').selectOption('grognard');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await unfoldStory(page);
  await whys.nth(3).click();
  await expect
    .poll(() => told.innerText(), { timeout: 20_000 })
    .toMatch(/Explained by the grognard of now|What was weighed then is no longer known; the grognard of now/);
  await visitor.leave();
});

test.each(['phone', 'desktop'] as const)(
  'the board draws what the computer weighs until it is skipped (%s)',
  async (screen) => {
    const visitor = await Visitor.arrive(browser, { lang: 'en', screen });
    const { page } = visitor;
    await sitDown(page, 'Alexander against Persia', 'The Ford', 'Veteran');
    const computer = page.getByRole('region', { name: 'The computer' });
    const awaited = page.locator('.battle-awaited');
    await page.getByRole('button', { name: 'Computer', exact: true }).click();
    await page.keyboard.press('r');
    // The person ends each step until the computer has moved of its own accord.
    for (const end = Date.now() + minutes; (await page.locator('.thought.best path').count()) === 0;) {
      expect(Date.now()).toBeLessThan(end);
      const text = await awaited.textContent();
      if (text?.trim().startsWith('Macedon') !== true) await movedOn(page, text);
      else for (const key of ['e', 'e', 'r']) await page.keyboard.press(key);
    }
    const said = await computer.textContent();
    await computer.getByRole('button', { name: 'Skip' }).click();
    await expect
      .poll(
        async () => (await page.locator('.thought.best path').count()) === 0 || (await computer.textContent()) !== said,
      )
      .toBe(true);
    await visitor.leave();
  },
);
