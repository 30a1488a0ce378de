import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { OUR_OPTIONS } from '../../../../kernel/ruling.ts';
import { type Command, PASS } from './orders.ts';
import type { Event } from '../position/events.ts';
import { openBattle } from '../game.ts';
import { NOBODY } from '../position/state.ts';
import { A, B, type Board, board, boardOf } from '../fixtures/board.ts';

/** What a command without dice, or with these of the initiative, does. */
function eventsOf({ game, state }: Board, command: Command, outcome?: unknown): readonly Event[] {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) throw new Error(prepared.refused.en);
  return prepared.played(outcome).events;
}

/** The same position in the step of moves of its first leader. */
const moving = (position: Board): Board =>
  position.with(
    position.game.evolve(position.state, [
      { is: 'activation', leader: 0 },
      { is: 'step', step: 'move' },
    ]),
  );

describe('steps in which nobody can do anything', () => {
  const FAR = ['A Ca 4/5 0408 N', 'B Ca 4/5 0402 S'];

  test('are passed over, in one event that changes nothing', () => {
    const given = board({ units: FAR, step: 'early' }).but({ active: NOBODY });
    const events = eventsOf(given, { do: 'activate', leader: 0 });
    expect(events).toEqual([
      { is: 'activation', leader: 0 },
      { is: 'idle', steps: ['rally'] },
      { is: 'step', step: 'move' },
    ]);
    const { hash, ...noted } = given.game.evolve(given.state, [events[1]!]);
    const { hash: before, ...same } = given.state;
    expect([noted, hash]).toEqual([same, before]);
  });

  test('at the end of an activation the next leader follows', () => {
    expect(eventsOf(moving(board({ units: FAR })), PASS).slice(0, 4)).toEqual([
      { is: 'idle', steps: ['fire', 'melee'] },
      { is: 'activation', leader: 1 },
      { is: 'idle', steps: ['rally'] },
      { is: 'step', step: 'move' },
    ]);
  });

  test('a leader all of whose units are routed, and who is lost, has a whole activation passed over', () => {
    const given = board({ units: ['A Ca 4/5 0408 N - r', B, 'B Ca 4/5 0409 N'], leaders: ['A Alexander 3 0408'] });
    const { game, state } = given.but({ step: 'early', active: NOBODY });
    const lost = game.evolve(state, [{ is: 'leader', leader: 0, fate: 'killed', points: 0 }]);
    expect(eventsOf(given.with(lost), { do: 'activate', leader: 0 })[1]).toEqual({
      is: 'idle',
      steps: ['rally', 'move', 'fire', 'melee'],
    });
  });

  test('nobody is left to be sent first: the first leader in order acts', () => {
    const opening = board({ units: FAR }).but({ step: 'initiative', active: NOBODY, command: [0, 2] });
    const lost = opening.game.evolve(opening.state, [{ is: 'leader', leader: 0, fate: 'killed', points: 0 }]);
    const events = eventsOf(opening.with(lost), { do: 'initiative' }, [9, 8]);
    expect(events.slice(0, 3)).toEqual([
      { is: 'initiative', totals: [9, 8], holder: 0, inactive: -1 },
      { is: 'idle', steps: ['early'] },
      { is: 'activation', leader: 1 },
    ]);
  });

  test('of a journal in which all of them were entered, events lead where they led', () => {
    const { game, state } = moving(board({ units: FAR }));
    const entered: Event[] = [
      { is: 'step', step: 'fire' },
      { is: 'step', step: 'melee' },
      { is: 'activation', leader: 1 },
      { is: 'step', step: 'rally' },
      { is: 'step', step: 'move' },
    ];
    const now = eventsOf(moving(board({ units: FAR })), PASS);
    expect(game.hash(game.evolve(state, entered))).toBe(game.hash(game.evolve(state, now)));
  });
});

describe('whoever is named can act', () => {
  /* The first is in command, the second is not: in the hex of another, it can neither go nor turn alone. */
  const units = ['A In 4/5 0407 N', 'A In 4/5 0406 N', 'B Ca 4/5 0401 S'];
  const given = board({ units });
  const position = moving(given.but({ command: [1, 0, 2] }));
  const joins: Command = { do: 'move', units: [0], leaders: [], to: given.hex('0406'), facing: 0 };
  const named = ({ game, state }: Board): readonly number[] => game.legal(state).units();

  test('not a unit out of command in a stack with one that has moved; then the step ends by itself', () => {
    expect(named(position)).toEqual([0, 1]);
    const joined = position.play([joins]);
    expect([joined.state.step, named(joined)]).toEqual(['move', [0]]);
    const raised = joined.play([{ do: 'top', unit: 0 }]);
    expect(raised.state.active).toBe(1);
  });

  test('not a unit that cannot pay for a turn and has no way out', () => {
    const elephants = (movement: number): readonly number[] => {
      const sketch = board({ units: ['A El 3/5 0404 N', B], step: 'move', ground: { '0503': 'sea-river' } });
      const { scenario } = sketch.game.field;
      const slow = { ...scenario, units: scenario.units.map((unit) => ({ ...unit, movement })) };
      return named(boardOf(openBattle(slow, OUR_OPTIONS), sketch.state));
    };
    expect([elephants(1), elephants(2)]).toEqual([[], [0]]);
  });

  test('in a melee only those of a stack who attack', () => {
    const stack = board({ units: [A, 'A Cl 4/5 0404 N', B] }).but({ command: [1, 0, 2] });
    expect(named(stack)).toEqual([0]);
    expect([0, 1].map((unit) => stack.game.legal(stack.state).of(unit).length)).toEqual([1, 0]);
  });

  test('whose choice it is has it as an order: who retreats, who is thrown for, who faces', () => {
    const orders = ({ game, state }: Board, unit: number) => [
      ...new Set(
        game
          .legal(state)
          .of(unit)
          .map((one) => one.do),
      ),
    ];
    const melee = board({ units: [A, B] });
    const declared = melee.play([melee.attack(['0404'], ['0403'])]);
    expect([orders(declared, 0), orders(declared, 1)]).toEqual([['fight'], []]);
    const beaten = declared.play([{ do: 'fight' }, 4]);
    expect([beaten.owes, orders(beaten, 0), orders(beaten, 1)]).toEqual(['retreat', [], ['retreat']]);
    const rallied = board({ units: ['A Ca 4/5 0408 N - r', B], step: 'rally' }).play([{ do: 'rally', unit: 0 }, 9]);
    expect([rallied.owes, orders(rallied, 0), orders(rallied, 1)]).toEqual(['face', ['face'], []]);
  });
});
