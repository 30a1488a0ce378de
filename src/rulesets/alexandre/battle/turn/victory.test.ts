import { describe, expect, test } from 'vitest';
import { FIGHT, PASS } from './orders.ts';
import { B, board } from '../fixtures/board.ts';
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
    expect(board({ units, scenario: { sides } }).passTurn().state.over).toEqual({ winner: 0, why: 'collapse' });
    sides[1]!.collapse = 42;
    expect(board({ units, scenario: { sides } }).passTurn().state.over).toBeNull();
  });

  /** A rule of the scenario about the leader of B. */
  const special = (rule: string) => ({ scenario: { special: [{ rule, formation: 'all', leader: 'Memnon' }] } });

  test.each([
    ['death-decides', { winner: 0, why: 'death' }],
    ['flight-decides', null],
  ])('%s: a leader taken', (rule, over) => {
    const given = board({
      units: ['A Ca 4/5 0406 N'],
      leaders: ['A Alexander 3 0406', 'B Memnon 1 0404'],
      step: 'move',
      ...special(rule),
    });
    const after = given.play([{ do: 'move', units: [0], leaders: [], to: given.hex('0404'), facing: 0 }]);
    expect([after.leader(1), after.state.over]).toEqual(['captured', over]);
  });

  test.each([
    ['death-decides', null],
    ['flight-decides', { winner: 0, why: 'flight' }],
  ])('%s: a leader who flees off the map', (rule, over) => {
    const units = ['A Ca 8/5 0402 N', 'B In 4/4 0401 N'];
    const given = board({ units, leaders: ['A Alexander 0 0110', 'B Memnon 1 0401'], ...special(rule) });
    const after = given.play([given.attack(['0402'], ['0401'])], [FIGHT, 9, 0]);
    expect([after.leader(1), after.state.over]).toEqual(['fled', over]);
  });

  test.each([
    [special('spent-chariots'), 'removed'],
    [{}, '0404'],
  ])('chariots that have fought are spent where the scenario says so, and nobody scores: %j', (more, expected) => {
    const given = board({ units: ['A Ch 4/5 0404 N', B], leaders: ['A Alexander 0 0110', 'B Memnon 0 1001'], ...more });
    const after = given.play([given.attack(['0404'], ['0403'])], [PASS], [FIGHT, 4]);
    expect([after.unit(0), after.unit(1), lossesOf(after.game.field, after.state, 0)]).toEqual([expected, '0403', 0]);
  });

  test('an objective that asks for more points is not taken with as many', () => {
    const over = (ahead: boolean, taken: readonly [number, number]) => {
      const scenario = { turns: 1, objectives: [{ side: 1, units: 1, zone: '0401-0410', ahead }] };
      return board({ units: ['A Ca 4/5 0408 N', 'B Ca 4/5 0903 S'], scenario })
        .but({ taken })
        .passTurn().state.over;
    };
    expect(over(false, [0, 3])).toEqual({ winner: 0, why: 'objective' });
    expect(over(true, [3, 0])).toEqual({ winner: 0, why: 'objective' });
    expect(over(true, [3, 3])).toMatchObject({ why: 'draw' });
    expect(over(true, [0, 3])).toEqual({ winner: 1, why: 'points' });
  });
});
