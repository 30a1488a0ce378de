import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../../kernel/ruling.ts';
import { odds } from '../../../../kernel/odds.ts';
import ford from '../../scenarios/the-ford.json' with { type: 'json' };
import { type Command, PASS } from './orders.ts';
import { bonusOf } from '../situation/derive.ts';
import { openBattle } from '../game.ts';
import { commandMasks, radiusOf } from '../actions/leaders.ts';
import {
  fateOf,
  FLAG,
  has,
  LEADER_FLAG,
  leaderHas,
  NOBODY,
  OFF_MAP,
  type State,
  stateOf,
  type Step,
  withFate,
  withHex,
} from '../position/state.ts';
import { A, B, board, type Board, boardOf } from '../fixtures/board.ts';
import { INITIATIVE, RALLY } from './sequence.ts';

const battle = (options = OUR_OPTIONS) => openBattle(ford, options);

/** The Ford after dice of initiative. */
const opened = (
  faces: readonly [number, number],
  options = OUR_OPTIONS,
): { game: ReturnType<typeof battle>; state: State } => {
  const game = battle(options);
  const start = game.setUp();
  const prepared = game.prepare(start, { do: 'initiative' });
  if (!('played' in prepared)) throw new Error('initiative is due');
  return { game, state: prepared.played(faces).state };
};

const leader = (id: string): number => ford.leaders.findIndex((one) => one.id === id);

describe('command', () => {
  const { field } = battle();
  const start = battle().setUp();
  const commanded = (unit: number): string[] =>
    ford.leaders.filter((_, l) => (start.command[unit]! & (1 << l)) !== 0).map(({ id }) => id);

  test('a leader of a formation commands his own, an army leader all in radius', () => {
    expect(commanded(ford.units.findIndex(({ name }) => name.en === 'Royal squadron'))).toEqual(['alexander']);
    expect(commanded(ford.units.findIndex(({ name }) => name.en === 'Cretan archers'))).toEqual([
      'alexander',
      'philotas',
    ]);
    expect(commanded(ford.units.findIndex(({ name }) => name.en === 'Memnon’s horse'))).toEqual(['memnon']);
  });

  test('a wounded leader reaches half as far, rounded up, a substitute two hexes', () => {
    const alexander = leader('alexander');
    const wounded = {
      ...start,
      leaders: start.leaders.map((word, l) => (l === alexander ? withFate(word, 'wounded') : word)),
    };
    const substitute = {
      ...start,
      leaders: start.leaders.map((word, l) => (l === alexander ? word | LEADER_FLAG.substitute : word)),
    };
    const radii = [start, wounded, substitute].map((position) => radiusOf(field, position, alexander));
    expect(radii).toEqual([5, 3, 2]);
    expect(commandMasks(field, wounded)[6]).toBe(1 << alexander);
    expect(commandMasks(field, wounded)[5]).toBe(0);
  });

  test('what was noted stays although the leader falls: his formation acts in its turn', () => {
    const { game, state } = opened([9, 8]);
    const fallen = {
      ...state,
      leaders: state.leaders.map((word, l) =>
        l === leader('philotas') ? withHex(withFate(word, 'killed'), OFF_MAP) : word,
      ),
    };
    expect(game.legal(fallen).has({ do: 'activate', leader: leader('philotas') })).toBe(true);
  });
});

