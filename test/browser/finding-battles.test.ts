import { expect, test } from 'vitest';
import { battlesFor, NO_WISH } from '../../src/web/battle/start/finding.ts';
import { RULESETS } from '../support/every-page.ts';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const ALL = RULESETS.flatMap(({ id, battles }) => battles.map((card) => ({ ruleset: id, card })));

const WON = [{ game: 'a', ruleset: 'alexandre', scenario: 'the-ford', against: 'veteran', outcome: 'won' }] as const;

test.each([
  ['en', 'desktop', 'Veteran: won', 'not won yet', '20 min', 'largest first'],
  ['fr', 'phone', 'Vétéran : gagné', 'pas encore gagnées', '20 min', 'la plus grande d’abord'],
] as const)(
  'a battle is found by time, size and what was won (%s, %s)',
  async (lang, screen, record, notWon, time, largest) => {
    const visitor = await Visitor.arrive(browser, { lang, screen });
    const { page } = visitor;
    await page.addInitScript(
      (results) => localStorage.setItem('grognard.battle-results', results),
      JSON.stringify(WON),
    );
    await page.goto(`${server.address}#/`);
    await page.locator('.home-doors a').first().click();
    const titles = page.locator('.battles-list > li h2');
    const titlesOf = (found: readonly (typeof ALL)[number][]): string[] => found.map(({ card }) => card.title[lang]);
    await soon(() => titles.allInnerTexts()).toEqual(titlesOf(ALL));
    await page.getByText(record).waitFor();
    await soon(() => page.locator('.battles-map').count()).toBe(ALL.length);
    expect(await visitor.cutOff()).toEqual([]);
    await visitor.serious();
    const finder = page.getByRole('search');
    await finder.getByRole('combobox').selectOption({ label: largest });
    const large = { ...NO_WISH, order: 'large' } as const;
    await soon(() => titles.allInnerTexts()).toEqual(titlesOf(battlesFor(ALL, large, [])));
    await finder.getByRole('radio', { name: time }).check();
    const quick = { ...large, time: '20' } as const;
    await soon(() => titles.allInnerTexts()).toEqual(titlesOf(battlesFor(ALL, quick, [])));
    await finder.getByRole('checkbox', { name: notWon }).check();
    const fresh = battlesFor(ALL, { ...quick, notWon: true }, WON);
    expect(fresh.length).toBeLessThan(battlesFor(ALL, quick, []).length);
    await soon(() => titles.allInnerTexts()).toEqual(titlesOf(fresh));
    // What was looked for is looked for next time.
    await page.reload();
    await soon(() => titles.allInnerTexts()).toEqual(titlesOf(fresh));
    await visitor.leave();
  },
);
