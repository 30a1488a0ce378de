import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { type Distribution, enumerate, odds, PATH_BUDGET } from '../../kernel/odds.ts';
import { same } from '../../kernel/text.ts';
import { passAll } from './attack-rolls.ts';
import { wab } from './index.ts';
import type { InTheOpen } from './shooting/volleys.ts';
import { byTyping, over, sortChances } from './testing.ts';

const shooting = on(wab, 'shooting');
const combat = on(wab, 'close-combat');

const shots = (models: number, target: object = {}, more: object = {}) => ({
  shooters: [{ models, weapon: 'short-bow', distance: 9, ...more }],
  target: { models: 20, ...target },
});

const charge = (attacker: object, defender: object, more: object = {}) => ({
  attackers: [{ charged: true, ...attacker }],
  defenders: [defender],
  ...more,
});

describe('every face typed by hand gives the same chances', () => {
  test.each<[string, object, Record<string, string>, number]>([
    ['two shots, hit wound save', shots(2, { armour: 'light' }), {}, 6],
    ['two shots at two Wounds, one noted', shots(2, { wounds: 2, carried: 1 }), {}, 4],
    ['three shots at the last model', shots(3, { models: 1 }), {}, 6],
    [
      'two batches',
      {
        shooters: [
          { models: 1, weapon: 'handgun', distance: 9 },
          { models: 1, weapon: 'handgun', distance: 10 },
        ],
        target: { models: 5, troop: 'cavalry', armour: 'heavy' },
      },
      {},
      6,
    ],
    ['three shots into a melee', { ...shots(3), melee: [{ models: 5, toughness: 4 }] }, {}, 7],
    ['into a melee, last models', { ...shots(3, { models: 1 }), melee: [{ models: 1, toughness: 4 }] }, {}, 7],
    ['a die for each hit', { ...shots(2), melee: [{ models: 5 }] }, { 'W-14': 'each-hit' }, 6],
    ['two friends in the melee', { ...shots(2), melee: [{ models: 5 }, { models: 5 }] }, {}, 5],
    [
      'two Strengths into a melee',
      {
        shooters: [
          { models: 1, weapon: 'sling', distance: 9 },
          { models: 1, weapon: 'crossbow', distance: 9 },
        ],
        target: { models: 5 },
        melee: [{ models: 5 }],
      },
      {},
      6,
    ],
    [
      'two Strengths with the same dice into a melee',
      {
        shooters: [5, 6].map((strength) => ({ models: 1, weapon: 'sling', distance: 9, strength })),
        target: { models: 5 },
        melee: [{ models: 5, toughness: 2 }],
      },
      {},
      6,
    ],
    ['a 1 that hits (W-1)', shots(2, { armour: 'light' }, { ballisticSkill: 6 }), { 'W-1': 'as-printed' }, 4],
  ])('shooting: %s', (_, situation, rulings, mostDice) => {
    const { input } = shooting.resolvable(situation, rulings).assessment;
    const { resolve } = shooting.procedure;
    expect(sortChances(over(6n ** BigInt(mostDice), odds(resolve, input)))).toEqual(
      sortChances(byTyping(resolve, input, mostDice)),
    );
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['one against two', charge({ models: 1, fighting: 1 }, { models: 2, fighting: 2 }), {}, 6],
    [
      'two against one, armoured',
      charge({ models: 3, fighting: 2 }, { models: 2, fighting: 1, armour: 'heavy' }),
      {},
      8,
    ],
    ['stepping up', charge({ models: 1, fighting: 1 }, { models: 2, fighting: 1, stepUp: true }), {}, 4],
    [
      'a crew of three on two models',
      charge({ models: 1, fighting: 1 }, { models: 2, fighting: 0, beside: [{ fighting: 3 }] }),
      {},
      8,
    ],
    ['all together', charge({ models: 2, fighting: 1 }, { models: 2, fighting: 2 }, { order: 'simultaneous' }), {}, 6],
    [
      'equal Initiative',
      { attackers: [{ models: 1, fighting: 1 }], defenders: [{ models: 1, fighting: 1, wounds: 2 }] },
      {},
      5,
    ],
    [
      'a mount beside, and a moment fought together',
      {
        attackers: [{ models: 1, fighting: 1, beside: [{ fighting: 1, initiative: 5 }] }],
        defenders: [{ models: 2, fighting: 1 }],
      },
      { 'W-39': 'together' },
      6,
    ],
  ])('close combat: %s', (_, situation, rulings, mostDice) => {
    const { input } = combat.resolvable(situation, rulings).assessment;
    const { resolve } = combat.procedure;
    expect(sortChances(over(6n ** BigInt(mostDice), odds(resolve, input)))).toEqual(
      sortChances(byTyping(resolve, input, mostDice)),
    );
  });
});

