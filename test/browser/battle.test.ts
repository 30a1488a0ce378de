import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/play/journal.ts';
import { newMatch, stateOf } from '../../src/play/match.ts';
import { audit } from '../../src/play/rerun.ts';
import { replay } from '../../src/play/replay.ts';
import { endsAlike, readSave } from '../../src/play/save.ts';
import { saveText } from '../../src/play/save-text.ts';
import type { Battle } from '../../src/rulesets/alexandre/battle/game.ts';
import type { ObligationOf } from '../../src/rulesets/alexandre/battle/position/obligations.ts';
import { distance } from '../../src/space/hex.ts';
import { type State, waiting } from '../../src/rulesets/alexandre/battle/position/state.ts';
import { WHOLE } from '../support/whole.ts';
import {
  broughtTo,
  byKeys,
  byMouse,
  facesIn,
  held,
  lateIn,
  kept,
  type Laid,
  laid,
  playedOut,
  pointOf,
  seated,
  told,
  wholeBattle,
} from './commanders.ts';
import { browser, server } from './shared.ts';
import { contentOf, type Screen, Visitor } from './visitor.ts';
import { handThatDrags } from './dragging.ts';

const FORD = '#/alexandre/battle/the-ford';
const MAIDA = '#/jours-de-gloire/battle/maida';
const FILE_OF_A_GAME = '[aria-labelledby="kept-title"] input[type="file"]';

const ford: Laid = await laid('alexandre', 'the-ford');

async function sitDown(hash = FORD, options: Parameters<typeof Visitor.arrive>[1] = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, options);
  await visitor.page.goto(`${server.address}${hash}`);
  await seated(visitor.page);
  return visitor;
}

/** In a battle that is under way. */
async function sitDownAt(
  ruleset: string,
  match: Parameters<typeof saveText>[0],
  options: Parameters<typeof Visitor.arrive>[1] = {},
): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, options);
  const { page } = visitor;
  await page.goto(`${server.address}#/${ruleset}/battles`);
  await page
    .locator(FILE_OF_A_GAME)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(saveText(match)) });
  await seated(page);
  return visitor;
}

/**
 * Each hand plays one battle from its set-up; the other one it takes up where all that a hand does is still to be done. The seeds
 * give short battles with every kind of deed and every face: `node scripts/short-battles.ts` finds them where rules have changed.
 */
describe.each([
  ['alexandre', 'the-ford', FORD, { kinds: 11, whole: 's91', late: 's53', fromSetUp: 'by mouse' }],
  ['jours-de-gloire', 'maida', MAIDA, { kinds: 17, whole: 's33', late: 's0', fromSetUp: 'by keyboard' }],
] as const)('%s: %s to victory', (ruleset, scenario, address, { kinds, whole, late, fromSetUp }) => {
  test.each([
    ['by mouse', byMouse],
    ['by keyboard', byKeys],
  ] as const)(
    '%s: the journal exported replays to the same hash',
    async (by, hand) => {
      const on = await laid(ruleset, scenario);
      const isWhole = WHOLE || by === fromSetUp;
      const seed = isWhole ? whole : late;
      const from = isWhole ? newMatch(on.game, seed) : lateIn(on, seed);
      expect(wholeBattle(on, seed).lastOf.size).toBeGreaterThanOrEqual(kinds);
      const visitor = isWhole ? await sitDown(`${address}?seed=${seed}`) : await sitDownAt(ruleset, from);
      const { page } = visitor;
      await page.locator('.board-window').focus();
      const match = await playedOut(page, on, from, hand);
      expect(await told(page)).toMatch(/victory|draw/i);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('region', { name: 'The end' }).getByRole('button', { name: 'Export' }).click(),
      ]);
      const text = (await contentOf(download)).toString();
      // The list of battles says that it was played.
      const noted = await page.evaluate(() => localStorage.getItem('grognard.battle-results'));
      expect(JSON.parse(noted!)).toMatchObject([{ ruleset, scenario, against: null }]);
      const save = readSave(text);
      const again = await replay(on.game, save.journal);
      expect(endsAlike(again, save)).toBe(true);
      expect(audit(again)).toEqual([]);
      expect(facesIn(again)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(on.game.hash(stateOf(again))).toBe(on.game.hash(stateOf(match)));
      // The page takes it up command by command, to the same hash.
      await page.goto(`${server.address}#/${ruleset}/battles`);
      await page
        .locator(FILE_OF_A_GAME)
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await seated(page);
      expect(await told(page)).toMatch(/victory|draw/i);
      await visitor.leave();
    },
    240_000,
  );
});

