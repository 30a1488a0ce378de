import { describe, expect, test } from 'vitest';
import { isRefusal } from '../kernel/assessment.ts';
import { playBattleWithLuck, playBattle } from './battle.ts';
import { Budget } from './budget.ts';
import { expectation } from './expectation.ts';
import { lookAhead } from './lookahead.ts';
import { withMemory } from './lookahead-memory.ts';
import { Playout, luckOf } from './playout.ts';
import { LEVELS } from './levels.ts';
import type { Mind } from './mind.ts';
import { oddsOf } from './odds.ts';
import { oneStep } from './one-step.ts';
import { IdeaRecord, mayBeBest, rank } from './ranking.ts';
import { search } from './search.ts';
import { DECLARE, GRAB, GRABBED, type Heap, heap, judgedHeap, PRIZE, take, type Taking } from './take-away-game.ts';
import { explain } from './explanation.ts';

const known = judgedHeap(10);
const ample = (): Budget => new Budget(1000);

describe('a budget', () => {
  test('counts what is taken, refuses what it has no more, and then takes nothing of it', () => {
    const budget = new Budget(5);
    expect([budget.take(3), budget.take(3), budget.looked, budget.left]).toEqual([true, false, 3, 2]);
    expect([budget.take(2), budget.take(), budget.left]).toEqual([true, false, 0]);
  });
});

describe('an expectation', () => {
  test.each([
    ['of what is sure is what it brings', take(2), 2],
    ['is exact over the dice: a third of what is grabbed', GRAB, GRABBED / 3],
    ['follows what surely follows', DECLARE, GRABBED / 3],
  ])('%s', (_, command, worth) => {
    expect(expectation(known, heap(10), command, 0, ample())).toBeCloseTo(worth, 12);
    expect(expectation(known, heap(10, 1), command, 0, ample())).toBeCloseTo(-worth, 12);
  });

  test('of a command that is refused, or beyond the budget, is none', () => {
    expect(expectation(known, heap(1), take(2), 0, ample())).toBeUndefined();
    expect(expectation(known, heap(10), GRAB, 0, new Budget(1))).toBeUndefined();
    expect(expectation(known, heap(10), DECLARE, 0, new Budget(2))).toBeUndefined();
    expect(expectation(known, heap(10), DECLARE, 0, new Budget(3))).toBeDefined();
  });

  test('counts every way that the dice may fall, once', () => {
    const budget = ample();
    expectation(known, heap(10), DECLARE, 0, budget);
    expect(budget.looked).toBe(3);
  });
});

describe('what was foreseen', () => {
  test('is remembered of a position, also for a command that is only alike', () => {
    const mindful = withMemory(known);
    const state = heap(10);
    expect(lookAhead(mindful, state, { ...GRAB })).toBe(lookAhead(mindful, state, { ...GRAB }));
    expect(lookAhead(known, state, GRAB)).not.toBe(lookAhead(known, state, GRAB));
  });

  test('is forgotten where it can no longer come, and kept where it can', () => {
    const mindful = withMemory(known);
    const { memory } = mindful;
    const then = (state: Heap, command: Taking): Heap => {
      const ahead = lookAhead(mindful, state, command);
      if (isRefusal(ahead)) throw new Error(ahead.refused.en);
      return ahead.branches![0]!.state;
    };
    const state = heap(10);
    const [one, two] = [then(state, take(1)), then(state, take(2))];
    const later = [then(one, take(1)), then(two, take(1))];
    for (const position of [one, two, ...later]) lookAhead(mindful, position, GRAB);
    memory.moveTo(one);
    const isFound = (position: Heap): boolean => memory.find(position, GRAB) !== undefined;
    expect([one, two].map(isFound)).toEqual([true, false]);
    expect(later.map(isFound)).toEqual([true, false]);
    expect(memory.find(state, take(1))).toBeUndefined();
  });
});

