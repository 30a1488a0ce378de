// Pictures of every page, and of battles, sheets and tools in use, many on a sheet, to be looked at:
// npm run build, then node scripts/album.ts [folder] [part of a title] [look]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, serve } from '../test/support/browser.ts';
import { CALCULATORS, CHARTS, PAGES, RULESETS } from '../test/support/every-page.ts';
import { battleUntil, open } from './battle-under-way.ts';

const [folder = 'album', part = '', only = ''] = process.argv.slice(2);
/** A long page is cut here. */
const LONGEST = 3200;

/** Each page is seen at four widths, by day and by night, in one language by day and in the other by night. */
const LOOKS = [
  { name: 'phone', width: 390, height: 844, locale: 'fr-FR', colorScheme: 'dark', beside: 7 },
  { name: 'tablet', width: 768, height: 1024, locale: 'en-GB', colorScheme: 'light', beside: 4 },
  { name: 'laptop', width: 1366, height: 768, locale: 'fr-FR', colorScheme: 'light', beside: 3 },
  { name: 'wide', width: 1920, height: 1080, locale: 'en-GB', colorScheme: 'dark', beside: 2 },
  { name: 'phone-by-day', width: 390, height: 844, locale: 'en-GB', colorScheme: 'light', beside: 7 },
  { name: 'small-phone', width: 360, height: 640, locale: 'fr-FR', colorScheme: 'light', beside: 7 },
  { name: 'tablet-by-night', width: 768, height: 1024, locale: 'fr-FR', colorScheme: 'dark', beside: 4 },
  { name: 'laptop-by-night', width: 1366, height: 768, locale: 'en-GB', colorScheme: 'dark', beside: 3 },
  { name: 'wide-by-day', width: 1920, height: 1080, locale: 'fr-FR', colorScheme: 'light', beside: 2 },
] as const;

interface Shot {
  readonly title: string;
  readonly file: string;
}

interface Stop {
  readonly title: string;
  readonly hash: string;
  /** What a visitor does there. */
  use?(page: Page): Promise<unknown>;
}

/** The battles, each at the same moment every time. */
const BATTLES = [
  { ruleset: 'alexandre', id: 'the-ford', seed: 'granicus', after: 40, awaited: /melee declared/u },
  { ruleset: 'alexandre', id: 'gaugamela', seed: 'arbela', after: 60, awaited: /melee declared/u },
  { ruleset: 'jours-de-gloire', id: 'maida', seed: 'calabria', after: 40, awaited: /: moves/u },
  { ruleset: 'jours-de-gloire', id: 'auerstaedt', seed: 'davout', after: 60, awaited: /: moves/u },
];

const kept = new Map<string, Promise<string>>();
function saveOf({ id, seed, after, awaited }: (typeof BATTLES)[number]): Promise<string> {
  if (!kept.has(id)) kept.set(id, battleUntil(id, seed, after, awaited));
  return kept.get(id)!;
}

/** A sheet of the battle's panel, by its place among them. */
const sheet = async (page: Page, place: number): Promise<void> =>
  page.locator('.battle-sheets button').nth(place).click();

const UNDER_WAY: readonly Stop[] = BATTLES.flatMap((battle) => {
  const hash = `#/${battle.ruleset}/battles`;
  const stop = (moment: string, use?: (page: Page) => Promise<unknown>): Stop => ({
    title: `${battle.id} ${moment}`,
    hash,
    use: async (page) => {
      await open(page, await saveOf(battle));
      await page.waitForTimeout(800);
      await use?.(page);
    },
  });
  return [
    stop('under way'),
    stop('in hand', (page) => page.keyboard.press('n')),
    stop('log', (page) => sheet(page, 1)),
    stop('forces', (page) => sheet(page, 2)),
    stop('map', (page) => sheet(page, 3)),
    stop('computer', (page) => sheet(page, 4)),
  ];
});

/** Every battle as it begins. */
const SET_UP = RULESETS.flatMap(({ id, battles }) =>
  battles.map((card): Stop => ({
    title: `map of ${card.id}`,
    hash: `#/${id}/battle/${card.id}?seed=album&against=conscript`,
  })),
);

