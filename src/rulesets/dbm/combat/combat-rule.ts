import { type Dice, d6, withKey, type Rule } from '../../../kernel/dice.ts';
import type { Text } from '../../../kernel/text.ts';
import type { CombatOutcome } from '../shapes.ts';
import type { Fate } from '../types.ts';
import { type Contest, type Contestant, judge } from './contest.ts';
import type { CombatFacts, Contestable } from './fighter.ts';

/** One of two opponents, with the facts that its second tally and what follows its fate look at. */
export interface Opponent<S extends Contestable = Contestable> extends Contestant {
  readonly facts: CombatFacts<S>;
}

export interface CombatInput<S extends Contestable = Contestable> extends Contest {
  readonly first: Opponent<S>;
  readonly second: Opponent<S>;
}

/** Two dice decide a fight and a volley alike. */
export const combatRule = (why: Text): Rule<CombatInput, CombatOutcome> =>
  withKey((input: CombatInput, dice: Dice): CombatOutcome => {
    const firstFace = dice.roll(d6, { who: input.first.id, why });
    return judge(input, firstFace, dice.roll(d6, { who: input.second.id, why }));
  }, keyOf);

const CODES: Readonly<Record<Fate, number>> = { destroyed: 0, flees: 1, recoils: 2, none: 3 };

/** Everything of a side that chances depend on: a total (8 bits), corrections (3 bits each), fates (2 bits each). */
function sideKey({ total, corrections: { lower, equal, higher }, fates }: Contestant): number {
  const numbers = ((total * 8 + lower) * 8 + equal) * 8 + higher;
  return ((numbers * 4 + CODES[fates.equal.fate]) * 4 + CODES[fates.beaten.fate]) * 4 + CODES[fates.doubled.fate];
}

/** One whole number, made each time the odds of an input are asked for (goal: bench/combat.ts). */
export const keyOf = ({ first, second, half, resultBand }: Contest): number =>
  (sideKey(first) * 2 ** 23 + sideKey(second)) * 4 +
  (half === 'half-or-less' ? 2 : 0) +
  (resultBand === 'may-change' ? 1 : 0);
