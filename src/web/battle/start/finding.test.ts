import { expect, test } from 'vitest';
import { same } from '../../../kernel/text.ts';
import type { BattleResult } from '../match/results.ts';
import { battlesFor, type ListedBattle, NO_WISH } from './finding.ts';

const battle = (id: string, units: [number, number], commands: [number, number]): ListedBattle => ({
  ruleset: 'alexandre',
  card: {
    id,
    title: same(id),
    about: same(''),
    facts: { units, commands, better: [1, 1], battles: 2 },
    load: async () => undefined,
  },
});

const SMALL = battle('small', [6, 8], [100, 90]);
const LARGE = battle('large', [40, 50], [900, 800]);
const LONG = battle('long', [10, 10], [1200, 1100]);
const ALL = [LARGE, SMALL, LONG];
const ids = (found: readonly ListedBattle[]): string[] => found.map(({ card }) => card.id);

test('without a wish all battles stand as listed', () => {
  expect(battlesFor(ALL, NO_WISH, [])).toEqual(ALL);
});

test('battles are put in order by length or by size', () => {
  expect(ids(battlesFor(ALL, { ...NO_WISH, order: 'short' }, []))).toEqual(['small', 'large', 'long']);
  expect(ids(battlesFor(ALL, { ...NO_WISH, order: 'long' }, []))).toEqual(['long', 'large', 'small']);
  expect(ids(battlesFor(ALL, { ...NO_WISH, order: 'small' }, []))).toEqual(['small', 'long', 'large']);
  expect(ids(battlesFor(ALL, { ...NO_WISH, order: 'large' }, []))).toEqual(['large', 'long', 'small']);
});

test('battles that take longer than there is time are left out', () => {
  expect(ids(battlesFor(ALL, { ...NO_WISH, time: '20' }, []))).toEqual(['small']);
});

test('battles that were won against any level are left out on demand; lost ones stay', () => {
  const result = (scenario: string, outcome: BattleResult['outcome']): BattleResult => ({
    game: scenario,
    ruleset: 'alexandre',
    scenario,
    against: 'veteran',
    outcome,
  });
  const results = [result('small', 'won'), result('large', 'lost')];
  expect(ids(battlesFor(ALL, { ...NO_WISH, notWon: true }, results))).toEqual(['large', 'long']);
});
