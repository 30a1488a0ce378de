import { expect, test } from 'vitest';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { isThisRuling, rulingsFor, topicsOf } from './topics.ts';

const REGISTER = await alexandre.rulings();

test.each(CATALOGUE)('every ruling of $id stands under one topic', async ({ load }) => {
  const ruleset = await load();
  const register = await ruleset.rulings();
  const topics = topicsOf(ruleset, register);
  const ids = topics.flatMap(({ rulings }) => rulings.map(({ id }) => id));
  expect([...ids].sort()).toEqual(register.map(({ id }) => id).sort());
  expect(topics.length).toBeGreaterThan(3);
});

const found = (query: string, shown: 'all' | 'switched' | 'mine' = 'all', options = {}) =>
  rulingsFor(REGISTER, { query, shown }, options).map(({ id }) => id);

test('words are sought in both languages, accents or not, and ids with or without their hyphen', () => {
  expect(found('')).toHaveLength(REGISTER.length);
  expect(found('A-20')).toContain('A-20');
  expect(found('a20')).toContain('A-20');
  expect(found('pont')).toEqual(expect.arrayContaining(found('bridge')));
  expect(found('zeppelin')).toEqual([]);
});

test('those that can be switched, and those that were', () => {
  expect(found('', 'switched').sort()).toEqual(alexandre.rulingChoices.map(({ id }) => id).sort());
  expect(found('', 'mine')).toEqual([]);
  expect(found('', 'mine', { 'A-7': 'top-unit' })).toEqual(['A-7']);
});

test.each([
  ['A-20', true],
  ['a20', true],
  ['A-2', false],
  [undefined, false],
])('A-20 is found by %s: %s', (wanted, is) => expect(isThisRuling('A-20', wanted)).toBe(is));
