import { describe, expect, test } from 'vitest';
import { distance } from '../../../../space/hex.ts';
import { board } from '../fixtures/board.ts';
import type { Sketch } from '../fixtures/sketch.ts';
import { tableOf } from '../table.ts';

const LINE = ['A Ph 4/5 0405 N', 'A Ph 4/5 0505 N', 'A Ph 4/5 0605 N', 'B Ph 4/5 0901 S'];

function laid(sketch: Partial<Sketch> = {}) {
  const position = board({ units: LINE, leaders: ['A Alexander 3 0505'], step: 'move', ...sketch });
  const { surface } = tableOf(position.game);
  return {
    ...position,
    surface,
    orders: (id: string) => surface.orders(position.state, id),
    hex: (n: string) => position.hex(n),
  };
}

describe('the leader of a stack', () => {
  test('goes along by default, and is left behind only by choice', () => {
    const { orders, hex } = laid();
    const { groups, send } = orders('unit-2');
    expect(groups).toEqual([['unit-2', 'leader-1'], ['unit-2']]);
    expect(send(groups[0]!, { hex: hex('0504') }).move?.command).toMatchObject({ units: [1], leaders: [0] });
    expect(send(groups[1]!, { hex: hex('0504') }).move?.command).toMatchObject({ units: [1], leaders: [] });
  });

  test('stays with a unit that only turns', () => {
    const { orders, hex } = laid();
    const { groups, send, turns } = orders('unit-2');
    expect(turns(groups[0]!, hex('0505')).length).toBe(5);
    expect(send(groups[0]!, { hex: hex('0505'), facing: 3 }).move?.command).toMatchObject({ units: [1], facing: 3 });
  });

  test('who has moved already is not offered', () => {
    const { orders } = laid({ leaders: ['A Alexander 3 0605'] });
    expect(orders('unit-2').groups).toEqual([['unit-2']]);
  });
});

describe('a line that moves', () => {
  const shifted = ({ surface, state, hex }: ReturnType<typeof laid>, to: string) =>
    surface.shift(state, ['unit-1', 'unit-2', 'unit-3'], 'unit-1', { hex: hex(to) })!;

  test('keeps its leader', () => {
    const on = laid();
    const { commands, moved, stuck } = shifted(on, '0404');
    expect(commands).toMatchObject([{ units: [2] }, { units: [1], leaders: [0] }, { units: [0] }]);
    expect(moved.find(({ counter }) => counter.id === 'leader-1')!.to.hex).toBe(on.hex('0504'));
    expect(stuck).toEqual([]);
  });

  test('names who cannot go, and takes the others', () => {
    const routed = laid({ units: [...LINE.slice(0, 2), 'A Ph 4/5 0605 N Perdiccas r', LINE[3]!] });
    const { commands, stuck } = shifted(routed, '0404');
    expect(commands).toHaveLength(2);
    expect(stuck.map(({ who, text }) => [who[0]!.name.en, text.en])).toEqual([
      ['Ph Perdiccas', 'this unit may not move any more'],
    ]);
  });

  test('names a leader who may not go now, and leaves him', () => {
    const other = laid({ leaders: ['A Alexander 3 0101', 'A Philotas 1 0505'] });
    const { commands, stuck } = shifted(other, '0404');
    expect(commands).toHaveLength(3);
    expect(stuck.map(({ who, text }) => [who[0]!.name.en, text.en])).toEqual([
      ['Philotas', 'this leader does not move now'],
    ]);
  });
});

test('dragged beyond its reach a counter ends as near as it may', () => {
  const { orders, hex, surface } = laid();
  const { groups, nearest, reach } = orders('unit-1');
  const far = hex('1201');
  const end = nearest(groups[0]!, { hex: far })!;
  const { grid } = surface.map;
  const least = Math.min(...reach(groups[0]!).map((one) => distance(grid, one.hex, far)));
  expect(distance(grid, end.hex, far)).toBe(least);
  expect(least).toBeGreaterThan(1);
});
