import { describe, expect, test } from 'vitest';
import { PLACES, testsIn } from './places.ts';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const minutes = 60_000;

describe.each(PLACES)('a companion at the table: $lang, $screen', (place) => {
  const { test, inTurn } = testsIn(place);
  const french = place.lang === 'fr';

  const arrive = async (path: string): Promise<Visitor> => {
    const visitor = await Visitor.arrive(browser, place);
    await visitor.page.goto(`${server.address}#/${path}`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  };

  test(
    'the row of a line that was set aside opens in place, by finger or by key, and gives the focus back',
    async () => {
      const visitor = await arrive('dbm/pip-cost');
      const { page } = visitor;
      const address = page.url();
      const row = page.locator('tr.calc-aside a.cite').first();
      if (place.touch) await row.tap();
      else {
        await row.focus();
        await page.keyboard.press('Enter');
      }
      await page.getByRole('dialog').locator('tr.cited').waitFor();
      expect(page.url()).toBe(address);
      await page.keyboard.press('Escape');
      await soon(() => page.getByRole('dialog').count()).toBe(0);
      await soon(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'whoever can do nothing has no row among the match-ups, and is named',
    async () => {
      const visitor = await arrive('dbm/matchups/shooting');
      const { page } = visitor;
      const heads = page.getByRole('rowheader');
      await soon(() => heads.count()).toBeGreaterThan(3);
      expect(await heads.filter({ hasText: /\bPs\b/ }).count()).toBe(0);
      await page.getByText(french ? /Laissés de côté.*Ps psiloi/ : /Left out.*Ps psiloi/).waitFor();
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'a profile is one strip in the printed order, what is rare is folded, procedures stand in groups',
    async () => {
      const visitor = await arrive('wab/close-combat');
      const { page } = visitor;
      const letters = page.locator('.form-profile').first().locator('.form-letter > label');
      const visible = letters.locator('[aria-hidden]');
      expect(await visible.allInnerTexts()).toEqual(
        french ? ['CC', 'F', 'E', 'PV', 'I', 'A'] : ['WS', 'S', 'T', 'W', 'I', 'A'],
      );
      const tops = await letters.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      const rare = page.locator('form details.form-rare');
      expect(await rare.count()).toBeGreaterThan(0);
      expect(await rare.evaluateAll((all) => all.some((one) => (one as HTMLDetailsElement).open))).toBe(false);

      await page.evaluate(() => (location.hash = '#/dbm/shooting'));
      const groups = page.locator('.ruleset-nav-group > ul');
      await soon(() => groups.count()).toBe(5);
      expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
        french
          ? ['Combattre', 'Tirer', 'Manœuvrer', 'Vérifier', 'Face-à-face']
          : ['Fight', 'Shoot', 'Move', 'Look up', 'Match-ups'],
      );
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'the bar goes from best to worst, by pattern and in words too; with the dice it tells the result',
    async () => {
      const visitor = await arrive('dbm/close-combat');
      const { page } = visitor;
      const stretches = visitor.bar.locator('.stretch');
      await stretches.first().waitFor();
      const looks = await stretches.evaluateAll((all) =>
        all.map((one) => [one.classList[1], getComputedStyle(one).backgroundImage.split('(')[0]]),
      );
      expect(looks).toEqual([
        ['own', 'none'],
        ['nobody', 'radial-gradient'],
        ['enemy', 'repeating-linear-gradient'],
      ]);
      const words = await visitor.bar.getByRole('img').getAttribute('aria-label');
      expect(words).toMatch(french ? /^succès de l’ami.*; destruction de l’ami/ : /^friend wins.*; friend destroyed/);
      const box = (await visitor.bar.boundingBox())!;
      if (place.touch) expect(Math.round(box.y + box.height)).toBe(page.viewportSize()!.height);

      const roll = visitor.bar.locator('.battle-bar-roll');
      if (place.touch) await roll.tap();
      else await roll.click();
      await visitor.result.waitFor();
      const told = await visitor.result.locator('.calc-line').innerText();
      expect(await visitor.bar.locator('.battle-bar-gist > b').innerText()).toBe(told);
      expect(await visitor.bar.locator('.pinned').count()).toBe(1);
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'dice have the shape of their kind and the colour of their side, and a pool lies in columns, its misses hollow',
    async () => {
      const visitor = await arrive('wab/shooting');
      const { page } = visitor;
      await page.keyboard.press('Space');
      await visitor.result.waitFor();
      await visitor.result.locator('.calc-stack').first().waitFor();
      const stacks = visitor.result.getByRole('listitem').first().locator('.calc-stack');
      const columns = await stacks.evaluateAll((all) =>
        all.map((stack) =>
          [...stack.children].map((die) => [Number(die.textContent), die.classList.contains('miss')] as const),
        ),
      );
      expect(columns.flat().length).toBe(20);
      const faces = columns.map((column) => [...new Set(column.map(([face]) => face))]);
      expect(faces.every((column) => column.length === 1)).toBe(true);
      expect(faces.flat()).toEqual(faces.flat().toSorted((a, b) => a - b));
      for (const [face, miss] of columns.flat()) expect(miss).toBe(face < 4);
      expect(await visitor.result.locator('.calc-die.own circle').count()).toBeGreaterThan(0);

      await page.evaluate(() => (location.hash = '#/dbm/close-combat'));
      await page.getByRole('heading', { level: 1, name: french ? 'Mêlée' : 'Close combat' }).waitFor();
      await page.keyboard.press('Space');
      await visitor.result.waitFor();
      await soon(() => visitor.result.locator('.calc-die').count()).toBe(2);
      const fills = await visitor.result
        .locator('.calc-die .die-face')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
      expect(new Set(fills).size).toBe(2);
      await page.evaluate(() => (location.hash = '#/alexandre/melee'));
      await visitor.face(5).click();
      await soon(() => visitor.result.locator('.calc-die path.die-face + path').count()).toBe(1);
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'dice tumble only where the player and the system let them',
    async () => {
      const visitor = await arrive('alexandre/fire');
      const { page } = visitor;
      const tumbled = async (): Promise<boolean> => {
        await visitor.bar.locator('.battle-bar-roll').click();
        return (await page.locator('[aria-busy="true"] .calc-tumbling').count()) > 0;
      };
      expect(await tumbled()).toBe(false);
      await visitor.result.waitFor();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visitor.bar.locator('.battle-bar-roll').click();
      await page.locator('.calc-tumbling').waitFor();
      await visitor.result.locator('.calc-line').waitFor();
      await page.getByText(french ? 'Graine et animation' : 'Seed and animation').click();
      await page.getByRole('checkbox', { name: french ? 'Les dés roulent' : 'Dice tumble' }).uncheck();
      expect(await tumbled()).toBe(false);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'a new version is offered by a toast that is in nobody’s way and takes over when told',
    async () => {
      const visitor = await Visitor.arrive(browser, place);
      const { page } = visitor;
      await page.addInitScript(() => {
        const told: unknown[] = [];
        const waiting = { postMessage: (message: unknown) => told.push(message) };
        const registration = { waiting, installing: null, addEventListener: () => undefined };
        const serviceWorker = {
          controller: {},
          register: () => Promise.resolve(registration),
          addEventListener: () => undefined,
        };
        Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
        Object.assign(window, { told });
      });
      await page.goto(`${server.address}#/alexandre/melee`);
      const toast = page.getByRole('status').locator('.toast');
      await toast.getByText(french ? 'Une nouvelle version est prête.' : 'A new version is ready.').waitFor();
      const roll = visitor.bar.locator('.battle-bar-roll');
      await roll.click();
      await visitor.result.waitFor();
      expect(await visitor.cutOff()).toEqual([]);
      await visitor.serious();
      await toast.getByRole('button', { name: french ? 'L’utiliser' : 'Use it' }).click();
      await soon(() => toast.count()).toBe(0);
      expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
        { type: 'SKIP_WAITING' },
      ]);
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'where no die decides there is an answer and nothing to roll; the page of charts follows its address',
    async () => {
      const visitor = await arrive('dbm/move-distance');
      const { page } = visitor;
      await soon(() => visitor.bar.innerText()).toMatch(french ? /300 pas/ : /300 paces/);
      expect(await visitor.bar.locator('.battle-strip, .battle-bar-roll').count()).toBe(0);
      expect(await visitor.region('odds').count()).toBe(0);

      const search = page.getByRole('searchbox');
      await page.evaluate(() => (location.hash = '#/charts'));
      await soon(() => search.inputValue()).toBe('');
      await page.evaluate(() => (location.hash = '#/charts?q=pont'));
      await soon(() => search.inputValue()).toBe('pont');
      await page.locator('main mark').first().waitFor();
      await page.goBack();
      await soon(() => search.inputValue()).toBe('');
      await visitor.leave();
    },
    2 * minutes,
  );
});

test(
  'on a phone the map of the editor stands between its head and its tools',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone', touch: true });
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/battles`);
    await page.getByRole('button', { name: 'D’après Le Gué' }).tap();
    await page.locator('.editor .board-window').waitFor();
    const [head, map, tools] = await page
      .locator('.editor > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(map!.top).toBeGreaterThanOrEqual(head!.bottom - 1);
    expect(tools!.top).toBeGreaterThanOrEqual(map!.bottom - 1);
    expect(Math.round(tools!.bottom)).toBe(page.viewportSize()!.height);
    await visitor.leave();
  },
  2 * minutes,
);
