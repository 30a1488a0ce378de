import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stateOf } from '../../src/play/match.ts';
import { saveText } from '../../src/play/save-text.ts';
import type { AnyMatch } from '../support/table-player.ts';
import { broughtTo, held, laid, seated } from './commanders.ts';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const minutes = 60_000;

const FORD = '#/alexandre/battle/the-ford';

async function sitDown(hash: string, options: Parameters<typeof Visitor.arrive>[1] = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, options);
  await visitor.page.goto(`${server.address}${hash}`);
  await seated(visitor.page);
  return visitor;
}

/** In the first activation of The Ford, with a unit in hand that may move. */
async function aboutToMove(options: Parameters<typeof Visitor.arrive>[1] = {}): Promise<Visitor> {
  const visitor = await sitDown(`${FORD}?seed=b2`, options);
  const { page } = visitor;
  for (const key of ['r', '1']) await page.keyboard.press(key);
  await soon(() => page.locator('.battle-awaited').innerText()).toMatch(/moves/);
  for (let tries = 0; tries < 20 && !(await held(page))?.startsWith('unit-'); tries++) await page.keyboard.press('n');
  return visitor;
}

const sheet = (visitor: Visitor, name: string): Locator =>
  visitor.page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name });

/** Wholly within what is seen of the sheet, or of the window. */
const isInSight = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const around = element.closest('.battle-sheet')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    return own.top >= around.top && own.bottom <= around.bottom + 1;
  });

test.each([
  ['phone', true],
  ['desktop', false],
] as const)('what plays a move is in sight as soon as one has pointed (%s)', async (screen, touch) => {
  const visitor = await aboutToMove({ screen, touch });
  const { page } = visitor;
  await page.locator('.board-window').focus();
  const go = page.locator('.battle-go');
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    if ((await go.count()) > 0) break;
  }
  await go.waitFor();
  expect(await isInSight(go)).toBe(true);
  await visitor.serious();
  await visitor.leave();
});

test('under a finger a handle to turn a unit is taken beside it, where no counter lies', async () => {
  const visitor = await aboutToMove({ screen: 'phone', touch: true });
  const { page } = visitor;
  // North or south: its own facing has no handle.
  const handle = page.locator('[data-turn="0"], [data-turn="3"]').first();
  await handle.waitFor();
  const facing = await handle.getAttribute('data-turn');
  const { x, y, width, height } = (await handle.boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(16);
  await page.touchscreen.tap(x + width / 2, facing === '0' ? y - 9 : y + height + 9);
  await soon(() => page.locator('.over-turn.chosen').getAttribute('data-turn')).toBe(facing);
  // What was turned and not yet played is dropped first.
  await page.getByRole('button', { name: 'Undo' }).tap();
  await soon(() => page.locator('.over-turn.chosen').count()).toBe(0);
  expect(await held(page)).toMatch(/^unit-/);
  await visitor.leave();
});

test.each([
  ['phone', true],
  ['desktop', false],
] as const)('advice is drawn on the map, and one tap takes it (%s)', async (screen, touch) => {
  const visitor = await aboutToMove({ screen, touch });
  const { page } = visitor;
  await page.keyboard.press('Escape');
  await sheet(visitor, 'Computer').click();
  await page.getByRole('button', { name: 'Advice' }).click();
  const reasons = page.locator('.battle-reasons li').first();
  await soon(() => reasons.innerText()).toMatch(/→/);
  const [, who, to] = /^(.+) \d+ → (\d+)/u.exec(await reasons.innerText())!;
  const arrows = page.locator('.thought.best path');
  await soon(() => arrows.count()).toBe(1);
  const taking = page.getByRole('button', { name: 'Take this advice' });
  await soon(() => isInSight(taking)).toBe(true);
  await taking.click();
  await soon(() => arrows.count()).toBe(0);
  await sheet(visitor, 'Log').click();
  const told = page.locator('.story section > ol > li:not(.aside)').last();
  // The type of a unit is not told with its name.
  await soon(async () => (await told.innerText()).toLowerCase()).toContain(
    who!.replace(/^[A-Z][a-z] /u, '').toLowerCase(),
  );
  expect(await told.innerText()).toContain(to!);
  await visitor.leave();
});

test.each(['narrow', 'phone'] as const)('turn and score are read whole (%s)', async (screen) => {
  for (const battle of [
    'alexandre/battle/the-ford',
    'alexandre/battle/persian-gates',
    'alexandre/battle/granicus',
    'alexandre/battle/hydaspes',
    'alexandre/battle/issus',
    'alexandre/battle/gaugamela',
    'jours-de-gloire/battle/maida',
    'jours-de-gloire/battle/auerstaedt',
  ]) {
    const visitor = await sitDown(`#/${battle}?seed=a`, { screen, lang: 'fr' });
    const cut = await visitor.page.locator('.score-strip').evaluate((line) => {
      const { left, right, bottom } = line.getBoundingClientRect();
      const map = document.querySelector('.battle-map')!.getBoundingClientRect();
      return line.scrollWidth > line.clientWidth || left < 0 || right > innerWidth || bottom > map.top;
    });
    expect([battle, cut]).toEqual([battle, false]);
    await visitor.leave();
  }
});

const widthOfMap = (page: Page): Promise<number> =>
  page.locator('.board-sheet').evaluate((one) => one.getBoundingClientRect().width);

test('by keyboard: the map has the focus where it would be lost, letters do with Caps Lock too, 0 is a die or the zoom', async () => {
  const visitor = await sitDown(`${FORD}?seed=b2`);
  const { page } = visitor;
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.className);
  await page.getByRole('button', { name: 'Roll the dice' }).press('Enter');
  await soon(focused).toBe('board-window');
  await page.locator('.battle-choices button').first().press('Enter');
  await soon(focused).toBe('board-window');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('N');
  expect(await held(page)).not.toBeNull();
  await soon(focused).toBe('board-window');
  await page.keyboard.press('ArrowUp');
  const fitted = await widthOfMap(page);
  await page.keyboard.press('+');
  await soon(() => widthOfMap(page)).toBeGreaterThan(fitted + 1);
  await page.keyboard.press('0');
  await soon(() => widthOfMap(page)).toBeCloseTo(fitted, 0);
  await visitor.leave();
  const other = await sitDown(FORD);
  await other.page.getByRole('button', { name: 'enter my own dice' }).click();
  await other.page.locator('.board-window').focus();
  await other.page.keyboard.press('+');
  await soon(() => widthOfMap(other.page)).toBeGreaterThan(fitted + 1);
  const enlarged = await widthOfMap(other.page);
  for (const face of ['0', '6', '6', '1', '2']) await other.page.keyboard.press(face);
  await soon(() => other.page.locator('.battle-happened').innerText()).toContain('initiative');
  expect(await widthOfMap(other.page)).toBeCloseTo(enlarged, 0);
  await other.leave();
});

