import { describe, expect, test } from 'vitest';
import { board } from './testing.ts';
import { lossesOf, pointsOf } from './victory.ts';

describe('who has won', () => {
  test('points: eliminated units whole, routed ones half', () => {
    const position = board({ units: ['A Ca 4/5 0408 N', 'B In 5/5 0403 S - r', 'B Ca 3/5 0303 S'] });
    const { field } = position.game;
    expect(lossesOf(field, position.state, 1)).toBe(2.5);
    expect(pointsOf(field, { ...position.state, taken: [12, 0] }, 0)).toBe(14.5);
  });

  test('an army collapses at its share', () => {
    const sides = [
      { name: { fr: 'A', en: 'A' }, edge: 'south', collapse: 0 },
      { name: { fr: 'B', en: 'B' }, edge: 'north', collapse: 40 },
    ];
    const units = ['A Ca 4/5 0408 N', 'B In 5/5 0401 S - r', 'B Ca 7/5 0303 S'];
    expect(board({ units, scenario: { sides } }).passed().state.over).toEqual({ winner: 0, why: 'collapse' });
    sides[1]!.collapse = 42;
    expect(board({ units, scenario: { sides } }).passed().state.over).toBeNull();
  });
});
