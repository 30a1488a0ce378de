import { describe, expect, test } from 'vitest';
import { numberOf } from '../../../../space/hex.ts';
import type { Command } from './orders.ts';
import { withState } from '../position/state.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';

const PASS = { do: 'pass' } as const;
const FAR = 'B I 4/5 1201 S';
const listed = (position: Board): readonly Command[] => position.game.legal(position.state).sample();

describe('rally (J-105)', () => {
  const rallied = (line: string, face: number, options = {}): string =>
    board({ units: [line, FAR], step: 'rally', options })
      .play([{ do: 'rally', unit: 0 }, face])
      .unit(0);
  test.each([
    ['disordered, up to its cohesion', 'A I 4/5 0405 N d', 5, '0405'],
    ['one more fails', 'A I 4/5 0405 N d', 6, '0405 disordered'],
    ['routed, one step', 'A I 4/5 0405 N r', 5, '0405 disordered'],
  ])('%s', (_, line, face, expected) => expect(rallied(line, face)).toBe(expected));
  test('the cohesion of the side that shows', () => {
    const less = { 'J-51': 'one-less' };
    expect([rallied('A I 4/5 0405 N d', 4, less), rallied('A I 4/5 0405 N d', 5, less)]).toEqual([
      '0405',
      '0405 disordered',
    ]);
  });
  test('not beside an enemy, not in good order, not the enemy, not twice', () => {
    const may = (units: readonly string[], unit = 0): boolean => {
      const position = board({ units, step: 'rally' });
      return position.refusal({ do: 'rally', unit }) === undefined;
    };
    expect(may(['A I 4/5 0405 N d', FAR])).toBe(true);
    expect(may(['A I 4/5 0405 N d', 'B I 4/5 0404 N'])).toBe(false);
    expect(may(['A I 4/5 0405 N', FAR])).toBe(false);
    expect(may(['A I 4/5 0405 N', 'B I 4/5 1201 S d'], 1)).toBe(false);
    const units = ['A I 4/5 0405 N r', FAR, 'A I 4/5 0605 N d'];
    const once = board({ units, step: 'rally' }).play([{ do: 'rally', unit: 0 }, 0]);
    expect([once.refusal({ do: 'rally', unit: 0 }), once.refusal({ do: 'rally', unit: 2 })]).toEqual([
      'this unit may not rally now',
      undefined,
    ]);
  });
  /** Somebody else may still rally: the step is not skipped. */
  const refused = (position: Board): unknown[] => [
    position.state.step,
    position.refusal({ do: 'rally', unit: 0 }),
    position.refusal({ do: 'rally', unit: 2 }),
  ];
  const NOT_NOW = ['rally', 'this unit may not rally now', undefined];
  const OTHER = 'A I 4/5 0809 N d';
  test('not after a move; a flight is none', () => {
    const moved = board({ units: ['A I 4/5 0405 N d', FAR, OTHER], step: 'move' });
    expect(refused(moved.play([moved.moveTo([0], '0406')], [PASS]))).toEqual(NOT_NOW);
    const fled = board({ units: ['A I 4/5 0403 N r', FAR] });
    const flown = fled.play([PASS], [listed(fled.play([PASS]))[0]!]);
    expect([flown.state.step, flown.refusal({ do: 'rally', unit: 0 })]).toEqual(['rally', undefined]);
  });
  test('not after leaving its square', () => {
    const position = board({ units: ['A I 4/5 0405 N q', FAR, OTHER], step: 'move' });
    const units = position.state.units.with(0, withState(position.state.units[0]!, 'disordered'));
    const square = position.with({ ...position.state, units });
    expect(refused(square.play([{ do: 'line', units: [0] }], [PASS]))).toEqual(NOT_NOW);
    expect(square.play([PASS]).refusal({ do: 'rally', unit: 0 })).toBeUndefined();
  });
  test('not after an attack, though it has recoiled out of reach', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 0404 S', OTHER] });
    const after = position.play([position.shockBy([0], '0404')], [{ do: 'fight' }, 3, 6]);
    const back = after.play([{ do: 'recoil', to: after.hex('0406') }]);
    expect([back.unit(0), ...refused(back)]).toEqual(['0406 disordered', ...NOT_NOW]);
  });
  test('not after fire, though it was answered', () => {
    const position = board({ units: ['A A 4/5 0405 N', 'B A 4/5 0403 S', OTHER], step: 'fire' });
    const fired = position.play(
      [{ do: 'fire', units: [0], at: position.hex('0403') }, 4],
      [{ do: 'fire', units: [1], at: position.hex('0405') }, 9, 6],
    );
    expect([fired.unit(0), ...refused(fired.play([PASS]))]).toEqual(['0405 disordered', ...NOT_NOW]);
  });
});

describe('rout moves (J-104)', () => {
  const flights = (units: readonly string[], more: Partial<Sketch> = {}): readonly string[] => {
    const position = board({ units, ...more }).play([PASS]);
    if (position.due !== 'A flee') return [position.unit(0)];
    const { grid } = position.game.field;
    return listed(position)
      .map((command) => (command.do === 'flee' ? numberOf(grid, command.to) : command.do))
      .sort();
  };
  test('a routed unit flees by its whole allowance, nearer to its edge with each hex', () =>
    expect(flights(['A I 4/5 0404 N r', FAR])).toEqual(['0208', '0308', '0408', '0508', '0608']));
  test('off the map it is lost', () => expect(flights(['A I 4/5 0408 N r', FAR])).toEqual(['eliminated']));
  test('it does not end with friends', () =>
    expect(flights(['A I 4/5 0404 N r', FAR, 'A I 4/5 0408 N'])).toEqual(['0208', '0308', '0508', '0608']));
  test('at need with another routed one', () => {
    const ground = Object.fromEntries(
      ['0307', '0207', '0507', '0306', '0506', '0206', '0305', '0505'].map((hex) => [hex, 'water']),
    );
    const row = { '0308': 'water', '0508': 'water', '0408': 'water' };
    const units = ['A I 4/5 0405 N r', FAR, 'A I 4/5 0407 N r'];
    expect(flights(units, { ground: { ...ground, ...row } })).toEqual(['0407 routed']);
  });
  test('with no way at all it is lost', () => {
    const ground = Object.fromEntries(['0406', '0306', '0305', '0505'].map((hex) => [hex, 'water']));
    expect(flights(['A I 4/5 0405 N r', FAR], { ground })).toEqual(['eliminated']);
  });
});
