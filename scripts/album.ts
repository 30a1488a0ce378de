// Pictures of every page, many on a sheet, to be looked at: npm run build, then node scripts/album.ts [folder] [part of an address]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, serve } from '../test/support/browser.ts';
import { CALCULATORS, CHARTS, PAGES } from '../test/support/every-page.ts';

const [folder = 'album', part = ''] = process.argv.slice(2);
/** A long page is cut here. */
const LONGEST = 3200;

const LOOKS = [
  { name: 'narrow', width: 320, height: 640, locale: 'en-GB', colorScheme: 'light', beside: 8 },
  { name: 'phone', width: 390, height: 844, locale: 'fr-FR', colorScheme: 'dark', beside: 7 },
  { name: 'tablet', width: 820, height: 1180, locale: 'fr-FR', colorScheme: 'light', beside: 4 },
  { name: 'desktop', width: 1280, height: 800, locale: 'en-GB', colorScheme: 'light', beside: 3 },
  { name: 'wide', width: 1920, height: 1080, locale: 'fr-FR', colorScheme: 'dark', beside: 2 },
] as const;

interface Shot {
  readonly title: string;
  readonly file: string;
}

const STOPS = [...PAGES, ...CHARTS].filter((hash) => hash.includes(part));

async function take(page: Page, hash: string, name: string): Promise<Shot[]> {
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
  await shoot(hash);
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
for (const { name, width, height, locale, colorScheme, beside } of LOOKS) {
  const page = await browser.newPage({ viewport: { width, height }, locale, colorScheme, reducedMotion: 'reduce' });
  await page.goto(server.address, { waitUntil: 'networkidle' });
  const shots: Shot[] = [];
  for (const hash of STOPS) shots.push(...(await take(page, hash, name)));
  await page.close();
  await sheets(browser, name, beside, shots);
  console.log(`${name}: ${shots.length} pictures`);
}
await browser.close();
await server.stop();