/** Written from the sheet, without any of our code: three shots, every face of every die. */
test('three shots on 4+, wounding on 3+, saved on 5+: counted face by face', () => {
  const counts = [0n, 0n, 0n, 0n];
  const FACES = [1, 2, 3, 4, 5, 6];
  const through = (hit: number, wound: number, save: number): number => (hit >= 4 && wound >= 3 && save < 5 ? 1 : 0);
  const one = [0n, 0n];
  for (const hit of FACES) for (const wound of FACES) for (const save of FACES) one[through(hit, wound, save)]!++;
  for (const a of [0, 1])
    for (const b of [0, 1]) for (const c of [0, 1]) counts[a + b + c]! += one[a]! * one[b]! * one[c]!;
  const { input } = shooting.resolvable(
    shots(3, { troop: 'cavalry', armour: 'heavy' }, { weapon: 'handgun' }),
  ).assessment;
  const chances = over(216n ** 3n, odds(shooting.procedure.resolve, input));
  expect([0, 1, 2, 3].map((lost) => chances.get(JSON.stringify({ units: [{ lost, carried: 0 }] })))).toEqual(counts);
});

const lossesOf = (situation: object): { weights: bigint[]; total: bigint } => {
  const { entries, total } = odds(shooting.procedure.resolve, shooting.resolvable(situation).assessment.input);
  const weights: bigint[] = [];
  for (const { value, weight } of entries as readonly { value: { units: { lost: number }[] }; weight: bigint }[])
    weights[value.units[0]!.lost] = weight;
  return { weights, total };
};