const IN_USE: readonly Stop[] = [
  ...['alexandre/battles?choose=the-ford', 'jours-de-gloire/battles?choose=auerstaedt'].map((at) => ({
    title: `sheet before ${at}`,
    hash: `#/${at}`,
  })),
  { title: 'lesson the-ford', hash: '#/alexandre/battle/the-ford?teach=1&seed=lessons' },
  { title: 'lesson maida', hash: '#/jours-de-gloire/battle/maida?teach=1&seed=lessons' },
  ...['alexandre', 'jours-de-gloire'].map((id) => ({
    title: `editor ${id}`,
    hash: `#/${id}/battles`,
    use: async (page: Page) => {
      await page.getByRole('button', { name: /^(New scenario|Nouveau scénario)$/ }).click();
      await page.locator('.board-counter').first().waitFor();
    },
  })),
  ...['alexandre/simulation/the-ford', 'jours-de-gloire/simulation/maida'].map((at) => ({
    title: `simulation ${at}`,
    hash: `#/${at}`,
    use: async (page: Page) => {
      await page.locator('.simulation-asking select').first().selectOption('plain');
      await page.locator('.simulation-asking select').nth(1).selectOption('random');
      await page.getByRole('textbox', { name: /^(Battles|Batailles)$/ }).fill('10');
      await page.locator('.simulation-asking button.primary').click();
      await page.locator('.simulation-figures, figure svg').first().waitFor({ timeout: 30_000 });
    },
  })),
  {
    title: 'display',
    hash: '#/alexandre/battle/the-ford?seed=b2',
    use: (page) => page.getByRole('button', { name: /^(Display|Affichage)$/ }).click(),
  },
  {
    title: 'palette',
    hash: '#/dbm',
    use: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('kn v bd uphill');
      await page.locator('.palette-find.answer').waitFor();
    },
  },
  { title: 'history of games', hash: '#/history' },
];

const STOPS = [
  ...[...PAGES, ...CHARTS].map((hash): Stop => ({ title: hash, hash })),
  ...SET_UP,
  ...UNDER_WAY,
  ...IN_USE,
].filter(({ title }) => title.includes(part));

async function take(page: Page, { title, hash, use }: Stop, name: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  const shoot = async (title: string): Promise<void> => {
    const file = join(folder, `${name}-${title.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
    const { width, height } = page.viewportSize()!;
    const all = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, Math.min(all, LONGEST)) });
    await page.screenshot({ path: file });
    await page.setViewportSize({ width, height });
    shots.push({ title, file });
  };
  await page.evaluate((to) => (location.hash = to), hash);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(700);
  await use?.(page);
  if (use !== undefined) await page.waitForTimeout(700);
  await shoot(title);
  if (CALCULATORS.includes(hash)) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(500);
    await shoot(`${hash} rolled`);
  }
  return shots;
}

/** Several pictures on one sheet, as wide as a screen. */
async function sheets(browser: Browser, name: string, beside: number, shots: readonly Shot[]): Promise<void> {
  const perSheet = beside * 2;
  const page = await browser.newPage({ viewport: { width: 1900, height: 1200 } });
  for (let i = 0; i * perSheet < shots.length; i++) {
    const figures = shots
      .slice(i * perSheet, (i + 1) * perSheet)
      .map(({ title, file }) => `<figure>${title}<img src="${pathToFileURL(file).href}"></figure>`);
    const html = join(folder, `sheet-${name}-${i + 1}.html`);
    const style = `body{display:grid;grid-template-columns:repeat(${beside},1fr);gap:8px;margin:8px;align-items:start;font:12px sans-serif;background:#888}figure{margin:0;max-height:1150px;overflow:hidden}img{width:100%}`;
    writeFileSync(html, `<!doctype html><style>${style}</style>${figures.join('')}`);
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: html.replace('.html', '.png'), fullPage: true });
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(), launchBrowser()]);
for (const { name, width, height, locale, colorScheme, beside } of LOOKS.filter((look) => look.name.includes(only))) {
  const page = await browser.newPage({ viewport: { width, height }, locale, colorScheme, reducedMotion: 'reduce' });
  await page.goto(server.address, { waitUntil: 'networkidle' });
  const shots: Shot[] = [];
  for (const stop of STOPS) shots.push(...(await take(page, stop, name)));
  await page.close();
  await sheets(browser, name, beside, shots);
  console.log(`${name}: ${shots.length} pictures`);
}
await browser.close();
await server.stop();
