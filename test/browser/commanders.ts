import type { Page } from 'playwright-core';
import type { Game } from '../../src/kernel/game.ts';
import { capitalize } from '../../src/kernel/text.ts';
import { newMatch, stateOf } from '../../src/play/match.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { columnOf, rowOf } from '../../src/space/hex.ts';
import { type HexTable, isHexTable } from '../../src/space/hex-table.ts';
import { centreOf, sheetSize } from '../../src/web/board/hex/geometry.ts';
import { type AnyMatch, type Deed, playedBy, TablePlayer } from '../support/table-player.ts';
import { drawn } from './hands.ts';

const MOST_DEEDS = 1000;

/** A battle on a table, as a page lays it. */
export interface Laid {
  readonly game: Game;
  readonly table: HexTable;
}

export async function laid(ruleset: string, scenario: string): Promise<Laid> {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  const { game, table } = battles.open(await battles.scenarios.find(({ id }) => id === scenario)!.load(), {});
  const made = await table();
  if (!isHexTable(made)) throw new Error(`${scenario} has no map of hexes`);
  return { game, table: made };
}

/** The table is laid, and hears keys. */
export async function seated(page: Page): Promise<void> {
  await page.locator('.board-counter').first().waitFor();
  await drawn(page);
}

export const held = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.board-counter.selected')?.getAttribute('data-counter') ?? null);

/** A hand that plays what it is told: by mouse, or by keys. */
export type Hand = (page: Page, laid: Laid, state: unknown, deed: Deed) => Promise<void>;

const NEAR_THE_CENTRE = [0, -22, 22].flatMap((y) => [0, -12, 12].map((x) => ({ x, y })));

/** Where a hex can be hit on the screen: not where a neighbour that is fanned out, or a handle, lies over it. */
export async function pointOf(
  page: Page,
  { table }: Laid,
  state: unknown,
  hex: number,
): Promise<{ x: number; y: number }> {
  const { grid } = table.surface.map;
  const { width } = sheetSize(grid);
  const centre = centreOf(grid, hex);
  const points = NEAR_THE_CENTRE.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
  const there = table.surface.counters(state).flatMap(({ id, place }) => (place.hex === hex ? [id] : []));
  return page.evaluate(
    ([onSheet, width, own]) => {
      const box = document.querySelector('.board-sheet')!.getBoundingClientRect();
      const scale = box.width / width;
      const all = onSheet.map(({ x, y }) => ({ x: box.x + x * scale, y: box.y + y * scale }));
      const free = all.find(({ x, y }) => {
        const hit = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-counter], [data-turn]');
        return !hit || own.includes(hit.dataset['counter'] ?? '');
      });
      return free ?? all[0]!;
    },
    [points, width, there] as const,
  );
}

const MOST_TRIES = 4;

/** Brings the pointer over a hex; whatever comes up under it there, the hex still lies below in the end. */
async function pointAt(page: Page, on: Laid, state: unknown, hex: number): Promise<{ x: number; y: number }> {
  let at = await pointOf(page, on, state, hex);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await page.mouse.move(at.x + 2, at.y);
    await page.mouse.move(at.x, at.y);
    const now = await pointOf(page, on, state, hex);
    if (now.x === at.x && now.y === at.y) break;
    at = now;
  }
  return at;
}

export const byMouse: Hand = async (page, on, state, deed) => {
  if (deed.by === 'button') {
    if (!deed.passes) return clickCommand(page, on, state, deed.command);
    await page.locator('.battle-pass').click();
    if (deed.warned) await page.locator('.battle-pass.primary').click();
    return;
  }
  const { counter, kind, hex, dice } = deed;
  for (let tries = 0; (await held(page)) !== counter; tries++) {
    if (tries > 4) throw new Error(`${counter} cannot be taken`);
    const box = (await page.locator(`[data-counter="${counter}"]`).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  const { x, y } = await pointAt(page, on, state, hex);
  if (kind === 'move') return page.mouse.click(x, y);
  if ((await page.locator('.battle-go').count()) === 0 || !dice) await page.mouse.click(x, y);
  await page.locator('.battle-go').click();
};

async function clickCommand(page: Page, { game, table }: Laid, state: unknown, command: unknown): Promise<void> {
  const go = page.locator('.battle-go');
  if ((await go.count()) === 0) {
    await page.getByRole('button', { name: capitalize(game.say(state, command)).en, exact: true }).click();
    if (!new TablePlayer(game, table).needsDice(state, command)) return;
  }
  await go.click();
}

export const byKeys: Hand = async (page, { game, table }, state, deed) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  if (deed.by === 'button') {
    if (!deed.passes) {
      const others = table.commandsWithoutPlace(state).filter((one) => !table.isPass(one));
      if (others.length > 1) await press('1');
      const waits = others.length === 1 || new TablePlayer(game, table).needsDice(state, deed.command);
      return waits ? press('r') : undefined;
    }
    await press('e');
    return deed.warned ? press('e') : undefined;
  }
  const { counter, kind, hex, dice } = deed;
  for (let tries = 0; (await held(page)) !== counter; tries++) {
    if (tries > 40) throw new Error(`${counter} cannot be reached with N`);
    await press('n');
  }
  const { surface } = table;
  const { grid } = surface.map;
  const from = surface.counters(state).find(({ id }) => id === counter)!.place.hex;
  const steps = (by: number, more: string, less: string): string[] =>
    Array<string>(Math.abs(by)).fill(by > 0 ? more : less);
  const way = [
    ...steps(columnOf(grid, hex) - columnOf(grid, from), 'ArrowRight', 'ArrowLeft'),
    ...steps(rowOf(grid, hex) - rowOf(grid, from), 'ArrowDown', 'ArrowUp'),
  ];
  for (const key of way) await press(key);
  if (kind === 'strike') await press('Enter');
  await press(dice ? 'r' : 'Enter');
};

/** The battle as the page keeps it. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = new URLSearchParams(location.hash.split('?')[1]).get('game');
    return JSON.parse(localStorage.getItem(`grognard.battle.${id}`) ?? '""') as string;
  });

/** The hash that is kept with it. */
const keptHash = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const id = new URLSearchParams(location.hash.split('?')[1]).get('game');
    const text = localStorage.getItem(`grognard.battle.${id}`) ?? '';
    return /\\"hash\\":\\"([^"\\]*)\\",\\"lines/.exec(text)?.[1];
  });

