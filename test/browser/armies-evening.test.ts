import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../../src/armies/edit.ts';
import { nameOf } from '../../src/armies/entries.ts';
import type { ArmyRules } from '../../src/kernel/army.ts';
import type { Lang } from '../../src/kernel/text.ts';
import type { TypedDie } from '../../src/kernel/rolled-dice.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import type { Fight } from '../support/evening.ts';
import { EVENINGS } from '../support/evenings.ts';
import { WHOLE } from '../support/whole.ts';
import { byKeyboard, byTouch, type Hands } from './hands.ts';
import { browser, server } from './shared.ts';
import { type Screen, Visitor } from './visitor.ts';

const minutes = 60_000;

/** As the charts call them in French. */
const FRENCH: Readonly<Record<string, string>> = {
  wounded: 'blessé',
  killed: 'tué',
  routed: 'en déroute',
  discouraged: 'découragée',
  fatigued: 'fatiguée',
  eliminated: 'éliminée',
  disordered: 'en désordre',
  'fewer than five models': 'moins de cinq figurines',
};
/** An element of DBM, a unit of WAB. */
const DESTROYED: Readonly<Record<string, string>> = { dbm: 'détruit', wab: 'anéantie' };

const WORDS = {
  fr: {
    note: 'Noter dans les armées',
    nothing: 'Rien à noter dans les armées.',
    put: 'Placer',
    army: 'Armée',
    find: 'Chercher une unité',
  },
  en: {
    note: 'Note it in the armies',
    nothing: 'Nothing to note in the armies.',
    put: 'Put in',
    army: 'Army',
    find: 'Find a unit',
  },
} as const;

/** Both armies in the page, by the tap of a stranger: names of units with the army they stand in. */
async function withArmies(visitor: Visitor, rules: ArmyRules, lang: Lang) {
  const { page } = visitor;
  const samples = await rules.samples();
  for (const { name } of samples) {
    await page.goto(`${server.address}#/${rules.ruleset}/army`);
    await page.getByRole('button', { name: name[lang] }).click();
    await page.locator('.army-line').first().waitFor();
  }
  await page.goto(`${server.address}#/${rules.ruleset}/army`);
  const links = page.locator('.army-card-name');
  await expect.poll(() => links.count()).toBe(2);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const who = new Map(
    samples.flatMap((sample) => {
      const [english, local] = (['en', lang] as const).map((one) => copySample(rules, sample, one));
      return english!.entries.map((entry, i) => [
        nameOf(rules, entry).en,
        { name: nameOf(rules, local!.entries[i]!)[lang], army: local!.name },
      ]);
    }),
  );
  return { addresses, who };
}

type Who = Awaited<ReturnType<typeof withArmies>>['who'];

async function cast(visitor: Visitor, hands: Hands, lang: Lang, who: Who, at: string, names: readonly string[]) {
  const { page } = visitor;
  const words = WORDS[lang];
  await hands.press(page.locator(`[data-place="${at}"]`));
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('searchbox', { name: words.find });
  await search.waitFor();
  const units = names.map((name) => who.get(name)!);
  const army = dialog.getByRole('combobox', { name: words.army });
  const chosen = await army.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.label);
  if (chosen !== units[0]!.army) await hands.select(army, units[0]!.army);
  for (const { name } of units) {
    await hands.write(search, name);
    const unit: Locator = dialog.locator('.army-pick', { has: page.getByText(name, { exact: true }) });
    const box = unit.locator('input');
    if ((await box.count()) > 0) await hands.choose(box);
    else await hands.press(unit);
  }
  if (await dialog.isVisible()) await hands.press(dialog.getByRole('button', { name: words.put }));
  await dialog.waitFor({ state: 'detached' });
}

/** A fact that no army knows, where the form asks for it. */
async function state({ page }: Visitor, hands: Hands, path: string, fact: unknown): Promise<void> {
  const control = page.locator(`[id="field-${path}"]`);
  if (Array.isArray(fact)) {
    for (const [i, item] of fact.entries()) {
      await hands.press(control.locator('.form-add'));
      for (const [name, value] of Object.entries(item as object))
        await hands.choose(page.locator(`[id="field-${path}[${i + 1}].${name}"] input[value="${value}"]`));
    }
  } else if (fact === true) await hands.choose(control);
  else await hands.write(control, String(fact));
}

