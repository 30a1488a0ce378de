import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { odds } from '../../../kernel/odds.ts';
import ford from '../scenarios/the-ford.json' with { type: 'json' };
import { openBattle } from './game.ts';
import { commandNoted, radiusOf } from './leading.ts';
import { fateOf, isLeader, leaderHex, type State, stateOf, withFate, withHex, NOWHERE } from './state.ts';
import { board, type Board } from './testing.ts';
import { INITIATIVE, RALLY } from './turn.ts';

const battle = (options = OUR_OPTIONS) => openBattle(ford, options);

/** The Ford after dice of initiative. */
const opened = (
  faces: readonly [number, number],
  options = OUR_OPTIONS,
): { game: ReturnType<typeof battle>; state: State } => {
  const game = battle(options);
  const start = game.setUp();
  const prepared = game.prepare(start, { do: 'initiative' });
  if (!('events' in prepared)) throw new Error('initiative is due');
  return { game, state: game.evolve(start, prepared.events(faces)) };
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
    expect([radiusOf(field, start, alexander), radiusOf(field, wounded, alexander)]).toEqual([5, 3]);
    expect(commandNoted(field, wounded)[6]).toBe(1 << alexander);
    expect(commandNoted(field, wounded)[5]).toBe(0);
  });

  test('what was noted stays although the leader falls: his formation acts in its turn', () => {
    const { game, state } = opened([9, 8]);
    const fallen = {
      ...state,
      leaders: state.leaders.map((word, l) =>
        l === leader('philotas') ? withHex(withFate(word, 'killed'), NOWHERE) : word,
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
    expect(state.holder).toBe(1);
    expect(game.legal(state).side).toBe(1);
  });

  test('a gap of 6 stops the loser’s least able leader', () => {
    expect(isLeader(opened([13, 7]).state, leader('omares'), 'inactive')).toBe(true);
    expect(isLeader(opened([12, 7]).state, leader('omares'), 'inactive')).toBe(false);
    expect(isLeader(opened([7, 13]).state, leader('philotas'), 'inactive')).toBe(true);
    expect(isLeader(opened([13, 7], { 'A-45': 'ignored' }).state, leader('omares'), 'inactive')).toBe(false);
  });

  test('leaders then act by falling value; an early one not again', () => {
    const { game, state } = opened([9, 8]);
    const order: string[] = [];
    let now = state;
    const say = (command: Parameters<typeof game.prepare>[1]): void => {
      const prepared = game.prepare(now, command);
      if (!('events' in prepared)) throw new Error(prepared.refused.en);
      now = game.evolve(now, prepared.events(undefined));
    };
    say({ do: 'activate', leader: leader('philotas') });
    for (let i = 0; i < 30 && now.turn === 1 && now.step !== 'initiative'; i++) {
      const id = ford.leaders[now.active]?.id;
      if (id !== undefined && order.at(-1) !== id) order.push(id);
      say({ do: 'pass' });
    }
    expect(order).toEqual(['philotas', 'omares', 'spithridates', 'memnon', 'alexander']);
    expect(now.turn).toBe(2);
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
    const position = board({ units: ['A Ca 4/5 0408 N', 'B In 4/5 0403 S - r'], step: 'melee' }).passed();
    expect(position.unit(1)).toBe('eliminated');
  });

  test('who has fled in this turn does not flee again', () => {
    const sketch = { units: ['A Ca 4/5 0408 N', 'B In 4/5 0403 S - r'], flags: { 1: 'fled' } } as const;
    expect(board(sketch).passed().unit(1)).toBe('0403 routed');
  });

  test('for a leader who is lost a substitute comes, without bonus', () => {
    const given = board({ units: ['A Ca 4/5 0408 N', 'B Ca 4/5 0402 S'], leaders: ['A Alexander 3 0408'] });
    const fallen = given.with({
      ...given.state,
      leaders: given.state.leaders.map((word, l) => (l === 0 ? withHex(withFate(word, 'killed'), NOWHERE) : word)),
    });
    const after = fallen.passed();
    expect([fateOf(after.state, 0), isLeader(after.state, 0, 'substitute')]).toEqual(['unharmed', true]);
    expect(after.number(leaderHex(after.state, 0))).toBe('0408');
  });
});
