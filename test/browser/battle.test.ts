import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isRefusal } from '../../src/kernel/assessment.ts';
import type { Game } from '../../src/kernel/game.ts';
import { capital } from '../../src/kernel/text.ts';
import { type Match, newMatch, play, stateOf } from '../../src/play/match.ts';
import { audit, replay } from '../../src/play/replay.ts';
import { endsAlike, readSave } from '../../src/play/save.ts';
import { saved } from '../../src/play/saved.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { columnOf, rowOf } from '../../src/space/hex.ts';
import type { Table } from '../../src/space/table.ts';
import { centreOf, sheetSize } from '../../src/web/board/geometry.ts';
import { launchBrowser, type Served, serve } from '../support/browser.ts';
import { type Deed, TablePlayer } from '../support/table-player.ts';
import { type Screen, Visitor } from './visitor.ts';

const minutes = 60_000;
vi.setConfig({ testTimeout: 2 * minutes });

const FORD = '#/alexandre/battle/the-ford';
const MOST_DEEDS = 1000;
const FILE_OF_A_GAME = '[aria-labelledby="kept-title"] .battles-file input';

let browser: Browser;
let server: Served;
let game: Game;
let table: Table;

beforeAll(async () => {
  const { battles, table: tableOf } = CATALOGUE.find(({ id }) => id === 'alexandre')!;
  const known = await battles!();
  game = known.open(await known.scenarios[0]!.load(), {});
  table = (await tableOf!())(game);
  [browser, server] = await Promise.all([launchBrowser(), serve()]);
}, 2 * minutes);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function sitDown(hash = FORD, options: Parameters<typeof Visitor.arrive>[1] = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, options);
  await visitor.page.goto(`${server.address}${hash}`);
  await visitor.page.locator('.board-counter').first().waitFor();
  return visitor;
}

const held = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.board-counter.selected')?.getAttribute('data-counter') ?? null);

/** A hand that plays what it is told: by mouse, or by keys. */
type Hand = (page: Page, state: unknown, deed: Deed) => Promise<void>;

const NEAR_THE_CENTRE = [0, -22, 22].flatMap((y) => [0, -12, 12].map((x) => ({ x, y })));

/** Where a hex can be hit on the screen: not where a neighbour that is fanned out, or a handle, lies over it. */
async function pointOf(page: Page, state: unknown, hex: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.board-sheet').boundingBox())!;
  const scale = box.width / sheetSize(table.map.grid).width;
  const centre = centreOf(table.map.grid, hex);
  const points = NEAR_THE_CENTRE.map(({ x, y }) => ({
    x: box.x + (centre.x + x) * scale,
    y: box.y + (centre.y + y) * scale,
  }));
  const there = table.counters(state).flatMap((one) => (one.hex === hex ? [one.id] : []));
  const free = await page.evaluate(
    ([all, own]) =>
      all.findIndex(({ x, y }) => {
        const hit = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-counter], [data-turn]');
        return !hit || own.includes(hit.dataset['counter'] ?? '');
      }),
    [points, there] as const,
  );
  return points[Math.max(free, 0)]!;
}

