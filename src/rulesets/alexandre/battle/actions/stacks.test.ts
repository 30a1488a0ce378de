import { describe, expect, test } from 'vitest';
import type { Command } from '../turn/orders.ts';
import { deriveFire } from '../situation/derive.ts';
import { type Board, board } from '../fixtures/board.ts';
import type { Sketch } from '../fixtures/sketch.ts';

const FIRST = 'A Ca 4/5 0406 N';
const SECOND = 'A Cl 4/5 0406 N';

const order = (position: ReturnType<typeof board>, hex: string): readonly number[] =>
  position.game.field.places.at(position.state.units).stack(position.hex(hex));

test('the owner orders a stack when it is activated, each unit once', () => {
  const given = board({ units: [FIRST, SECOND], step: 'move' });
  expect(order(given, '0406')).toEqual([0, 1]);
  const raised = given.play([{ do: 'top', unit: 1 }]);
  expect(order(raised, '0406')).toEqual([1, 0]);
  expect(raised.game.legal(raised.state).has({ do: 'top', unit: 0 })).toBe(false);
});

test('the top unit is the one that fire strikes', () => {
  const position = board({ units: [FIRST, SECOND, 'B Ar 4/5 0404 S'], step: 'move' });
  expect(
    deriveFire(position.game.field, position.state, [2], position.hex('0406')).situation.target.units[0]!.type,
  ).toBe('Ca');
  const raised = position.play([{ do: 'top', unit: 1 }]);
  expect(deriveFire(raised.game.field, raised.state, [2], raised.hex('0406')).situation.target.units[0]!.type).toBe(
    'Cl',
  );
});

test('whoever comes goes below; units that go together keep their order; who is left is the top', () => {
  const given = board({ units: [FIRST, SECOND, 'A Ca 4/5 0408 N'], step: 'move' });
  const raised = given.play([{ do: 'top', unit: 1 }]);
  const together = raised.play([{ do: 'move', units: [0, 1], leaders: [], to: raised.hex('0404'), facing: 0 }]);
  expect(order(together, '0404')).toEqual([1, 0]);
  const parted = raised.play([{ do: 'move', units: [1], leaders: [], to: raised.hex('0404'), facing: 0 }]);
  expect([order(parted, '0406'), order(parted, '0404')]).toEqual([[0], [1]]);
  const joined = parted.play([{ do: 'move', units: [2], leaders: [], to: raised.hex('0406'), facing: 0 }]);
  expect(order(joined, '0406')).toEqual([0, 2]);
});

test('the last one that moves may order the stack that it forms', () => {
  const given = board({ units: [FIRST, 'A Cl 4/5 0408 N', 'B Ar 4/5 0403 S'], step: 'move' });
  const moved = given.play(
    [{ do: 'move', units: [0], leaders: [], to: given.hex('0405'), facing: 0 }],
    [{ do: 'move', units: [1], leaders: [], to: given.hex('0405'), facing: 0 }],
  );
  expect([moved.state.step, order(moved, '0405')]).toEqual(['move', [0, 1]]);
  const raised = moved.play([{ do: 'top', unit: 1 }]);
  expect(raised.state.step).not.toBe('move');
  expect(order(raised, '0405')).toEqual([1, 0]);
});

describe('a leader', () => {
  const SKETCH: Sketch = { units: [FIRST, 'A Ca 4/5 0408 N'], leaders: ['A Alexander 3 0406'], step: 'move' };
  const walk = (position: Board, unit: number, to: string, leaders: number[] = []): Command => ({
    do: 'move',
    units: [unit],
    leaders,
    to: position.hex(to),
    facing: 0,
  });
  const lead = (position: Board, to: string): Command => ({ do: 'lead', leader: 0, to: position.hex(to) });

  test('may go along with the units of his hex, and not again', () => {
    const given = board(SKETCH);
    const moved = given.play([walk(given, 0, '0404', [0])]);
    expect(moved.leader(0)).toBe('0404');
    expect(moved.may(lead(given, '0405'))).toBe(false);
  });

  test('goes alone before his units, not after the first of them; with another one he still may', () => {
    const given = board(SKETCH);
    expect(given.may(lead(given, '0405'))).toBe(true);
    expect(given.game.legal(given.state).why.en).toContain('Alexander and his units');
    const moved = given.play([walk(given, 1, '0407')]);
    expect(moved.may(lead(given, '0405'))).toBe(false);
    expect(
      moved.game
        .legal(moved.state)
        .sample()
        .filter((command) => command.do === 'lead'),
    ).toEqual([]);
    expect(moved.game.legal(moved.state).why.en).toContain('units of Alexander');
    expect(moved.may(walk(given, 0, '0404', [0]))).toBe(true);
  });

  test('goes as far as the unit goes: light horse has 9 points, he alone 8', () => {
    const given = board({ units: ['A Cl 3/5 0410 N'], leaders: ['A Alexander 3 0410'], step: 'move' });
    expect(given.may(lead(given, '0401'))).toBe(false);
    expect(given.play([walk(given, 0, '0401', [0])]).leader(0)).toBe('0401');
  });
});

test('events of a forged journal that put three units into a hex are refused, and the battle goes on', () => {
  const given = board({ units: [FIRST, SECOND, 'A Ca 4/5 0408 N'], step: 'move' });
  const [from, beside, full] = [given.hex('0408'), given.hex('0407'), given.hex('0406')];
  const to = (hex: number) => [{ is: 'move', units: [2], leaders: [], path: [from, hex], facing: 0 }] as const;
  expect(() => given.game.evolve(given.state, to(full))).toThrow('three units');
  expect(order(given, '0406')).toEqual([0, 1]);
  const { units } = given.game.evolve(given.state, to(beside));
  expect(given.game.field.places.at(units).stack(beside)).toEqual([2]);
});
