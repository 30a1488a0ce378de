import { expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

test('by keys: the sheet before a battle has the focus where it begins, closes by Escape, and remembers what was chosen', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'desktop' });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  const link = page.getByRole('link', { name: 'Play The Ford', exact: true });
  await link.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The Ford' });
  const begin = sheet.getByRole('button', { name: 'Begin' });
  await soon(() => begin.evaluate((button) => button === document.activeElement)).toBe(true);
  await sheet.getByText('22% of its SP lost').waitFor();
  expect(await sheet.innerText()).toMatch(/About \d+ minutes/);
  await page.keyboard.press('Escape');
  await soon(() => sheet.count()).toBe(0);
  await link.press('Enter');
  const teach = sheet.getByRole('checkbox', { name: 'Teach me' });
  expect(await teach.isChecked()).toBe(true);
  await teach.press('Space');
  await sheet.getByRole('radio', { name: 'Persia' }).press('Space');
  await sheet.getByRole('radio', { name: 'Veteran' }).press('Space');
  await visitor.serious();
  await begin.press('Enter');
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  const seatOf = (side: string): Promise<string> => page.locator('.computer-seats').getByLabel(side).inputValue();
  expect([await seatOf('Macedon'), await seatOf('Persia')]).toEqual(['veteran', '']);
  await page.goto(`${server.address}#/alexandre/battles?choose=the-ford`);
  await soon(() => sheet.getByRole('radio', { name: 'Veteran' }).isChecked()).toBe(true);
  expect(await sheet.getByRole('radio', { name: 'Persia' }).isChecked()).toBe(true);
  expect(await teach.isChecked()).toBe(false);
  await visitor.leave();
});

test.each(['the-ford', 'gaugamela'] as const)(
  'on a phone the sheet of %s fits, and begins within reach',
  async (battle) => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone', touch: true });
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/battles?choose=${battle}`);
    await page.getByRole('heading', { name: 'Ce qui décide' }).waitFor();
    expect(await visitor.cutOff()).toEqual([]);
    const begin = page.getByRole('button', { name: 'Commencer' });
    const { y, height } = (await begin.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(844);
    await begin.tap();
    await page.locator('.board-counter').first().waitFor();
    await visitor.leave();
  },
);