describe('identities', () => {
  const bow = { weapon: 'short-bow', distance: 9 };
  const target = { models: 60, armour: 'light', shield: 'shield' };

  test('a volley of 40 is 20 after 20, convolved', () => {
    const whole = lossesOf({ shooters: [{ models: 40, ...bow }], target });
    const half = lossesOf({ shooters: [{ models: 20, ...bow }], target });
    const convolved = Array.from({ length: 41 }, () => 0n);
    half.weights.forEach((a, i) => half.weights.forEach((b, j) => (convolved[i + j]! += a * b)));
    expect(convolved.map((weight) => weight * whole.total)).toEqual(
      whole.weights.map((weight) => weight * half.total ** 2n),
    );
  });

  test('one batch of 40 is two of 20, merged', () => {
    const whole = lossesOf({ shooters: [{ models: 40, ...bow }], target });
    const split = lossesOf({
      shooters: [
        { models: 20, ...bow },
        { models: 20, ...bow },
      ],
      target,
    });
    expect(split.weights.map((weight) => weight * whole.total)).toEqual(
      whole.weights.map((weight) => weight * split.total),
    );
  });

  test('a rolls is its throws one after another', () => {
    const { input } = shooting.resolvable({ shooters: [{ models: 12, ...bow }], target }).assessment;
    const { dice: n, rolls } = (input as InTheOpen).pools[0]!;
    const parties = { who: 'shooters[1]', whom: 'target', place: same('target') };
    const unmerged = enumerate(
      (_: null, dice) => rolls!.reduce((left, need) => passAll(dice, left, [need], parties), n),
      null,
    );
    const merged = odds((_: null, dice) => passAll(dice, n, rolls, parties), null);
    const weight = (of: Distribution<number>, k: number): bigint => of.entries.find(({ value }) => value === k)!.weight;
    for (let k = 0; k <= 12; k++) expect(weight(unmerged, k) * merged.total).toBe(weight(merged, k) * unmerged.total);
  });

  test('the mean of 40 shots is 40 times that of one', () => {
    const { weights, total } = lossesOf({ shooters: [{ models: 40, ...bow }], target });
    const mean = weights.reduce((sum, weight, n) => sum + weight * BigInt(n), 0n);
    // 1/2 to hit, 1/2 to wound, 2/3 unsaved.
    expect(mean * 6n).toBe(40n * total);
  });

  test('in a melee both sides together lose what the shots would do, odd hits or not', () => {
    const melee = { shooters: [{ models: 9, ...bow }], target: { models: 60 }, melee: [{ models: 60 }] };
    const { entries, total } = odds(shooting.procedure.resolve, shooting.resolvable(melee).assessment.input);
    const sums: bigint[] = Array.from({ length: 10 }, () => 0n);
    for (const { value, weight } of entries as readonly { value: { units: { lost: number }[] }; weight: bigint }[])
      sums[value.units.reduce((sum, { lost }) => sum + lost, 0)]! += weight;
    const open = lossesOf({ shooters: [{ models: 9, ...bow }], target: { models: 60 } });
    expect(sums.map((weight) => weight * open.total)).toEqual(open.weights.map((weight) => weight * total));
  });

  test('simultaneous blows are independent', () => {
    const { input } = combat.resolvable(
      charge(
        { models: 20, fighting: 10, attacks: 2 },
        { models: 20, fighting: 10, weaponSkill: 5 },
        { order: 'simultaneous' },
      ),
    ).assessment;
    const { entries, total } = odds(combat.procedure.resolve, input) as Distribution<
      Record<string, { lost: number }[]>
    >;
    const alone = (side: string): Map<number, bigint> => {
      const sums = new Map<number, bigint>();
      for (const { value, weight } of entries)
        sums.set(value[side]![0]!.lost, (sums.get(value[side]![0]!.lost) ?? 0n) + weight);
      return sums;
    };
    const [attackers, defenders] = [alone('attackers'), alone('defenders')];
    for (const { value, weight } of entries)
      expect(weight * total).toBe(
        attackers.get(value.attackers![0]!.lost)! * defenders.get(value.defenders![0]!.lost)!,
      );
  });
});

describe('how many paths the odds take', () => {
  const paths = (on: typeof shooting, situation: object, budget: number) =>
    enumerate(on.procedure.resolve, on.resolvable(situation).assessment.input, budget);

  test('40 shots: one for each number that may come through', () => {
    expect(paths(shooting, shots(40, { models: 60, armour: 'light' }), 41).entries).toHaveLength(41);
  });

  test('two sides of 60 with striking back: one for each pair of losses', () => {
    const even = { models: 60, fighting: 60 };
    expect(paths(combat, charge(even, even), 1891).entries).toHaveLength(1891);
  });

  test('two sides of 200 dice stay within the budget', () => {
    const large = { models: 200, fighting: 100, attacks: 2 };
    const { entries, total } = paths(combat, charge(large, large), PATH_BUDGET / 4);
    expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  });

  test('200 shots into a melee of forty a side stay within the budget', () => {
    const { entries, total } = paths(shooting, { ...shots(200, { models: 40 }), melee: [{ models: 40 }] }, PATH_BUDGET);
    expect(entries).toHaveLength(41 * 41);
    expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  });

  test('the largest combat allowed: 200 dice a side at models of ten Wounds', () => {
    const large = { models: 200, fighting: 100, attacks: 2, wounds: 10 };
    const { entries, total } = paths(combat, charge(large, large), PATH_BUDGET / 4);
    expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  });

  test('eight batches of 25 merge as they are added', () => {
    const batches = [1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
      models: 25,
      weapon: 'longbow',
      distance: 3 * i,
      ballisticSkill: 1 + (i % 4),
    }));
    const { entries, total } = paths(
      shooting,
      { shooters: batches, target: { models: 200, armour: 'light' } },
      PATH_BUDGET / 4,
    );
    expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  });
});
