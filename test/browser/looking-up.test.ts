import { describe, expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { SCREENS, soon, Visitor } from './visitor.ts';

const minutes = 60_000;

const BOTH = [
  ['fr', 'phone'],
  ['en', 'desktop'],
] as const;

describe.each(BOTH)('match-ups, %s, %s', (lang, screen) => {
  test(
    'ask whether the row wins, keep the question, and say why there is no table',
    async () => {
      const visitor = await Visitor.arrive(browser, { lang, screen, touch: screen === 'phone' });
      const { page } = visitor;
      await page.goto(`${server.address}#/alexandre/matchups/melee`);
      const region = page.getByRole('region', { name: lang === 'fr' ? /l’emporte$/ : /wins$/ });
      await region.waitFor();
      await expect.poll(() => region.getByRole('row').count()).toBe(11);
      const head = region.getByRole('rowheader').first();
      expect(await head.locator('.heat-code').isVisible()).toBe(screen === 'phone');

      const fold = page.locator('details.filters-fold');
      expect(await fold.evaluate((one: HTMLDetailsElement) => one.open)).toBe(screen === 'desktop');
      if (screen === 'phone') await fold.locator('summary').tap();
      const strength = page.getByRole('spinbutton').first();
      await strength.fill('99');
      await page.locator('.field-problem').waitFor();
      expect(await region.count()).toBe(0);
      await strength.fill('7');
      await region.waitFor();

      const terrain = page.getByRole('combobox', { name: 'Terrain' });
      await terrain.selectOption('sea-river');
      await page.getByText(lang === 'fr' ? /ne permettent aucun/ : /allow none of these/).waitFor();
      await terrain.selectOption('clear');
      await region.waitFor();

      const results = page.locator('.question select');
      await results.selectOption('defenders-eliminated');
      await page.getByText(lang === 'fr' ? /n’arrive dans aucun/ : /happens in none/).waitFor();
      expect(page.url()).toContain('class=defenders-eliminated');
      await visitor.leave();
    },
    2 * minutes,
  );
});

describe.each(BOTH)('rulings, %s, %s', (lang, screen) => {
  test(
    'an address of a ruling lands on it at the first visit; search, switched and changed narrow the list',
    async () => {
      const visitor = await Visitor.arrive(browser, { lang, screen, touch: screen === 'phone' });
      const { page } = visitor;
      await page.goto(`${server.address}#/alexandre/rulings/A-20`);
      await page.locator('#ruling-A-20').waitFor();
      await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('ruling-A-20');
      const { y } = (await page.locator('#ruling-A-20').boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(SCREENS[screen].height / 2);

      const entries = page.locator('article.ruling');
      const all = await entries.count();
      const which = page.getByRole('group', { name: lang === 'fr' ? 'Lesquelles' : 'Which' });
      await which
        .getByRole('radio', { name: lang === 'fr' ? /Changées par moi/ : /Changed by me/ })
        .check({ force: true });
      await soon(() => entries.count()).toBe(0);
      await which.getByRole('radio', { name: lang === 'fr' ? /Au choix/ : /Can be switched/ }).check({ force: true });
      const switched = await entries.count();
      expect(switched).toBeGreaterThan(0);
      expect(switched).toBeLessThan(all);
      await page.getByRole('searchbox').fill('A-7');
      await soon(() => entries.count()).toBe(1);
      await entries.getByRole('radio').last().check({ force: true });
      await page.getByRole('searchbox').fill('');
      await which
        .getByRole('radio', { name: lang === 'fr' ? /Changées par moi/ : /Changed by me/ })
        .check({ force: true });
      await soon(() => entries.count()).toBe(1);
      await page.reload();
      await soon(() => entries.count()).toBe(1);
      await visitor.leave();
    },
    2 * minutes,
  );
});

describe('find anything', () => {
  test(
    'by keys: / opens, arrows choose, Enter goes, Escape closes and gives the focus back',
    async () => {
      const visitor = await Visitor.arrive(browser);
      const { page } = visitor;
      await page.goto(`${server.address}#/alexandre/melee`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('/');
      const field = page.getByRole('dialog').getByRole('combobox');
      await field.waitFor();
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.type('Kn v Sp');
      const options = page.getByRole('listbox').getByRole('option');
      await soon(() => options.first().innerText()).toMatch(/Kn knights – Sp spears[\s\S]*wins 27\.8%/);
      expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
      await visitor.serious();
      await page.keyboard.press('Escape');
      await soon(() => page.getByRole('dialog').count()).toBe(0);

      await page.keyboard.press('/');
      await field.fill('7:4');
      await soon(() => options.count()).toBeGreaterThanOrEqual(2);
      await page.keyboard.press('ArrowDown');
      expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await soon(() => page.url()).toMatch(/\/charts\/(?:odds|ratios)\?row=/);
      await page.locator('tr.cited').waitFor();
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'by touch, in French, without accents',
    async () => {
      const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone', touch: true });
      const { page } = visitor;
      await page.goto(server.address);
      await page.getByRole('button', { name: 'Chercher partout' }).tap();
      await page.getByRole('dialog').getByRole('combobox').fill('gue 2');
      const row = page.getByRole('option', { name: /^Gué 2/ }).first();
      await row.tap();
      await soon(() => page.locator('tr.cited').getByRole('rowheader').innerText()).toBe('Gué 2');
      await visitor.leave();
    },
    2 * minutes,
  );
});

test(
  'arrow keys lead along the pages of a ruleset',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'en' });
    const { page } = visitor;
    await page.goto(`${server.address}#/dbm/shooting`);
    const nav = page.locator('.ruleset-nav');
    await nav.locator('[aria-current]').focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('#/dbm/close-combat');
    await page.keyboard.press('End');
    expect(await focused()).toBe('#/dbm/rulings');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('#/dbm/rulings');
    await visitor.leave();
  },
  2 * minutes,
);
