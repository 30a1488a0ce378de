import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { odds } from '../../../kernel/odds.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { fraction } from '../../../calculate/number.ts';
import { wab } from '../index.ts';
import type { ShootingOutcome } from '../shapes.ts';
import type { IntoMelee } from './volleys.ts';

const shooting = on(wab, 'shooting');

type Facts = Record<string, unknown>;

describe('into a melee', () => {
  const situation = (models: number, melee: Facts[]) => ({
    shooters: [{ models, weapon: 'short-bow', distance: 9 }],
    target: { models: 20, name: 'Gauls' },
    melee,
  });
  const play = (
    models: number,
    melee: Facts[],
    typed: Parameters<typeof runWithTypedDice>[2],
    rulings?: Record<string, string>,
  ) => {
    const { input } = shooting.resolvable(situation(models, melee), rulings).assessment;
    const done = runWithTypedDice(shooting.procedure.resolve, input, typed);
    if (done.state !== 'done' || done.unused > 0) throw new Error(JSON.stringify(done));
    return (done.outcome as { units: { lost: number }[] }).units.map(({ lost }) => lost);
  };
  const own = { models: 10 };
  const enemy = { models: 10, side: 'enemy' };
  const all = (n: number) => ({ passed: n });

  test('four hits: two each, the target first', () => {
    expect(play(4, [own], [all(4), all(2), all(1)])).toEqual([2, 1]);
  });

  test('the odd hit: 1-3 the shooters’ side, 4-6 the enemy (W-14)', () => {
    expect(play(3, [own], [all(3), 3, all(1), all(2)])).toEqual([1, 2]);
    expect(play(3, [own], [all(3), 4, all(2), all(1)])).toEqual([2, 1]);
    expect(play(3, [own], [all(3), all(2), all(1)], { 'W-14': 'enemy' })).toEqual([2, 1]);
  });

  test('a die for each hit, if W-14 says so', () => {
    expect(play(3, [own], [all(3), 1, 4, 5, all(2), all(1)], { 'W-14': 'each-hit' })).toEqual([2, 1]);
  });

  test('two units on a side share its hits; the die says who takes the last (W-15)', () => {
    // Six hits, three a side: the target and its friend have one left over.
    expect(play(6, [own, enemy], [all(6), 3, all(2), all(3), all(1)])).toEqual([2, 3, 1]);
    expect(play(6, [own, enemy], [all(6), 4, all(1), all(3), all(2)])).toEqual([1, 3, 2]);
  });

  test('two left over among three: the die says who is spared', () => {
    // Ten hits, five a side: three own units take 2, 2 and 1.
    expect(play(10, [own, own, own], [all(10), 3, all(5), all(2), all(1), all(2)])).toEqual([5, 2, 1, 2]);
    // Eight hits, four a side: one left over, the third unit takes it.
    expect(play(8, [own, own, own], [all(8), 6, all(4), all(1), all(1), all(2)])).toEqual([4, 1, 1, 2]);
  });

  test('each unit has its own Toughness and armour', () => {
    const { input } = shooting.resolvable(situation(4, [{ models: 5, toughness: 4, armour: 'heavy' }])).assessment;
    expect((input as IntoMelee).volleys[0]!.hurts.map((rolls) => rolls!.length)).toEqual([1, 2]);
  });

  test('hits of different Strength are shared apart, alike together (W-34)', () => {
    const two = (weapon: string) => ({
      shooters: [
        { models: 2, weapon: 'short-bow', distance: 9 },
        { models: 2, weapon, distance: 9 },
      ],
      target: { models: 20 },
      melee: [own],
    });
    const count = (weapon: string) => (shooting.resolvable(two(weapon)).assessment.input as IntoMelee).volleys.length;
    expect([count('sling'), count('crossbow')]).toEqual([1, 2]);
    expect(shooting.resolvable(two('crossbow')).assessment.rulings).toContain('W-34');
  });

  test('told for every unit', () => {
    const losses = {
      units: [
        { lost: 2, carried: 0 },
        { lost: 0, carried: 0 },
      ],
    };
    expect(shooting.told(situation(4, [{ ...own, name: 'hastati' }]), losses)).toEqual([
      'Gauls: remove 2 models from the rear ranks, those touching the enemy last; 18 left',
      'hastati: no model lost',
    ]);
  });
});