test('a game is kept, taken up again where it was, and listed', async () => {
  const visitor = await sitDown(`${FORD}?seed=kept`);
  const { page } = visitor;
  await page.keyboard.press('r');
  const awaited = await told(page);
  expect(awaited).not.toMatch(/initiative/);
  await page.reload();
  await seated(page);
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
    [journal.replace('"do":"initiative"', '"do":"surrender"'), 'lines[1]'],
    [journal.replace(/"hash":"[^"]*","lines"/, '"hash":"0","lines"'), 'hash: the last position'],
    [journal.replace('"id":"the-ford"', '"id":"cannae"'), 'scenario.id: "cannae" is unknown here'],
  ] as const) {
    await offer(text);
    await expect.poll(() => page.locator('.notice.bad').innerText()).toContain(said);
    expect(await page.locator('.battles-kept li').count()).toBe(1);
  }
  await offer(journal);
  await seated(page);
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
async function sitDownWhen(
  isThere: (state: unknown) => boolean,
  options: Parameters<typeof Visitor.arrive>[1] = {},
): Promise<readonly [Visitor, unknown]> {
  const match = broughtTo(ford, 'river', (now) => isThere(stateOf(now)));
  return [await sitDownAt('alexandre', match, options), stateOf(match)];
}

const theUnit = (state: unknown): string | undefined =>
  ford.table.readyCounters(state).find((id) => id.startsWith('unit-'));

/** In a step of moves, with a unit in hand that may go. */
async function sitDownToMove(options: Parameters<typeof Visitor.arrive>[1] = {}) {
  const isThere = (state: unknown): boolean =>
    /moves/.test(ford.game.legal(state).why.en) && theUnit(state) !== undefined;
  const [visitor, state] = await sitDownWhen(isThere, options);
  const unit = theUnit(state)!;
  for (let tries = 0; (await held(visitor.page)) !== unit && tries < 40; tries++)
    await visitor.page.keyboard.press('n');
  return { visitor, state, unit, orders: ford.table.surface.orders(state, unit) };
}

const journal = async (page: Page) => readSave(await kept(page)).journal;

test('a line of counters moves together and is taken back at once', async () => {
  const { game, table } = ford;
  const readyUnits = (state: unknown): string[] => table.readyCounters(state).filter((id) => id.startsWith('unit-'));
  const [visitor, state] = await sitDownWhen(
    (now) => /moves/.test(game.legal(now).why.en) && readyUnits(now).length > 3,
  );
  const { page } = visitor;
  const lead = readyUnits(state)[0]!;
  for (let tries = 0; (await held(page)) !== lead && tries < 40; tries++) await page.keyboard.press('n');
  const whole = page.getByRole('button', { name: /The whole line|All with/ }).first();
  await whole.click();
  await page.locator('.board-window').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const go = page.getByRole('button', { name: /^Move \d of \d/ });
  await go.waitFor();
  const before = (await journal(page)).lines.length;
  const count = Number((await go.innerText()).match(/\d+/)![0]);
  await go.click();
  const after = (await journal(page)).lines;
  expect(after.length - before).toBeGreaterThan(1);
  expect(after.length - before).toBeLessThanOrEqual(count);
  await page.keyboard.press('u');
  expect((await journal(page)).lines).toEqual([...after, { is: 'undo', to: before }]);
  await visitor.leave();
});

test.each([
  ['mouse', {}],
  ['touch', { screen: 'phone', touch: true }],
] as const)(
  'a counter is dragged by %s: why not is said on the way, it is played where the hand lets go, the map stays',
  async (by, options) => {
    const { visitor, state, unit, orders } = await sitDownToMove(options);
    const { page } = visitor;
    const { grid } = ford.table.surface.map;
    const start = ford.table.surface.counters(state).find(({ id }) => id === unit)!.place.hex;
    const nearest = <T extends { readonly hex: number }>(list: readonly T[]): T =>
      list.toSorted((a, b) => distance(grid, a.hex, start) - distance(grid, b.hex, start))[0]!;
    const taken = new Set(ford.table.surface.counters(state).map(({ place }) => place.hex));
    const end = nearest(orders.reach(orders.groups[0]!).filter(({ hex }) => hex !== start && !taken.has(hex)));
    const barred = nearest(orders.barredHexes(orders.groups[0]!).filter(({ hex }) => hex !== start));
    const sheet = () => page.locator('.board-sheet').boundingBox();
    const hand = await handThatDrags(page, by);
    const before = await sheet();
    await hand.down(await pointOf(page, ford, state, start));
    await hand.to(await pointOf(page, ford, state, barred.hex));
    await expect.poll(() => page.locator('.board-why').innerText()).toBe(barred.text.en);
    await hand.to(await pointOf(page, ford, state, end.hex));
    await expect.poll(() => page.locator('.over-ghost').count()).toBe(1);
    expect(await page.locator('.board-end').innerText()).toContain(ford.table.surface.nameOf(end));
    await hand.up();
    await expect.poll(async () => ((await journal(page)).lines.at(-1) as Entry).command).toMatchObject({ to: end.hex });
    expect(await sheet()).toEqual(before);
    await visitor.leave();
  },
);

test('a melee that waits for its die says who attacks whom, and their hexes are framed', async () => {
  const [visitor, state] = await sitDownWhen((now) => /melee declared/.test(ford.game.legal(now).why.en));
  const { page } = visitor;
  const { attackers, defenders } = waiting(state as State) as ObligationOf<'fight'>;
  const { field } = ford.game as Battle;
  const who = page.locator('.battle-who');
  for (const { units } of [...attackers, ...defenders])
    for (const unit of units) await expect.poll(() => who.innerText()).toContain(field.units[unit]!.name.en);
  expect(await page.locator('.over-strike').evaluate((path) => getComputedStyle(path).stroke)).not.toBe('none');
  await visitor.leave();
});

test('a fact is changed by agreement, a citation opens in place, the calculator leads back, and the log says all', async () => {
  const [visitor] = await sitDownWhen((now) => /melee declared/.test(ford.game.legal(now).why.en));
  const { page } = visitor;
  const odds = (): Promise<string> => page.locator('.battle-combat .calc-odds', { hasText: /^Result/ }).innerText();
  await page.locator('.battle-combat a.cite').first().click();
  await page.locator('dialog.citation').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog.citation').count()).toBe(0);
  await page.getByText('All the odds').click();
  const asDerived = await odds();
  expect(asDerived).toContain('%');
  await page.getByText('Change a fact by agreement').click();
  const form = page.locator('.battle-agreeing');
  const fact = form.locator('select option', { hasText: /: Through/ }).first();
  await form
    .locator('select')
    .first()
    .selectOption((await fact.getAttribute('value'))!);
  await form.locator('select').last().selectOption('rear');
  await form.locator('input').last().fill('they had turned their backs');
  await form.getByRole('button', { name: 'Agreed' }).click();
  await expect.poll(odds).not.toBe(asDerived);
  const agreed = await odds();
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await page.locator('form.calc-form').waitFor();
  expect(await page.locator('.calc-odds').first().innerText()).toBe(agreed);
  await page.getByRole('link', { name: 'Back to the battle' }).click();
  await page.getByText('All the odds').click();
  await page.locator('.battle-combat .calc-odds').first().waitFor();
  expect(await odds()).toBe(agreed);
  await page.keyboard.press('r');
  const entry = (await journal(page)).lines.at(-1) as Entry;
  expect(entry.command).toMatchObject({ do: 'fight', agreed: { reason: 'they had turned their backs' } });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lastLine = page.locator('.story section > ol > li:not(.aside)').last();
  await lastLine.getByText('in detail').click();
  await lastLine.getByText('in full').last().click();
  await expect.poll(() => lastLine.innerText()).toMatch(/they had turned their backs[\s\S]*Through → rear/);
  await visitor.leave();
});

test('why a hex is out of reach is said where one points', async () => {
  const { visitor, state, orders } = await sitDownToMove();
  const { page } = visitor;
  const { hex, text } = orders.barredHexes(orders.groups[0]!)[0]!;
  const { x, y } = await pointOf(page, ford, state, hex);
  await page.mouse.move(x + 2, y);
  await page.mouse.move(x, y);
  await expect.poll(() => page.locator('.board-why').innerText()).toBe(text.en);
  await visitor.leave();
});

test('Maida: a side looks at its hidden orders again behind a screen of its own; zones are drawn and spoken', async () => {
  const visitor = await sitDown(`${MAIDA}?seed=orders`);
  const { page } = visitor;
  const cover = page.getByRole('dialog');
  for (const side of ['British', 'French']) {
    await expect.poll(() => cover.getByRole('heading').innerText()).toContain(`Your turn, ${side}`);
    await cover.getByRole('button', { name: 'I am ready' }).press('Enter');
    await cover.waitFor({ state: 'detached' });
    await page.keyboard.press('1');
  }
  await page.getByRole('button', { name: 'Forces', exact: true }).click();
  await page.getByRole('button', { name: 'Hidden orders: British' }).click();
  await expect.poll(() => cover.innerText()).not.toContain('with orders');
  await cover.getByRole('button', { name: 'I am ready' }).press('Enter');
  await expect
    .poll(() => cover.getByRole('listitem').allInnerTexts())
    .toEqual(['Kempt: with orders', 'Acland: with orders', 'Cole: without orders']);
  await visitor.serious();
  await cover.getByRole('button', { name: 'Hide' }).press('Enter');
  await cover.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByLabel('Enemy zones').check();
  await page.locator('.over-zone').waitFor();
  await visitor.serious();
  await visitor.leave();
});

test.each(['fr', 'en'] as const)(
  'Maida on a phone (%s): nothing is cut off, axe finds nothing serious',
  async (lang) => {
    const visitor = await sitDown(`${MAIDA}?seed=phone`, { screen: 'phone', scheme: 'dark', touch: true, lang });
    const { page } = visitor;
    for (let side = 0; side < 2; side++) {
      await page.getByRole('dialog').getByRole('button').press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('1');
    }
    await page.keyboard.press('r');
    await page.locator('.battle-choices button').first().click();
    await page.locator('.battle-next').click();
    await page.locator('.battle-hand').waitFor();
    // The map may be larger than the screen; what is pressed may not.
    expect((await visitor.cutOff()).filter((one) => one.startsWith('BUTTON'))).toEqual([]);
    await visitor.serious();
    await visitor.leave();
  },
);

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

test('what others did is told once one may choose again; the tap that puts it away does its own work', async () => {
  const { game, table } = ford;
  const hasWaited = (now: Parameters<Parameters<typeof broughtTo>[2]>[0]): boolean => {
    const state = stateOf(now);
    const { side } = game.legal(state);
    const isScored = table.sides(state).some(({ points }) => points > 0);
    return isScored && !table.isChoiceDue(state) && now.entries.at(-1)!.by !== side;
  };
  const match = broughtTo(ford, 'river', hasWaited);
  const visitor = await sitDownAt('alexandre', match, { screen: 'phone', touch: true });
  const { page } = visitor;
  const recap = page.getByRole('region', { name: 'Since your last move' });
  await recap.waitFor();
  expect(await page.locator('.thought').count()).toBeGreaterThan(0);
  await visitor.serious();
  await recap.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => recap.getByRole('status').innerText()).toMatch(/\S/);
  await recap.getByRole('button', { name: 'Stop' }).click();
  await recap.getByRole('button', { name: 'Replay' }).waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  expect(await recap.count()).toBe(0);
  expect(await page.locator('.thought').count()).toBe(0);
  await page.getByRole('img', { name: /^Points over the battle/ }).waitFor();
  await page.getByText('Turning points').click();
  await page.locator('.score-turning button').first().click();
  await page.getByRole('button', { name: 'Back to the present' }).waitFor();
  await visitor.serious();
  await visitor.leave();
});
