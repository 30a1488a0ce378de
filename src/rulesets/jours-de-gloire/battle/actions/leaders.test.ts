import { describe, expect, test } from 'vitest';
import { numberOf } from '../../../../space/hex.ts';
import type { Command } from '../turn/orders.ts';
import { leaderHex, OFF_MAP, type State } from '../position/state.ts';
import { board, type Board } from '../fixtures/board.ts';

const PASS = { do: 'pass' } as const;
const changed = (position: Board, parts: Partial<State>): Board => position.with({ ...position.state, ...parts });
const whereIsB = ({ game, state }: Board): string => numberOf(game.field.grid, leaderHex(state, 1));

describe('generals (J-87, J-123)', () => {
  test('one caught alone goes to his nearest friends', () => {
    const units = ['A I 4/5 0406 N', 'B I 4/5 0801 S', 'B I 4/5 0701 S r'];
    const position = board({ units, step: 'move', generals: { b: '0404' } });
    const after = position.play([position.moveTo([0], '0404')]);
    expect(whereIsB(after)).toBe('0801');
  });
  test('with friends in his hex he is not caught; with none anywhere he leaves the map', () => {
    const held = board({ units: ['A I 4/5 0405 N', 'B I 4/5 0404 S'], generals: { b: '0404' } });
    const back = held.play([held.shockBy([0], '0404')], [{ do: 'fight' }, 9], [{ do: 'recoil', to: held.hex('0403') }]);
    expect(whereIsB(back)).toBe('0403');
    const alone = board({ units: ['A I 4/5 0405 N', 'B A 4/5 0404 N'], generals: { b: '0404' } });
    const taken = alone.play(
      [alone.shockBy([0], '0404')],
      [{ do: 'fight' }, 9],
      [{ do: 'advance', units: [0], facing: 0 }],
    );
    expect(leaderHex(taken.state, 1)).toBe(OFF_MAP);
  });
  test('one caught by a charge, too', () => {
    const units = ['A C 4/5 0406 N', 'B I 4/5 1001 S', 'B I 4/5 0404 S'];
    const position = board({ units, generals: { b: '0405' } });
    const after = position.play([position.shockBy([], '0404', [[0, '0406', '0405']])]);
    expect(whereIsB(after)).toBe('0404');
  });
  test('one on whose hex a reinforcement arrives, too', () => {
    const units = ['A I 4/5 0405 N', 'B I 4/5 0801 S', 'A I 4/5 0404 N'];
    const arrived = (general: string): Board => {
      const scenario = board({ units, generals: { b: general } }).game.field.scenario;
      const late = scenario.units.map((unit, i) => (i === 2 ? { ...unit, turn: 2 } : unit));
      const position = board({ units, generals: { b: general }, scenario: { units: late } });
      const end = changed(position, { step: 'rally', markers: [0, 0] });
      return end.play([PASS], [PASS], [PASS]);
    };
    const caught = arrived('0404');
    expect([caught.state.turn, caught.unit(2), whereIsB(caught)]).toEqual([2, '0404', '0801']);
    expect(whereIsB(arrived('0504'))).toBe('0504');
  });
  test('one who takes command where the enemy stands joins his troops', () => {
    const units = ['A I 4/5 0405 N', 'B I 4/5 0801 S'];
    const { leaders } = board({ units }).game.field.scenario;
    const late = leaders.map((leader) => (leader.id === 'b' ? { ...leader, turn: 2, hex: '0405' } : leader));
    const position = board({ units, scenario: { leaders: late } });
    const next = changed(position, { step: 'rally', markers: [0, 0] }).play([PASS], [PASS], [PASS]);
    expect([next.state.turn, whereIsB(next)]).toEqual([2, '0801']);
  });
  test('he goes along with those who refuse a shock', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B C 4/5 0404 S'], generals: { b: '0404' } });
    const asked = position.play([position.shockBy([0], '0404')]);
    expect(whereIsB(asked.play([{ do: 'refuse', to: asked.hex('0402'), facing: 3 }]))).toBe('0402');
  });
  test('the commander helps the test of engagement in his range, and not beyond it', () => {
    const tested = (commander: string): boolean => {
      const units = ['A I 4/5 0405 N o', 'B I 4/5 0404 S'];
      const sketch = board({ units, range: 4, bonus: 2, generals: { 'army-a': commander } });
      const position = changed(sketch, { impulse: 'passed' });
      const asked = position.play([position.shockBy([0], '0404')]);
      expect(asked.due).toBe('A engage');
      return asked.play([{ do: 'test' }, 7]).state.assault !== null;
    };
    expect([tested('0406'), tested('1001')]).toEqual([true, false]);
  });
  test('a general moves in the activation of his formation, the commander when the turn ends', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 1202 S'], step: 'move' });
    const lead = (leader: number): Command => ({ do: 'lead', leader, to: position.hex('0209') });
    expect(position.refusal(lead(0))).toBeUndefined();
    expect(position.refusal(lead(2))).toBe('this leader does not move now');
    const end = changed(position, { step: 'rally', markers: [0, 0] }).play([PASS]);
    expect([end.due, end.refusal(lead(2)), end.refusal(lead(0))]).toEqual([
      'A command',
      undefined,
      'this leader does not move now',
    ]);
    expect(end.play([lead(2)]).due).toBe('B command');
  });
});
