import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser, serve } from '../test/support/browser.ts';

const PAGE = fileURLToPath(new URL('../dist/web/index.html', import.meta.url));
const FRAME_MS = 1000 / 60;
const CHANGES = 60;
const MOST_KILOBYTES = 120;

interface Typing {
  readonly title: string;
  readonly address: string;
  /** The stepper that is pressed, by the label of its number. */
  readonly number: string;
  /** Pressed upwards only, so that no pool was counted before; otherwise up and down by turns. */
  readonly rising?: true;
  readonly goalMs: number;
  readonly goal: string;
}

const shot = { models: 30, weapon: 'longbow', distance: 10 };
const unit = { models: 100, fighting: 60 };
const at = (path: string, situation: object): string =>
  `#/${path}?s=1.${Buffer.from(JSON.stringify(situation)).toString('base64url')}`;

const TYPINGS: readonly Typing[] = [
  {
    title: 'Alexandre, melee',
    address: '#/alexandre/melee',
    number: 'Strength (SP)',
    goalMs: FRAME_MS,
    goal: 'one frame',
  },
  {
    title: 'Jours de Gloire, shock',
    address: '#/jours-de-gloire/shock',
    number: 'Strength (SP)',
    goalMs: FRAME_MS,
    goal: 'one frame',
  },
  { title: 'DBM, close combat', address: '#/dbm/close-combat', number: '', goalMs: FRAME_MS, goal: 'one frame' },
  {
    title: 'WAB, 30 to 90 shots',
    address: at('wab/shooting', { shooters: [shot], target: { models: 60 } }),
    number: 'Shots',
    rising: true,
    goalMs: 50,
    goal: '50 ms',
  },
  {
    title: 'WAB, 30 to 90 against 60',
    address: at('wab/close-combat', { attackers: [{ ...unit, fighting: 30 }], defenders: [unit] }),
    number: 'Fighters',
    rising: true,
    goalMs: 50,
    goal: '50 ms',
  },
];

/** Milliseconds from a press on a stepper, or on a box where there is none, until the page shows the new account. */
async function timesOf(page: Page, number: string, rising: boolean): Promise<number[]> {
  return page.evaluate(
    async ([label, upwards, changes]) => {
      const form = document.querySelector('form.calc-form')!;
      const buttons = [...form.querySelectorAll('button')].filter((b) =>
        (b.getAttribute('aria-label') ?? '').startsWith(`${label} `),
      );
      const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
      const main = document.querySelector('main')!;
      const read = document.querySelector('[data-testid="live-summary"]')!;
      const times: number[] = [];
      for (let i = 0; i < changes; i++) {
        const pressed = label === '' ? boxes[0]! : buttons[upwards || i % 2 === 0 ? 1 : 0]!;
        const shown = new Promise<number>((resolve) => {
          const observer = new MutationObserver((changes) => {
            if (changes.every(({ target }) => form.contains(target) || read.contains(target))) return;
            observer.disconnect();
            resolve(performance.now());
          });
          observer.observe(main, { childList: true, characterData: true, subtree: true });
          setTimeout(() => resolve(Infinity), 2000);
        });
        const start = performance.now();
        pressed.click();
        times.push((await shown) - start);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return times;
    },
    [number, rising, CHANGES] as const,
  );
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** In Chromium, against the built page: how soon a change in a form shows, and how much JavaScript a calculator loads. */
export async function measurePage(): Promise<string> {
  if (!existsSync(PAGE)) return 'page: build first: npm run build';
  const [server, browser] = await Promise.all([serve(), launchBrowser()]);
  const lines: string[] = [];
  for (const { title, address, number, rising = false, goalMs, goal } of TYPINGS) {
    const page = await browser.newPage({
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const loaded: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) loaded.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(server.address, { waitUntil: 'networkidle' });
    const open = async (hash: string): Promise<void> => {
      await page.evaluate((to) => (location.hash = to), hash);
      await page.locator('form.calc-form').waitFor();
      await page.waitForTimeout(1000);
    };
    await open(address.split('?')[0]!);
    const kilobytes = (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    await open(address);
    const times = (await timesOf(page, number, rising)).sort((a, b) => a - b);
    await page.close();
    const median = quantile(times, 0.5);
    lines.push(
      [
        title.padEnd(24),
        `median ${ms(median)}`.padEnd(17),
        `p95 ${ms(quantile(times, 0.95))}`.padEnd(14),
        `${(median / goalMs).toFixed(2)}× ${goal}`.padEnd(18),
        median <= goalMs ? 'met   ' : 'MISSED',
        `${kilobytes.toFixed(1)} kB of JavaScript, gzipped, with home (goal ${MOST_KILOBYTES}): ${kilobytes <= MOST_KILOBYTES ? 'met' : 'MISSED'}`,
      ].join('  '),
    );
  }
  await browser.close();
  await server.stop();
  return ['a change in a form, until the page shows the new account', ...lines].join('\n');
}
