import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Guided, give, goOn, lessonOf, select, startLesson } from '../../src/guide/guided.ts';
import type { Course } from '../../src/kernel/course.ts';
import { OUR_OPTIONS } from '../../src/kernel/ruling.ts';
import { newMatch, stateOf } from '../../src/play/match.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { held, type Laid, laid, pointOf, seated } from './commanders.ts';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const minutes = 60_000;

/** Spaces that do not break are spaces. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

const courseOf = async (ruleset: string, scenario: string): Promise<Course> => {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  return battles.scenarios.find(({ id }) => id === scenario)!.course!();
};

/** A tap of a finger, or a click. */
type Touch = (page: Page, at: { readonly x: number; readonly y: number }) => Promise<void>;
const byFinger: Touch = (page, { x, y }) => page.touchscreen.tap(x, y);
const byClick: Touch = (page, { x, y }) => page.mouse.click(x, y);

/** Learns as a lesson says, by what the screen shows: counters, hexes, handles, and the button that is pointed out. */
async function learn(page: Page, on: Laid, guided: Guided, touch: Touch): Promise<void> {
  const lesson = lessonOf(guided)!;
  const state = stateOf(guided.match);
  const { awaits, show } = lesson;
  const tapHex = async (hex: number): Promise<void> => touch(page, await pointOf(page, on, state, hex));
  const hasGoneOn = async (): Promise<boolean> =>
    !(await page.locator('#lesson-title').innerText()).includes(` ${guided.at + 1} `);
  const take = async (id: string): Promise<void> => {
    for (let tries = 0; (await held(page)) !== id && !(await hasGoneOn()); tries++) {
      if (tries > 4) throw new Error(`${lesson.id}: ${id} cannot be taken`);
      const box = (await page.locator(`[data-counter="${id}"]`).boundingBox())!;
      await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
  };
  if (awaits.for === 'reading') return page.locator('.lesson-go-on').click();
  const { to, facing, at, on: target } = Object(awaits.solution.command) as Record<string, number | readonly number[]>;
  if (awaits.for === 'selection')
    return awaits.solution.command === undefined ? take(awaits.solution.who[0]!) : tapHex(to as number);
  if (show?.button === 'choice') return page.locator('.battle-choices button').first().click();
  if (show?.button === 'turn') {
    await page.locator(`[data-turn="${String(facing)}"]`).click();
    return page.locator('.battle-go').click();
  }
  const aim = at ?? target;
  if (show?.counters !== undefined && aim !== undefined) await take(show.counters[0]!);
  if (aim !== undefined) await tapHex(typeof aim === 'number' ? aim : aim[0]!);
  if (to !== undefined && (await page.locator('.battle-go').count()) === 0) await tapHex(to as number);
  return page.locator('.battle-go').click();
}

const solved = (guided: Guided): Guided => {
  const { awaits } = lessonOf(guided)!;
  if (awaits.for === 'reading') return goOn(guided);
  return awaits.for === 'selection' ? select(guided, awaits.solution) : give(guided, awaits.solution.command);
};

test.each([
  { ruleset: 'alexandre', battle: 'the-ford', lang: 'fr', screen: 'phone', touch: true },
  { ruleset: 'jours-de-gloire', battle: 'maida', lang: 'en', screen: 'desktop', touch: false },
] as const)(
  '$battle is learnt to its end, and the battle goes on against the conscript ($lang, $screen)',
  async ({ ruleset, battle, lang, screen, touch }) => {
    const visitor = await Visitor.arrive(browser, { lang, screen, touch });
    const { page } = visitor;
    const on = await laid(ruleset, battle);
    const course = await courseOf(ruleset, battle);
    await page.goto(`${server.address}#/${ruleset}/battle/${battle}?teach=1&seed=lessons`);
    const title = page.locator('#lesson-title');
    let guided: Guided = startLesson(course, newMatch(on.game, 'lessons'), 0);
    expect(on.game.options).toEqual(OUR_OPTIONS);
    while (lessonOf(guided) !== undefined) {
      const lesson = lessonOf(guided)!;
      await soon(() => title.innerText()).toContain(` ${guided.at + 1} `);
      expect(plain(await page.locator('.lesson-text').innerText())).toBe(plain(lesson.text[lang]));
      if (lesson.show?.places !== undefined) await page.locator('.over-taught').waitFor();
      if (guided.at === 1) await visitor.serious();
      await learn(page, on, guided, touch ? byFinger : byClick);
      guided = solved(guided);
    }
    await soon(() => title.count()).toBe(0);
    await page.getByRole('region', { name: lang === 'fr' ? 'L’ordinateur' : 'The computer' }).waitFor();
    await page.goto(`${server.address}#/`);
    await page.getByRole('link', { name: lang === 'fr' ? 'Reprendre ma bataille' : 'Go on with my battle' }).waitFor();
    await visitor.leave();
  },
  2 * minutes,
);

test('lessons go on where they were left, answer gently, and are left for the battle', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'desktop' });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battle/the-ford?teach=1&seed=lessons`);
  const title = page.locator('#lesson-title');
  await soon(() => title.innerText()).toContain(' 1 ');
  await seated(page);
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await soon(() => page.locator('.lesson-reply').innerText()).toBe('Not that counter: tap the one with the ring.');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await soon(() => title.innerText()).toContain(' 3 ');
  await page.reload();
  await soon(() => title.innerText()).toContain(' 3 ');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await soon(() => title.innerText()).toContain(' 2 ');
  await page.getByRole('button', { name: 'Play without lessons' }).click();
  await soon(() => title.count()).toBe(0);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  expect(await page.locator('.computer-seats').getByLabel('Persia').inputValue()).toBe('conscript');
  await page.reload();
  await page.locator('.board-counter').first().waitFor();
  expect(await title.count()).toBe(0);
  await visitor.leave();
});
