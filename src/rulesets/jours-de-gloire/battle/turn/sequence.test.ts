import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { allowanceOf } from './activation.ts';
import type { Command } from './orders.ts';
import { FLAG, has, type State } from '../position/state.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';
import { pointsOf } from './victory.ts';

const PASS = { do: 'pass' } as const;
const INITIATIVE = { do: 'initiative' } as const;
const DRAW = { do: 'draw' } as const;
const orders = (...formations: number[]): Command => ({ do: 'orders', formations });
const activate = (formation: number): Command => ({ do: 'activate', formation });

/** Formations 0 and 2 are A's, 1 and 3 are B's. */
const TWO = {
  units: ['A I 4/5 0408 N', 'B I 4/5 0402 S', 'A I 4/5 0608 N - second', 'B I 4/5 0602 S - other'],
} as const satisfies Sketch;

const opened = (sketch: Sketch): Board => {
  const position = board(sketch);
  return position.with(position.game.setUp());
};
const changed = (position: Board, parts: Partial<State>): Board => position.with({ ...position.state, ...parts });
const listed = (position: Board): readonly Command[] => position.game.legal(position.state).sample();

describe('orders (J-79)', () => {
  test('each side gives its own in turn, and no more than it has', () => {
    const start = opened(TWO);
    expect(start.due).toBe('A orders');
    expect(start.refusal(orders(0, 2))).toBe('one order only');
    expect(start.refusal(orders(1))).toBe('orders do not go there');
    const given = start.play([orders(0)]);
    expect(given.due).toBe('B orders');
    expect(given.play([orders(3)]).state.step).toBe('initiative');
  });
  test('hidden from the other side until the first activation shows them', () => {
    const given = opened(TWO).play([orders(2)], [orders(3)]);
    const seenBy = (side: number, { game, state }: Board) => game.view(state, side).orders;
    expect(seenBy(0, given)).toEqual(['none', 'unknown', 'given', 'unknown']);
    expect(seenBy(1, given)).toEqual(['unknown', 'none', 'unknown', 'given']);
    const active = given.play([INITIATIVE, 5, 3], [activate(2)]);
    expect(seenBy(1, active)).toEqual(['unknown', 'none', 'shown-given', 'given']);
  });
  test('they hold for both activations of the turn', () => {
    const first = opened(TWO).play([orders(0)], [orders(3)], [INITIATIVE, 5, 3], [activate(0)]);
    expect([first.state.orders[0], has(first.state, 0, FLAG.led)]).toEqual(['shown-given', true]);
    const again = first.play([PASS], [DRAW, 1]);
    expect([again.state.active, again.state.orders[0], has(again.state, 0, FLAG.led)]).toEqual([
      0,
      'shown-given',
      true,
    ]);
  });
  test('a scenario may change how many there are: enough for all, nobody is asked', () => {
    const special = [{ rule: 'orders', turn: 2, side: 1, orders: 2 }];
    const end = changed(board({ ...TWO, step: 'rally', scenario: { special } }), { markers: [0, 0, 0, 0] });
    const next = end.play([PASS], [PASS], [PASS]);
    expect([next.state.turn, next.due, next.state.orders]).toEqual([2, 'B orders', ['given', 'none', 'given', 'none']]);
    const before = changed(board({ ...TWO, step: 'rally' }), { markers: [0, 0, 0, 0] }).play([PASS], [PASS], [PASS]);
    expect([before.state.turn, before.due]).toEqual([2, 'A orders']);
  });
});

