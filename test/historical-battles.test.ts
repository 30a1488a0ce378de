import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS, type LevelId } from '../src/minds/levels.ts';
import { BATTLES } from '../src/rulesets/alexandre/battles.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';
import { WHOLE } from './support/whole.ts';

const TOLD = readFileSync(join(import.meta.dirname, '..', 'docs', 'battles.md'), 'utf8');

/** How many battles are played, and by whom: the large ones by minds that are quick. */
const PLAYED: Readonly<Record<string, readonly [battles: number, LevelId]>> = {
  'persian-gates': [20, 'veteran'],
  granicus: [8, 'veteran'],
  hydaspes: [6, 'veteran'],
  issus: [4, 'veteran'],
};

describe.each(Object.entries(PLAYED))('%s', (id, [battles, level]) => {
  const card = BATTLES.scenarios.find((one) => one.id === id)!;

  test('between equal minds it ends within its turns, and either side may win', async () => {
    const document = await card.load();
    const judged = await judgedGameOf(BATTLES.open(document, OUR_OPTIONS));
    const { faultsOf } = RANDOM_BATTLES.find((one) => one.id === id)!.ready(document, OUR_OPTIONS, true);
    const { turns: last } = document as { readonly turns: number };
    const { mind } = LEVELS[level];
    let state: unknown;
    const watched: typeof mind = (game, seen, side) => mind(game, (state = seen), side);
    const won = new Set<number>();
    for (let battle = 0; battle < battles * (WHOLE ? 4 : 1); battle++) {
      const { winner, turns } = playBattle(judged, [watched, watched], `historical/${battle}`);
      won.add(winner);
      expect(turns).toBeLessThanOrEqual(last);
      expect(faultsOf(state)).toEqual([]);
    }
    expect([won.has(0), won.has(1)]).toEqual([true, true]);
  });

  test('docs/battles.md says what is known, what is assumed, the sources and the balance', () => {
    const [, section = ''] = TOLD.split(`### ${card.title.en}\n`);
    const [told = ''] = section.split(/^##/mu);
    for (const part of ['Known', 'Assumed', 'Sources', 'Balance']) expect(told).toContain(`**${part}.**`);
    expect(told).toContain(`node scripts/balance-sweep.ts ${id} 200`);
  });
});
