import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/kernel/text.ts';
import { WHOLE } from '../support/whole.ts';
import { browser, server } from './shared.ts';
import { type Screen, Visitor } from './visitor.ts';

const minutes = 60_000;

interface Combat {
  readonly ruleset: string;
  readonly procedure: string;
  /** What is changed in the form, by its label: a box is ticked, a number raised by three, once it was set where it has a `from`. */
  readonly fact: Readonly<Record<Lang, string>> & { readonly kind: 'box' | 'number'; readonly from?: number };
  readonly faces: readonly number[];
}

const STRENGTH = { kind: 'number', fr: 'Force (PF)', en: 'Strength (SP)' } as const;
const COMBATS: readonly Combat[] = [
  { ruleset: 'alexandre', procedure: 'melee', fact: STRENGTH, faces: [7] },
  { ruleset: 'jours-de-gloire', procedure: 'shock', fact: STRENGTH, faces: [6, 3, 8] },
  {
    ruleset: 'dbm',
    procedure: 'close-combat',
    fact: { kind: 'box', fr: 'Élément d’un général', en: 'A general’s element' },
    faces: [6, 2],
  },
  {
    ruleset: 'wab',
    procedure: 'shooting',
    fact: { kind: 'number', fr: 'Tirs', en: 'Shots', from: 2 },
    faces: [5, 6, 1, 4],
  },
  {
    ruleset: 'wab',
    procedure: 'close-combat',
    fact: { kind: 'number', fr: 'Combattants', en: 'Fighters', from: 2 },
    faces: [5, 6, 1, 4],
  },
];

const RAISED = 3;
const MOST_DICE = 120;

/** All mixtures of language and size; each pair has neither in common. */
const PLACES = [
  ['fr', 'phone'],
  ['en', 'desktop'],
  ['en', 'phone'],
  ['fr', 'desktop'],
] as const satisfies readonly (readonly [Lang, Screen])[];

/** Each combat in one mixture, another for each combat; by the other hand in its opposite. `WHOLE` tries each in all of them. */
const casesOf = (hand: 'mouse' | 'keyboard') =>
  COMBATS.flatMap((combat, i) => {
    const mine = (i % PLACES.length) ^ (hand === 'mouse' ? 0 : 1);
    return PLACES.filter((_, place) => WHOLE || place === mine).map(([lang, screen]) => ({ ...combat, lang, screen }));
  });

/** Changes a fact of the form, and sees the odds change. */
async function changeOdds(visitor: Visitor, change: () => Promise<void>): Promise<void> {
  await expect.poll(async () => (await visitor.odds()).length).toBeGreaterThan(0);
  const before = await visitor.odds();
  await change();
  await expect.poll(() => visitor.odds()).not.toEqual(before);
}

