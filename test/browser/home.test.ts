import { describe, expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const placesIn = (visitor: Visitor): Promise<string> =>
  visitor.page.locator('.living-counters').evaluate((svg) => svg.innerHTML);

describe('who comes for the first time', () => {
  test.each([
    ['fr', 'phone', 'Jouer Le Gué maintenant'],
    ['en', 'desktop', 'Play The Ford now'],
  ] as const)('sees a battle and one button without scrolling, %s, %s', async (lang, screen, words) => {
    const visitor = await Visitor.arrive(browser, { lang, screen });
    const { page } = visitor;
    await page.goto(server.address);
    await page.locator('.living-counter').first().waitFor();
    const height = page.viewportSize()!.height;
    const bottomOf = async (found: ReturnType<typeof page.locator>): Promise<number> => {
      const { y, height: tall } = (await found.boundingBox())!;
      return y + tall;
    };
    const button = page.getByRole('link', { name: words });
    for (const inSight of [page.locator('.living'), button, page.locator('.home-doors')])
      expect(await bottomOf(inSight)).toBeLessThanOrEqual(height);
    await visitor.serious();
    await button.click();
    // Home has counters too.
    await soon(() => page.url()).toContain('#/alexandre/battle/the-ford?game=');
    await page.locator('.battle-map .board-counter').first().waitFor();
    await visitor.leave();
  });

  test('sees the counters of the board: silhouettes, figures, fronts, leaders by their initials', async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    await page.goto(server.address);
    const counters = page.locator('.living .board-counter');
    await counters.first().waitFor();
    const [units, leaders] = [
      counters.filter({ has: page.locator('.counter-strength') }),
      page.locator('.living .counter-initials'),
    ];
    expect(await units.count()).toBeGreaterThan(15);
    expect(await page.locator('.living .silhouette-ink').count()).toBe(await units.count());
    expect(await leaders.allTextContents()).toContain('Al');
    expect(await page.locator('.living .counter-front').count()).toBeGreaterThan(10);
    await visitor.leave();
  });

  test('may stop what moves', async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(server.address);
    await page.locator('.living-counter').first().waitFor();
    const before = await placesIn(visitor);
    await soon(() => placesIn(visitor)).not.toBe(before);
    await page.getByRole('button', { name: 'Stop moving' }).click();
    const stopped = await placesIn(visitor);
    await page.getByRole('button', { name: 'Let it play' }).waitFor();
    expect(await placesIn(visitor)).toBe(stopped);
    await page.getByRole('button', { name: 'Let it play' }).click();
    await soon(() => placesIn(visitor)).not.toBe(stopped);
    await visitor.leave();
  });

  test('and asks for calm sees it stand still', async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Let it play' }).waitFor();
    await visitor.leave();
  });

  test('turns the page to night with one tap on a phone', async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'phone', scheme: 'light' });
    const { page } = visitor;
    await page.goto(server.address);
    const map = page.locator('.living-map');
    await soon(() => map.getAttribute('src')).toContain('by-day');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await soon(() => map.getAttribute('src')).toContain('by-night');
    await visitor.leave();
  });
});

test('whoever has begun a battle goes on with it', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'en' });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battle/the-ford`);
  await page.getByRole('button', { name: /Roll the dice/ }).click();
  await page.locator('.battle-happened, .dice-faces, .battle-awaited').first().waitFor();
  await soon(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('battle.')))).toBe(true);
  const address = new URL(page.url()).hash;
  await page.goto(`${server.address}#/`);
  const on = page.getByRole('link', { name: 'Go on with my battle' });
  await on.waitFor();
  expect(await on.getAttribute('href')).toBe(address);
  await visitor.leave();
});