const byMouse: Hand = async (page, state, deed) => {
  if (deed.by === 'button') {
    if (!deed.passes) return clickCommand(page, state, deed.command);
    await page.locator('.battle-pass').click();
    if (deed.warned) await page.locator('.battle-pass.primary').click();
    return;
  }
  const { counter, gesture, dice } = deed;
  for (let tries = 0; (await held(page)) !== counter; tries++) {
    if (tries > 4) throw new Error(`${counter} cannot be taken`);
    const box = (await page.locator(`[data-counter="${counter}"]`).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  const { x, y } = await pointOf(page, state, gesture.at[0]!);
  await page.mouse.move(x + 2, y);
  await page.mouse.move(x, y);
  if (gesture.kind === 'go') return page.mouse.click(x, y);
  if ((await page.locator('.battle-go').count()) === 0 || !dice) await page.mouse.click(x, y);
  await page.locator('.battle-go').click();
};

async function clickCommand(page: Page, state: unknown, command: unknown): Promise<void> {
  const go = page.locator('.battle-go');
  if ((await go.count()) === 0) {
    await page.getByRole('button', { name: capital(game.say(state, command)).en, exact: true }).click();
    if (!new TablePlayer(game, table).needsDice(state, command)) return;
  }
  await go.click();
}

const byKeys: Hand = async (page, state, deed) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  if (deed.by === 'button') {
    if (!deed.passes) {
      const others = table.plain(state).filter((one) => !table.isPass(one));
      if (others.length > 1) await press('1');
      const waits = others.length === 1 || new TablePlayer(game, table).needsDice(state, deed.command);
      return waits ? press('r') : undefined;
    }
    await press('e');
    return deed.warned ? press('e') : undefined;
  }
  const { counter, gesture, dice } = deed;
  for (let tries = 0; (await held(page)) !== counter; tries++) {
    if (tries > 40) throw new Error(`${counter} cannot be reached with N`);
    await press('n');
  }
  const { grid } = table.map;
  const from = table.counters(state).find(({ id }) => id === counter)!.hex;
  const steps = (by: number, more: string, less: string): string[] =>
    Array<string>(Math.abs(by)).fill(by > 0 ? more : less);
  const way = [
    ...steps(columnOf(grid, gesture.at[0]!) - columnOf(grid, from), 'ArrowRight', 'ArrowLeft'),
    ...steps(rowOf(grid, gesture.at[0]!) - rowOf(grid, from), 'ArrowDown', 'ArrowUp'),
  ];
  for (const key of way) await press(key);
  if (gesture.kind === 'strike') await press('Enter');
  await press(dice ? 'r' : 'Enter');
};

/** The battle as the page keeps it. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = new URLSearchParams(location.hash.split('?')[1]).get('game');
    return JSON.parse(localStorage.getItem(`grognard.battle.${id}`) ?? '""') as string;
  });

const told = (page: Page): Promise<string> => page.locator('.battle-awaited').innerText();

async function playedOut(page: Page, seed: string, hand: Hand): Promise<Match<unknown, unknown, unknown>> {
  const player = new TablePlayer(game, table);
  let match = newMatch(game, seed);
  for (let deeds = 0; game.ending(stateOf(match)) === undefined; deeds++) {
    if (deeds > MOST_DEEDS) throw new Error('endless');
    const state = stateOf(match);
    const deed = player.next(state);
    const played = play(match, deed.by === 'hand' ? deed.gesture.command : deed.command);
    if (isRefusal(played)) throw new Error(played.refused.en);
    await hand(page, state, deed);
    match = played.match;
    const now = stateOf(match);
    const awaited = capital(game.ending(now)?.why ?? game.legal(now).why).en;
    if (readSave(await kept(page)).hash !== game.hash(now))
      throw new Error(`${JSON.stringify(deed)}: the page awaits “${await told(page)}”, not “${awaited}”`);
  }
  return match;
}

describe('The Ford from set-up to victory', () => {
  test.each([
    ['by mouse', byMouse],
    ['by keyboard', byKeys],
  ] as const)('%s: the journal exported replays to the same hash', async (_, hand) => {
    const visitor = await sitDown(`${FORD}?seed=river`);
    const { page } = visitor;
    await page.locator('.board-window').focus();
    const match = await playedOut(page, 'river', hand);
    expect(await told(page)).toMatch(/victory|draw/i);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const save = readSave(readFileSync(await download.path(), 'utf8'));
    const again = replay(game, save.journal);
    expect(endsAlike(again, save)).toBe(true);
    expect(audit(again)).toEqual([]);
    expect(game.hash(stateOf(again))).toBe(game.hash(stateOf(match)));
    await visitor.leave();
  });
});

test('a game is kept, taken up again where it was, and listed', async () => {
  const visitor = await sitDown(`${FORD}?seed=kept`);
  const { page } = visitor;
  await page.keyboard.press('r');
  const awaited = await told(page);
  expect(awaited).not.toMatch(/initiative/);
  await page.reload();
  await page.locator('.board-counter').first().waitFor();
  expect(await told(page)).toBe(awaited);
  await page.getByRole('link', { name: 'Battles' }).click();
  await page.locator('.battles-kept li').waitFor();
  expect(await page.locator('.battles-kept li').innerText()).toMatch(/The Ford[\s\S]*1 command/);
  await visitor.leave();
});

test('a broken file is refused with its place and reason, and nothing kept is lost', async () => {
  const visitor = await sitDown(`${FORD}?seed=kept`);
  const { page } = visitor;
  await page.keyboard.press('r');
  const journal = await kept(page);
  await page.goto(`${server.address}#/alexandre/battles`);
  const input = page.locator(FILE_OF_A_GAME);
  const offer = (text: string): Promise<void> =>
    input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [text, said] of [
    ['{', 'journal: this is not valid JSON'],
    [journal.replace('"do":"initiative"', '"do":"surrender"'), 'entries[1]'],
    [journal.replace(/"hash":"[^"]*","entries"/, '"hash":"0","entries"'), 'hash: the last position'],
    [journal.replace('"id":"the-ford"', '"id":"cannae"'), 'scenario.id: "cannae" is unknown here'],
  ] as const) {
    await offer(text);
    await expect.poll(() => page.locator('.notice.bad').innerText()).toContain(said);
    expect(await page.locator('.battles-kept li').count()).toBe(1);
  }
  await offer(journal);
  await page.locator('.board-counter').first().waitFor();
  await visitor.leave();
});

test('the dice of a real table are asked for one by one', async () => {
  const visitor = await sitDown();
  const { page } = visitor;
  await page.getByRole('button', { name: 'enter my own dice' }).click();
  for (const face of ['6', '6', '1', '2']) await page.keyboard.press(face);
  await expect.poll(() => page.locator('.battle-happened').innerText()).toContain('initiative 15 – 4: Macedon');
  await visitor.leave();
});

/** At a state of The Ford that a plain player comes to. */
async function sitDownWhen(isThere: (state: unknown) => boolean): Promise<readonly [Visitor, unknown]> {
  const player = new TablePlayer(game, table);
  let match = newMatch(game, 'river');
  while (!isThere(stateOf(match))) {
    const deed = player.next(stateOf(match));
    const played = play(match, deed.by === 'hand' ? deed.gesture.command : deed.command);
    if (isRefusal(played)) throw new Error(played.refused.en);
    match = played.match;
  }
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  await page
    .locator(FILE_OF_A_GAME)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(saved(match)) });
  await page.locator('.board-counter').first().waitFor();
  return [visitor, stateOf(match)];
}