export const told = (page: Page): Promise<string> => page.locator('.battle-awaited').innerText();

/** Whoever chooses in secret has the screen to himself: the other player's part of it is covered until he says so. */
async function takeScreen(page: Page, { game }: Laid, state: unknown): Promise<void> {
  const side = game.secret?.(state);
  if (side === undefined) return;
  const cover = page.getByRole('dialog', { name: `Your turn, ${game.sides[side]!.en}` });
  await cover.waitFor();
  // What is covered hears no keys.
  await page.keyboard.press('1');
  await cover.getByRole('button').press('Enter');
  await cover.waitFor({ state: 'detached' });
}

/** A battle as far as a plain player brings it until it is there. */
export function broughtTo({ game, table }: Laid, seed: string, isThere: (match: AnyMatch) => boolean): AnyMatch {
  const player = new TablePlayer(game, table);
  let match: AnyMatch = newMatch(game, seed);
  while (!isThere(match)) ({ match } = playedBy(player, match));
  return match;
}

/** Deeds that a hand does alike. */
const kindOf = (deed: Deed): string =>
  deed.by === 'button'
    ? `${(deed.command as { readonly do: string }).do} ${deed.passes} ${deed.warned}`
    : `${deed.kind} ${(deed.command as { readonly do: string }).do} ${deed.dice}`;

/** A plain player's battle from its set-up to its end: what it was before each deed, and which deed was the last of its kind. */
export function wholeBattle({ game, table }: Laid, seed: string) {
  const player = new TablePlayer(game, table);
  const lastOf = new Map<string, number>();
  const before: AnyMatch[] = [];
  let match: AnyMatch = newMatch(game, seed);
  while (game.ending(stateOf(match)) === undefined) {
    const next = playedBy(player, match);
    lastOf.set(kindOf(next.deed), before.length);
    before.push(match);
    ({ match } = next);
  }
  return { match, before, lastOf };
}

/** The same battle at its latest point from which every kind of deed is still to be done, none of them in secret. */
export function lateIn(on: Laid, seed: string): AnyMatch {
  const { before, lastOf } = wholeBattle(on, seed);
  let late = Math.min(...lastOf.values());
  while (late > 0 && on.game.secret?.(stateOf(before[late]!)) !== undefined) late--;
  return before[late]!;
}

/** The faces that dice of ten showed: what is drawn out of a cup, and the 2d6 of an initiative, are none. */
export const facesIn = ({ entries }: AnyMatch): readonly unknown[] =>
  [
    ...new Set(
      entries
        .filter(({ command }) => !/draw|initiative/.test((command as { readonly do: string }).do))
        .flatMap(({ faces }) => faces),
    ),
  ].sort();

/** Plays a match to its end; after each command the page has the same position. */
export async function playedOut(page: Page, on: Laid, from: AnyMatch, hand: Hand): Promise<AnyMatch> {
  const { game, table } = on;
  const player = new TablePlayer(game, table);
  let match = from;
  for (let deeds = 0; game.ending(stateOf(match)) === undefined; deeds++) {
    if (deeds > MOST_DEEDS) throw new Error('endless');
    const state = stateOf(match);
    const next = playedBy(player, match);
    const { deed } = next;
    await takeScreen(page, on, state);
    await hand(page, on, state, deed);
    ({ match } = next);
    const now = stateOf(match);
    const awaited = capitalize(game.ending(now)?.why ?? game.legal(now).why).en;
    if ((await keptHash(page)) !== game.hash(now))
      throw new Error(`${JSON.stringify(deed)}: the page awaits “${await told(page)}”, not “${awaited}”`);
  }
  return match;
}
