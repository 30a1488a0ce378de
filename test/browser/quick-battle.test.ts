import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { seedOf } from '../../src/kernel/seed.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { hashesOfBattles, type MakerId } from '../support/made-up-battles.ts';
import { WHOLE } from '../support/whole.ts';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

/** The device’s source of chance, which gives what it has given so often before. */
const countsUp = (): void => {
  let given = 0;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(given++);
    return array;
  };
};

const madeHere = async (ruleset: string, choices: object): Promise<Record<string, unknown>> => {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  return (await battles.quick!()).make(choices) as Record<string, unknown>;
};

test.each([
  [
    'alexandre',
    'en',
    'desktop',
    ['hills', 'pursuit'],
    { ground: 'hills', plan: 'pursuit' },
    'Another',
    'Play this battle',
  ],
  [
    'jours-de-gloire',
    'fr',
    'phone',
    ['villages', 'attaque d’une position'],
    { ground: 'villages', plan: 'attack' },
    'Une autre',
    'Jouer cette bataille',
  ],
] as const)(
  'a battle of %s is made up, changed for another one, and played (%s, %s)',
  async (ruleset, lang, screen, words, choices, another, plays) => {
    const visitor = await Visitor.arrive(browser, { lang, screen });
    const { page } = visitor;
    await page.addInitScript(countsUp);
    await page.goto(`${server.address}#/${ruleset}/battles`);
    const card = page.locator('.quick-battle');
    for (const word of words) await card.getByRole('radio', { name: word, exact: true }).check();
    const seeds = [0, 1].map((byte) => seedOf(new Uint8Array(16).fill(byte)));
    const [first, second] = await Promise.all(seeds.map((seed) => madeHere(ruleset, { ...choices, seed })));
    const title = (made: Record<string, unknown>): string => (made['title'] as Record<string, string>)[lang]!;
    await card.getByRole('heading', { name: title(first!) }).waitFor();
    await card.getByRole('button', { name: another }).click();
    await card.getByRole('heading', { name: title(second!) }).waitFor();
    await soon(() => card.locator('.battles-map img, .battles-map .map-image').count()).toBeGreaterThan(0);
    await visitor.serious();
    await card.getByRole('button', { name: plays }).click();
    await soon(() => page.url()).toMatch(new RegExp(`#/${ruleset}/battles\\?choose=mine-`));
    const id = /mine-\w+/.exec(page.url())![0];
    const kept = await page.evaluate((key) => localStorage.getItem(key), `grognard.scenario.${id}`);
    // The page makes to the letter what Node makes.
    expect(JSON.parse(kept!)).toEqual({ ...second, id });
    // What was chosen is chosen next time.
    await page.goto(`${server.address}#/${ruleset}/battles`);
    for (const word of words) await card.getByRole('radio', { name: word, exact: true, checked: true }).waitFor();
    await visitor.leave();
  },
);

test('a browser makes the very battles that Node makes', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, '..', 'support', 'made-up-battles.ts'),
        formats: ['iife'],
        name: 'madeUp',
      },
    },
  });
  const [script] = (built as Rollup.RollupOutput[])[0]!.output;
  const page = await browser.newPage();
  await page.addScriptTag({ content: script.code });
  const seeds = WHOLE ? 1000 : 300;
  for (const id of ['alexandre', 'jours-de-gloire'] as const) {
    const here = hashesOfBattles(id, seeds);
    expect(new Set(here).size).toBe(seeds);
    const there = await page.evaluate(
      ([maker, count]) =>
        (globalThis as unknown as { madeUp: { hashesOfBattles: typeof hashesOfBattles } }).madeUp.hashesOfBattles(
          maker,
          count,
        ),
      [id as MakerId, seeds] as const,
    );
    expect(there).toEqual(here);
  }
  await page.close();
});
