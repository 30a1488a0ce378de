import { type Consequence, type Game, withDice, withoutDice } from '../kernel/game.ts';
import { d6, type Dice } from '../kernel/dice.ts';
import type { Idea, Judge } from '../kernel/judge.ts';
import { same, t } from '../kernel/text.ts';
import type { JudgedGame } from './judged-game.ts';

/** A heap of counters that two sides take from in turn; whoever takes the last one has a prize beside it. */
export interface Heap {
  readonly left: number;
  readonly side: 0 | 1;
  readonly taken: readonly [number, number];
  /** A throw was declared, and nothing else can come before it. */
  readonly owed: boolean;
}

/** To take one or two; to grab, by a die; to declare the same throw, which then surely follows. */
export type Taking =
  | { readonly do: 'take'; readonly counters: 1 | 2 }
  | { readonly do: 'grab' }
  | { readonly do: 'declare' }
  | { readonly do: 'throw' };

export type Taken = { readonly kind: 'declared' } | { readonly kind: 'took'; readonly counters: number };

export const PRIZE = 5;
/** What a die of 5 or 6 grabs; any other grabs nothing. */
export const GRABBED = 3;

export const take = (counters: 1 | 2): Taking => ({ do: 'take', counters });
export const GRAB: Taking = { do: 'grab' };
export const DECLARE: Taking = { do: 'declare' };
const THROW: Taking = { do: 'throw' };

export const heap = (left: number, side: 0 | 1 = 0): Heap => ({ left, side, taken: [0, 0], owed: false });

const grabbed = (left: number, dice: Dice): number =>
  dice.roll(d6, { who: 'hand', why: t('main', 'hand') }) >= 5 ? Math.min(GRABBED, left) : 0;

const commandsIn = ({ left, owed }: Heap): readonly Taking[] => {
  if (left === 0) return [];
  if (owed) return [THROW];
  return [...(left > 1 ? [take(2)] : []), take(1), ...(left > 2 ? [GRAB, DECLARE] : [])];
};

const isAllowed = (state: Heap, command: Taking): boolean =>
  commandsIn(state).some((one) => JSON.stringify(one) === JSON.stringify(command));

function after(state: Heap, event: Taken): Heap {
  if (event.kind === 'declared') return { ...state, owed: true };
  const left = state.left - event.counters;
  const won = event.counters + (left === 0 && event.counters > 0 ? PRIZE : 0);
  const [first, second] = state.taken;
  return {
    left,
    side: state.side === 0 ? 1 : 0,
    taken: state.side === 0 ? [first + won, second] : [first, second + won],
    owed: false,
  };
}

const worth = ({ taken }: Heap, side: number): number => taken[side === 0 ? 0 : 1] - taken[side === 0 ? 1 : 0];

export const takeAway = (counters: number): Game<Heap, Taking, Taken> => ({
  ruleset: 'take-away',
  version: 1,
  scenario: { id: 'heap', hash: String(counters), title: same('heap'), introduction: same('') },
  options: {},
  sides: [same('first'), same('second')],
  setUp: () => heap(counters),
  legal: (state) => ({
    side: state.left === 0 ? undefined : state.side,
    why: same('takes'),
    units: () => [],
    of: () => [],
    has: (command) => isAllowed(state, command),
    sample: () => commandsIn(state),
  }),
  prepare(state, command) {
    if (!isAllowed(state, command)) return { refused: same('not now'), source: { chart: 'none' } };
    const { side: by, left } = state;
    const come = (event: Taken): Consequence<Heap, Taken> => ({ events: [event], state: after(state, event) });
    const taken = (counters: number) => come({ kind: 'took', counters });
    if (command.do === 'take') return withoutDice(by, () => taken(command.counters));
    if (command.do === 'declare') return withoutDice(by, () => come({ kind: 'declared' }));
    return withDice({ by, rule: grabbed, input: left, played: taken });
  },
  evolve: (state, events) => events.reduce(after, state),
  view: (state) => state,
  seen: (_before, played) => played,
  tell: (event) => (event.kind === 'took' ? same(`took ${event.counters}`) : undefined),
  say: (_, command) => same(command.do === 'take' ? `take ${command.counters}` : command.do),
  standing: ({ left }) => same(`${left} left`),
  ending: (state) =>
    state.left > 0 ? undefined : { winner: worth(state, 0) > 0 ? 0 : 1, why: same('the heap is empty') },
  hash: (state) => JSON.stringify(state),
  reader: () => {
    throw new Error('no journals here');
  },
  sketcher: () => {
    throw new Error('no map here');
  },
});

/** A greedy eye: it sees what was taken, and thinks first of what takes most at once. */
export const greedy: Judge<Heap, Taking, Taken> = {
  worth,
  account: ({ taken }, side) => [
    { id: 'mine', text: same('taken by us'), value: taken[side === 0 ? 0 : 1] },
    { id: 'theirs', text: same('taken by them'), value: -taken[side === 0 ? 1 : 0] },
  ],
  ideas: (state, most) =>
    commandsIn(state)
      .map((command): Idea<Taking> => ({ command, gain: command.do === 'take' ? command.counters : 1 }))
      .slice(0, most),
  followUp: ({ owed }) => (owed ? THROW : undefined),
  activation: ({ side, left }) => `${side}/${left}`,
  plainRule: (state) => commandsIn(state)[0]!,
  score: ({ taken }) => ({ turn: 1, lost: [taken[1], taken[0]], of: [0, 0] }),
};

export const judgedHeap = (counters: number): JudgedGame<Heap, Taking, Taken> => ({
  game: takeAway(counters),
  judge: greedy,
});
