import { describe, expect, test } from 'vitest';
import { type Command, FIGHT } from '../turn/orders.ts';
import { A, B, board, afterMelee } from '../fixtures/board.ts';

describe('advance after combat', () => {
  test('of two Ph nobody must', () => {
    const position = afterMelee([5], { units: ['A Ph 4/5 0404 N P', 'B Ph 4/5 0403 S'] }).play([
      { do: 'retreat', to: board({ units: [A] }).hex('0302') },
    ]);
    expect(position.owes).toBe('advance');
    expect(position.game.legal(position.state).has({ do: 'pass' })).toBe(true);
  });

  test('a discouraged unit does not', () => {
    const position = afterMelee([7], { units: ['A Ca 5/6 0404 N - d', B] }).play([
      { do: 'retreat', to: board({ units: [A] }).hex('0302') },
    ]);
    expect(position.owes).toBeUndefined();
    expect(position.unit(0)).toBe('0404 discouraged');
  });

  test('one stack to a hex, together or in part', () => {
    const position = afterMelee([5], { units: [A, 'B Ca 4/5 0403 S', 'A Ca 4/5 0404 N'] });
    const after = position.play([{ do: 'retreat', to: position.hex('0302') }]);
    const { game, state } = after;
    const advance = (units: number[]): Command => ({ do: 'advance', units, to: after.hex('0403'), facing: 0 });
    for (const units of [[0], [2], [0, 2]]) expect(game.legal(state).has(advance(units))).toBe(true);
    expect(after.play([advance([0, 2])]).unit(2)).toBe('0403');
    expect(after.play([advance([2])]).unit(0)).toBe('0404');
  });

  test('a Ph does not go in the place of a stack-mate who must, but in that of another stack', () => {
    const mate = afterMelee([4], { units: ['A Ph 4/5 0404 N P', 'A Ho 4/5 0404 N', 'B Ca 4/5 0403 S'] }).first();
    const advance = (units: number[]): Command => ({ do: 'advance', units, to: mate.hex('0403'), facing: 0 });
    expect([[0], [1], [0, 1]].map((units) => mate.may(advance(units)))).toEqual([false, true, true]);
    const given = board({ units: ['A Ph 4/5 0404 N P', 'A Ho 4/5 0304 N', 'B Ca 4/5 0403 S'] });
    const other = given.play([given.attack(['0404', '0304'], ['0403'])], [FIGHT, 4]).first();
    expect([[0], [1]].map((units) => other.may(advance(units)))).toEqual([true, true]);
  });

  test('two stacks do not go into one hex', () => {
    const given = board({ units: [A, 'A Ca 4/5 0304 N', B] });
    const position = given.play([given.attack(['0404', '0304'], ['0403'])], [FIGHT, 4]).first();
    const advance = (units: number[]): Command => ({ do: 'advance', units, to: position.hex('0403'), facing: 0 });
    expect([[0], [1], [0, 1]].map((units) => position.may(advance(units)))).toEqual([true, true, false]);
    expect(position.play([advance([0])]).owes).toBeUndefined();
  });

  test('a leader follows when the whole stack goes, and stays with whoever stays', () => {
    const units = [A, B, 'A Ca 4/5 0404 N'];
    const position = afterMelee([4], { units, leaders: ['A Alexander 0 0404'] }).first();
    const advance = (some: number[]): Command => ({ do: 'advance', units: some, to: position.hex('0403'), facing: 0 });
    expect([[0, 2], [0]].map((some) => position.play([advance(some)]).leader(0))).toEqual(['0403', '0404']);
  });
});
