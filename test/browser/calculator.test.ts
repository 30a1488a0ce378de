import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { browser, server } from './shared.ts';
import { PLACES, testsIn } from './places.ts';
import { Visitor } from './visitor.ts';

const minutes = 60_000;

/** A situation as a link that somebody sent. */
const linkTo = (path: string, json: object): string =>
  `${server.address}#/${path}?s=1.${Buffer.from(JSON.stringify(json)).toString('base64url')}`;

/** Perdiccas and another, whose bonuses add up under our reading. */
async function withTwoLeaders(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page
    .getByRole('button', { name: /^(Ajouter|Add)\W+(Chef|Leader)/ })
    .first()
    .click();
  const before = await visitor.odds();
  await page.getByRole('spinbutton', { name: 'Bonus' }).nth(1).fill('-1');
  await expect.poll(() => visitor.odds()).not.toEqual(before);
}

/** Acts, and sees the odds change. */
async function changed(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  await expect.poll(async () => (await visitor.odds()).length).toBeGreaterThan(0);
  const before = await visitor.odds();
  await act();
  await expect.poll(() => visitor.odds()).not.toEqual(before);
}

describe.each(PLACES)('at the table: $lang, $screen', (place) => {
  const { test, inTurn } = testsIn(place);
  const arrive = async (path: string): Promise<Visitor> => {
    const visitor = await Visitor.arrive(browser, place);
    await visitor.page.goto(`${server.address}#/${path}`);
    await visitor.bar.waitFor();
    return visitor;
  };

  inTurn(
    'a citation opens in place, switches its reading and says what that does; Escape leads back',
    async () => {
      const visitor = await arrive('alexandre/melee');
      const { page } = visitor;
      await withTwoLeaders(visitor);
      const address = page.url();
      const row = visitor.region('reckoning').locator('a.cite').nth(3);
      await row.click();
      const sheet = page.getByRole('dialog');
      await sheet.locator('tr.cited').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => sheet.count()).toBe(0);
      await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);

      const before = await visitor.odds();
      await visitor.region('reckoning').getByRole('link', { name: /A-20$/ }).click();
      const options = sheet.getByRole('radio');
      await expect.poll(() => options.count()).toBeGreaterThan(1);
      await expect.poll(() => sheet.innerText()).toMatch(/\d\s?%/);
      expect(page.url().split('?')[0]).toBe(address.split('?')[0]);
      const told = await sheet.locator('label', { hasText: '→' }).first().innerText();
      await sheet.locator('label', { hasText: '→' }).first().click();
      await expect.poll(() => visitor.odds()).not.toEqual(before);
      const becomes = /→ (\S+\s?%)/.exec(told)![1]!;
      await expect.poll(() => sheet.locator('input:checked + span').innerText()).toContain(becomes);
      await page.keyboard.press('Escape');
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'a reading switched elsewhere reaches the open calculation; a link that was sent keeps its own and says so',
    async () => {
      const visitor = await arrive('alexandre/melee');
      const { page } = visitor;
      await withTwoLeaders(visitor);
      const ours = await visitor.odds();
      await expect.poll(() => page.url()).toContain('?s=');
      await page.evaluate(() => (location.hash = '#/alexandre/rulings?id=A-20'));
      await page.locator('#ruling-A-20 label').nth(1).click();
      await page.goBack();
      await expect.poll(() => visitor.odds()).not.toEqual(ours);

      await page.goto('about:blank');
      await page.goto(
        linkTo('alexandre/melee', {
          attackers: [{ units: [{ type: 'Ph', strength: 4 }], leaders: [{ bonus: 1 }, { bonus: -1 }] }],
          defenders: [{ units: [{ type: 'In', strength: 5 }] }],
        }),
      );
      const note = page.getByRole('complementary');
      await expect.poll(() => note.innerText()).toMatch(/nos interprétations|our rulings/);
      const sent = await visitor.odds();
      await note.getByRole('button', { name: /Prendre les vôtres|Take yours/ }).click();
      await expect.poll(() => visitor.odds()).not.toEqual(sent);
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'what is not allowed keeps the last answer, says why and offers the nearest legal change; so does an emptied number',
    async () => {
      const visitor = await arrive('alexandre/melee');
      const { page } = visitor;
      const strength = page.getByRole('spinbutton', { name: /Force \(PF\)|Strength \(SP\)/ }).first();
      const before = await visitor.odds();
      await strength.fill('12');
      const trouble = page.getByRole('region', { name: /Impossible|Not allowed/ });
      await trouble.waitFor();
      expect(await page.locator('[inert] .calc-odds').first().isVisible()).toBe(true);
      await trouble.getByRole('button', { name: /: 9$/ }).click();
      await expect.poll(() => strength.inputValue()).toBe('9');
      await expect.poll(() => trouble.count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

      await strength.fill('4');
      await expect.poll(() => visitor.odds()).toEqual(before);
      await strength.fill('');
      await expect.poll(() => page.locator('[inert] .calc-odds').first().isVisible()).toBe(true);
      await page.getByRole('button', { name: /Remettre 4|Put back 4/ }).click();
      await expect.poll(() => visitor.odds()).toEqual(before);
      await expect.poll(() => strength.evaluate((field) => field === document.activeElement)).toBe(true);
      await visitor.leave();
    },
    2 * minutes,
  );

  for (const [address, path, value] of [
    ['jours-de-gloire/shock', 'attackers[1].charging', 'true'],
    ['dbm/shooting', 'distance', '900'],
    ['wab/close-combat', 'attackers[1].armour', 'cataphract'],
  ] as const)
    inTurn(
      `so it is in ${address}: a reason, the last answer behind it, and a change that makes it legal again`,
      async () => {
        const visitor = await arrive(address);
        const { page } = visitor;
        const field = page.locator(`[id="field-${path}"]`);
        if (value === 'true') await field.check();
        else if (value === 'cataphract') await field.selectOption(value);
        else await field.fill(value);
        const trouble = page.getByRole('region', { name: /Impossible|Not allowed/ });
        await trouble.waitFor();
        expect(await page.locator('[inert] .calc-odds').first().isVisible()).toBe(true);
        await trouble.getByRole('button').first().click();
        await expect.poll(() => trouble.count()).toBe(0);
        expect(await page.locator('[inert] .calc-odds').count()).toBe(0);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        await visitor.leave();
      },
      2 * minutes,
    );

  inTurn(
    'a rank behind spears is of spears, and one more is one tap',
    async () => {
      const visitor = await Visitor.arrive(browser, place);
      const { page } = visitor;
      await page.goto(linkTo('dbm/close-combat', { friend: { type: 'Sp', grade: 'S' }, enemy: { type: 'Kn' } }));
      const add = page.getByRole('button', { name: /(Ajouter|Add).*(Rang|Rank)/ }).first();
      await add.click();
      await add.click();
      await expect.poll(() => visitor.region('reckoning').innerText()).toMatch(/Sp\(S\) (derrière|behind) Sp\(S\)/);
      const ranks = page.getByRole('group', { name: /^(Rang|Rank) \d$/ });
      expect(await ranks.count()).toBe(2);
      await ranks
        .last()
        .getByRole('button', { name: /Retirer|Remove/ })
        .click();
      await expect.poll(() => ranks.count()).toBe(1);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await visitor.leave();
    },
    2 * minutes,
  );

  inTurn(
    'each lever says one number, and does what it says',
    async () => {
      const visitor = await arrive('alexandre/melee');
      const { page } = visitor;
      const levers = page.getByRole('region', { name: /Ce qui changerait|What would change/ });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const lever = levers.getByRole('button', { name: /découragée|discouraged/ }).last();
      await expect.poll(() => lever.innerText()).toMatch(/30\s?% →\s+\S+\s+70\s?%\s+\+40/);
      await lever.click();
      await expect.poll(async () => (await visitor.bar.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/70 ?%/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await page.locator('body').press('Control+z');
      await expect.poll(async () => (await visitor.bar.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/30 ?%/);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'the bar is always in sight: Space or its button rolls, a pin falls, the sum is shown and its line marked',
    async () => {
      const visitor = await arrive('alexandre/melee');
      const { page } = visitor;
      const roll = visitor.bar.getByRole('button', { name: /Lancer|Relancer|Roll/ });
      const at = await roll.boundingBox();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await roll.isVisible()).toBe(true);
      const seen = (await roll.boundingBox())!;
      expect(seen.y).toBeGreaterThanOrEqual(0);
      expect(seen.y + seen.height).toBeLessThanOrEqual(page.viewportSize()!.height);
      await page.evaluate(() => scrollTo(0, 0));
      await roll.click();
      await visitor.result.waitFor();
      expect(await roll.evaluate((button) => button === document.activeElement)).toBe(true);
      expect((await roll.boundingBox())!.y).toBeCloseTo(at!.y, 0);
      expect(await page.locator('.battle-pin').count()).toBe(1);
      await expect.poll(() => visitor.result.innerText()).toMatch(/\d \+ 7 = \d+/);
      const sum = Number(/\d \+ 7 = (\d+)/.exec(await visitor.result.innerText())![1]);
      const line = await visitor.region('odds').locator('tr.fell').first().innerText();
      const [from, to] = line.match(/\d+/g)!.map(Number);
      expect(sum).toBeGreaterThanOrEqual(from!);
      expect(sum).toBeLessThanOrEqual(to!);
      await visitor.result.getByRole('button', { name: /Effacer|Clear/ }).click();
      await visitor.region('dice').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('7');
      await expect.poll(() => visitor.result.innerText()).toContain('7 + 7 = 14');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Space');
      await expect.poll(() => visitor.result.innerText()).toMatch(/Graine|Seed/);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'on hexes, whence, across what and with whom are set on the picture, by touch',
    async () => {
      const visitor = await Visitor.arrive(browser, { ...place, touch: true });
      const { page } = visitor;
      await page.goto(`${server.address}#/alexandre/melee`);
      await visitor.startShort();
      const picture = page.getByRole('toolbar');
      const sheet = page.locator('dialog[open]');
      const changes = (act: () => Promise<void>): Promise<void> => changed(visitor, act);
      const ground = picture.getByRole('button', { name: /^(Terrain entre les deux|Ground between)/ });
      await ground.tap();
      await sheet.getByRole('checkbox').tap();
      await changes(() => sheet.locator('.segment').nth(1).tap());
      await page.keyboard.press('Escape');
      await expect.poll(() => sheet.count()).toBe(0);
      expect(await ground.getAttribute('aria-label')).toMatch(/ruisseau|stream/i);
      expect(await ground.evaluate((element) => element === document.activeElement)).toBe(true);
      await picture.getByRole('button', { name: /(Pile du défenseur|Defending stack) 1 · (Chefs|Leaders)/ }).tap();
      await changes(() => sheet.getByRole('spinbutton', { name: 'Bonus' }).fill('3'));
      await page.touchscreen.tap(5, 5);
      await expect.poll(() => sheet.count()).toBe(0);
      expect(await picture.locator('.enemy .picture-counter').count()).toBe(2);
      await changes(() =>
        picture
          .getByRole('button', { name: /par l’arrière|from the rear/ })
          .first()
          .tap(),
      );
      expect(await page.locator('[id="field-attackers[1].approaches[1].aspect"] :checked').getAttribute('value')).toBe(
        'rear',
      );
      await picture.locator('.own .picture-counter').first().tap();
      await changes(() => sheet.getByRole('spinbutton').first().fill('1'));
      await visitor.serious();
      await visitor.leave();

      const other = await Visitor.arrive(browser, place);
      await other.page.goto(`${server.address}#/jours-de-gloire/shock`);
      const across = other.page.locator('.picture-knob').nth(1);
      expect(await across.getAttribute('aria-label')).toMatch(/ruisseau|stream/i);
      await across.click();
      await changed(other, () =>
        other.page
          .locator('dialog select')
          .nth(1)
          .selectOption('none')
          .then(() => undefined),
      );
      await other.leave();
    },
    2 * minutes,
  );

  inTurn(
    'the fighting line of DBM and the ranks of WAB are set on the picture, by keyboard',
    async () => {
      const visitor = await arrive('dbm/close-combat');
      const { page } = visitor;
      const picture = page.getByRole('toolbar');
      const to = async (name: RegExp): Promise<void> => {
        await page.keyboard.press('Home');
        for (let i = 0; i < 40; i++) {
          if (name.test((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '')) return;
          await page.keyboard.press('ArrowRight');
        }
        throw new Error(`no arrow leads to ${name}`);
      };
      const press = async (name: RegExp): Promise<void> => {
        await to(name);
        await changed(visitor, () => page.keyboard.press('Enter'));
      };
      await visitor.tabTo(/^(Modifier|Edit)\W+Bd/);
      expect(await picture.innerText()).toContain('Bd(O)');
      await press(/^(Élément ennemi|Enemy element), (un flanc|one flank)/);
      expect(await page.locator('[id="field-enemy.overlaps"]').inputValue()).toBe('1');
      await page.keyboard.press('Enter');
      await expect.poll(() => picture.locator('.own .picture-flank').first().innerText()).toBe('El');
      await to(/(Élément ami|Friendly element), (L’ennemi n’est pas devant|The enemy is not at)/);
      await page.keyboard.press('Enter');
      await expect.poll(() => picture.locator('.own .picture-facing').getAttribute('aria-pressed')).toBe('true');
      const ranks = await picture.locator('.behind').count();
      await to(/(Élément ami|Friendly element) · (Rangs|Ranks)/);
      await page.keyboard.press('Enter');
      await expect.poll(() => picture.locator('.behind').count()).toBe(ranks + 1);
      await to(/^(Modifier|Edit)\W+Bd/);
      await page.keyboard.press('Enter');
      const sheet = page.locator('dialog[open]');
      await changed(visitor, () => sheet.getByRole('checkbox').first().press('Space'));
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toMatch(/picture-counter/);

      await page.goto(`${server.address}#/wab/close-combat`);
      await visitor.tabTo(/^(Modifier|Edit)\W+Insubres/);
      const fighters = page.locator('[id="field-attackers[1].fighting"]');
      await picture.locator('.picture-block').first().waitFor();
      await press(/Insubres\W+(plus large|wider)/);
      expect(await fighters.inputValue()).toBe('7');
      await press(/Insubres\W+(le 2e rang combat|2nd rank fights)/);
      expect(await fighters.inputValue()).toBe('14');
      await to(/Insubres\W+(plus profonde|deeper)/);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[id="field-attackers[1].models"]').inputValue()).toBe('31');
      const lines = visitor.region('reckoning').getByRole('listitem');
      await expect
        .poll(() => lines.first().innerText())
        .toMatch(
          /^Insubres\s?: 14 (attaques|attacks) · (touche|hit) 4\+ · (blesse|wound) 4\+ · (sauvegarde|save) 4\+ → 1[.,]75 (blessure|wounds)$/,
        );
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'who strikes into which arc of a body of WAB is set by touching the arc, and the same field answers to keys',
    async () => {
      const visitor = await Visitor.arrive(browser, { ...place, touch: true });
      const { page } = visitor;
      await page.goto(`${server.address}#/wab/close-combat`);
      const picture = page.getByRole('toolbar');
      const into = (who: string) => page.locator(`[id="field-${who}[1].into"] :checked`);
      const arc = (who: RegExp) => picture.getByRole('button', { name: who });
      await arc(/^(Attaquants|Attackers)\W+(de dos|to the rear)/).tap();
      // What a finger does is not done yet when it is lifted.
      await expect.poll(() => into('attackers').getAttribute('value')).toBe('rear');
      await arc(/^(Défenseurs|Defenders)\W+(de flanc|to the side)/)
        .last()
        .tap();
      await expect.poll(() => into('defenders').getAttribute('value')).toBe('side');
      await into('attackers').press('ArrowLeft');
      await expect
        .poll(() =>
          arc(/^(Attaquants|Attackers)\W+(de flanc|to the side)/)
            .first()
            .getAttribute('aria-pressed'),
        )
        .toBe('true');
      await picture.locator('.picture-zone').first().waitFor();
      expect(await visitor.cutOff()).toEqual([]);
      await visitor.serious();

      await page.goto(`${server.address}#/wab/shooting`);
      await arc(/^(Cible|Target)\W+(de dos|to the rear)/).tap();
      await expect.poll(() => page.locator('[id="field-target.from"] :checked').getAttribute('value')).toBe('rear');
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'axe finds nothing serious, also of targets too small, with a result and a citation open',
    async () => {
      const visitor = await arrive('alexandre/melee');
      const { page } = visitor;
      await visitor.serious();
      await visitor.bar.getByRole('button', { name: /Lancer|Roll/ }).click();
      await visitor.result.waitFor();
      await visitor.serious();
      await visitor.region('reckoning').getByRole('link', { name: /A-20$/ }).click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
      await visitor.serious();
      await visitor.leave();
    },
    2 * minutes,
  );
});

test.each(['tells how it moves', 'does not tell'])(
  'the way back leads to where one was, in a browser that %s',
  async (tells) => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    if (tells === 'does not tell') await page.addInitScript('delete window.navigation');
    await page.goto(`${server.address}#/dbm/close-combat`);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(tells === 'tells how it moves');
    await page.locator('form.calc-form').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, 640);
          return scrollY;
        }),
      )
      .toBeGreaterThan(500);
    // The place is noted with the frame that shows it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const was = await page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => (location.hash = '#/dbm/charts'));
    await page.getByRole('table').first().waitFor();
    await page.goBack();
    await visitor.bar.waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(was);
    await visitor.leave();
  },
  2 * minutes,
);

const MOST_STOPS = 20;

/** The next Tab leads to the first stop of the page, as in one that was just opened. */
function fromTheTop(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

test(
  `from the top of every calculator at most ${MOST_STOPS} Tab stops lead to Roll`,
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr' });
    const { page } = visitor;
    const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
    const counts: Record<string, number> = {};
    await page.goto(server.address);
    for (const { id, procedures } of rulesets)
      for (const procedure of procedures) {
        await page.evaluate((hash) => (location.hash = hash), `#/${id}/${procedure.id}`);
        await page.getByRole('heading', { level: 1, name: procedure.title.fr, exact: true }).waitFor();
        await visitor.bar.waitFor();
        await page.evaluate(fromTheTop);
        if ((await visitor.bar.locator('.battle-bar-roll').count()) === 0) continue;
        let stops = 0;
        while (stops <= MOST_STOPS) {
          await page.keyboard.press('Tab');
          stops++;
          if (await page.evaluate(() => document.activeElement?.matches('.battle-bar-roll') === true)) break;
        }
        counts[`${id}/${procedure.id}`] = stops;
      }
    expect(Object.keys(counts).length).toBeGreaterThan(8);
    expect(Object.entries(counts).filter(([, stops]) => stops > MOST_STOPS)).toEqual([]);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'axe finds nothing serious, nor targets too small for a finger, in a calculator of each kind',
  async () => {
    const visitor = await Visitor.arrive(browser, { screen: 'phone', touch: true });
    for (const hash of [
      'jours-de-gloire/shock',
      'jours-de-gloire/fire',
      'dbm/close-combat',
      'dbm/shooting',
      'wab/close-combat',
      'wab/shooting',
    ]) {
      await visitor.page.goto(`${server.address}#/${hash}`);
      await visitor.page
        .getByRole('toolbar')
        .locator('.picture-around, .picture-range, .picture-flank, .picture-block')
        .first()
        .waitFor();
      await visitor.serious();
      expect(await visitor.cutOff()).toEqual([]);
    }
    await visitor.leave();
  },
  2 * minutes,
);
