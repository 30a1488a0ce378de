import { describe, expect, test } from 'vitest';
import { assessmentOf } from './assessment.ts';
import { d10, d6 } from './dice.ts';
import { fixedValue, tally } from './modifier.ts';
import { cite } from './source.ts';
import { same, t } from './text.ts';

const SUM = tally(
  same('sum'),
  [{ id: 'guard', text: t('garde', 'guard'), source: cite('m', 'guard'), ...fixedValue(+2, () => true) }],
  {},
);

describe('one die that is added to one tally', () => {
  const found = assessmentOf({}, { die: d10, modifier: () => SUM, cast: () => ({}) });

  test('the tally is the only one, and what a sentence tells', () => {
    expect(found.tallies).toEqual([SUM]);
    expect(found.modifier).toBe(SUM);
  });

  test('what the die comes to needs no words of the ruleset', () =>
    expect(found.needs).toEqual(t('dé (0-9) +2 : de 2 à 11 sur la table', 'die (0-9) +2: 2 to 11 on the chart')));
});

test('a die without a modifier is read as it falls', () => {
  const found = assessmentOf({}, { die: d6, cast: () => ({}) });
  expect(found.tallies).toEqual([]);
  expect(found.modifier).toBeUndefined();
  expect(found.needs.en).toBe('die (1-6) on the chart');
});

test('where nothing is thrown, it says so', () =>
  expect(assessmentOf({}, { cast: () => ({}) }).needs).toEqual(t('aucun dé', 'no die')));

test('a tally that is listed need not be told', () => {
  const found = assessmentOf({}, { tallies: () => [SUM], modifier: () => undefined, cast: () => ({}) });
  expect(found.tallies).toEqual([SUM]);
  expect(found.modifier).toBeUndefined();
});
