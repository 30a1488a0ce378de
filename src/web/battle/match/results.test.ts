import { describe, expect, test } from 'vitest';
import { type BattleResult, outcomeFor, recordOf } from './results.ts';

describe('the outcome of a battle', () => {
  test('is that of the person, against the level of the other side', () => {
    expect(outcomeFor([undefined, 'veteran'], 0)).toEqual({ against: 'veteran', outcome: 'won' });
    expect(outcomeFor([undefined, 'veteran'], 1)).toEqual({ against: 'veteran', outcome: 'lost' });
    expect(outcomeFor(['grognard', undefined], 1)).toEqual({ against: 'grognard', outcome: 'won' });
    expect(outcomeFor(['grognard', undefined], undefined)).toEqual({ against: 'grognard', outcome: 'drawn' });
  });

  test('is won by one of two persons, and nobody’s where the computer plays both sides', () => {
    expect(outcomeFor([undefined, undefined], 1)).toEqual({ against: null, outcome: 'won' });
    expect(outcomeFor(['veteran', 'conscript'], 1)).toBeUndefined();
  });
});

test('the record of a scenario holds the best outcome against each level', () => {
  const result = (game: string, against: BattleResult['against'], outcome: BattleResult['outcome']): BattleResult => ({
    game,
    ruleset: 'alexandre',
    scenario: 'the-ford',
    against,
    outcome,
  });
  const all = [
    result('a', 'veteran', 'lost'),
    result('b', 'veteran', 'won'),
    result('c', 'veteran', 'drawn'),
    result('d', 'grognard', 'lost'),
    result('e', null, 'won'),
    { ...result('f', 'conscript', 'won'), scenario: 'gaugamela' },
    { ...result('g', 'conscript', 'won'), ruleset: 'jours-de-gloire' },
  ];
  const { played, best } = recordOf(all, 'alexandre', 'the-ford');
  expect(played).toBe(5);
  expect([...best]).toEqual([
    ['veteran', 'won'],
    ['grognard', 'lost'],
  ]);
});
