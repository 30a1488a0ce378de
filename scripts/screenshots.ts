// Takes the pictures of the README from the page as it is: npm run build, then node scripts/screenshots.ts
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { isRefusal } from '../src/kernel/assessment.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { play } from '../src/play/orders.ts';
import { saveText } from '../src/play/save-text.ts';
import { launchBrowser, serve } from '../test/support/browser.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');

interface Shot {
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: 'fr-FR' | 'en-GB';
  /** What a visitor does first. */
  prepare?(page: Page): Promise<unknown>;
}

/** A battle between two veterans, as far as the first time that something is awaited in such words after so many commands. */
async function battleUntil(id: string, seed: string, after: number, awaited: RegExp): Promise<string> {
  const { battles, card } = (await allScenarios()).find(({ card }) => card.id === id)!;
  const known = await judgedGameOf(battles.open(await card.load(), OUR_OPTIONS));
  const { game } = known;
  let match = newMatch(game, seed);
  for (let state = stateOf(match); game.ending(state) === undefined; state = stateOf(match)) {
    const { side, why } = game.legal(state);
    if (match.entries.length >= after && awaited.test(why.en)) return saveText(match);
    const played = play(match, LEVELS.veteran.mind(known, game.view(state, side!), side!).command);
    if (isRefusal(played)) throw new Error(played.refused.en);
    ({ match } = played);
  }
  throw new Error(`${id}: nobody awaits ${awaited}`);
}

async function open(page: Page, save: string): Promise<void> {
  await page
    .locator('[aria-labelledby="kept-title"] input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(save) });
  await page.locator('.board-counter').first().waitFor();
}

const ford = await battleUntil('the-ford', 'granicus', 40, /melee declared/u);
const auerstaedt = await battleUntil('auerstaedt', 'davout', 60, /: moves/u);

const SHOTS: readonly Shot[] = [
  { name: 'calculator', hash: '#/alexandre/melee', width: 1280, height: 800, colorScheme: 'light', locale: 'en-GB' },
  { name: 'phone', hash: '#/jours-de-gloire/shock', width: 390, height: 844, colorScheme: 'dark', locale: 'fr-FR' },
  {
    name: 'matchups',
    hash: '#/dbm/matchups/close-combat',
    width: 1280,
    height: 1180,
    colorScheme: 'light',
    locale: 'en-GB',
  },
  {
    name: 'battle',
    hash: '#/alexandre/battles',
    width: 1280,
    height: 800,
    colorScheme: 'light',
    locale: 'en-GB',
    prepare: (page) => open(page, ford),
  },
  {
    name: 'battle-phone',
    hash: '#/jours-de-gloire/battles',
    width: 390,
    height: 844,
    colorScheme: 'dark',
    locale: 'fr-FR',
    prepare: async (page) => {
      await open(page, auerstaedt);
      await page.keyboard.press('n');
    },
  },
];

const { address, stop } = await serve();
const browser = await launchBrowser();
for (const { name, hash, width, height, colorScheme, locale, prepare } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, locale, reducedMotion: 'reduce' });
  await page.goto(address + hash, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}
await browser.close();
await stop();
