import { expect, test } from 'vitest';
import { board } from '../fixtures/board.ts';
import { tableOf } from '../table.ts';

const UNITS = ['A I 4/5 0405 N', 'A I 4/5 0505 N', 'B I 4/5 0901 S'];

test('the general of a unit goes along by default, by a command of his own', () => {
  const position = board({ units: UNITS, step: 'move', generals: { a: '0505' } });
  const { surface } = tableOf(position.game);
  const { groups, send } = surface.orders(position.state, 'unit-2');
  const to = position.hex('0504');
  expect(groups).toEqual([['unit-2', 'leader-1'], ['unit-2']]);
  const { move } = send(groups[0]!, { hex: to });
  expect(move).toMatchObject({ command: { do: 'move', units: [1], to }, following: [{ do: 'lead', leader: 0, to }] });
  expect(send(groups[1]!, { hex: to }).move?.following).toBeUndefined();
});

test('a line keeps its general, who follows his unit', () => {
  const position = board({ units: UNITS, step: 'move', generals: { a: '0505' } });
  const { surface } = tableOf(position.game);
  const shift = surface.shift(position.state, ['unit-1', 'unit-2'], 'unit-1', { hex: position.hex('0404') })!;
  expect(shift.commands).toMatchObject([
    { do: 'move', units: [1] },
    { do: 'lead', leader: 0 },
    { do: 'move', units: [0] },
  ]);
  expect(shift.moved.map(({ counter }) => counter.id)).toEqual(['unit-2', 'leader-1', 'unit-1']);
  expect(shift.stuck).toEqual([]);
});
