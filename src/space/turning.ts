import type { Turning } from './finder.ts';
import { DIRECTIONS } from './hex.ts';
import type { Mover } from './reach.ts';
import { spreadByVertex } from './spread-by-vertex.ts';
import type { Ways } from './ways.ts';

type Turns = NonNullable<Mover['turns']>;

const known = new WeakMap<object, Ways>();
function waysOf(turns: Turns): Ways {
  let ways = known.get(turns);
  if (ways === undefined) known.set(turns, (ways = waysBy(turns)));
  return ways;
}

function waysBy(turns: Turns): Ways {
  const byVertex = turns[1] === turns[0] * 2 && turns[2] === turns[0] * 3;
  const made = (byVertex ? [1, 5] : [1, 2, 3, 4, 5])
    .map((by) => ({ by, cost: turns[Math.min(by, 6 - by) - 1]! }))
    .sort((a, b) => a.cost - b.cost);
  return {
    turnCosts: Uint8Array.from(made, ({ cost }) => cost),
    turnedTo: Uint8Array.from(DIRECTIONS.flatMap((facing) => made.map(({ by }) => (facing + by) % 6))),
    directions: Uint8Array.from(DIRECTIONS.flatMap((facing) => [(facing + 5) % 6, facing])),
    even: byVertex ? 'by-vertex' : turns[0] === turns[1] && turns[1] === turns[2] ? 'any' : undefined,
  };
}

/** For rules by which units pay for their turns. */
export const PAID_TURNS: Turning = { waysOf, spread: spreadByVertex };
