import { expect, test } from 'vitest';
import { newMatch, stateOf } from '../src/play/match.ts';
import { LANGS } from '../src/kernel/text.ts';
import { isHexTable } from '../src/space/hex-table.ts';
import type { Table } from '../src/space/table.ts';
import { CARDS } from './support/cards.ts';
import { type AnyMatch, playedBy, TablePlayer } from './support/table-player.ts';

/** As many counters are asked in each position. */
const MOST_ASKED = 2;
const PLAYABLE = CARDS.filter(({ battles }) => battles !== undefined);
const MOST_DEEDS = 5000;
/** In the second one of Maida a counter-shock begins with a step. */
const SEEDS = ['table', 's62'];

test.each(PLAYABLE.map((card) => [card.id, card] as const))(
  'every battle of %s can be played through its table alone, which shows every combat that is due',
  async (_, card) => {
    const battles = await card.battles!();
    for (const scenario of battles.scenarios) {
      const opened = battles.open(await scenario.load(), {});
      const { game } = opened;
      const table = await opened.table();
      if (!isHexTable(table)) continue;
      for (const seed of SEEDS) {
        const player = new TablePlayer(game, table);
        let match: AnyMatch = newMatch(game, seed);
        for (let deeds = 0; game.ending(stateOf(match)) === undefined && deeds < MOST_DEEDS; deeds++) {
          const state = stateOf(match);
          if (table.isChoiceDue(state))
            for (const command of game.legal(state).sample()) expectShown(table, state, command);
          expectSomethingToDo(table, state);
          ({ match } = playedBy(player, match));
        }
        expect(game.ending(stateOf(match))).toBeDefined();
      }
    }
  },
  120_000,
);

/** Who is shown as able can be sent somewhere, strike, or do something where it stands. */
function expectSomethingToDo({ readyCounters, surface }: Table, state: unknown): void {
  for (const id of readyCounters(state).slice(0, MOST_ASKED)) {
    const { groups, strikes, here } = surface.orders(state, id);
    expect([id, groups.length + strikes.length + here.length > 0]).toEqual([id, true]);
  }
}

/** Where the page shows the combat that a command leads to, it asks all of this: nothing of it may throw. */
function expectShown({ combats }: Table, state: unknown, command: unknown): void {
  for (const lang of LANGS) combats.of(state, command, lang);
  combats.origins(state, command);
  expect(combats.concernedPlaces(state, command)).not.toContain(undefined);
}
