// Takes the pictures of the README from the page as it is: npm run build, then node scripts/screenshots.ts
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, serve } from '../test/support/browser.ts';
import { battleUntil, open } from './battle-under-way.ts';

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
