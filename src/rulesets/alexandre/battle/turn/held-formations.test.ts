import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../../kernel/ruling.ts';
import type { Facing } from '../../../../space/hex.ts';
import ford from '../../scenarios/the-ford.json' with { type: 'json' };
import { openBattle } from '../game.ts';
import { readyCounters } from '../table/gestures.ts';
import { tableOf } from '../table.ts';
import { NOBODY } from '../position/state.ts';
import { board, boardOf } from '../fixtures/board.ts';

const text = (name: string) => ({ fr: name, en: name });

/** A held formation on the left of A, whose leader commands the army; another formation on the right is not held. */
const sketched = (turn: number) =>
  board({
    units: ['A Ca 4/5 0404 N', 'A Cl 3/5 0404 N', 'A Ca 4/5 0606 N', 'B Ca 4/5 0401 S'],
    step: 'move',
    scenario: {
      special: [{ rule: 'still', formation: 'held', leader: '', turn: 3 }],
      leaders: [
        { id: 'king', side: 1, rank: 'army', formation: 'held', hex: '0606', name: text('King'), radius: 9 },
        { id: 'wing', side: 1, rank: 'formation', formation: 'free', hex: '0110', name: text('Wing'), radius: 1 },
        { id: 'other', side: 2, rank: 'army', formation: 'other', hex: '1201', name: text('Other'), radius: 9 },
      ].map((leader) => ({ bonus: 1, value: 2, ...leader })),
      units: [
        { formation: 'held', side: 1, type: 'Ca', hex: '0404', facing: 'N' },
        { formation: 'held', side: 1, type: 'Cl', hex: '0404', facing: 'N' },
        { formation: 'free', side: 1, type: 'Ca', hex: '0606', facing: 'N' },
        { formation: 'other', side: 2, type: 'Ca', hex: '0401', facing: 'S' },
      ].map((unit) => ({ name: text(unit.hex), strength: 4, quality: 5, movement: 8, ...unit })),
    },
  }).but({ turn });

const KING = 0;
const FREE = 2;

test('the leader of a held formation gives no order before its turn: not alone, not with others, not to a stack', () => {
  const orders = (turn: number) => {
    const position = sketched(turn);
    const { game, state, hex } = position;
    return {
      alone: position.may({ do: 'lead', leader: KING, to: hex.call(position, '0607') }),
      along: position.may({ do: 'move', units: [FREE], leaders: [KING], to: hex.call(position, '0605'), facing: 0 }),
      top: position.may({ do: 'top', unit: 1 }),
      listed: game
        .legal(state)
        .sample()
        .some(
          (command) =>
            command.do === 'lead' || command.do === 'top' || ('leaders' in command && command.leaders.length > 0),
        ),
      isReady: readyCounters(game.field, state).includes('leader-1'),
    };
  };
  expect(orders(2)).toEqual({ alone: false, along: false, top: false, listed: false, isReady: false });
  expect(orders(3)).toEqual({ alone: true, along: true, top: true, listed: true, isReady: true });
});

test('he is not activated before its turn, early or in the order of values', () => {
  const opening = (turn: number) => {
    const given = sketched(turn).but({ turn: turn - 1, step: 'rout', active: NOBODY, pending: [] });
    // What waits last ends the turn: the next one opens, and notes who commands whom.
    const waiting = given.but({ pending: [{ owes: 'face', side: 0, unit: FREE }] });
    return waiting.play([{ do: 'face', facing: 0 }], [{ do: 'initiative' }, 4, 4, 3, 3]);
  };
  const early = (turn: number) => opening(turn).may({ do: 'activate', leader: KING });
  expect([early(2), early(3)]).toEqual([false, true]);
  const acting = (turn: number) => {
    const names: string[] = [];
    let now = opening(turn);
    for (let i = 0; i < 20 && now.state.turn === turn && now.state.step !== 'initiative'; i++) {
      now = now.play([{ do: 'pass' }]);
      const name = now.game.field.leaders[now.state.active]?.name.en;
      if (name !== undefined && !names.includes(name)) names.push(name);
    }
    return names.toSorted();
  };
  expect([acting(2), acting(3)]).toEqual([
    ['Other', 'Wing'],
    ['King', 'Other', 'Wing'],
  ]);
});

test('whom he alone would command is out of command until then: it turns one vertex', () => {
  const WING = 1;
  const turning = (turn: number) => {
    const position = sketched(turn).but({ active: WING });
    return [1, 2].map((facing) =>
      position.may({ do: 'move', units: [FREE], leaders: [], to: position.hex('0606'), facing: facing as Facing }),
    );
  };
  expect([turning(2), turning(3)]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('Omares waits for turn 4 with his Greeks; the page says so', async () => {
  const game = openBattle(ford, OUR_OPTIONS);
  const omares = ford.leaders.findIndex(({ id }) => id === 'omares');
  const start = boardOf(game, game.setUp());
  const at = (turn: number) => start.but({ turn, step: 'move', active: omares }).state;
  const mayLead = (turn: number) =>
    game
      .legal(at(turn))
      .sample()
      .some(({ do: what }) => what === 'lead');
  expect([mayLead(3), mayLead(4)]).toEqual([false, true]);
  const standing = (turn: number) =>
    tableOf(game)
      .actors({ ...at(turn), active: NOBODY })
      .find(({ id }) => id === `leader-${omares + 1}`)!.standing;
  expect([standing(3), standing(4)]).toEqual(['out', 'waits']);
  const unit = ford.units.findIndex(({ formation }) => formation === ford.leaders[omares]!.formation);
  const { details } = tableOf(game);
  const said = (id: string) => details.counter(start.state, id).map(({ en }) => en);
  expect(said(`leader-${omares + 1}`)).toContain('does not act before turn 4');
  expect(said(`unit-${unit + 1}`)).toContain('does not act before turn 4');
  expect(said(`unit-${unit + 1}`).join()).not.toContain('out of command');
});
