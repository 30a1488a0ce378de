import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { beginBattle, kilobytesOf, openCalculators, openHome } from '../support/weights.ts';
import { browser, server } from './shared.ts';

/** The most JavaScript, gzipped, that each part of the page may load. */
const MOST_KILOBYTES = { home: 60, calculator: 120, battle: 220 } as const;
const minutes = 60_000;

test(`home loads at most ${MOST_KILOBYTES.home} kB`, async () => {
  const home = await kilobytesOf(browser, (page) => openHome(page, server.address));
  expect(home).toBeLessThanOrEqual(MOST_KILOBYTES.home);
});

test.each(CATALOGUE.map(({ id, procedures }) => [id, Object.keys(procedures)] as const))(
  `home and all calculators of %s together load at most ${MOST_KILOBYTES.calculator} kB`,
  async (id, procedures) => {
    const hashes = procedures.map((procedure) => `#/${id}/${procedure}`);
    const weight = await kilobytesOf(browser, (page) => openCalculators(page, server.address, hashes));
    expect(weight).toBeLessThanOrEqual(MOST_KILOBYTES.calculator);
  },
  2 * minutes,
);

const BATTLES = await Promise.all(
  CATALOGUE.map(async (card) =>
    ((await card.battles?.())?.scenarios ?? []).map(({ id }) => `#/${card.id}/battle/${id}`),
  ),
);

// Weighing is mostly waiting: several at a time.
test.concurrent.each(BATTLES.flat())(
  `the battle %s loads at most ${MOST_KILOBYTES.battle} kB until its first dice`,
  async (hash) => {
    const battle = await kilobytesOf(browser, (page) => beginBattle(page, server.address, hash));
    expect(battle).toBeLessThanOrEqual(MOST_KILOBYTES.battle);
  },
  2 * minutes,
);
