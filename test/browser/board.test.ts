import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtBoard } from '../support/built-board.ts';
import { browser } from './shared.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const open = await builtBoard();
let page: Page;
let errors: string[];

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
});
afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
/** French puts narrow spaces before its colons. */
const spoken = async (): Promise<string> =>
  (await page.locator('.board [role=status]').innerText()).replaceAll(/\s/g, ' ');
const placeOf = async (selector: string): Promise<{ x: number; y: number; width: number }> =>
  (await page.locator(selector).boundingBox())!;
const sheet = (): Promise<{ x: number; y: number; width: number }> => placeOf('.board-sheet');

test('a tap chooses a unit, shows where it may go and turns it', async () => {
  await open(page);
  await page.locator('[data-counter="unit-2"]').click();
  expect(await told()).toEqual(['choose 0607 unit-2']);
  expect(await spoken()).toContain('Pe 0607');
  expect(await page.locator('.over-reach text').count()).toBeGreaterThan(10);
  expect(await page.locator('.over-turn').count()).toBe(6);
  await page.locator('[data-turn="1"]').click();
  expect((await told()).at(-1)).toBe('turn 1');
});

test('a stack fans out so that each of its units can be hit', async () => {
  await open(page);
  await page.locator('[data-counter="leader"]').click();
  expect(await page.locator('.stack.fanned .board-counter').count()).toBe(3);
  await page.locator('[data-counter="unit-20"]').click();
  expect((await told()).at(-1)).toBe('choose 0707 unit-20');
});

test('the whole board by keyboard, each hex spoken', async () => {
  await open(page, '?fr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await spoken()).toBe('hex. 0507, clair, une unité : Ph 0507, force 2, face au nord');
  await page.keyboard.press('ArrowRight');
  expect(await spoken()).toContain('hex. 0607');
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  expect(await spoken()).toBe('face au nord-est');
  await page.keyboard.press('Escape');
  expect(await told()).toEqual(['choose 0607 unit-2', 'turn 1', 'cancel']);
});

test('dragging moves the sheet and chooses nothing; keys, wheel and buttons enlarge it', async () => {
  await open(page, '?large');
  const whole = await sheet();
  // What fits stays where it is.
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(650, 460, { steps: 4 });
  await page.mouse.up();
  expect((await sheet()).x).toBe(whole.x);
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'zoom in' }).click();
  await expect.poll(async () => (await sheet()).width).toBeGreaterThan(whole.width * 2);
  const before = await sheet();
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(650, 430, { steps: 4 });
  const cursor = () => page.locator('.board-window').evaluate((board) => getComputedStyle(board).cursor);
  expect(await cursor()).toBe('grabbing');
  await page.mouse.up();
  expect(await cursor()).toBe('grab');
  const after = await sheet();
  expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([50, 30]);
  expect(await told()).toEqual([]);
  await page.getByRole('button', { name: 'fit the map' }).click();
  await expect.poll(async () => Math.round((await sheet()).x)).toBe(Math.round(whole.x));
  await page.mouse.move(600, 400);
  await page.locator('.board-window').focus();
  for (const enlarge of [
    () => page.keyboard.press('+'),
    () => page.mouse.wheel(0, -200),
    () => page.getByRole('button', { name: 'zoom in' }).click(),
  ]) {
    const { width } = await sheet();
    await enlarge();
    await expect.poll(async () => (await sheet()).width).toBeGreaterThan(width * 1.1);
  }
});

test('two fingers enlarge', async () => {
  await open(page, '?large');
  const { width } = await sheet();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 600 - apart, y: 400, id: 1 },
              { x: 600 + apart, y: 400, id: 2 },
            ],
    });
  await touch('touchStart', 50);
  for (const apart of [60, 75, 100]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await sheet()).width / width).toBeGreaterThan(1.6);
});

test('no click follows a touch: it would hit what the tap has brought under the finger', async () => {
  const touched = await browser.newPage({ viewport: { width: 390, height: 600 }, hasTouch: true });
  await open(touched);
  await touched.evaluate(() => addEventListener('click', () => Object.assign(window, { clicked: true }), true));
  const { x, y } = (await touched.locator('[data-counter="unit-2"]').boundingBox())!;
  await touched.touchscreen.tap(x + 8, y + 8);
  await expect.poll(() => touched.locator('.over-reach text').count()).toBeGreaterThan(10);
  expect(await touched.evaluate(() => 'clicked' in window)).toBe(false);
  await touched.close();
});

test('the sight tool draws a line and names what blocks it', async () => {
  await open(page, '?sight');
  const from = await placeOf('[data-counter="unit-0"]');
  await page.mouse.move(from.x + 20, from.y - 120);
  await page.mouse.down();
  await page.mouse.move(from.x - 330, from.y - 230, { steps: 6 });
  await page.mouse.up();
  expect(await page.locator('.over-sight.blocked .over-sight-why').textContent()).toBe('higher ground');
});

test.each(['', '?dark'])('axe finds nothing serious %s', async (query) => {
  await open(page, query);
  await page.evaluate(AXE);
  const violations = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  )) as { id: string; impact: string }[];
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );
});
