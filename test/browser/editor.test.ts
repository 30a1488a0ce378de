import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gridOf, hexOfNumber } from '../../src/space/hex.ts';
import { centreOf, sheetSize } from '../../src/web/board/hex/geometry.ts';
import { browser, server } from './shared.ts';
import { contentOf, soon, Visitor } from './visitor.ts';

const grid = gridOf(14, 10);

/** Where a hex of a new scenario's map lies on the screen. */
async function pointOf(page: Page, number: string): Promise<{ x: number; y: number }> {
  const centre = centreOf(grid, hexOfNumber(grid, number)!);
  const sheet = (await page.locator('.board-sheet').boundingBox())!;
  const scale = sheet.width / sheetSize(grid).width;
  return { x: sheet.x + centre.x * scale, y: sheet.y + centre.y * scale };
}

async function tap(page: Page, ...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const { x, y } = await pointOf(page, number);
    await page.mouse.click(x, y);
  }
}

async function drag(page: Page, ...numbers: readonly string[]): Promise<void> {
  const points = [];
  for (const number of numbers) points.push(await pointOf(page, number));
  await page.mouse.move(points[0]!.x, points[0]!.y);
  await page.mouse.down();
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

interface Kept {
  readonly map: {
    readonly terrain: string[];
    readonly levels: string[];
    readonly sides: unknown[];
    readonly places: unknown[];
  };
  readonly units: { readonly hex: string; readonly facing: string; readonly side: number }[];
}

/** What the device keeps of the scenario that is open. */
const kept = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const id = location.hash.split('/').at(-1)!;
    return JSON.parse(localStorage.getItem(`grognard.scenario.${id}`)!) as Kept;
  });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

test('a scenario is drawn by mouse, checked, exported, imported and played', async () => {
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  await press(page, 'New scenario');
  await page.locator('.board-counter').first().waitFor();

  // One stroke of the brush is one step back.
  await drag(page, '0205', '0605', '0806');
  expect((await kept(page)).map.terrain.slice(4, 6)).toEqual(['.ffffff.......', '......ff......']);
  await page.keyboard.press('Control+z');
  expect((await kept(page)).map.terrain[4]).toBe('..............');
  await press(page, 'Redo');
  await press(page, 'Levels');
  await tap(page, '1001');
  expect((await kept(page)).map.levels[0]).toBe('00000000010000');

  // A side between two hexes: drawn by two taps, taken away by two more.
  await press(page, 'Sides');
  await tap(page, '0303', '0403');
  expect((await kept(page)).map.sides).toEqual([{ kind: 'stream', between: ['0303-0403'] }]);
  await tap(page, '0403');
  expect((await kept(page)).map.sides).toEqual([]);

  await press(page, 'Names');
  await tap(page, '0303');
  await page.getByLabel('In English').fill('The Hill');
  expect((await kept(page)).map.places).toEqual([{ hex: '0303', name: { fr: '', en: 'The Hill' } }]);

  // Two more units; the second stands where there is no room, which the check says.
  await press(page, 'Counters');
  await page.getByRole('group', { name: 'First side' }).getByRole('button', { name: 'Unit' }).click();
  await tap(page, '0808', '0908');
  await page.keyboard.press('Escape');
  await drag(page, '0808', '0908');
  await soon(async () => (await kept(page)).units.map(({ hex }) => hex)).toEqual(['0708', '0703', '0908', '0908']);
  await page.locator('[data-turn="1"]').click();
  await page.getByRole('button', { name: '1 problem' }).click();
  const problem = page.locator('.editor-problems li');
  await soon(() => problem.textContent()).toContain('a stack has one side and one facing');
  await problem.getByRole('button').click();
  await page.keyboard.press('Delete');
  await soon(async () => (await kept(page)).units.length).toBe(3);
  await visitor.serious();

  await press(page, 'Scenario');
  await page.getByLabel('In English').first().fill('The Hill');
  // Sides are chosen by name.
  await page.getByLabel('Side that wins where nobody has').selectOption({ label: 'Second side' });
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')]);
  const buffer = await contentOf(file);
  expect(JSON.parse(buffer.toString())).toMatchObject({
    format: 'grognard-scenario',
    ruleset: 'alexandre',
    scenario: { title: { en: 'The Hill' }, otherwise: 2 },
  });

  // Nothing is lost by leaving; a file from elsewhere becomes a scenario of its own, a broken one is refused.
  await page.goto(`${server.address}#/alexandre/battles`);
  await page.reload();
  await page.getByRole('link', { name: 'The Hill', exact: true }).waitFor();
  const upload = page.locator('section[aria-labelledby="mine-title"] input[type="file"]');
  await upload.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"turns":99}') });
  await page.getByText('99 does not fit; expected a whole number from 1 to 40').waitFor();
  await upload.setInputFiles({ name: 'hill.json', mimeType: 'application/json', buffer });
  await page.locator('.editor').waitFor();

  // Played at once; the game goes on although its scenario is thrown away.
  await page.getByRole('link', { name: 'Play' }).click();
  await page.getByRole('button', { name: /Roll/ }).first().click();
  await soon(() => page.evaluate(() => location.hash)).toContain('?game=');
  const game = await page.evaluate(() => location.hash);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('grognard.scenario')) localStorage.removeItem(key);
  });
  await page.reload();
  await page.locator('.board-counter').first().waitFor();
  expect(await page.evaluate(() => location.hash)).toBe(game);
  await visitor.leave();
});

test('by fingers and keys on a phone, in French', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone', touch: true });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  await page.getByRole('button', { name: 'Nouveau scénario' }).tap();
  await page.locator('.board-counter').first().waitFor();
  const play = (await page.getByRole('link', { name: 'Jouer', exact: true }).boundingBox())!;
  expect(play.x + play.width).toBeLessThanOrEqual(390);
  const { x, y } = await pointOf(page, '0705');
  await page.touchscreen.tap(x, y);
  expect((await kept(page)).map.terrain[4]).toBe('......f.......');
  await page.getByRole('button', { name: 'Pions' }).tap();
  await page.locator('.board-window').focus();
  // From the hex that was touched to the first counter, which is taken in hand, turned and carried one hex to the east.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await soon(() => page.locator('.board [role="status"]').textContent()).toContain('0708');
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const { units } = await kept(page);
  expect(units[0]).toMatchObject({ hex: '0808', facing: 'NE' });
  expect(await page.locator('.editor-piece').innerText()).toMatch(/SO\s+sud-ouest/);
  await visitor.serious();
  await visitor.leave();
});