describe('initiative and the cup (J-80, J-122)', () => {
  const thrown = (...faces: number[]): Board => opened(TWO).play([orders(0)], [orders(3)], [INITIATIVE, ...faces]);
  test.each([
    ['the higher of die and rating', [5, 3], 0, [activate(0), activate(2)]],
    ['the other side', [3, 5], 1, [activate(1), activate(3)]],
    ['a tie goes to the side that the scenario names', [4, 4], 0, [activate(0), activate(2)]],
  ])('%s names the first marker', (_, faces, holder, first) => {
    const position = thrown(...faces);
    expect([position.state.step, position.state.holder]).toEqual(['first', holder]);
    expect(listed(position)).toEqual(first);
  });
  test('later on, a tie goes to the last holder', () => {
    const second = changed(opened(TWO).play([orders(0)], [orders(3)]), { holder: 1 });
    expect(second.play([INITIATIVE, 4, 4]).state.holder).toBe(1);
  });
  test('the rating counts', () => {
    const position = board(TWO);
    const leaders = position.game.field.scenario.leaders.map((leader) =>
      leader.id === 'army-b' ? { ...leader, rating: 8 } : leader,
    );
    expect(
      opened({ ...TWO, scenario: { leaders } }).play([orders(0)], [orders(3)], [INITIATIVE, 5, 3]).state.holder,
    ).toBe(1);
  });
  test('two markers for each formation, less the one played; then one by one out of the cup', () => {
    const first = thrown(5, 3).play([activate(0)]);
    expect(first.state.markers).toEqual([1, 2, 2, 2]);
    const drawn = (face: number): number => first.play([PASS], [DRAW, face]).state.active;
    expect([1, 2, 3, 4, 5, 6, 7].map(drawn)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
  test('the last one is not played (J-81): the turn ends', () => {
    const last = changed(thrown(5, 3).play([activate(0)]), { markers: [0, 1, 0, 0] }).play([PASS]);
    expect([last.state.step, last.due, last.state.markers]).toEqual(['command', 'A command', [0, 0, 0, 0]]);
  });
});

test('an activation: fire, moves, shocks and charges, rout moves, rallies (J-82)', () => {
  const units = [
    'A A 4/5 0108 N',
    'A I 4/5 0405 N',
    'A I 4/5 0806 N r',
    'A I 4/5 1008 N d',
    'B I 4/5 0404 S',
    'B I 4/5 0106 S',
  ];
  let position = board({ units, step: 'fire' });
  const steps: string[] = [];
  for (let i = 0; i < 10 && position.state.step !== 'draw'; i++) {
    steps.push(position.due ?? position.state.step);
    position = position.play(position.owes === 'flee' ? [listed(position)[0]!] : [PASS]);
  }
  expect(steps).toEqual(['fire', 'move', 'shock', 'A flee', 'rally']);
});

describe('with and without orders (J-83, J-115)', () => {
  const near = { ...TWO, range: 3, generals: { a: '0408', second: '1001' } } as const satisfies Sketch;
  test('units out of range of their leader act without them', () => {
    const units = ['A I 4/5 0408 N', 'B I 4/5 0402 S', 'A I 4/5 0808 N'];
    const position = opened({ units, range: 3, generals: { a: '0408' } });
    const active = position.play([orders(0)], [INITIATIVE, 5, 3], [activate(0)]);
    expect(active.due).toBe('A impulse');
    const half = active.play([PASS]);
    const points = [0, 2].map((unit) => allowanceOf(half.game.field, half.state, unit));
    expect(points).toEqual([4, 2]);
  });
  test('all in range: nobody is asked', () => {
    const active = opened(near).play([orders(0)], [orders(3)], [INITIATIVE, 5, 3], [activate(0)]);
    expect([active.due, active.state.step]).toEqual([undefined, 'move']);
  });
  const without = (...faces: number[]): Board =>
    opened(TWO).play([orders(2)], [orders(3)], [INITIATIVE, 5, 3], [activate(0)], [{ do: 'try' }, ...faces]);
  test('the test passed up to the rating: whole allowance', () => {
    const passed = without(5);
    expect([passed.state.impulse, allowanceOf(passed.game.field, passed.state, 0)]).toEqual(['passed', 4]);
  });
  test('failed: nothing is left but rally', () => {
    const failed = without(6);
    expect(failed.state.impulse).toBe('failed');
    expect(new Set(listed(failed).map((command) => command.do))).toEqual(new Set(['lead', 'pass']));
    expect(failed.play([PASS]).state.step).toBe('draw');
  });
  test('nor do guns fire', () => {
    const units = ['A A 4/5 0405 N', 'B I 4/5 0403 S', 'A I 4/5 0608 N - second'];
    const asked = opened({ units }).play([orders(2)], [INITIATIVE, 5, 3], [activate(0)]);
    expect([5, 6].map((face) => asked.play([{ do: 'try' }, face]).state.step)).toEqual(['fire', 'move']);
  });
  test('the commander helps the test of initiative in his range, and not beyond it', () => {
    const tried = (commander: string): string => {
      const sketch = { ...TWO, range: 4, bonus: 2, generals: { a: '0408', 'army-a': commander } };
      const asked = opened(sketch).play([orders(2)], [orders(3)], [INITIATIVE, 5, 3], [activate(0)]);
      return asked.play([{ do: 'try' }, 7]).state.impulse;
    };
    expect([tried('0409'), tried('1001')]).toEqual(['passed', 'failed']);
  });
});

describe('the end of a turn (J-76, J-78, J-106, J-117)', () => {
  const FOUR = ['A I 4/5 0408 N', 'B I 4/5 0802 S r', 'B I 4/5 0902 S r', 'B I 4/5 1002 S', 'B A 4/5 1102 S'];
  const ended = (sketch: Sketch): Board => {
    const position = board({ ...sketch, step: 'rally' });
    const last = changed(position, { markers: position.state.markers.map(() => 0) }).play([PASS]);
    return last.play([PASS], [PASS]);
  };
  test('a formation collapses when two thirds of its foot and horse are lost or routed; the rest is disordered', () => {
    const after = ended({ units: FOUR });
    expect(after.state.collapsed).toEqual([0, 1]);
    expect([after.unit(3), after.unit(4)]).toEqual(['1002 disordered', '1102 disordered']);
    expect(pointsOf(after.game.field, after.state, 0)).toBe(2 + 4);
  });
  test('guns do not count: one of three routed is not enough, nor with the guns', () => {
    const after = ended({ units: [FOUR[0]!, FOUR[1]!, 'B I 4/5 0902 S', FOUR[3]!, 'B A 4/5 1102 S r'] });
    expect(after.state.collapsed).toEqual([0, 0]);
  });
  test('a collapsed formation rallies no farther than disorder', () => {
    const units = ['A I 4/5 0408 N d', 'B I 4/5 1201 S', 'A I 4/5 0608 N r'];
    const position = changed(board({ units, step: 'rally' }), { collapsed: [1, 0] });
    expect(position.refusal({ do: 'rally', unit: 0 })).toBe('this unit may not rally now');
    expect(position.play([{ do: 'rally', unit: 2 }, 5]).unit(2)).toBe('0608 disordered');
  });
  test('enough formations collapsed lose the battle', () => {
    const sides = (collapse: number) => [
      { name: { fr: 'A', en: 'A' }, edge: 'south', orders: 1 },
      { name: { fr: 'B', en: 'B' }, edge: 'north', orders: 1, collapse },
    ];
    expect(ended({ units: FOUR, scenario: { sides: sides(1) } }).state.over).toEqual({ winner: 0, why: 'collapse' });
    expect(ended({ units: FOUR, scenario: { sides: sides(2) } }).state.over).toBeNull();
  });
  test('the last turn: points decide, or nobody', () => {
    expect(ended({ units: FOUR, scenario: { turns: 1 } }).state.over).toEqual({ winner: 0, why: 'points' });
    const even = ['A I 4/5 0408 N', 'B I 4/5 0802 S'];
    expect(ended({ units: even, scenario: { turns: 1 } }).state.over).toEqual({ winner: -1, why: 'draw' });
  });
  test('an objective belongs to whoever stands there when the turn ends, and stays his', () => {
    const objectives = [{ hex: '0408', points: 5, side: 2 }];
    const units = ['A I 4/5 0408 N', 'B I 4/5 0802 S'];
    const after = ended({ units, scenario: { objectives } });
    expect([after.state.held, pointsOf(after.game.field, after.state, 0)]).toEqual([[0], 5]);
    const routed = ended({ units: ['A I 4/5 0408 N r', 'B I 4/5 0802 S'], scenario: { objectives } });
    expect(routed.state.held).toEqual([1]);
    const empty = ended({ units: ['A I 4/5 0508 N', 'B I 4/5 0802 S'], scenario: { objectives } });
    expect([empty.state.held, pointsOf(empty.game.field, empty.state, 1)]).toEqual([[1], 5]);
  });
  test('by a named exit of its side a unit leaves and scores; it is not lost to its formation', () => {
    const exits = [
      { hex: '0401', side: 1, points: 3 },
      { hex: '0601', side: 2, points: 3 },
    ];
    const units = ['A I 4/5 0401 N', 'B I 4/5 1202 S', 'A I 4/5 0601 N', 'A I 4/5 0405 N'];
    const position = board({ units, step: 'move', scenario: { exits } });
    const after = position.play([{ do: 'leave', units: [0] }]);
    expect([after.unit(0), after.state.exited]).toEqual(['left', [3, 0]]);
    expect(pointsOf(after.game.field, after.state, 0)).toBe(3);
    expect(pointsOf(after.game.field, after.state, 1)).toBe(0);
    expect(position.refusal({ do: 'leave', units: [2] })).toBe('no exit here');
    expect(position.refusal({ do: 'leave', units: [3] })).toBe('no exit here');
  });
  test('it leaves in place of a move: not after one, nor routed', () => {
    const exits = [{ hex: '0401', side: 1, points: 3 }];
    const left = (line: string): string | undefined => {
      const units = [line, 'B I 4/5 1202 S', 'A I 4/5 0809 N'];
      return board({ units, step: 'move', scenario: { exits } }).refusal({ do: 'leave', units: [0] });
    };
    expect([left('A I 4/5 0401 N'), left('A I 4/5 0401 N r')]).toEqual([undefined, 'no exit here']);
    const near = board({ units: ['A I 4/5 0402 N', 'B I 4/5 1202 S'], step: 'move', scenario: { exits } });
    const there = near.play([near.moveTo([0], '0401')]);
    expect([there.state.step, there.refusal({ do: 'leave', units: [0] })]).toEqual(['move', 'no exit here']);
  });
});

test('reinforcements come as the turn opens, on their hex or the nearest with room (J-121)', () => {
  const units = ['A I 4/5 0408 N', 'B I 4/5 0802 S', 'A I 4/5 0408 N', 'A I 4/5 0410 N'];
  const position = board({ units });
  const late = position.game.field.scenario.units.map((unit, i) =>
    i === 3 ? { ...unit, hex: '0408', turn: 2 } : unit,
  );
  const waits = board({ units, step: 'rally', scenario: { units: late } });
  expect(waits.unit(3)).toBe('waiting');
  const next = changed(waits, { markers: [0, 0] }).play([PASS], [PASS], [PASS]);
  expect([next.state.turn, next.unit(3)]).toEqual([2, '0507']);
});

test('a command that nobody has a right to is refused, whoever says it', () => {
  const position = opened(TWO);
  for (const command of [INITIATIVE, DRAW, PASS, activate(0), { do: 'fight' }, { do: 'test' }] as const)
    expect(isRefusal(position.game.prepare(position.state, command)), command.do).toBe(true);
});
