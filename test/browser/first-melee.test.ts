import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { unitId } from '../../src/hex-battle/counters/ids.ts';
import { gridOf, hexOfNumber } from '../../src/space/hex.ts';
import { centreOf, sheetSize } from '../../src/web/board/hex/geometry.ts';
import { browser, server } from './shared.ts';
import { SCREENS, soon, Visitor } from './visitor.ts';

/** From home to the first melee with its odds, at most. */
const MOST_TAPS = 4;

const PLACES = [
  { lang: 'fr', screen: 'phone', touch: true },
  { lang: 'en', screen: 'laptop', touch: false },
] as const;

const WORDS = {
  fr: { play: 'Jouer Le Gué maintenant', alone: 'Jouer sans leçons', attack: /^Attaquer/, roll: /^Lancer les dés/ },
  en: { play: 'Play The Ford now', alone: 'Play without lessons', attack: /^Attack/, roll: /^Roll the dice/ },
} as const;

const GRID = gridOf(14, 12);
/** The Royal squadron, which stands in the ford, and the hex of the Paphlagonians before it on the bank. */
const ROYAL_SQUADRON = `[data-counter="${unitId(0)}"]`;
const PAPHLAGONIANS = '0906';

describe.each(PLACES)('who comes for the first time, $lang, $screen', ({ lang, screen, touch }) => {
  const words = WORDS[lang];

  /** Somebody at home, whose taps are counted. */
  async function arrive() {
    const visitor = await Visitor.arrive(browser, { lang, screen, touch });
    const { page } = visitor;
    await page.goto(server.address);
    let taps = 0;
    const tapAt = async (x: number, y: number): Promise<void> => {
      taps++;
      await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    /** Only what is on the screen can be tapped. */
    const tap = async (control: Locator): Promise<void> => {
      await control.waitFor();
      const { x, y, width, height } = (await control.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(SCREENS[screen].height);
      await tapAt(x + width / 2, y + height / 2);
    };
    return { visitor, page, tap, tapAt, taps: () => taps };
  }

  type Arrived = Awaited<ReturnType<typeof arrive>>;

  /** Takes the squadron, then points at the enemy. */
  async function attack({ page, tap, tapAt }: Arrived): Promise<void> {
    const squadron = page.locator(ROYAL_SQUADRON);
    await tap(squadron);
    await soon(() => page.locator('.board-counter.selected').count()).toBe(1);
    const { x, y } = centreOf(GRID, hexOfNumber(GRID, PAPHLAGONIANS)!);
    const sheet = (await page.locator('.board-sheet').boundingBox())!;
    const scale = sheet.width / sheetSize(GRID).width;
    await tapAt(sheet.x + x * scale, sheet.y + y * scale);
  }

  /** The odds stand on the screen, and the button that attacks. */
  async function seesOdds({ page, tap, taps }: Arrived): Promise<void> {
    await page.locator('.outlook-results li').first().waitFor();
    const { y } = (await page.locator('.outlook-bar').boundingBox())!;
    expect(y).toBeLessThan(SCREENS[screen].height);
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
    await tap(page.locator('.battle-go', { hasText: words.attack }));
  }

  test('has the odds of a melee before them in three taps, taught, and attacks with the fourth', async () => {
    const arrived = await arrive();
    const { page, tap, taps, visitor } = arrived;
    await tap(page.getByRole('link', { name: words.play }));
    await soon(() => page.locator('#lesson-title').innerText()).toContain(' 1 ');
    await attack(arrived);
    await seesOdds(arrived);
    expect(taps()).toBe(4);
    await soon(() => page.locator('#lesson-title').innerText()).toContain(' 3 ');
    await page.locator('.battle-go', { hasText: words.roll }).waitFor();
    await visitor.leave();
  });

  test('has them in four taps without lessons', async () => {
    const arrived = await arrive();
    const { page, tap, visitor } = arrived;
    await tap(page.getByRole('link', { name: words.play }));
    await tap(page.getByRole('button', { name: words.alone }));
    await soon(() => page.locator('#lesson-title').count()).toBe(0);
    // With nothing in hand the panel names who can act.
    await soon(() => page.locator('.battle-able button').count()).toBeGreaterThan(0);
    await attack(arrived);
    await seesOdds(arrived);
    await page.locator('.battle-go', { hasText: words.roll }).waitFor();
    await visitor.leave();
  });
});
