import { capacity } from '../casualties.ts';
import { type Blow, diceOf, type Fight } from './blows.ts';
import { opposite, type Side } from './sides.ts';

/** A body as a digit of a number that holds the wounds of all. */
interface Digit {
  readonly unit: number;
  readonly base: number;
}

/** More wounds than the dice against it a body cannot have, so that all digits together fit one number (W-46). */
function digitsOf({ bodies, blows }: Fight): (side: Side, body: number) => Digit {
  const digits = new Map<string, Digit>();
  let unit = 1;
  for (const side of ['attackers', 'defenders'] as const)
    for (const [body, fighters] of bodies[side].entries()) {
      const due = blows.filter((blow) => blow.side !== side && blow.against === body);
      const dice = due.reduce((sum, { fighting, attacks }) => sum + fighting * attacks, 0);
      const base = Math.min(capacity(fighters), dice) + 1;
      digits.set(`${side}${body}`, { unit, base });
      unit *= base;
    }
  return (side, body) => digits.get(`${side}${body}`)!;
}

const woundsIn = (state: number, { unit, base }: Digit): number => Math.floor(state / unit) % base;

/**
 * Whether counting all bodies together takes more paths: the fight is gone through without any weights, which takes a
 * fiftieth of the time. Strikers of a moment fought together are counted as it goes on, hence never too many.
 */
export function exceedsBudget(fight: Fight, budget: number): boolean {
  const digit = digitsOf(fight);
  let states = new Set([0]);
  for (const blow of fight.blows) {
    if (blow.rolls === null) continue;
    const reached = strike(
      fight,
      blow,
      states,
      budget,
      digit(blow.side, blow.body),
      digit(opposite(blow.side), blow.against),
    );
    if (reached === undefined) return true;
    states = reached;
  }
  return false;
}

/** The states after a blow; nothing where more paths lead to them. */
function strike(
  { bodies }: Fight,
  blow: Blow,
  states: ReadonlySet<number>,
  budget: number,
  strikers: Digit,
  target: Digit,
): Set<number> | undefined {
  const fighters = bodies[blow.side][blow.body]!;
  const limit = capacity(bodies[opposite(blow.side)][blow.against]!);
  const reached = new Set<number>();
  let paths = 0;
  for (const state of states) {
    const dice = diceOf(blow, fighters, woundsIn(state, strikers));
    const most = Math.min(dice, limit - woundsIn(state, target));
    paths += most + 1;
    if (paths > budget) return undefined;
    for (let wounds = 0; wounds <= most; wounds++) reached.add(state + wounds * target.unit);
  }
  return reached;
}
