import { describe, expect, test } from 'vitest';
import { type Purpose, atLeast, below, d6, type Dice, sum } from './dice.ts';
import { BadInput } from './schema.ts';
import { seededChance } from './seed.ts';
import { same } from './text.ts';
import { runWithTypedDice, asTypedDice, runWithRolledDice, unloggedDice } from './rolled-dice.ts';

const ask: Purpose = { who: 'archers', why: same('volley') };
const volley = (n: number, dice: Dice) => dice.chain(n, [atLeast(d6, 4, ask), below(d6, 5, ask)]);

describe('rolled', () => {
  test('the same seed, the same throws; another seed, others', () => {
    const faces = (seed: string) => runWithRolledDice(volley, 30, seededChance(seed)).throws[0]!.faces;
    expect(faces('issus')).toEqual(faces('issus'));
    expect(faces('issus')).not.toEqual(faces('granicus'));
  });

  test('silent dice throw the same as logged ones', () =>
    expect(volley(30, unloggedDice(seededChance('s')))).toBe(runWithRolledDice(volley, 30, seededChance('s')).outcome));
});

describe('attempt', () => {
  test('stops at the first missing die of a pool and says how many', () =>
    expect(runWithTypedDice(volley, 3, [6, 1])).toMatchObject({
      state: 'wanting',
      wanted: { dice: 1, die: d6, pool: { from: 4, to: 6, of: 3 } },
    }));

  test('goes on to the next stage with the dice that passed', () => {
    expect(runWithTypedDice(volley, 3, [6, 1, 4])).toMatchObject({
      state: 'wanting',
      wanted: { dice: 2, pool: { from: 1, to: 4, of: 2 } },
    });
    expect(runWithTypedDice(volley, 3, [6, 1, 4, 5, 2])).toMatchObject({ state: 'done', outcome: 1, unused: 0 });
  });

  test('takes a number of passes instead of faces', () => {
    expect(runWithTypedDice(volley, 3, [{ passed: 2 }, { passed: 1 }])).toMatchObject({ state: 'done', outcome: 1 });
    expect(runWithTypedDice(volley, 3, [{ passed: 4 }])).toMatchObject({ state: 'impossible', position: 0 });
    expect(runWithTypedDice(volley, 3, [6, { passed: 1 }])).toMatchObject({ state: 'impossible', position: 1 });
  });

  test('asks for nothing where no die is left to throw', () =>
    expect(runWithTypedDice(volley, 2, [1, 2])).toMatchObject({ state: 'done', outcome: 0, unused: 0 }));

  test.each([0, 7, 1.5, -1])('refuses %d on a d6', (face) =>
    expect(runWithTypedDice(volley, 1, [face])).toMatchObject({ state: 'impossible', position: 0 }),
  );

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '6'],
    ['a bigint', 6n],
    ['a record without a number', { passed: '1' }],
    [
      'a record that cannot be read',
      {
        get passed(): never {
          throw new Error('hostile');
        },
      },
    ],
  ])('%s is no face', (_, given) =>
    expect(runWithTypedDice(volley, 1, [given as number])).toMatchObject({ state: 'impossible', position: 0 }),
  );

  test('refuses what is no list', () => expect(() => runWithTypedDice(volley, 1, undefined!)).toThrow(BadInput));

  test('says how many faces were not used', () =>
    expect(runWithTypedDice(volley, 1, [1, 6, 6])).toMatchObject({ state: 'done', unused: 2 }));

  test('a log, typed in again, gives the same outcome', () => {
    const { outcome, throws } = runWithRolledDice(volley, 20, seededChance('again'));
    expect(runWithTypedDice(volley, 20, asTypedDice(throws))).toMatchObject({ state: 'done', outcome, unused: 0 });
  });

  test('lets the errors of a rule through', () =>
    expect(() =>
      runWithTypedDice(
        () => {
          throw new Error('a bug');
        },
        null,
        [],
      ),
    ).toThrow('a bug'));
});

describe('several dice added up', () => {
  const twoDice = (_: null, dice: Dice) => dice.roll(sum(2, d6), ask);

  test('are one throw of two faces', () => {
    const { outcome, throws } = runWithRolledDice(twoDice, null, seededChance('two'));
    expect(throws).toHaveLength(1);
    expect(throws[0]!.faces).toHaveLength(2);
    expect(throws[0]!.faces[0]! + throws[0]!.faces[1]!).toBe(outcome);
    expect(runWithTypedDice(twoDice, null, asTypedDice(throws))).toMatchObject({ state: 'done', outcome, unused: 0 });
  });

  test('are asked for until all lie', () => {
    expect(runWithTypedDice(twoDice, null, [])).toMatchObject({ state: 'wanting', wanted: { dice: 2 } });
    expect(runWithTypedDice(twoDice, null, [4])).toMatchObject({ state: 'wanting', wanted: { dice: 1 } });
    expect(runWithTypedDice(twoDice, null, [4, 7])).toMatchObject({ state: 'impossible', position: 1 });
    expect(runWithTypedDice(twoDice, null, [4, 6])).toMatchObject({ state: 'done', outcome: 10 });
  });

  test('without a log', () => {
    const dice = unloggedDice(seededChance('silent'));
    for (let i = 0; i < 50; i++) expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(twoDice(null, dice));
  });
});
