import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '../../src/kernel/text.ts';
import { launchBrowser, type Served, serve } from '../support/browser.ts';
import { type Screen, Visitor } from './visitor.ts';

let browser: Browser;
let server: Served;
const minutes = 60_000;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serve()]);
}, 2 * minutes);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Combat {
  readonly ruleset: string;
  readonly procedure: string;
  /** A number of the form to change, by its label. */
  readonly number: Readonly<Record<Lang, string>>;
  readonly faces: readonly number[];
}

const COMBATS: readonly Combat[] = [
  { ruleset: 'alexandre', procedure: 'melee', number: { fr: 'Force (PF)', en: 'Strength (SP)' }, faces: [7] },
  {
    ruleset: 'jours-de-gloire',
    procedure: 'shock',
    number: { fr: 'Force (PF)', en: 'Strength (SP)' },
    faces: [6, 3, 8],
  },
  { ruleset: 'dbm', procedure: 'close-combat', number: { fr: '', en: '' }, faces: [6, 2] },
  { ruleset: 'wab', procedure: 'shooting', number: { fr: 'Tirs', en: 'Shots' }, faces: [5, 6, 1, 4] },
];

const LANGUAGES: readonly Lang[] = ['fr', 'en'];
const SIZES: readonly Screen[] = ['phone', 'desktop'];
const CASES = COMBATS.flatMap((combat) =>
  LANGUAGES.flatMap((lang) => SIZES.map((screen) => ({ ...combat, lang, screen }))),
);

describe('a whole combat, from a short form to the told result, with typed dice', () => {
  test.each(CASES)(
    'by mouse: $ruleset $procedure, $lang, $screen',
    async ({ ruleset, procedure, number, faces, lang, screen }) => {
      const visitor = await Visitor.arrive(browser, { lang, screen });
      const { page } = visitor;
      await page.goto(server.address);
      await page.locator(`a[href="#/${ruleset}/${procedure}"]`).first().click();
      await visitor.startShort();
      const before = await visitor.odds();
      if (number[lang] !== '') {
        const more = page.getByRole('button', { name: `${number[lang]} + 1` }).first();
        for (let i = 0; i < 3; i++) await more.click();
      }
      const after = await visitor.odds();
      expect(after.length).toBeGreaterThan(0);
      if (ruleset === 'wab') expect(after).not.toEqual(before);
      for (let i = 0; (await visitor.asked()) === 'die'; i++) {
        expect(i).toBeLessThan(60);
        await visitor.face(faces[i % faces.length]!).click();
      }
      expect((await visitor.result.getByRole('listitem').allInnerTexts()).length).toBeGreaterThan(1);
      await page.getByRole('link', { name: visitor.words.history }).click();
      await expect.poll(() => page.locator(`main a[href^="#/${ruleset}/${procedure}?s="]`).count()).toBe(1);
      await visitor.leave();
    },
    minutes,
  );

  test.each(COMBATS.flatMap((combat) => LANGUAGES.map((lang) => ({ ...combat, lang }))))(
    'by keyboard only: $ruleset $procedure, $lang',
    async ({ ruleset, procedure, number, faces, lang }) => {
      const visitor = await Visitor.arrive(browser, { lang });
      const { page } = visitor;
      await page.goto(`${server.address}#/${ruleset}/${procedure}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.tabTo(new RegExp(visitor.words.start));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      if (number[lang] !== '') {
        await visitor.tabTo(new RegExp(`^${number[lang].replaceAll(/[()]/g, '\\$&')}$`));
        await page.keyboard.press('ArrowUp');
      }
      await visitor.tabTo(/^[01]$/);
      for (let i = 0; (await visitor.asked()) === 'die'; i++) {
        expect(i).toBeLessThan(60);
        await page.keyboard.press(String(faces[i % faces.length]));
      }
      expect((await visitor.result.getByRole('listitem').allInnerTexts()).length).toBeGreaterThan(1);
      await visitor.leave();
    },
    minutes,
  );

  test(
    'a pool of dice may be entered as the number that pass',
    async () => {
      const visitor = await Visitor.arrive(browser);
      const { page } = visitor;
      await page.goto(`${server.address}#/wab/shooting`);
      for (const passes of ['10', '4', '2']) {
        await page.getByRole('spinbutton', { name: visitor.words.passes }).fill(passes);
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => visitor.result.innerText()).toContain('2 lost');
      await visitor.leave();
    },
    minutes,
  );
});

test(
  'typing in a form changes the odds, and a wrong entry is explained beside the field without losing the rest',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr' });
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/fire`);
    const strength = page.getByRole('spinbutton', { name: 'Force (PF)' }).first();
    await strength.fill('8');
    await expect.poll(() => visitor.odds()).toEqual(['découragée 50 % 1/2', 'sans effet 50 % 1/2']);
    await strength.fill('99');
    await expect.poll(() => page.getByRole('form').innerText()).toContain('un nombre entier de 1 à 30');
    expect(await strength.inputValue()).toBe('99');
    await strength.fill('4');
    await expect.poll(() => visitor.odds()).toEqual(['découragée 30 % 3/10', 'sans effet 70 % 7/10']);
    await visitor.leave();
  },
  minutes,
);

test(
  'a link opened in a fresh profile gives the same odds; a bad one says so above a working form',
  async () => {
    const first = await Visitor.arrive(browser);
    await first.page.goto(`${server.address}#/alexandre/melee`);
    await first.page.getByRole('button', { name: 'Strength (SP) + 1' }).first().click();
    const odds = await first.odds();
    await expect.poll(() => first.page.url()).toContain('?s=1.');
    const address = first.page.url();
    await first.leave();

    const second = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone' });
    await second.page.goto(address);
    const fractions = (rows: readonly string[]) => rows.map((row) => row.split(' ').at(-1));
    await expect.poll(async () => fractions(await second.odds())).toEqual(fractions(odds));
    await second.page.goto('about:blank');
    await second.page.goto(`${server.address}#/alexandre/melee?s=1.abc`);
    await expect.poll(() => second.page.locator('main').innerText()).toContain('ce lien est incomplet ou abîmé');
    expect((await second.odds()).length).toBeGreaterThan(0);
    await second.leave();
  },
  minutes,
);

test(
  'everything works offline after the first visit',
  async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The worker is ready once all is kept; a reload puts the page under it.
    await page.reload({ waitUntil: 'networkidle' });
    await visitor.context.setOffline(true);
    for (const { ruleset, procedure } of COMBATS) {
      await page.goto(`${server.address}?again=${ruleset}#/${ruleset}/${procedure}`);
      await expect.poll(async () => (await visitor.odds()).length).toBeGreaterThan(0);
    }
    await page.goto(`${server.address}?again=charts#/dbm/charts`);
    await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(10);
    await page.goto(`${server.address}?again=matchups#/alexandre/matchups/melee`);
    await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(0);
    await visitor.context.setOffline(false);
    await visitor.context.close();
  },
  2 * minutes,
);
