import { expect, test } from 'vitest';
import { isRefusal } from '../src/kernel/assessment.ts';
import { newMatch, play, stateOf } from '../src/play/match.ts';
import { isHexTable } from '../src/space/hex-table.ts';
import { CARDS } from './support/cards.ts';
import { TablePlayer } from './support/table-player.ts';

const PLAYABLE = CARDS.filter(({ battles }) => battles !== undefined);
const MOST_DEEDS = 5000;

test.each(PLAYABLE.map((card) => [card.id, card] as const))(
  'every battle of %s can be played through its table alone',
  async (_, card) => {
    const battles = await card.battles!();
    for (const scenario of battles.scenarios) {
      const opened = battles.open(await scenario.load(), {});
      const { game } = opened;
      const table = await opened.table();
      if (!isHexTable(table)) continue;
      const player = new TablePlayer(game, table);
      let match = newMatch(game, 'table');
      let deeds = 0;
      for (; game.ending(stateOf(match)) === undefined && deeds < MOST_DEEDS; deeds++) {
        const deed = player.next(stateOf(match));
        const played = play(match, deed.command);
        if (isRefusal(played)) throw new Error(`${JSON.stringify(deed)}: ${played.refused.en}`);
        match = played.match;
      }
      expect(game.ending(stateOf(match))).toBeDefined();
    }
  },
  120_000,
);
