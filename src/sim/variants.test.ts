import { expect, test } from 'vitest';
import { BadInput } from '../kernel/problem.ts';
import { list, record, whole, words, fieldOf } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { sweep, valuesOf, variablesIn } from './variants.ts';

test.each([
  ['6,8,10', [6, 8, 10]],
  ['3..6', [3, 4, 5, 6]],
  [' 6 ; 8 ', [6, 8]],
  ['7', [7]],
])('values: %s', (said, values) => expect(valuesOf(said, 'values')).toEqual(values));

test.each(['', 'few', '1,,2', '6..3', '1..40', '1.5', '-3', '99999'])('no values: %j', (said) =>
  expect(() => valuesOf(said, 'values')).toThrow(BadInput),
);

const name = record(t('Nom', 'Name'), { fr: words(t('F', 'F'), 9), en: words(t('A', 'E'), 9) });
const format = fieldOf(
  record(t('Scénario', 'Scenario'), {
    turns: whole(t('Tours', 'Turns'), 1, 40),
    units: list(
      t('Unités', 'Units'),
      record(t('Unité', 'Unit'), {
        side: whole(t('Camp', 'Side'), 1, 2),
        name,
        strength: whole(t('Force', 'Strength'), 0, 9),
      }),
      0,
      9,
    ),
  }),
);
const scenario = {
  turns: 8,
  units: [
    { side: 1, name: t('Garde', 'Guard'), strength: 4 },
    { side: 2, name: t('Levée', 'Levy'), strength: 2 },
  ],
};

test('the numbers of a scenario, each with its owner; what side a unit is on is none', () =>
  expect(variablesIn(format, scenario)).toEqual([
    { path: 'turns', whose: t('', ''), label: t('Tours', 'Turns'), value: 8 },
    { path: 'units[1].strength', whose: t('1. Garde', '1. Guard'), label: t('Force', 'Strength'), value: 4 },
    { path: 'units[2].strength', whose: t('2. Levée', '2. Levy'), label: t('Force', 'Strength'), value: 2 },
  ]));

test('a sweep changes that number alone, and not the scenario it began with', () => {
  const first = { label: t('tel quel', 'as it stands'), scenario, options: {} };
  const variants = sweep(first, 'units[2].strength', [5, 6], 'values');
  expect(variants.map(({ label }) => label.en)).toEqual([
    'as it stands',
    'units[2].strength = 5',
    'units[2].strength = 6',
  ]);
  expect(variants[2]!.scenario).toEqual({
    ...scenario,
    units: [scenario.units[0], { ...scenario.units[1], strength: 6 }],
  });
  expect(scenario.units[1]!.strength).toBe(2);
  for (const path of ['heroes', 'units[3].strength', 'units[1].name', '__proto__.turns', ''])
    expect(() => sweep(first, path, [1], 'values')).toThrow(BadInput);
});