const journal = async (page: Page) => readSave(await kept(page)).journal;

test('a line of counters moves together and is taken back at once', async () => {
  const able = (state: unknown): string[] => table.able(state).filter((id) => id.startsWith('unit-'));
  const [visitor, state] = await sitDownWhen((now) => /moves/.test(game.legal(now).why.en) && able(now).length > 3);
  const { page } = visitor;
  const lead = able(state)[0]!;
  for (let tries = 0; (await held(page)) !== lead && tries < 40; tries++) await page.keyboard.press('n');
  const whole = page.getByRole('button', { name: /The whole line|All with/ }).first();
  await whole.click();
  await page.locator('.board-window').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const go = page.getByRole('button', { name: /^Move \d of \d/ });
  await go.waitFor();
  const before = (await journal(page)).entries.length;
  const count = Number((await go.innerText()).match(/\d+/)![0]);
  await go.click();
  const after = (await journal(page)).entries;
  expect(after.length - before).toBeGreaterThan(1);
  expect(after.length - before).toBeLessThanOrEqual(count);
  await page.keyboard.press('u');
  expect((await journal(page)).entries.length).toBe(before);
  await visitor.leave();
});

test('a fact is changed by agreement, a citation opens in place, the calculator leads back, and the log says all', async () => {
  const [visitor] = await sitDownWhen((now) => /melee declared/.test(game.legal(now).why.en));
  const { page } = visitor;
  const odds = (): Promise<string> => page.locator('.battle-combat').innerText();
  await page.getByText('The reckoning').click();
  await page.locator('.battle-combat a.cite').first().click();
  await page.locator('dialog.citation').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog.citation').count()).toBe(0);
  await page.getByText('The reckoning').click();
  const asDerived = await odds();
  await page.getByText('Change a fact by agreement').click();
  const form = page.locator('.battle-agreeing');
  const fact = await form.locator('select option', { hasText: /: Through/ }).first();
  await form
    .locator('select')
    .first()
    .selectOption((await fact.getAttribute('value'))!);
  await form.locator('select').last().selectOption('rear');
  await form.locator('input').last().fill('they had turned their backs');
  await form.getByRole('button', { name: 'Agreed' }).click();
  expect(await odds()).not.toBe(asDerived);
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await page.locator('form.calc-form').waitFor();
  await page.goBack();
  await page.locator('.battle-agreeing, .battle-combat').first().waitFor();
  await page.keyboard.press('r');
  const entry = (await journal(page)).entries.at(-1)!;
  expect(entry.command).toMatchObject({ do: 'fight', agreed: { reason: 'they had turned their backs' } });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.battle-log li').last().getByText('in full').click();
  await expect.poll(() => page.locator('.battle-log li').last().innerText()).toContain('they had turned their backs');
  await visitor.leave();
});

