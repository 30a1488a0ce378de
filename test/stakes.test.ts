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
      '0 aim: has 5 units in good order or fatigued in 0101-1406 after the last turn and more points [units in 0101-1406 0/5]',
      '1 aim: has not been beaten after the last turn',
      '0 danger: collapses at the end of a turn with 22% of its SP lost [SP lost 0/8.8]',
      '0 danger: loses if Alexander is killed or taken',
    ]);
    expect(ford.table.turn(ford.game.setUp())).toEqual({ now: 1, last: 8 });
  });

  test('Gaugamela', async () =>
    expect(told(await opened('alexandre', 'gaugamela'))).toEqual([
      '0 aim: has the most points after the last turn',
      '1 aim: has the most points after the last turn',
      expect.stringMatching(/^0 danger: collapses at the end of a turn with 15% of its SP lost \[SP lost 0\//),
      expect.stringMatching(/^1 danger: collapses at the end of a turn with 50% of its SP lost \[SP lost 0\//),
      '1 danger: loses if Darius flees off the map',
    ]));

  test('Maida', async () =>
    expect(told(await opened('jours-de-gloire', 'maida'))).toEqual([
      '0 aim: holds 1507: 10 points [holds 1507 0/1]',
      '0 aim: has the most points after the last turn',
      '0 danger: loses as soon as one of its formations collapses [formations collapsed 0/1]',
      '1 aim: holds 1507: 10 points [holds 1507 1/1]',
      '1 aim: has the most points after the last turn',
      '1 danger: loses when 3 of its formations have collapsed [formations collapsed 0/3]',
    ]));

  test('Auerstaedt names its exit', async () =>
    expect(told(await opened('jours-de-gloire', 'auerstaedt'))).toContain(
      '1 aim: brings units off the map by 3012: 6 points each',
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