describe('imagined dice', () => {
  test('fall alike for the same command, whatever other dice were thrown before', () => {
    const fates = [[GRAB], [DECLARE, { do: 'throw' } as const, GRAB]].map((commands) =>
      Array.from({ length: 30 }, (_, i) => {
        const playout = new Playout(known, heap(10), 0, `alike/${i}`, ample());
        for (const command of commands) {
          const { left } = playout.state;
          expect(playout.play(command)).toBe(true);
          if (command === GRAB) return left - playout.state.left;
        }
        return undefined;
      }),
    );
    expect(fates[1]).toEqual(fates[0]);
    expect(new Set(fates[0])).toEqual(new Set([0, GRABBED]));
  });

  test('bring luck that adds up to nothing over all ways that they may fall', () => {
    const ahead = lookAhead(known, heap(10), GRAB);
    if (isRefusal(ahead)) throw new Error(ahead.refused.en);
    const lucks = ahead.branches!.map((way) => [way.chance, luckOf(known.judge, ahead.branches!, way, 0)] as const);
    expect(lucks.map(([, luck]) => luck).toSorted((a, b) => a - b)).toEqual([-GRABBED / 3, (GRABBED * 2) / 3]);
    expect(lucks.reduce((sum, [chance, luck]) => sum + chance * luck, 0)).toBeCloseTo(0, 12);
  });

  test('leave a side what it might expect, however they fall; what is seen differs', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const ahead = new Playout(known, heap(10), 0, `imagined/${i}`, ample());
      expect(ahead.play(GRAB)).toBe(true);
      seen.add(ahead.state.taken[0]);
      expect(ahead.worth).toBeCloseTo(GRABBED / 3, 12);
      expect(ahead.balance).toBeCloseTo(GRABBED / 3, 12);
    }
    expect([...seen].toSorted()).toEqual([0, GRABBED]);
  });

  test('stop where a command is refused or the budget ends, and change nothing then', () => {
    const ahead = new Playout(known, heap(10), 0, 'short', new Budget(1));
    expect([ahead.play(GRAB), ahead.state.left]).toEqual([false, 10]);
    expect([ahead.play({ do: 'throw' }), ahead.state.left]).toEqual([false, 10]);
    expect([ahead.play(take(2)), ahead.state.left, ahead.isOver]).toEqual([true, 8, false]);
  });
});

const greedily = oneStep({ ideas: 4, positions: 100 });
const searches = search({ ideas: 4, positions: 1000 });
/** The same heap to whoever follows a battle through the next activation only. */
const knownNearby: typeof known = { ...known, judge: { ...known.judge, reply: 'next activation' } };

describe('of four counters, whoever takes two leaves two, and the prize with them', () => {
  test.each<[string, Mind, typeof known, 1 | 2]>([
    ['who looks one step ahead takes two', greedily, known, 2],
    ['who follows his ideas through the reply does not', searches, known, 1],
    ['nor does who follows them through the next activation', searches, knownNearby, 1],
  ])('%s', (_, mind, judged, counters) => expect(mind(judged, heap(4), 0).command).toEqual(take(counters)));

  test.each([known, knownNearby])('what is expected then is what the reply leaves', (judged) => {
    const { considered } = search({ ideas: 2, positions: 1000 })(judged, heap(4), 0);
    expect(considered).toEqual([
      { command: take(1), worth: 1 - 2 },
      { command: take(2), worth: 2 - (2 + PRIZE) },
    ]);
  });
});

describe('a ranking', () => {
  /** Two ideas: the first brings more at once, the second loses less by the reply, in these playouts. */
  const ranked = (...replies: readonly (readonly [number, number])[]): readonly string[] => {
    const records = [new IdeaRecord('bold'), new IdeaRecord('wary')];
    for (const [bold, wary] of replies) {
      records[0]!.add({ own: 2, reply: bold, position: 'a' });
      records[1]!.add({ own: 1, reply: wary, position: 'b' });
    }
    return rank(records).map(({ command }) => command);
  };

  test.each<[string, string, (readonly [number, number])[]]>([
    [
      'leaves out what dice alone explain',
      'bold',
      [
        [-9, 5],
        [5, -4],
      ],
    ],
    [
      'counts what comes each time',
      'wary',
      [
        [-3, 0],
        [-3, 0],
      ],
    ],
    [
      'counts what one loses more than the other by whatever dice, however these fall',
      'wary',
      [
        [-12, -9],
        [6, 9],
      ],
    ],
    ['counts nothing that came once', 'bold', [[-3, 0]]],
  ])('%s', (_, best, replies) => expect(ranked(...replies)[0]).toBe(best));

  test('notes what each is worth, and how far it is behind the best', () => {
    const records = [new IdeaRecord('a'), new IdeaRecord('b')];
    for (const [i, record] of records.entries())
      for (let n = 0; n < 2; n++) record.add({ own: i, reply: 3 * i, position: '' });
    expect(rank(records).map(({ command, worth, behind }) => [command, worth, behind])).toEqual([
      ['b', 4, 0],
      ['a', 0, 4],
    ]);
  });
});

describe('an idea is given up', () => {
  /** What three ideas brought by the same dice. */
  const left = (...worths: readonly (readonly number[])[]): readonly string[] => {
    const records = ['a', 'b', 'c'].map((command) => new IdeaRecord(command));
    for (const brought of worths)
      for (const [i, own] of brought.entries()) records[i]!.add({ own, reply: 0, position: '' });
    return mayBeBest(rank(records.slice(0, worths[0]!.length))).map(({ command }) => command);
  };

  test('not after one throw', () => expect(left([9, 0, 0])).toEqual(['a', 'b', 'c']));
  test('where it is behind by whatever dice', () => expect(left([3, 1], [-5, -7], [8, 6])).toEqual(['a']));
  test('not where dice alone may explain it', () => expect(left([3, 1], [-2, 1], [2, 0])).toEqual(['a', 'b']));
  test('where it is worth the same by whatever dice', () => expect(left([3, 3], [-5, -5])).toEqual(['a']));
  test('later, the more often it is behind', () => {
    const throws = [
      [2, 0],
      [-1, 0],
    ] as const;
    expect(left(...throws)).toEqual(['a', 'b']);
    expect(left(...Array.from({ length: 12 }, () => throws).flat())).toEqual(['a']);
  });
});

