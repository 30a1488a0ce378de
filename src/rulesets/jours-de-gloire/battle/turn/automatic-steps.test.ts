import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { runWithTypedDice } from '../../../../kernel/rolled-dice.ts';
import { gridOf, hexOfNumber, neighboursOf, numberOf } from '../../../../space/hex.ts';
import type { Command } from './orders.ts';
import type { Event } from '../position/events.ts';
import { readerFor } from '../position/reader.ts';
import { FLAG, type State } from '../position/state.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';

const PASS = { do: 'pass' } as const;
const GRID = gridOf(12, 10);
/** The same kind of side all round a hex. */
const around = (kind: string, hex: string) => ({
  [kind]: neighboursOf(GRID, hexOfNumber(GRID, hex)!).map((near) => `${hex}-${numberOf(GRID, near)}`),
});
const changed = (position: Board, parts: Partial<State>): Board => position.with({ ...position.state, ...parts });

function eventsOf({ game, state }: Board, command: Command, ...faces: number[]): readonly Event[] {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) throw new Error(prepared.refused.en);
  const tried = runWithTypedDice(prepared.rule, prepared.input, faces);
  if (tried.state !== 'done') throw new Error(tried.state);
  return prepared.played(tried.outcome).events;
}
const told = ({ game }: Board, events: readonly Event[], lang: 'fr' | 'en' = 'en'): string[] =>
  events.flatMap((event) => game.tell(event)?.[lang] ?? []);

describe('a step in which nobody can do anything ends by itself (J-82)', () => {
  const far: Sketch = { units: ['A I 4/5 0405 N', 'B I 4/5 1201 S'], step: 'move' };
  test('it is told in a line, in both languages', () => {
    const position = board(far);
    const events = eventsOf(position, PASS);
    expect(told(position, events)).toEqual(['shocks and charges: nothing to do', 'rallies: nothing to do']);
    expect(told(position, events, 'fr')).toEqual(['chocs et charges : rien à faire', 'ralliements : rien à faire']);
  });
  test('the lines are events, which lead to the same state and are read out of a journal', () => {
    const position = board(far);
    const events = eventsOf(position, PASS);
    const read = readerFor(position.game.field).events(JSON.parse(JSON.stringify(events)));
    const { game, state } = position;
    expect(read).toContainEqual({ is: 'step', step: 'shock', idle: true });
    expect(game.hash(game.evolve(state, read))).toBe(game.hash(game.evolve(state, events)));
    expect(game.evolve(state, read).step).toBe('draw');
  });
  test('a step with something to do is told as it was', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 0404 S'], step: 'move' });
    expect(told(position, eventsOf(position, PASS))).toEqual(['shocks and charges']);
  });
  test('so it is after the choice of those without orders', () => {
    const sketch = board({ units: ['A I 4/5 0405 N o', 'A I 4/5 0505 N o', 'B I 4/5 1201 S'], range: 0, step: 'draw' });
    const drawn = changed(sketch, { active: -1, markers: [2, 0] }).play([{ do: 'draw' }, 1]);
    expect(drawn.due).toBe('A impulse');
    expect(told(drawn, eventsOf(drawn, PASS))).toEqual([
      'without orders: half allowance, no shock',
      'fire: nothing to do',
      'moves',
    ]);
    expect(told(drawn, eventsOf(drawn, { do: 'try' }, 9))).toContain('fire: nothing to do');
  });
  test('a general who cannot go anywhere keeps nobody waiting', () => {
    const shut = (kind: string): string => {
      const sides = around(kind, '0110');
      const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 1201 S'], step: 'fire', sides });
      const units = position.state.units.map((word, unit) => (unit === 0 ? word | FLAG.moved : word));
      return changed(position, { units }).play([PASS]).state.step;
    };
    expect([shut('stream'), shut('river')]).toEqual(['move', 'draw']);
  });
  test('nor does an army commander', () => {
    const due = (kind: string): string | undefined => {
      const position = board({
        units: ['A I 4/5 0405 N', 'B I 4/5 1201 S'],
        generals: { 'army-a': '0110', a: '0310' },
        sides: around(kind, '0110'),
        step: 'rally',
      });
      return changed(position, { markers: [0, 0] }).play([PASS]).due;
    };
    expect([due('stream'), due('river')]).toEqual(['A command', 'B command']);
  });
  test('nobody is asked to refuse a shock who has nowhere to go', () => {
    const asked = (kind: string): string | undefined => {
      const sides = around(kind, '0404');
      const open = { ...sides, [kind]: sides[kind]!.filter((pair) => pair !== '0404-0405') };
      const position = board({ units: ['A I 4/5 0405 N', 'B C 4/5 0404 S'], sides: open });
      return position.play([position.shockBy([0], '0404')]).due;
    };
    expect([asked('stream'), asked('river')]).toEqual(['B refuse', 'A fight']);
  });
});

describe('what a counter named may do is what it owes', () => {
  const ofFirst = ({ game, state }: Board): readonly Command[] => {
    const legal = game.legal(state);
    return legal.of(legal.units()[0]!);
  };
  const shocked = (units: readonly string[]): Board => {
    const position = board({ units });
    return position.play([position.shockBy([0], '0404')]);
  };
  test('the throw of a shock', () =>
    expect(ofFirst(shocked(['A I 4/5 0405 N', 'B I 4/5 0404 S']))).toEqual([{ do: 'fight' }]));
  test('the hexes of a recoil', () => {
    const recoiling = shocked(['A I 4/5 0405 N', 'B I 4/5 0404 S']).play([{ do: 'fight' }, 9]);
    expect([recoiling.due, ofFirst(recoiling).map(({ do: what }) => what)]).toEqual([
      'B recoil',
      ['recoil', 'recoil', 'recoil'],
    ]);
  });
  test('those of a refusal', () =>
    expect(new Set(ofFirst(shocked(['A I 4/5 0405 N', 'B C 4/5 0404 S'])).map((command) => command.do))).toEqual(
      new Set(['refuse']),
    ));
});
