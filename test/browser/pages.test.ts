import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { launchBrowser, type Served, serve } from '../support/browser.ts';
import { Visitor } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const PAGES = [
  '#/',
  '#/charts',
  '#/charts?q=pont',
  '#/history',
  '#/nowhere',
  ...RULESETS.flatMap(({ id, procedures }) => [
    `#/${id}`,
    `#/${id}/charts`,
    `#/${id}/rulings`,
    ...procedures.map((p) => `#/${id}/${p.id}`),
    ...procedures.filter((p) => p.matchups).map((p) => `#/${id}/matchups/${p.id}`),
  ]),
];

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

describe.each([
  ['light', 'en', 'desktop'],
  ['dark', 'fr', 'phone'],
] as const)('every page, %s, %s, %s', (scheme, lang, screen) => {
  test(
    'has a title and a heading, scrolls in one direction only, and axe finds nothing serious',
    async () => {
      const visitor = await Visitor.arrive(browser, { scheme, lang, screen });
      const { page } = visitor;
      await page.goto(server.address);
      await page.evaluate(AXE);
      const found: string[] = [];
      for (const hash of PAGES) {
        await page.evaluate((to) => (location.hash = to), hash);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForTimeout(250);
        expect(await page.title()).toContain('Grognard');
        const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        if (content! > width!) found.push(`${hash}: ${content} px wide on a screen of ${width}`);
        const findings = (await page.evaluate(
          'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
        )) as Finding[];
        for (const { id, impact, nodes } of findings)
          if (impact === 'serious' || impact === 'critical')
            found.push(`${hash}: ${id} ${nodes[0]!.html.slice(0, 120)}`);
      }
      expect(found).toEqual([]);
      await visitor.leave();
    },
    5 * minutes,
  );
});

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
  minutes,
);

test(
  'charts are two actions away: search, in either language and without accents, leads to the row',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr' });
    const { page } = visitor;
    await page.goto(`${server.address}#/wab/shooting`);
    await page.getByRole('link', { name: 'Tables' }).first().click();
    await page.getByRole('searchbox').fill('marecage');
    await page.getByRole('searchbox').fill('gue 2');
    await expect.poll(() => page.locator('main').innerText()).toContain('Gué 2');
    await visitor.leave();
  },
  minutes,
);

test(
  'a reading chosen on the rulings page bears on the calculator and on its link',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    await page.goto(`${server.address}#/dbm/rulings?id=D5`);
    const group = page.getByRole('group').filter({ has: page.getByRole('radio') });
    await group.first().waitFor();
    await page.goto(`${server.address}#/alexandre/rulings?id=A-38`);
    await page.getByRole('radio', { name: 'the cost of clear, nothing more' }).check({ force: true });
    await page.goto(`${server.address}#/alexandre/movement`);
    await page.getByRole('radio', { name: 'Bridge' }).first().check({ force: true });
    await expect.poll(() => decodeURIComponent(page.url())).toContain('?s=1.');
    const payload = page.url().split('?s=1.')[1]!;
    expect(Buffer.from(payload, 'base64url').toString()).toContain('"A-38":"on-top-of-clear"');
    await visitor.leave();
  },
  minutes,
);