const MINDS: readonly (readonly [string, Mind, number])[] = [
  ['one step', oneStep({ ideas: 4, positions: 7 }), 7],
  ['a search', search({ ideas: 4, positions: 30 }), 30],
];

describe.each(MINDS)('%s', (_, mind, most) => {
  test('the last counter is taken without weighing anything', () =>
    expect(mind(known, heap(1), 0)).toEqual({ command: take(1), considered: [], looked: 0 }));

  test('every heap gets a legal answer within the budget, the same one at each asking', () => {
    for (let left = 2; left < 30; left++) {
      const decision = mind(known, heap(left), 0);
      expect(known.game.legal(heap(left)).has(decision.command), `${left}`).toBe(true);
      expect(decision.looked).toBeLessThanOrEqual(most);
      expect(mind(known, heap(left), 0)).toEqual(decision);
    }
  });

  test('a side that has the last counters before it takes them, with the prize', () => {
    for (const side of [0, 1] as const) expect(mind(known, heap(2, side), side).command).toEqual(take(2));
  });

  test('without a position to look at, the first idea is taken', () => {
    const blind = [oneStep({ ideas: 4, positions: 0 }), search({ ideas: 4, positions: 0 })];
    for (const one of blind) expect(one(known, heap(9), 0)).toEqual({ command: take(2), considered: [], looked: 0 });
  });
});

describe('why', () => {
  test('names the choice, the next best, their odds and in what they differ', () => {
    const decision = greedily(known, heap(10), 0);
    const why = explain(known, heap(10), 0, decision);
    expect(why).toMatchObject({ command: take(2), said: { en: 'take 2' }, forced: false, looked: decision.looked });
    expect([why.best!.gain, why.best!.odds]).toEqual([2, []]);
    expect(why.second!.gain).toBeCloseTo(1, 12);
    expect(why.items.map(({ id, value }) => [id, value])).toEqual([['mine', expect.closeTo(1, 12)]]);
    expect(why.considered).toHaveLength(4);
    // The best and the second stand on one scale, and so do the items in which they differ.
    expect(why.considered.slice(0, 2).map(({ gain }) => gain)).toEqual([why.best!.gain, why.second!.gain]);
  });

  test('of what can only be done is that', () => {
    const { forced, best, second, items } = explain(known, heap(1), 0, greedily(known, heap(1), 0));
    expect({ forced, best, second, items }).toEqual({ forced: true, best: undefined, second: undefined, items: [] });
  });

  test.each([
    ['by its own dice', GRAB],
    ['by those of what surely follows', DECLARE],
  ])('odds are told %s, the likeliest first', (_, command) =>
    expect(oddsOf(known, heap(10), command).map(({ text, chance }) => [text.en, chance])).toEqual([
      ['took 0', expect.closeTo(2 / 3, 12)],
      [`took ${GRABBED}`, expect.closeTo(1 / 3, 12)],
    ]),
  );

  test('what throws no dice has no odds', () => expect(oddsOf(known, heap(10), take(1))).toEqual([]));
});

describe('a battle between minds', () => {
  const grabber: Mind = (battle, seen) => {
    const commands = battle.game.legal(seen).sample();
    return {
      command: commands.find((one) => (one as { do: string }).do === 'grab') ?? commands[0]!,
      considered: [],
      looked: 0,
    };
  };

  test('is the same by the same seed, and its luck is what the dice brought beyond their expectation', () => {
    const minds = [grabber, LEVELS.plain.mind];
    const one = playBattleWithLuck(judgedHeap(10), minds, 'one');
    expect(playBattleWithLuck(judgedHeap(10), minds, 'one')).toEqual(one);
    const { luck, ...ended } = one;
    expect(playBattle(judgedHeap(10), minds, 'one')).toEqual(ended);
    const thrown: number[] = [];
    playBattle(judgedHeap(10), minds, 'one', (ways, fallen) => thrown.push(luckOf(known.judge, ways, fallen, 0)));
    expect(thrown.length).toBeGreaterThan(1);
    expect(luck).toBeCloseTo(
      thrown.reduce((sum, more) => sum + more, 0),
      12,
    );
  });

  test('of four counters, who heeds the reply beats the plain rule, to which who takes what he can loses', () => {
    const winner = (...minds: readonly Mind[]): number => playBattle(judgedHeap(4), minds, 'prize').winner;
    expect([searches, greedily].map((mind) => winner(mind, LEVELS.plain.mind))).toEqual([0, 1]);
  });

  test('a mind that is refused is told so', () => {
    const wrong: Mind = () => ({ command: { do: 'throw' } as never, considered: [], looked: 0 });
    expect(() => playBattle(judgedHeap(4), [wrong, wrong], 'x')).toThrow('a mind was refused {"do":"throw"}: not now');
  });
});
