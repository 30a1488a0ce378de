import { expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const FORD = '#/alexandre/battle/the-ford?seed=tooltip';

test('whoever stays over a counter is told who stands there, inside the window; fingers are not', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'laptop' });
  const { page } = visitor;
  await page.goto(server.address + FORD);
  const tooltip = page.locator('.counter-tooltip');
  const board = page.locator('.board');
  // In a corner of the map each, with a leader over the second.
  for (const [id, texts] of [
    ['unit-6', ['strength 4', 'facing north']],
    ['unit-11', ['Philotas', 'bonus', 'strength 4']],
    ['unit-22', ['strength 4', 'facing south']],
  ] as const) {
    const counter = page.locator(`[data-counter="${id}"]`);
    await counter.waitFor();
    await counter.hover({ force: true });
    for (const text of texts) await tooltip.getByText(text).first().waitFor();
    const [note, seen] = await Promise.all([tooltip.boundingBox(), board.boundingBox()]);
    expect(note!.x).toBeGreaterThanOrEqual(seen!.x);
    expect(note!.x + note!.width).toBeLessThanOrEqual(seen!.x + seen!.width);
    expect(note!.y + note!.height).toBeLessThanOrEqual(seen!.y + seen!.height);
  }
  await page.mouse.move(5, 5);
  await soon(() => tooltip.count()).toBe(0);
  await visitor.leave();
  const phone = await Visitor.arrive(browser, { lang: 'en', screen: 'phone', touch: true });
  await phone.page.goto(server.address + FORD);
  await phone.page.locator('[data-counter="unit-6"]').tap({ force: true });
  await phone.page.locator('.counter-halo').waitFor();
  expect(await phone.page.locator('.counter-tooltip:visible').count()).toBe(0);
  await phone.leave();
});
