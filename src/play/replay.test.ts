import { describe, expect, test } from 'vitest';
import type { Game } from '../kernel/game.ts';
import { BadInput } from '../kernel/problem.ts';
import { seededChance } from '../kernel/seed.ts';
import { isRefusal } from '../kernel/assessment.ts';
import { type Battle, opened, orderByChance } from '../../test/support/matches.ts';
import type { Random } from '../../test/support/random-players.ts';
import type { Entry, Journal } from './journal.ts';
import { newMatch } from './match.ts';
import { audit } from './rerun.ts';
import { replay, takeUp } from './replay.ts';

function played(random: Random, commands: number): Battle {
  let match = newMatch(random.game, 'taken up');
  const chance = seededChance('taken up');
  for (let i = 0; i < commands; i++) match = orderByChance(random, match, chance);
  return match;
}

/** The same game, with how often a state was made in it. */
function counted(game: Game): { readonly game: Game; made(): number } {
  let made = 0;
  const evolve: Game['evolve'] = (state, events) => (made++, game.evolve(state, events));
  const prepare: Game['prepare'] = (state, command) => {
    const prepared = game.prepare(state, command);
    return isRefusal(prepared) ? prepared : { ...prepared, played: (outcome) => (made++, prepared.played(outcome)) };
  };
  return { game: { ...game, evolve, prepare }, made: () => made };
}

const told = async (taken: Promise<unknown>): Promise<readonly string[]> => {
  try {
    await taken;
    return [];
  } catch (error) {
    if (error instanceof BadInput) return error.problems.map(({ path, text }) => `${path}: ${text.en}`);
    throw error;
  }
};

const maida = await opened('maida');
const ford = await opened('the-ford');

/** Events of the right shape that lead to a position that cannot be. */
const UNSOUND = {
  'the-ford': { is: 'state', unit: 0, to: 'eliminated' },
  maida: { is: 'owe', obligations: [{ owes: 'fight', side: 0 }] },
} as const;

