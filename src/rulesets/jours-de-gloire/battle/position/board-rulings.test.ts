import { describe, expect, test } from 'vitest';
import { optionIds } from '../../../../kernel/ruling.ts';
import { seededChance } from '../../../../kernel/seed.ts';
import { battleByChance } from '../../../../../test/support/by-chance.ts';
import { randomCommand } from '../../../../../test/support/random-jours-de-gloire.ts';
import { RULINGS } from '../../rulings.ts';
import { BOARD } from '../../rulings/board.ts';
import maida from '../../scenarios/maida.json' with { type: 'json' };
import { openBattle } from '../game.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';

const EVEN = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];
const FIGHT = { do: 'fight' } as const;

/** A position that each other reading decides otherwise, and what is seen of it. */
const CASES: Readonly<Record<string, readonly [Sketch, (position: Board) => unknown]>> = {
  'J-81': [
    { units: ['A I 4/5 0405 N', 'B I 4/5 1201 S'], step: 'move' },
    ({ game, state }) => {
      const last = { ...state, markers: [1, 0] };
      const prepared = game.prepare(last, { do: 'pass' });
      return 'refused' in prepared ? prepared : prepared.played(undefined).state.step;
    },
  ],
  'J-85': [
    {
      units: ['A I 4/5 0405 N', 'B I 4/5 0604 S'],
      step: 'move',
      ground: Object.fromEntries(['0406', '0506', '0606', '0404', '0304', '0305', '0306'].map((hex) => [hex, 'water'])),
    },
    (position) => position.refusal(position.moveTo([0], '0705')),
  ],
  'J-89': [
    { units: ['A A 4/5 0405 N', 'B I 4/5 0403 S'], step: 'fire', ground: { '0404': 'town', '0304': 'town' } },
    (position) => position.refusal({ do: 'fire', units: [0], at: position.hex('0403') }),
  ],
  'J-92': [{ units: EVEN }, (position) => position.refusal({ do: 'pass' })],
  'J-93': [{ units: EVEN }, (position) => position.play([position.shockBy([0], '0404')]).owes],
  'J-99': [
    { units: ['A C 4/5 0406 N', 'B I 4/5 0404 S', 'B I 4/5 0504 S d'] },
    (position) =>
      position
        .play([position.shockBy([], '0404', [[0, '0406', '0405']])])
        .play(
          [{ do: 'pass' }],
          [FIGHT, 8],
          [{ do: 'recoil', to: position.hex('0403') }],
          [{ do: 'pass' }],
          [{ do: 'pass' }],
        )
        .unit(0),
  ],
  'J-101': [
    { units: ['A A 4/5 0405 N', 'B A 4/5 0403 S d'], step: 'fire' },
    (position) => position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, 9]).unit(1),
  ],
  'J-102': [
    { units: ['A I 4/5 0405 N d', 'B I 4/5 0404 S'] },
    (position) => position.refusal(position.shockBy([0], '0404')),
  ],
  'J-103': [
    { units: ['A C 4/5 0406 N', 'B I 4/5 0404 S d'] },
    (position) => position.play([position.shockBy([], '0404', [[0, '0406', '0405']])]).owes,
  ],
  'J-119': [{ units: ['A I 4/5 0405 N', 'B C 4/5 0404 SE'] }, (position) => position.shock([0], '0404')],
};

const switched = RULINGS.filter(({ id, options }) => id in BOARD && options !== undefined);

describe('switches of the board', () => {
  test('each has a case here', () => expect(Object.keys(CASES)).toEqual(switched.map(({ id }) => id)));

  test.each(switched.map((ruling) => [ruling.id, ruling] as const))(
    '%s: our reading is the first, and every other decides otherwise',
    (id, ruling) => {
      const [sketch, seen] = CASES[id]!;
      const under = (option: string): string => JSON.stringify(seen(board({ ...sketch, options: { [id]: option } })));
      const [ours, ...others] = optionIds(ruling);
      expect(under(ours!)).toBe(JSON.stringify(seen(board(sketch))));
      for (const other of others) expect(under(other)).not.toBe(under(ours!));
    },
  );

  test.each(
    switched.flatMap((ruling) =>
      optionIds(ruling)
        .slice(1)
        .map((option) => [ruling.id, option] as const),
    ),
  )('%s = %s: a battle by chance comes to its end', (id, option) => {
    const game = openBattle(maida, { [id]: option });
    const chance = seededChance(id);
    const { state } = battleByChance(game, chance, (now) => randomCommand(game, now, chance));
    expect(game.ending(state)).toBeDefined();
  });
});

test('orders lie face down until they are shown', () => {
  const game = openBattle(maida, {});
  const prepared = game.prepare(game.setUp(), { do: 'orders', formations: [0, 1] });
  if ('refused' in prepared) throw new Error(prepared.refused.en);
  const state = prepared.played(undefined).state;
  expect(game.view(state, 0).orders.slice(0, 3)).toEqual(['given', 'given', 'none']);
  expect(game.view(state, 1).orders.slice(0, 3)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(game.hash(game.view(state, 1))).not.toBe(game.hash(state));
});
