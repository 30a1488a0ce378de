import { describe, expect, test } from 'vitest';
import { linkJson, readLink } from '../../src/present/link.ts';
import { CALCULATORS, CHARTS, MATCHUPS, PAGES, RULESETS } from '../support/every-page.ts';
import { faultsIn } from './axe.ts';
import { browser, server } from './shared.ts';
import { SCREENS, Visitor } from './visitor.ts';

const minutes = 60_000;

/** Goes to a page and waits until it shows what it is about. */
async function turnTo({ page }: Visitor, hash: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (location.hash === to) return;
    const turned = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = to;
    await turned;
  }, hash);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (hash.includes('/matchups/')) await page.getByRole('table').waitFor();
  await page.evaluate(settled);
}

/** Once nothing is waited for any more, and nothing changes. */
async function settled(): Promise<void> {
  const QUIET_MS = 40;
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  for (let before = -1; before !== changes || document.querySelector('.waiting') !== null;) {
    before = changes;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
  observer.disconnect();
}

/** Charts whose tables axe has seen on the page of all charts, and whose own page is made like that of the first. */
const LIKE_ANOTHER = new Set(
  RULESETS.flatMap(({ id, charts }) => charts.slice(1).map((chart) => `#/${id}/charts/${chart.id}`)),
);

describe.each([
  ['light', 'en', 'desktop'],
  ['dark', 'fr', 'phone'],
] as const)('every page, %s, %s, %s', (scheme, lang, screen) => {
  test(
    'has a title and a heading, nothing beyond the edges of the screen, and axe finds nothing serious',
    async () => {
      const visitor = await Visitor.arrive(browser, { scheme, lang, screen });
      const { page } = visitor;
      await page.goto(server.address);
      const found: string[] = [];
      for (const hash of [...PAGES, ...CHARTS]) {
        await turnTo(visitor, hash);
        expect(await page.title()).toContain('Grognard');
        const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        if (content! > width!) found.push(`${hash}: ${content} px wide on a screen of ${width}`);
        for (const element of await visitor.cutOff()) found.push(`${hash}: ${element}`);
        if (!LIKE_ANOTHER.has(hash)) for (const fault of await faultsIn(page)) found.push(`${hash}: ${fault}`);
      }
      expect(found).toEqual([]);
      await visitor.leave();
    },
    10 * minutes,
  );
});

test(
  'on the narrowest phones no control and no number of a calculator or match-up is cut off',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'narrow' });
    await visitor.page.goto(server.address);
    const found: string[] = [];
    for (const hash of [...CALCULATORS, ...MATCHUPS]) {
      await turnTo(visitor, hash);
      for (const element of await visitor.cutOff()) found.push(`${hash}: ${element}`);
    }
    expect(found).toEqual([]);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'language and theme are one tap away, kept, and switched without reloading',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/melee`);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.getByRole('button', { name: /Français/ }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Mêlée');
    await page.getByRole('radio', { name: /sombre/i }).check({ force: true });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await page.evaluate(() => (window as unknown as { mark?: boolean }).mark)).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Mêlée');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'charts are two actions away: search, in either language and without accents, leads to the row',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr' });
    const { page } = visitor;
    await page.goto(`${server.address}#/wab/shooting`);
    await page.getByRole('link', { name: 'Tables' }).first().click();
    const answer = () => page.locator('main').innerText();
    await page.getByRole('searchbox').fill('zeppelin');
    await expect.poll(answer).toContain('Aucune table ne contient ces mots.');
    await page.getByRole('searchbox').fill('ford');
    await expect.poll(answer).toContain('Gué 2');
    await page.getByRole('searchbox').fill('gue 2');
    await expect.poll(answer).toContain('Gué 2');
    await page.getByRole('link', { name: 'Gué 2', exact: true }).click();
    const row = page.locator('tr.cited');
    await expect.poll(() => row.getByRole('rowheader').innerText()).toBe('Gué 2');
    const box = (await row.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(SCREENS.desktop.height);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'the address of a ruling leads to its entry, also before the register has come',
  async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/rulings?id=A-20`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ruling-A-20');
    const box = (await page.locator('#ruling-A-20').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeLessThan(SCREENS.desktop.height);
    await page.goto(`${server.address}#/dbm/rulings?id=D27`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ruling-D-27');
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a ruling chosen on the rulings page bears on the calculator and on its link',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    const pointsOfBridge = async (): Promise<string> => {
      await page.goto(`${server.address}#/alexandre/movement`);
      await visitor.startShort();
      await page.getByRole('radio', { name: 'Bridge' }).first().check({ force: true });
      await visitor.region('reckoning').getByText('Bridge').waitFor();
      return visitor.region('reckoning').innerText();
    };
    expect(await pointsOfBridge()).toContain('0 points in all');
    await page.goto(`${server.address}#/alexandre/rulings?id=A-38`);
    await page.getByRole('radio', { name: 'the cost of clear, nothing more' }).check({ force: true });
    expect(await pointsOfBridge()).toContain('1 point in all');
    await expect.poll(() => page.url()).toContain('?s=2.');
    const alexandre = RULESETS.find(({ id }) => id === 'alexandre')!;
    const movement = alexandre.procedures.find(({ id }) => id === 'movement')!;
    await expect
      .poll(() => linkJson(alexandre, movement, readLink(page.url())))
      .toMatchObject({ rulings: { 'A-38': 'on-top-of-clear' } });
    await visitor.leave();
  },
  2 * minutes,
);