describe('initiative', () => {
  test('2d6 and the bonus: 3 for Alexander, 1 for Spithridates', () => {
    const { total, entries } = odds(INITIATIVE, [3, 1]);
    const macedon = entries.reduce((sum, { value: [a, b], weight }) => sum + (a > b ? weight : 0n), 0n);
    // 2d6 + 2 beats 2d6 as often as 4d6 give 13 or more.
    expect([macedon * (1296n / total), 1296n]).toEqual([861n, 1296n]);
  });

  test('ties go to the side that the scenario names, later to the last holder', () => {
    expect(opened([9, 9]).state.holder).toBe(0);
    const { game, state } = opened([5, 9]);
    expect([state.holder, game.legal(state).side]).toEqual([1, 1]);
    const later = { ...state, turn: 2, step: 'initiative' } as const;
    const prepared = game.prepare(later, { do: 'initiative' });
    expect('played' in prepared && prepared.played([7, 7]).state.holder).toBe(1);
  });

  test('a gap of 6 stops the loser’s least able leader', () => {
    expect(leaderHas(opened([13, 7]).state, leader('omares'), LEADER_FLAG.inactive)).toBe(true);
    expect(leaderHas(opened([12, 7]).state, leader('omares'), LEADER_FLAG.inactive)).toBe(false);
    expect(leaderHas(opened([7, 13]).state, leader('philotas'), LEADER_FLAG.inactive)).toBe(true);
    expect(leaderHas(opened([13, 7], { 'A-45': 'ignored' }).state, leader('omares'), LEADER_FLAG.inactive)).toBe(false);
  });

  /** Passes through a turn: what is asked of each leader, in order. */
  const passing = (position: Board): string[] => {
    const told: string[] = [];
    let now = position;
    for (let i = 0; i < 60 && now.state.turn === 1 && now.state.step !== 'initiative'; i++) {
      const leader = now.game.field.leaders[now.state.active];
      if (leader !== undefined) told.push(`${leader.name.en} ${now.state.step}`);
      now = now.play([PASS]);
    }
    expect(now.state.turn).toBe(2);
    return told;
  };
  const leadersOf = (told: readonly string[]): string[] => [...new Set(told.map((one) => one.split(' ')[0]!))];

  test('leaders then act by falling value; an early one not again', () => {
    const { game, state } = opened([9, 8]);
    const early = boardOf(game, state).play([{ do: 'activate', leader: leader('philotas') }]);
    expect(leadersOf(passing(early))).toEqual(['Philotas', 'Spithridates', 'Memnon', 'Alexander']);
  });

  test('who is stopped by a wide gap does not act', () => {
    const { game, state } = opened([13, 7]);
    expect(leadersOf(passing(boardOf(game, state)))).toEqual(['Spithridates', 'Philotas', 'Memnon', 'Alexander']);
  });

  test('of equal value those of the holder come first', () => {
    const given = board({
      units: ['A Ca 4/5 0408 N', 'B Ca 4/5 0402 S'],
      leaders: ['A Parmenion 1 0408', 'B Bessus 1 0402'],
    });
    const opening = (holder: number) => given.but({ step: 'early', active: NOBODY, holder });
    expect(leadersOf(passing(opening(0)))).toEqual(['Parmenion', 'far', 'Bessus']);
    expect(leadersOf(passing(opening(1)))).toEqual(['Bessus', 'far', 'Parmenion']);
  });

  test('each rallies, moves, fires and attacks, in that order', () => {
    const given = board({
      units: ['A Ca 4/5 0404 N', 'A Ar 4/5 0708 N - f', B, 'B In 4/5 0706 N'],
      leaders: ['A Alexander 3 0409'],
      step: 'rally',
    });
    expect(
      passing(given)
        .slice(0, 4)
        .map((one) => one.split(' ')[1]),
    ).toEqual(['rally', 'move', 'fire', 'melee']);
  });

  test('a formation that the scenario holds still does not act before its turn', () => {
    const special = [{ rule: 'still', formation: 'all', leader: 'far-a', turn: 2 }];
    const at = (turn: number) => {
      const given = board({
        units: [A, B, 'A Ar 4/5 0408 N', 'A Ca 4/5 0410 N - f', 'B In 4/5 0406 N'],
        scenario: { special },
      });
      const may = (step: Step, command: Command) => given.but({ turn, step }).may(command);
      return [
        may('rally', { do: 'rally', unit: 3 }),
        may('move', { do: 'move', units: [0], leaders: [], to: given.hex('0405'), facing: 0 }),
        may('move', { do: 'move', units: [2], leaders: [], to: given.hex('0408'), facing: 1 }),
        may('fire', { do: 'fire', units: [2], at: given.hex('0406') }),
        may('melee', given.attack(['0404'], ['0403'])),
      ];
    };
    expect(at(1)).toEqual([false, false, false, false, false]);
    expect(at(2)).toEqual([true, true, true, true, true]);
  });
});

