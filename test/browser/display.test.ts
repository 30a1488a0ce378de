import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const FORD = '#/alexandre/battle/the-ford?seed=b2';

async function sitDown(options: Parameters<typeof Visitor.arrive>[1] = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, options);
  await visitor.page.goto(`${server.address}${FORD}`);
  await visitor.page.locator('.board-counter').first().waitFor();
  return visitor;
}

const mapSheet = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: 'Map' }).click();
  await page.locator('.legend').waitFor();
};

/** The file that a button saves, and its name. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await buffer(await download.createReadStream()) };
}

test('grid, counters, motion and sound are chosen by keys, and this device remembers them', async () => {
  const visitor = await sitDown();
  const { page } = visitor;
  const switches = page.getByRole('switch');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Display' }).focus();
    await page.keyboard.press('Enter');
    await switches.first().waitFor();
  };
  expect(await page.locator('.board-counter .silhouette-ink').count()).toBeGreaterThan(15);
  await open();
  await visitor.serious();
  const states = async (): Promise<boolean[]> => Promise.all((await switches.all()).map((one) => one.isChecked()));
  const before = await states();
  for (const name of [/^Motion/, /^Sound/]) {
    await visitor.tabTo(name);
    await page.keyboard.press('Space');
  }
  expect(await states()).toEqual(before.map((isOn) => !isOn));
  for (const chosen of ['silhouettes', 'faint lines']) {
    await page.getByRole('radio', { name: chosen }).focus();
    await page.keyboard.press('ArrowRight');
  }
  expect(await page.getByRole('radio', { name: 'dots' }).isChecked()).toBe(true);
  expect(await page.locator('.board-counter .silhouette-ink').count()).toBe(0);
  // Keys of the battle mean nothing here.
  await page.keyboard.press('r');
  expect(await page.getByText('roll for initiative').first().isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await soon(() => page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await page.locator('.board-counter').first().waitFor();
  expect(await page.locator('.board-counter .silhouette-ink').count()).toBe(0);
  await open();
  expect(await states()).toEqual(before.map((isOn) => !isOn));
  expect(await page.getByRole('radio', { name: 'dots' }).isChecked()).toBe(true);
  await visitor.leave();
});

test('the legend lists what is on the map and nothing else; a tap on a hex names its ground and opens its row', async () => {
  const visitor = await sitDown();
  const { page } = visitor;
  await mapSheet(visitor);
  const lines = (await page.locator('.legend li > span').allInnerTexts()).map((line) => line.trim());
  expect(lines).toEqual(expect.arrayContaining(['Macedon', 'Persia', 'Phalangites', 'Leader', 'Ford 1', 'Clear']));
  for (const absent of ['Elephants', 'Chariots', 'Levies', 'Fatigued', 'Bridge']) expect(lines).not.toContain(absent);
  await visitor.serious();
  await page.locator('[data-counter="unit-3"]').click();
  const note = page.locator('.ground-note');
  expect(await note.innerText()).toMatch(/^\d{4} · Clear/);
  await note.click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Terrain chart' }).waitFor();
  await visitor.leave();
});

test('pictures of a position: an SVG with every counter that stands by itself, a PNG of its shape', async () => {
  const visitor = await sitDown({ scheme: 'dark' });
  const { page } = visitor;
  await mapSheet(visitor);
  const counters = await page.locator('.board-pieces [data-counter]').count();
  const { name, file } = await saved(page, 'SVG picture');
  expect(name).toBe('the-ford-turn-1.svg');
  const svg = file.toString();
  const read = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const [, , width, height] = root.getAttribute('viewBox')!.split(' ').map(Number);
    const fetched = [...root.querySelectorAll('use, image')].length;
    return { name: root.localName, counters: root.querySelectorAll('[data-counter]').length, fetched, width, height };
  }, svg);
  expect(read).toMatchObject({ name: 'svg', counters, fetched: 0 });
  expect(svg).not.toMatch(/var\(|oklab|color-mix|class=/);
  const { file: png } = await saved(page, 'PNG picture');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width / height).toBeCloseTo(read.width! / read.height!, 2);
  expect(width).toBeGreaterThan(read.width! * 1.5);
  await visitor.leave();
});

test('the map is printed with its legend on one sheet of A4 or A3, on its long side', async () => {
  const visitor = await sitDown({ scheme: 'dark' });
  const { page } = visitor;
  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed');
  });
  await mapSheet(visitor);
  for (const format of ['A4', 'A3'] as const) {
    await page.evaluate(() => (document.title = ''));
    await page.getByRole('button', { name: 'Print the map' }).click();
    await soon(() => page.title()).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.battle').isVisible()).toBe(false);
    expect(await page.locator('.print-position .legend li').count()).toBeGreaterThan(8);
    const pdf = (await page.pdf({ format, landscape: true, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
    expect(Number(width)).toBeGreaterThan(Number(height));
    await page.emulateMedia({ media: null });
    // Gone with the paper.
    await soon(() => page.locator('.print-position').count()).toBe(0);
  }
  await visitor.leave();
});
