import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { dbm } from '../rulesets/dbm/index.ts';
import { calculationOf, optionsOf } from './calculation.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const situation = melee.examples[0]!.situation as object;

const problemsOf = (call: () => unknown): readonly string[] => {
  try {
    call();
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems.map(({ path, text }) => `${path}: ${text.en}`);
  }
};

describe('options chosen', () => {
  test('are checked and copied: what the caller changes later changes nothing', () => {
    const rulings = { 'A-7': 'top-unit' };
    const { options } = calculationOf(alexandre, melee, { ...situation, rulings });
    rulings['A-7'] = 'every-unit';
    expect(options).toEqual({ 'A-7': 'top-unit' });
    expect(Object.isFrozen(options)).toBe(true);
  });

  test('that were checked for one ruleset are checked again for another', () => {
    const options = optionsOf(alexandre, { 'A-7': 'top-unit' });
    expect(optionsOf(alexandre, options)).toBe(options);
    expect(problemsOf(() => optionsOf(dbm, options))).toHaveLength(1);
  });

  test.each<[string, unknown, RegExp]>([
    ['an inherited name', { constructor: 'x' }, /^rulings\.constructor: nothing to choose here/],
    ['__proto__ as JSON has it', JSON.parse('{"__proto__":"x"}'), /^rulings\.__proto__: nothing to choose here/],
    ['no text', { 'A-7': ['top-unit'] }, /^rulings\.A-7: one of every-unit, top-unit is expected$/],
    ['null', null, /^rulings: an object is expected$/],
    ['a name without end', { ['A'.repeat(9_999)]: 'x' }, /^rulings\.A{39}…: nothing/],
  ])('%s', (_, rulings, problem) => {
    const found = problemsOf(() => calculationOf(alexandre, melee, { ...situation, rulings }));
    expect(found).toEqual([expect.stringMatching(problem)]);
  });

  test('an id as earlier releases spelled it is that of today', () => {
    expect(optionsOf(dbm, { D27: 'suffers', 'D-29': 'destroyed' })).toEqual({ 'D-27': 'suffers', 'D-29': 'destroyed' });
    expect(optionsOf(dbm, { D27: 'unharmed' })).toEqual({});
    expect(problemsOf(() => optionsOf(dbm, { D27: 'x' }))).toEqual([
      'rulings.D27: one of unharmed, suffers is expected',
    ]);
  });

  test.each([[{ D27: 'suffers', 'D-27': 'unharmed' }], [{ 'D-27': 'suffers', D27: 'suffers' }]])(
    'told under both spellings is refused: %j',
    (rulings) =>
      expect(problemsOf(() => optionsOf(dbm, rulings))).toEqual([
        expect.stringMatching(/^rulings\.D27: nothing to choose here; rulings on offer: D-\d+, /),
      ]),
  );

  test('a hundred thousand of them are told as twenty and the rest', () => {
    const rulings = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`X-${i}`, 'x']));
    const found = problemsOf(() => calculationOf(alexandre, melee, { ...situation, rulings }));
    expect(found).toHaveLength(21);
    expect(found.at(-1)).toBe('…: and 99980 more');
  });
});