describe('rally', () => {
  const rallied = (line: string, face: number, more = {}): Board => {
    const position = board({
      units: [line, 'B Ca 4/5 0401 S'],
      leaders: ['A Alexander 3 0408'],
      step: 'rally',
      ...more,
    });
    return position.play([{ do: 'rally', unit: 0 }, face]);
  };
  test.each([
    ['quality 4 of the fatigued side, bonus 3: 1 is enough', 'A Ca 4/5 0408 N - f', 1, 'good'],
    ['a natural 0 fails', 'A Ca 4/8 0408 N - f', 0, 'fatigued'],
    ['quality 1, bonus 3: 3 fails', 'A Ca 4/2 0408 N - d', 3, 'discouraged'],
    ['4 does not', 'A Ca 4/2 0408 N - d', 4, 'fatigued'],
  ])('%s', (_, line, face, state) => expect(stateOf(rallied(line, face).state, 0)).toBe(state));

  test('a try is noted, whether it succeeds or not: there is one a turn', () => {
    for (const face of [0, 9]) {
      const tried = rallied('A Ca 4/5 0408 N - d', face).but({ step: 'rally' });
      expect([has(tried.state, 0, FLAG.rallied), tried.may({ do: 'rally', unit: 0 })]).toEqual([true, false]);
    }
  });

  test('who is no longer routed chooses a facing', () => {
    const position = rallied('A Ca 4/5 0408 N - r', 9);
    expect([stateOf(position.state, 0), position.owes]).toEqual(['discouraged', 'face']);
    expect(position.play([{ do: 'face', facing: 4 }]).owes).toBeUndefined();
  });

  test('never beside an enemy, never twice, not after acting', () => {
    const may = (units: readonly string[], flags = {}): boolean => {
      const position = board({ units, leaders: ['A Alexander 3 0408'], step: 'rally', flags });
      return position.game.legal(position.state).has({ do: 'rally', unit: 0 });
    };
    expect(may(['A Ca 4/5 0408 N - f'])).toBe(true);
    expect(may(['A Ca 4/5 0408 N - f', 'B Ca 4/5 0407 S'])).toBe(false);
    expect(may(['A Ca 4/5 0408 N - f'], { 0: 'rallied' })).toBe(false);
    expect(may(['A Ca 4/5 0408 N - f'], { 0: 'acted' })).toBe(false);
    expect(may(['A Ca 4/5 0408 N'])).toBe(false);
  });

  test('10 or more where that ruling is chosen', () => {
    expect(odds(RALLY, { plus: 7, needed: 8 }).entries.filter(({ value }) => value.rallied)).toHaveLength(9);
    expect(odds(RALLY, { plus: 7, needed: 10 }).entries.filter(({ value }) => value.rallied)).toHaveLength(7);
  });
});

describe('the end of a turn', () => {
  test('routed units flee with their whole allowance, off the map in the end', () => {
    const position = board({ units: ['A Ca 4/5 0408 N', 'B In 4/5 0403 S - r'], step: 'melee' }).passTurn();
    expect(position.unit(1)).toBe('eliminated');
  });

  test('those of the holder of the initiative flee first', () => {
    const given = board({ units: ['A In 4/5 0404 N - r', 'B In 4/5 0808 S - r'] });
    const fleeing = (holder: number): (number | undefined)[] => {
      let now = given.but({ holder });
      while (now.owes !== 'flee') now = now.play([PASS]);
      return [now, now.first()].map(({ game, state }) => game.legal(state).side);
    };
    expect([fleeing(0), fleeing(1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('who has fled in this turn does not flee again', () => {
    const sketch = { units: ['A Ca 4/5 0408 N', 'B In 4/5 0403 S - r'], flags: { 1: 'fled' } } as const;
    expect(board(sketch).passTurn().unit(1)).toBe('0403 routed');
  });

  test('for a leader who is lost a substitute comes, without bonus', () => {
    const given = board({ units: ['A Ca 4/5 0408 N', 'B Ca 4/5 0402 S'], leaders: ['A Alexander 3 0408'] });
    const fallen = given.with({
      ...given.state,
      leaders: given.state.leaders.map((word, l) => (l === 0 ? withHex(withFate(word, 'killed'), OFF_MAP) : word)),
    });
    const after = fallen.passTurn();
    expect([fateOf(after.state, 0), leaderHas(after.state, 0, LEADER_FLAG.substitute), after.leader(0)]).toEqual([
      'unharmed',
      true,
      '0408',
    ]);
    const { field } = after.game;
    expect([bonusOf(field, after.state, 0), radiusOf(field, after.state, 0)]).toEqual([0, 2]);
  });
});
