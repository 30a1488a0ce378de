import { describe, expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { contentOf, soon, Visitor } from './visitor.ts';

const minutes = 60_000;

describe('the first minute', () => {
  test.each([
    ['fr', 'phone', /défenseurs|attaquants/],
    ['en', 'desktop', /defenders|attackers/],
  ] as const)(
    'home shows a combat that answers to the touch and opens as it stands, %s, %s',
    async (lang, screen, said) => {
      const visitor = await Visitor.arrive(browser, { lang, screen, touch: screen === 'phone' });
      const { page } = visitor;
      await page.goto(server.address);
      // Down there it comes when one comes near it.
      await page.locator('.home-live').scrollIntoViewIfNeeded();
      const odds = page.locator('.live-odds');
      await odds.waitFor();
      const before = await odds.innerText();
      expect(before).toMatch(said);
      await page.locator('.live').getByRole('radio').nth(2).check({ force: true });
      await soon(() => odds.innerText()).not.toBe(before);
      await page.locator('.live').getByRole('combobox').first().selectOption('El');
      const told = await odds.innerText();
      await visitor.serious();
      await page.locator('.live a').click();
      await soon(() => page.url()).toContain('#/alexandre/melee?s=2.');
      for (const percent of told.match(/\d+\s?%/g)!)
        await soon(() => visitor.region('odds').innerText()).toContain(percent);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'a ruleset’s page starts a combat, groups its procedures and shows its charts',
    async () => {
      const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone', touch: true });
      const { page } = visitor;
      await page.goto(`${server.address}#/dbm`);
      await page.getByRole('heading', { name: 'Manœuvrer' }).waitFor();
      await soon(() => page.locator('.thumbnail').count()).toBeGreaterThan(10);
      await visitor.serious();
      await page.getByRole('link', { name: /^Commencer/ }).tap();
      await page.getByRole('heading', { level: 1, name: 'Mêlée' }).waitFor();
      await visitor.leave();
    },
    2 * minutes,
  );

  test('a shared link has a title, a description and a picture', async () => {
    const html = await (await fetch(server.address)).text();
    for (const name of ['og:title', 'og:description', 'og:image']) expect(html).toContain(`property="${name}"`);
    const picture = await fetch(new URL('card.png', server.address));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

test.each(['#/dbm/charts', '#/dbm/rulings', '#/dbm/matchups/close-combat'])(
  'Back leads to where one was: %s',
  async (hash) => {
    const visitor = await Visitor.arrive(browser, { screen: 'phone', touch: true });
    const { page } = visitor;
    await page.goto(`${server.address}#/dbm`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator('main :is(table, article)').first().waitFor();
    const place = 400;
    await soon(() =>
      page.evaluate((to) => {
        scrollTo(0, to);
        return scrollY;
      }, place),
    ).toBe(place);
    await page.evaluate(() => (location.hash = '#/wab/charts/wound'));
    await page.getByRole('heading', { level: 1, name: /wound/i }).waitFor();
    await soon(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await soon(() => page.evaluate(() => scrollY)).toBe(place);
    await visitor.leave();
  },
  2 * minutes,
);

describe('a game', () => {
  test.each([
    ['fr', 'phone'],
    ['en', 'desktop'],
  ] as const)(
    'is started, gathers its combats, draws its luck, is noted, shared and brought back, %s, %s',
    async (lang, screen) => {
      const visitor = await Visitor.arrive(browser, { lang, screen, touch: screen === 'phone' });
      const { page } = visitor;
      const french = lang === 'fr';
      await page.goto(`${server.address}#/history`);
      const form = page.getByRole('form', { name: french ? 'Nouvelle partie' : 'New game' });
      await form.getByRole('textbox').first().fill('Alice');
      await form.getByRole('textbox').last().fill('Bob & fils');
      await form.getByRole('combobox').selectOption('alexandre');
      await form.getByRole('button').click();
      await page.getByRole('heading', { name: 'Alice – Bob & fils' }).waitFor();

      const fight = async (face: number): Promise<void> => {
        await page.evaluate(() => (location.hash = '#/alexandre/fire'));
        await visitor.asked();
        await visitor.face(face).click();
        while ((await visitor.asked()) === 'die') await visitor.face(face).click();
        await page.evaluate(() => (location.hash = '#/history'));
        await page.locator('.calc-entry').first().waitFor();
      };
      await fight(9);
      await page.getByRole('button', { name: french ? 'Au suivant' : 'Next player' }).click();
      const entries = page.locator('.calc-entry');
      await soon(() => entries.count()).toBe(1);
      expect(await entries.first().innerText()).toContain('Alice');
      const luck = page.getByRole('img', { name: french ? /^Chance, combat/ : /^Luck, combat/ });
      await luck.waitFor();
      expect(await page.locator('.luck-ends').innerText()).toMatch(
        french ? /^Le meilleur jet.+\nAlice/ : /^Best roll.+\nAlice/,
      );

      const notes = page.getByRole('textbox', { name: french ? 'Notes de la partie' : 'Notes on the game' });
      await notes.fill('Gaugamèles');
      await page.reload();
      await soon(() => notes.inputValue()).toBe('Gaugamèles');
      await visitor.serious();

      await entries.first().locator('details.fold summary').last().click();
      await entries.first().getByRole('checkbox').check();
      await soon(() => luck.count()).toBe(0);
      await entries.first().getByRole('checkbox').uncheck();
      await luck.waitFor();

      if (screen === 'desktop') {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'A picture to share' }).click(),
        ]);
        const png = await contentOf(download);
        expect(png.subarray(1, 4).toString()).toBe('PNG');
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      }

      await entries
        .first()
        .getByRole('button', { name: french ? /^Retirer/ : /^Remove/ })
        .click();
      await soon(() => entries.count()).toBe(0);
      await page
        .locator('.toast')
        .getByRole('button', { name: french ? 'Annuler' : 'Undo' })
        .click();
      await soon(() => entries.count()).toBe(1);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'on a device that keeps nothing one is told before anything is noted',
    async () => {
      const visitor = await Visitor.arrive(browser);
      const { page } = visitor;
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new Error('QuotaExceededError');
        };
      });
      await page.goto(`${server.address}#/history`);
      await page.getByText(/^This device keeps nothing/).waitFor();
      await visitor.leave();
    },
    2 * minutes,
  );
});
