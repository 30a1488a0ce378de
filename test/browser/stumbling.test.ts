import { describe, expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const BOTH = [
  ['fr', 'phone', 'dark'],
  ['en', 'desktop', 'light'],
] as const;

describe.each(BOTH)('%s, %s, %s', (lang, screen, scheme) => {
  const french = lang === 'fr';
  const arrive = async (hash: string): Promise<Visitor> => {
    const visitor = await Visitor.arrive(browser, { lang, screen, scheme, touch: screen === 'phone' });
    await visitor.page.goto(`${server.address}${hash}`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  };

  test('the palette answers who stands higher, leaves with its page, and is not printed', async () => {
    const visitor = await arrive('#/dbm/charts');
    const { page } = visitor;
    await page.evaluate(() => (location.hash = '#/dbm/rulings'));
    const rulings = page.getByRole('heading', { level: 1, name: french ? 'Interprétations' : 'Rulings' });
    await rulings.waitFor();
    const palette = page.locator('dialog.palette');
    await page.keyboard.press('/');
    await palette.waitFor();
    await page.getByRole('combobox').fill(french ? 'kn contre bd en hauteur' : 'kn against bd uphill');
    await palette.locator('.palette-find.answer').waitFor();
    await soon(() => palette.getByRole('status').innerText()).toBe(french ? '1 réponse' : '1 found');
    await visitor.serious();
    await page.emulateMedia({ media: 'print' });
    expect(await palette.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    await soon(() => palette.count()).toBe(0);
    await page.goForward();
    await rulings.waitFor();
    await page.keyboard.press('/');
    await palette.locator('.palette-find.answer').waitFor();
    await page.keyboard.press('Enter');
    await soon(() => page.url()).toContain('#/dbm/close-combat?s=');
    await page.locator('form.calc-form').waitFor();
    await visitor.leave();
  });

  test('the dice of a real table are one press away in a calculator', async () => {
    const visitor = await arrive('#/alexandre/melee');
    const { page } = visitor;
    const own = visitor.bar.getByRole('button', { name: french ? 'entrer mes dés' : 'enter my own dice' });
    await own.waitFor();
    expect(await visitor.cutOff()).toEqual([]);
    await visitor.serious();
    await own.focus();
    await page.keyboard.press('Enter');
    await soon(() => page.evaluate(() => document.activeElement?.closest('.calc-faces') !== null)).toBe(true);
    await page.keyboard.press('6');
    await soon(() => own.count()).toBe(0);
    await visitor.leave();
  });

  test('an address that leads nowhere names battles, scenarios and armies', async () => {
    const visitor = await arrive('#/nowhere');
    const { page } = visitor;
    const pages = page.getByRole('navigation', { name: french ? 'Pages existantes' : 'Existing pages' });
    expect(await pages.getByRole('link', { name: french ? 'Batailles' : 'Battles', exact: true }).count()).toBe(2);
    expect(await pages.getByRole('link', { name: french ? 'Gaugamèles' : 'Gaugamela', exact: true }).count()).toBe(1);
    expect(await pages.getByRole('link', { name: french ? 'Armées' : 'Armies', exact: true }).count()).toBe(4);
    for (const name of french
      ? ['Le Gué', 'Gaugamèles', 'Maida', 'Auerstaedt']
      : ['The Ford', 'Gaugamela', 'Maida', 'Auerstaedt'])
      await pages.getByRole('link', { name, exact: true }).waitFor();
    await visitor.serious();
    await pages.getByRole('link', { name: 'Auerstaedt' }).click();
    // The French are blue, as on the map.
    const sheet = page.getByRole('dialog', { name: 'Auerstaedt' });
    const colour = (): Promise<string> =>
      sheet.evaluate((dialog) => getComputedStyle(dialog).getPropertyValue('--side-a').trim());
    const blue = await sheet.evaluate((dialog) => getComputedStyle(dialog).getPropertyValue('--colour-blue').trim());
    await soon(colour).toBe(blue);
    await visitor.leave();
  });

  test('in the editor nothing lies over what plays the scenario', async () => {
    const visitor = await arrive('#/alexandre/battles');
    const { page } = visitor;
    await page.getByRole('button', { name: french ? 'Nouveau scénario' : 'New scenario', exact: true }).click();
    const play = page.locator('.battle-top').getByRole('link', { name: french ? 'Jouer' : 'Play', exact: true });
    await play.click();
    await page.locator('.battle-panel').waitFor();
    await soon(() => page.url()).toContain('/battle/');
    await visitor.leave();
  });
});