test('who looks back comes to the present from every sheet, and by Escape', async () => {
  const visitor = await aboutToMove();
  const { page } = visitor;
  const present = await page.locator('.battle-awaited').innerText();
  const lookBack = async (): Promise<void> => {
    await sheet(visitor, 'Log').click();
    await page.locator('.battle-line').first().click();
    await soon(() => page.locator('.battle-awaited').innerText()).not.toBe(present);
  };
  await lookBack();
  await page.keyboard.press('Escape');
  await soon(() => page.locator('.battle-awaited').innerText()).toBe(present);
  await lookBack();
  for (const name of ['Play', 'Forces', 'Map']) {
    await sheet(visitor, name).click();
    await page.getByRole('button', { name: 'Back to the present' }).waitFor();
  }
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await soon(() => page.locator('.battle-awaited').innerText()).toBe(present);
  await visitor.leave();
});

test('lines of sight are drawn in the sheet of the map alone', async () => {
  const visitor = await aboutToMove();
  const { page } = visitor;
  await sheet(visitor, 'Map').click();
  await page.getByLabel('Line of sight').check();
  await sheet(visitor, 'Play').click();
  await sheet(visitor, 'Map').click();
  expect(await page.getByLabel('Line of sight').isChecked()).toBe(false);
  await visitor.leave();
});

test('on the computer’s move nothing is offered; who reads the log reads on while it moves', async () => {
  const visitor = await sitDown(`${FORD}?seed=b2&against=conscript`, { screen: 'phone', touch: true });
  const { page } = visitor;
  const isTheirs = async (): Promise<boolean> =>
    (await page.locator('.battle-awaited').innerText()).trim().startsWith('Persia');
  await page.keyboard.press('r');
  for (const end = Date.now() + minutes / 2; !(await isTheirs()) && Date.now() < end;)
    for (const key of ['e', 'e', 'r']) await page.keyboard.press(key);
  await soon(() => page.locator('.computer > [role="status"]').innerText()).not.toBe('');
  expect(await page.locator('.battle-go, .battle-pass, .battle-next, .battle-choices button').count()).toBe(0);
  await visitor.serious();
  await sheet(visitor, 'Log').click();
  const list = page.locator('.battle-log .story');
  // So early in a battle there is more to read than fits in a few lines only.
  await list.evaluate((one) => (one.style.maxBlockSize = '4rem'));
  const below = (): Promise<number> => list.evaluate((one) => one.scrollHeight - one.clientHeight);
  await soon(below).toBeGreaterThan(30);
  await list.evaluate((one) => one.scrollTo({ top: 0 }));
  const played = page.locator('.battle-scrub span');
  const before = await played.innerText();
  await soon(() => played.innerText()).not.toBe(before);
  expect(await list.evaluate((one) => one.scrollTop)).toBe(0);
  await visitor.leave();
});

test.each([[{ screen: 'phone', touch: true }], [{ screen: 'laptop' }]] as const)(
  'before a melee its odds, its likeliest results and why are in sight, and one bar of buttons (%j)',
  async (options) => {
    const ford = await laid('alexandre', 'the-ford');
    const isThere = (match: AnyMatch): boolean => /melee declared/.test(ford.game.legal(stateOf(match)).why.en);
    const text = saveText(broughtTo(ford, 'river', isThere));
    const visitor = await Visitor.arrive(browser, options);
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/battles`);
    await page
      .locator('[aria-labelledby="kept-title"] input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('.outlook').waitFor();
    for (const part of ['.outlook-bar', '.outlook-sides', '.outlook-results', '.outlook-why', '.battle-go'])
      expect([part, await isInSight(page.locator(part))]).toEqual([part, true]);
    expect(await page.locator('.outlook-sides').innerText()).toMatch(/Persia \d+%[\s\S]*Macedon \d+%/);
    expect(await page.locator('.outlook-results li').count()).toBe(3);
    expect(await page.locator('.battle-ways button').first().innerText()).toMatch(/Roll the dice/);
    expect(await page.locator('.battle-proposal button.primary').count()).toBe(0);
    // Lines of the reckoning cite their charts by name; beside the map it stands open.
    if (options.screen === 'laptop')
      expect(await page.locator('.battle-combat .cite').first().innerText()).toBe('Melee: unit types');
    await visitor.serious();
    await page.locator('.battle-go').click();
    // Persia threw it.
    await page.locator('.battle-happened .calc-die.enemy').first().waitFor();
    expect(await page.locator('.battle-happened .calc-die:not(.enemy)').count()).toBe(0);
    await visitor.leave();
  },
);