async function dice(visitor: Visitor, hands: Hands, typed: readonly TypedDie[]): Promise<void> {
  const { page } = visitor;
  for (const die of typed) {
    expect(await visitor.asked()).toBe('die');
    if (typeof die === 'number') {
      if (hands === byTouch) await visitor.face(die).tap();
      else {
        await hands.reach(page.locator('.calc-faces [tabindex="0"]'));
        await page.keyboard.press(String(die));
      }
    } else {
      await hands.write(page.locator('input[name="passed"]'), String(die.passed));
      await page.keyboard.press('Enter');
    }
  }
  await expect.poll(() => visitor.asked()).toBe('result');
}

const told = (id: string, lang: Lang, who: Who, line: string): string => {
  const [name, state] = line.split(': ') as [string, string];
  const french = state === 'destroyed' ? DESTROYED[id] : FRENCH[state];
  return `${who.get(name)!.name}: ${lang === 'fr' ? french : state}`;
};

/** Whoever is not steady, as both sheets show it, and how far each army is from breaking. */
async function sheets({ page }: Visitor, addresses: readonly string[]) {
  const lines: string[] = [];
  const gauges: string[] = [];
  for (const address of addresses) {
    await page.goto(`${server.address}${address}`);
    await page.locator('.army-line').first().waitFor();
    lines.push(
      ...(await page.locator('.army-line:not(.steady)').evaluateAll((all) =>
        all.map((line) => {
          const [name, standing] = ['.army-unit-name', '.army-standing'].map(
            (part) => line.querySelector<HTMLElement>(part)!.innerText,
          );
          return `${name}: ${standing!.replace(/^\S\s/, '')}`;
        }),
      )),
    );
    gauges.push((await page.locator('.army-figures').first().innerText()).replaceAll(/\s/g, ' '));
  }
  return { lines, gauges };
}

async function fought(visitor: Visitor, hands: Hands, lang: Lang, rules: ArmyRules, who: Who, fight: Fight) {
  const { page } = visitor;
  await page.goto(`${server.address}#/${rules.ruleset}/${fight.procedure}`);
  await page.locator('form.calc-form').waitFor();
  await visitor.startShort();
  for (const [at, names] of Object.entries(fight.cast)) await cast(visitor, hands, lang, who, at, names);
  for (const [path, fact] of Object.entries(fight.facts ?? {})) await state(visitor, hands, path, fact);
  await dice(visitor, hands, fight.dice);
  const note = page.getByRole('button', { name: WORDS[lang].note });
  const nothing = page.getByText(WORDS[lang].nothing);
  await note.or(nothing).waitFor();
  if (await nothing.isVisible()) return;
  await hands.press(note);
  await note.waitFor({ state: 'detached' });
}

/** After six combats, as the titles of the fights add up: lost, of how many, counted in what. */
const BROKEN: Readonly<
  Record<string, readonly [Readonly<Record<Lang, string>>, ...(readonly [lost: number, of: number])[]]>
> = {
  alexandre: [{ fr: 'PF', en: 'SP' }, [0, 40], [3, 35]],
  'jours-de-gloire': [{ fr: 'PF', en: 'SP' }, [0, 31], [0, 31]],
  dbm: [{ fr: 'équivalents d’élément', en: 'element equivalents' }, [1, 17], [3.5, 21]],
  wab: [{ fr: 'figurines', en: 'models' }, [3, 79], [11, 81]],
};

function broken(id: string, lang: Lang): string[] {
  const [counted, ...armies] = BROKEN[id]!;
  return armies.map(([lost, of]) =>
    lang === 'fr'
      ? `Pertes de l’armée : ${String(lost).replace('.', ',')} sur ${of} ${counted.fr}`
      : `Losses of the army: ${lost} of ${of} ${counted.en}`,
  );
}

