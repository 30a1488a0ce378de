import { expect, test } from 'vitest';
import { deriveFire } from './derive.ts';
import { board } from './testing.ts';

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

test('a leader may go along with the units of his hex', () => {
  const given = board({ units: [FIRST], leaders: ['A Alexander 3 0406'], step: 'move' });
  const moved = given.play([{ do: 'move', units: [0], leaders: [0], to: given.hex('0404'), facing: 0 }]);
  expect(moved.number(moved.state.leaders[0]! & 0xfff)).toBe('0404');
  expect(moved.game.legal(moved.state).has({ do: 'lead', leader: 0, to: given.hex('0405') })).toBe(false);
});