describe('each Strength is shared on its own (W-34)', () => {
  const engine = (strength: number, more: Facts = {}) => ({
    models: 1,
    weapon: 'other',
    range: 20,
    strength,
    distance: 5,
    ballisticSkill: 5,
    ...more,
  });
  const into = (shooters: Facts[]) => ({
    shooters,
    target: { models: 5, toughness: 3 },
    melee: [{ models: 5, toughness: 3 }],
  });
  const losses = (situation: object): Record<string, string> => {
    const { input } = shooting.resolvable(situation).assessment;
    const { entries, total } = odds(shooting.procedure.resolve, input);
    return Object.fromEntries(
      entries.map(({ value, weight }) => [
        (value as ShootingOutcome).units.map(({ lost }) => lost).join('/'),
        fraction(weight, total),
      ]),
    );
  };

  test('even where Strengths 5 and 6 need the same dice', () => {
    expect(losses(into([engine(5), engine(6)]))).toEqual({
      '0/0': '121/1296',
      '0/1': '275/1296',
      '1/0': '275/1296',
      '1/1': '625/2592',
      '2/0': '625/5184',
      '0/2': '625/5184',
    });
  });

  test('one Strength from two batches is shared together: two hits are one each', () => {
    expect(Object.keys(losses(into([engine(5), engine(5)]))).sort()).toEqual(['0/0', '0/1', '1/0', '1/1']);
  });

  test('a weapon’s own bearing on armour sets its hits apart', () => {
    const { input } = shooting.resolvable(into([engine(5), engine(5, { piercing: 'no-save' })])).assessment;
    expect((input as IntoMelee).volleys).toHaveLength(2);
  });

  test('listed wherever two batches shoot a melee, and nowhere else', () => {
    const rulings = (situation: object) => shooting.resolvable(situation).assessment.rulings;
    expect(rulings(into([engine(5), engine(5)]))).toContain('W-34');
    expect(rulings(into([engine(5)]))).not.toContain('W-34');
    expect(rulings({ ...into([engine(5), engine(6)]), melee: [] })).not.toContain('W-34');
  });

  test('throws are named after all batches whose hits they are', () => {
    const two = into([engine(5, { name: 'A' }), engine(5, { name: 'B' })]);
    const { input, cast } = shooting.resolvable(two).assessment;
    const asked = (...typed: number[]) => {
      const tried = runWithTypedDice(shooting.procedure.resolve, input, typed);
      return tried.state === 'wanting' ? cast[tried.wanted.purpose.who] : undefined;
    };
    expect(asked()).toEqual({ fr: 'A', en: 'A' });
    expect(asked(6)).toEqual({ fr: 'B', en: 'B' });
    expect(asked(6, 6)).toEqual({ fr: 'A et B', en: 'A and B' });
  });
});

describe('what is to be thrown', () => {
  const javelins = (target: Facts, own: Facts, more: Facts = {}) => ({
    shooters: [{ models: 3, weapon: 'javelins', distance: 4, ...more }],
    target: { name: 'Gauls', models: 20, shield: 'shield', ...target },
    melee: [{ name: 'hastati', models: 16, armour: 'light', shield: 'large-shield', ...own }],
  });
  const needs = (situation: object, rulings?: Record<string, string>) =>
    shooting.resolvable(situation, rulings).assessment.needs.en;

  test('to hit once, then shared, then unit by unit', () => {
    expect(needs(javelins({}, {}))).toBe(
      'shooters, 3 d6: 4+ hits; hits shared equally between the sides, the odd one on a d6; ' +
        'Gauls: 4+ wounds, save 6+; hastati: 4+ wounds, save 4+',
    );
  });

  test('as W-14 and W-1 are read', () => {
    expect(needs(javelins({}, {}), { 'W-14': 'enemy' })).toContain(
      '; hits shared equally between the sides, the odd one to the enemy;',
    );
    expect(needs(javelins({}, {}), { 'W-14': 'each-hit' })).toContain('; a d6 for each hit says which side;');
    expect(needs(javelins({}, {}, { ballisticSkill: 6 }), { 'W-1': 'as-printed' })).toMatch(
      /^shooters, 3 shots: hits without a die; /,
    );
  });

  test('a unit that cannot be wounded; no die at all where none can', () => {
    expect(needs(javelins({}, { toughness: 7 }))).toMatch(/; hastati: no die, S3 cannot wound T7$/);
    const safe = javelins({ toughness: 8 }, { toughness: 7 });
    expect(needs(safe)).toBe('shooters: no die, S3 cannot wound T8, T7');
    const { input } = shooting.resolvable(safe).assessment;
    const none = { lost: 0, carried: 0 };
    expect(runWithTypedDice(shooting.procedure.resolve, input, [])).toMatchObject({
      state: 'done',
      throws: [],
      outcome: { units: [none, none] },
    });
  });
});

test('facets: the enemy’s casualties before those of one’s own', () => {
  const { assessment } = shooting.resolvable({
    shooters: [{ models: 3, weapon: 'javelins', distance: 4 }],
    target: { models: 5 },
    melee: [{ models: 5 }, { models: 5, side: 'enemy' }],
  });
  const ids = shooting.procedure.facets(assessment).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('casualties'))).toEqual(['casualties', 'casualties-3', 'casualties-2']);
});