/** One evening on a tablet with a keyboard: one combat by touch, the next by keys. */
async function evening(id: string, touchFirst: boolean, lang: Lang, screen: Screen): Promise<void> {
  const ruleset = await CATALOGUE.find((card) => card.id === id)!.load();
  const rules = await ruleset.army();
  const visitor = await Visitor.arrive(browser, { lang, screen, touch: true });
  const keys = byKeyboard(visitor.page);
  const { addresses, who } = await withArmies(visitor, rules, lang);
  const { steps } = EVENINGS[id]!;
  expect(steps).toHaveLength(6);
  let gauges: readonly string[] = [];
  for (const [i, [what, fight, after]] of steps.entries()) {
    const isByTouch = (i % 2 === 0) === touchFirst;
    await fought(visitor, isByTouch ? byTouch : keys, lang, rules, who, fight);
    const shown = await sheets(visitor, addresses);
    expect(shown.lines, `${what}, by ${isByTouch ? 'touch' : 'keys'}`).toEqual(
      after.map((line) => told(id, lang, who, line)),
    );
    ({ gauges } = shown);
  }
  expect(gauges).toEqual(broken(id, lang));
  await visitor.leave();
}

/** `WHOLE` plays each evening once more in the other language, at the other size and by the other hand. */
const PLAYED = Object.keys(EVENINGS).flatMap((id, i): (readonly [string, boolean, Lang, Screen])[] => {
  const french = i % 2 === 0;
  const small = i < 2;
  const played = [id, french, french ? 'fr' : 'en', small ? 'phone' : 'desktop'] as const;
  const otherwise = [id, !french, french ? 'en' : 'fr', small ? 'desktop' : 'phone'] as const;
  return WHOLE ? [played, otherwise] : [played];
});

test.each(PLAYED)(
  'an evening of %s, by touch first: %s, %s, %s: six combats, typed dice, all noted',
  (id, touchFirst, lang, screen) => evening(id, touchFirst, lang, screen),
  3 * minutes,
);

/** Somebody with armies whose history is slow to come: until it is let through. */
async function aheadOfHistory() {
  const id = 'jours-de-gloire';
  const rules = await (await CATALOGUE.find((card) => card.id === id)!.load()).army();
  const visitor = await Visitor.arrive(browser, { lang: 'en' });
  const { page } = visitor;
  const { addresses, who } = await withArmies(visitor, rules, 'en');
  const { promise: come, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/record-[^/]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  const [, fight, after] = EVENINGS[id]!.steps[0]!;
  const hands = byKeyboard(page);
  await page.goto(`${server.address}#/${id}/${fight.procedure}`);
  await visitor.startShort();
  for (const [at, names] of Object.entries(fight.cast)) await cast(visitor, hands, 'en', who, at, names);
  await dice(visitor, hands, fight.dice);
  return { visitor, addresses, after, letThrough };
}

test(
  'who notes a result before the history has its combat notes it once, in the armies and in the history',
  async () => {
    const { visitor, addresses, after, letThrough } = await aheadOfHistory();
    const { page } = visitor;
    const note = page.getByRole('button', { name: WORDS.en.note });
    await note.click();
    await note.click();
    letThrough();
    await page.getByText('Noted in the armies.').waitFor();
    await note.waitFor({ state: 'detached' });
    await page.goto(`${server.address}#/history`);
    await expect.poll(() => page.locator('.calc-changes li').allInnerTexts()).toEqual(after);
    expect((await sheets(visitor, addresses)).lines).toEqual(after);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a die taken back before the history has its combat leaves none there',
  async () => {
    const { visitor, letThrough } = await aheadOfHistory();
    const { page } = visitor;
    await page.getByRole('button', { name: 'Undo the last die' }).click();
    await visitor.region('dice').waitFor();
    letThrough();
    // The next one is kept: what came before it has been seen to.
    await page.keyboard.press('3');
    await visitor.result.waitFor();
    await page.goto(`${server.address}#/history`);
    await page.locator('.calc-entry').first().waitFor();
    expect(await page.locator('.calc-entry').count()).toBe(1);
    await visitor.leave();
  },
  2 * minutes,
);