describe('a whole combat, from a short form to the told result, with typed dice', () => {
  test.each(casesOf('mouse'))(
    'by mouse: $ruleset $procedure, $lang, $screen',
    async ({ ruleset, procedure, fact, faces, lang, screen }) => {
      const visitor = await Visitor.arrive(browser, { lang, screen });
      const { page } = visitor;
      await page.goto(server.address);
      await page.locator(`a[href="#/${ruleset}/${procedure}"]`).first().click();
      await visitor.startShort();
      if (fact.from !== undefined)
        await page.getByRole('spinbutton', { name: fact[lang] }).first().fill(String(fact.from));
      await changeOdds(visitor, async () => {
        if (fact.kind === 'box') await page.getByRole('checkbox', { name: fact[lang] }).first().check();
        else
          for (let i = 0; i < RAISED; i++)
            await page
              .getByRole('button', { name: `${fact[lang]} + 1` })
              .first()
              .click();
      });
      for (let i = 0; (await visitor.asked()) === 'die'; i++) {
        expect(i).toBeLessThan(MOST_DICE);
        await visitor.face(faces[i % faces.length]!).click();
      }
      await expect.poll(() => visitor.result.getByRole('listitem').count()).toBeGreaterThan(1);
      await page.getByRole('link', { name: visitor.words.history }).click();
      await expect.poll(() => page.locator(`main a[href^="#/${ruleset}/${procedure}?s="]`).count()).toBe(1);
      await visitor.leave();
    },
    2 * minutes,
  );

  test.each(casesOf('keyboard'))(
    'by keyboard only: $ruleset $procedure, $lang, $screen',
    async ({ ruleset, procedure, fact, faces, lang, screen }) => {
      const visitor = await Visitor.arrive(browser, { lang, screen });
      const { page } = visitor;
      await page.goto(`${server.address}#/${ruleset}/${procedure}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.tabTo(new RegExp(visitor.words.start));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await visitor.tabTo(new RegExp(`^${fact[lang].replaceAll(/[()]/g, '\\$&')}$`));
      if (fact.from !== undefined) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(String(fact.from));
      }
      await changeOdds(visitor, async () => {
        if (fact.kind === 'box') await page.keyboard.press('Space');
        else for (let i = 0; i < RAISED; i++) await page.keyboard.press('ArrowUp');
      });
      await visitor.tabTo(/^[01]$/);
      for (let i = 0; (await visitor.asked()) === 'die'; i++) {
        expect(i).toBeLessThan(MOST_DICE);
        await page.keyboard.press(String(faces[i % faces.length]));
      }
      await expect.poll(() => visitor.result.getByRole('listitem').count()).toBeGreaterThan(1);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'a pool of dice may be entered as the number that pass',
    async () => {
      const visitor = await Visitor.arrive(browser);
      const { page } = visitor;
      await page.goto(`${server.address}#/wab/shooting`);
      for (const passes of ['10', '4', '2']) {
        await page.getByRole('spinbutton', { name: visitor.words.passes }).fill(passes);
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => visitor.result.innerText()).toContain('2 lost');
      await visitor.leave();
    },
    2 * minutes,
  );
});

test(
  'typing in a form changes the odds, and a wrong entry is explained beside the field without losing the rest',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr' });
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/fire`);
    const strength = page.getByRole('spinbutton', { name: 'Force (PF)' }).first();
    await strength.fill('8');
    await expect.poll(() => visitor.odds()).toEqual(['découragée 50 % 1/2', 'pas d’effet 50 % 1/2']);
    await strength.fill('99');
    await expect.poll(() => page.getByRole('form').innerText()).toContain('un nombre entier de 1 à 30');
    expect(await strength.inputValue()).toBe('99');
    await strength.fill('4');
    await expect.poll(() => visitor.odds()).toEqual(['découragée 30 % 3/10', 'pas d’effet 70 % 7/10']);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a link opened in a fresh profile gives the same odds; a bad one says so above a working form',
  async () => {
    const first = await Visitor.arrive(browser);
    await first.page.goto(`${server.address}#/alexandre/melee`);
    await first.page.getByRole('button', { name: 'Strength (SP) + 1' }).first().click();
    const odds = await first.odds();
    await expect.poll(() => first.page.url()).toContain('?s=2.');
    const address = first.page.url();
    await first.leave();

    const second = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone' });
    await second.page.goto(address);
    const fractions = (rows: readonly string[]) => rows.map((row) => row.split(' ').at(-1));
    await expect.poll(async () => fractions(await second.odds())).toEqual(fractions(odds));
    await second.page.goto('about:blank');
    await second.page.goto(`${server.address}#/alexandre/melee?s=1.abc`);
    await expect.poll(() => second.page.locator('main').innerText()).toContain('ce lien est incomplet ou abîmé');
    expect((await second.odds()).length).toBeGreaterThan(0);
    await second.leave();
  },
  2 * minutes,
);

test(
  'everything works offline after the first visit',
  async () => {
    const visitor = await Visitor.arrive(browser, { keeps: true });
    const { page } = visitor;
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The worker is ready once all is kept; a reload puts the page under it.
    await page.reload({ waitUntil: 'networkidle' });
    await visitor.context.setOffline(true);
    for (const { ruleset, procedure } of COMBATS) {
      await page.goto(`${server.address}?again=${ruleset}-${procedure}#/${ruleset}/${procedure}`);
      await expect.poll(async () => (await visitor.odds()).length).toBeGreaterThan(0);
    }
    await page.goto(`${server.address}?again=charts#/dbm/charts`);
    await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(10);
    await page.goto(`${server.address}?again=matchups#/alexandre/matchups/melee`);
    await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(0);
    await visitor.context.setOffline(false);
    await visitor.context.close();
  },
  2 * minutes,
);