describe.each([
  ['the-ford', ford],
  ['maida', maida],
] as const)('%s: an honest journal', (id, random) => {
  test('is taken up by the rules to the very same states', async () => {
    const match = played(random, 120);
    const again = await takeUp(random.game, structuredClone(match.journal));
    expect(again.states).toEqual(match.states);
    expect(again.journal).toEqual(match.journal);
  });

  test('takes work in proportion to its entries, by the rules and by its events', async () => {
    const { lines, ...head } = played(random, 120).journal;
    for (const take of [takeUp, replay])
      for (const some of [30, 60, 120]) {
        const { game, made } = counted(random.game);
        await take(game, { ...head, lines: lines.slice(0, some) });
        expect(made()).toBe(some);
      }
  });

  test('may end in another line than an entry: its position is looked at all the same', async () => {
    const { lines, ...head } = played(random, 30).journal;
    const forged = { ...(lines.at(-1) as Entry), events: [UNSOUND[id]] };
    for (const more of [[], [{ is: 'offer', by: 0, proposal: { for: 'draw' } } as const]]) {
      const journal = { ...head, lines: [...lines.slice(0, -1), forged, ...more] };
      expect(await told(replay(random.game, journal))).toEqual([expect.stringMatching(/^lines\[3\d\]/) as string]);
    }
  });

  test('says how far it has come', async () => {
    const heard: number[] = [];
    await takeUp(random.game, played(random, 5).journal, (entries) => void heard.push(entries));
    expect(heard).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('one entry repeated without end', () => {
  const { entries, journal } = played(maida, 400);
  const { lines, ...head } = journal;
  const owes = entries.findIndex(({ command, events }) => isDraw(command) && events.some(isOwe));
  const repeated = (times: number, rules: number): Journal => ({
    ...head,
    rules,
    lines: [...lines.slice(0, owes + 1), ...Array.from({ length: times }, () => lines[owes]!)],
  });

  test('is refused at the first repetition by the rules that made it', async () =>
    expect(await told(takeUp(maida.game, repeated(20_000, maida.game.version)))).toEqual([
      expect.stringMatching(`^lines\\[${owes + 2}\\]: the rules do not allow it: `) as string,
    ]));

  test('is refused at the same entry, with the same work, however long it is, where other rules made it', async () => {
    const of = async (times: number) => {
      const { game, made } = counted(maida.game);
      return { said: await told(takeUp(game, repeated(times, 0))), made: made() };
    };
    const [short, long] = [await of(1_000), await of(20_000)];
    expect(short.said).toHaveLength(1);
    expect(short.said[0]).toMatch(/^lines\[\d+\]: /);
    expect(short.made).toBeLessThan(owes + 70);
    expect(long).toEqual(short);
  });
});

const isDraw = (command: unknown): boolean => (command as { do: string }).do === 'draw';
const isOwe = (event: unknown): boolean => (event as { is: string }).is === 'owe';

test('an audit tells the first twenty entries that differ', () => {
  const match = played(ford, 60);
  const entries = match.entries.map((entry) => ({ ...entry, faces: [99] }));
  expect(audit({ ...match, entries })).toHaveLength(20);
});

describe('what somebody forged is refused with its entry and the reason, whatever rules it names', () => {
  const forge = (match: Battle, events: readonly object[], rules: number): Journal => ({
    ...match.journal,
    rules,
    lines: [...match.entries.slice(0, -1), { ...match.entries.at(-1)!, events } as Entry],
  });
  const assault = { side: 0, kind: 'shock', on: 5, units: [], charges: [], stage: 'refusal', counterCharge: false };
  const cases: readonly [string, Random, readonly object[], RegExp][] = [
    ['an obligation that nobody knows', maida, [{ is: 'owe', obligations: [{ owes: 'tea', side: 0 }] }], /events\[1\]/],
    ['an assault without units', maida, [{ is: 'declare', assault }], /shock|step/],
    ['an assault taken in hand that nobody declared', maida, [{ is: 'begin' }], /shock/],
    [
      'a formation that does not exist',
      maida,
      [{ is: 'activation', formation: 29, led: [] }],
      /no such counter or hex/,
    ],
    ['a counter that does not exist', maida, [{ is: 'state', unit: 150, to: 'routed' }], /no such counter or hex/],
    ['a hex that does not exist', maida, [{ is: 'joins', leader: 0, hex: 4000 }], /no such counter or hex/],
    ['a marker out of an empty cup', maida, [0, 0, 0].map(() => ({ is: 'lapse', formation: 0 })), /cup/],
    ['a fight about nothing', maida, [{ is: 'owe', obligations: [{ owes: 'fight', side: 0 }] }], /choice that waits/],
    ['a way without a hex', maida, [{ is: 'lead', leader: 0, path: [] }], /events\[1\]\.path/],
    ['a counter that does not exist', ford, [{ is: 'state', unit: 150, to: 'routed' }], /no such counter or hex/],
    ['a line that no chart has', maida, [{ is: 'result', line: 'x' }], /events\[1\]\.line/],
    ['a line that no chart has', ford, [{ is: 'result', line: '7..99' }], /events\[1\]\.line/],
    ['units that are nobody', ford, [{ is: 'retreat', units: [], leaders: [], to: 5 }], /events\[1\]\.units/],
    ['a unit in the air', ford, [{ is: 'state', unit: 0, to: 'eliminated' }], /neither on the map/],
    [
      'a melee without anybody',
      ford,
      [{ is: 'owe', obligations: [{ owes: 'fight', side: 0, attackers: [], defenders: [], fired: [] }] }],
      /choice that waits/,
    ],
    [
      'a flight of a unit that does not exist',
      ford,
      [{ is: 'owe', obligations: [{ owes: 'flee', side: 0, flights: [[150, 2]] }] }],
      /no such counter or hex/,
    ],
  ];

  test.each(cases)('%s (%#)', async (_, random, events, why) => {
    const match = played(random, 8);
    const [said, ...more] = await told(takeUp(random.game, forge(match, events, 0)));
    expect([said, more]).toEqual([expect.stringMatching(/^lines\[8\]/) as string, []]);
    expect(said).toMatch(why);
    expect(await told(takeUp(random.game, forge(match, events, random.game.version)))).toEqual([
      expect.stringMatching(/^lines\[8\]/) as string,
    ]);
  });
});
