import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { readSave } from '../src/play/save.ts';
import { replay } from '../src/play/replay.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';

async function opened(ruleset: string, scenario: string) {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  const battle = battles.open(await battles.scenarios.find(({ id }) => id === scenario)!.load(), OUR_OPTIONS);
  return { game: battle.game, table: await battle.table() };
}

/** `0 aim: …` and how far it has come. */
const told = ({ table, game }: Awaited<ReturnType<typeof opened>>, state: unknown = game.setUp()): string[] =>
  table
    .stakes(state)
    .map(
      ({ side, is, text, count }) =>
        `${side} ${is}: ${text.en}${count ? ` [${count.of.en} ${count.now}/${count.limit}]` : ''}`,
    );

describe('what decides a battle', () => {
  test('The Ford', async () => {
    const ford = await opened('alexandre', 'the-ford');
    expect(told(ford)).toEqual([
      '0 aim: 5 units in good order or fatigued in 0101-1406 after the last turn, and more points [in the zone 0/5]',
      '1 aim: holding out until the last turn is over',
      '0 danger: 22% of its SP lost at the end of a turn [SP lost 0/8.8]',
      '0 danger: Alexander killed or taken',
    ]);
    expect(ford.table.turn(ford.game.setUp())).toEqual({ now: 1, last: 8 });
  });

  test('Gaugamela', async () =>
    expect(told(await opened('alexandre', 'gaugamela'))).toEqual([
      '0 aim: the most points after the last turn',
      '1 aim: the most points after the last turn',
      expect.stringMatching(/^0 danger: 15% of its SP lost at the end of a turn \[SP lost 0\//),
      expect.stringMatching(/^1 danger: 50% of its SP lost at the end of a turn \[SP lost 0\//),
      '1 danger: Darius fled off the map',
    ]));

  test('Maida', async () =>
    expect(told(await opened('jours-de-gloire', 'maida'))).toEqual([
      '0 aim: 10 points for 1507 [holds 1507 0/1]',
      '0 aim: the most points after the last turn',
      '0 danger: one of its formations collapsed [formations collapsed 0/1]',
      '1 aim: 10 points for 1507 [holds 1507 1/1]',
      '1 aim: the most points after the last turn',
      '1 danger: 3 of its formations collapsed [formations collapsed 0/3]',
    ]));

  test('Auerstaedt names its exit', async () =>
    expect(told(await opened('jours-de-gloire', 'auerstaedt'))).toContain(
      '1 aim: 6 points for each unit that leaves by 3012',
    ));
});

test.each([
  ['alexandre', 'the-ford', 'the-ford-3', 'SP lost'],
  ['jours-de-gloire', 'maida', 'maida-4', 'formations collapsed'],
])(
  '%s: what is counted towards a collapse is what the score counts as lost',
  async (ruleset, scenario, journal, of) => {
    const { game, table } = await opened(ruleset, scenario);
    const text = readFileSync(join(import.meta.dirname, 'journals', `${journal}.json`), 'utf8');
    const { states } = await replay(game, readSave(text).journal);
    const lost = states.map((state) => table.sides(state)[0]!.lost);
    expect(
      states.map(
        (state) => table.stakes(state).find(({ side, count }) => side === 0 && count?.of.en === of)?.count?.now,
      ),
    ).toEqual(lost);
    expect(Math.max(...states.map((state) => table.turn(state).now))).toBeLessThanOrEqual(table.turn(states[0]).last);
    expect(new Set(states.map((state) => JSON.stringify(table.stakes(state)))).size).toBeGreaterThan(1);
  },
);