test('why a hex is out of reach is said where one points', async () => {
  const unit = (now: unknown): string | undefined => table.able(now).find((id) => id.startsWith('unit-'));
  const [visitor, state] = await sitDownWhen((now) => /moves/.test(game.legal(now).why.en) && unit(now) !== undefined);
  const { page } = visitor;
  const lead = unit(state)!;
  for (let tries = 0; (await held(page)) !== lead && tries < 40; tries++) await page.keyboard.press('n');
  const { hex, text } = (await table.aids!()).barred(state, [lead])[0]!;
  const { x, y } = await pointOf(page, state, hex);
  await page.mouse.move(x + 2, y);
  await page.mouse.move(x, y);
  await expect.poll(() => page.locator('.board-why').innerText()).toBe(text.en);
  await visitor.leave();
});

test('that room runs out is said before it does, and then that nothing is kept', async () => {
  const visitor = await sitDown(`${FORD}?seed=room`);
  const { page } = visitor;
  const fill = (characters: number): Promise<void> =>
    page.evaluate((n) => localStorage.setItem('other', 'x'.repeat(n)), characters);
  await fill(4_300_000);
  await page.keyboard.press('r');
  await expect.poll(() => page.locator('.notice').first().innerText()).toContain('nearly full');
  const before = await kept(page);
  await page.evaluate(() => {
    for (let n = 1_000_000, i = 0; n > 20; i++)
      try {
        localStorage.setItem(`more${i}`, 'x'.repeat(n));
      } catch {
        n = Math.floor(n / 2);
      }
  });
  await page.keyboard.press('e');
  await expect.poll(() => page.locator('.notice').first().innerText()).toContain('no longer kept');
  expect(await kept(page)).toBe(before);
  await visitor.leave();
});

test.each([
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const)('axe finds nothing serious on a %s, %s', async (screen: Screen, scheme) => {
  const visitor = await sitDown(`${FORD}?seed=axe`, { screen, scheme });
  const { page } = visitor;
  await page.keyboard.press('r');
  await page.keyboard.press('e');
  await page.keyboard.press('n');
  for (const sheet of ['Play', 'Log', 'Forces', 'Map']) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    await visitor.serious();
  }
  await visitor.leave();
});

const MOST_KILOBYTES = 60;

/** The scripts that a page loads for these addresses, with what each weighs gzipped. */
async function scriptsFor(...hashes: string[]): Promise<Map<string, number>> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const loaded: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js')) loaded.push(response.body().then((body) => [url, gzipSync(body).length] as const));
  });
  for (const hash of hashes) {
    await page.goto(`${server.address}${hash}`, { waitUntil: 'networkidle' });
    // What comes when nothing else is to be done.
    await page.waitForTimeout(1000);
  }
  const files = new Map(await Promise.all(loaded));
  await page.close();
  return files;
}

test(`beside the calculators of a ruleset a battle loads at most ${MOST_KILOBYTES} kB of JavaScript, gzipped, and its scenario`, async () => {
  const { procedures } = await CATALOGUE.find(({ id }) => id === 'alexandre')!.load();
  const calculators = await scriptsFor(...procedures.map(({ id }) => `#/alexandre/${id}`));
  const added = [...(await scriptsFor(FORD))].filter(([url]) => !calculators.has(url));
  const isScenario = ([url]: readonly [string, number]): boolean => /the-ford|gaugamela/.test(url);
  expect(added.filter(isScenario)).toHaveLength(1);
  const others = added.filter((file) => !isScenario(file));
  expect(others.length).toBeGreaterThan(1);
  expect(others.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(MOST_KILOBYTES);
});
