import { type Dice, keyed, type Rule } from '../../kernel/dice.ts';
import { PATH_BUDGET, TooManyPaths } from '../../kernel/odds.ts';

/**
 * A rule whose odds are refused at once where they are known to exceed the budget, not after a second or two of
 * counting in vain. Whoever asks goes on to the chances of single facets, and two hundred times over where he wants to
 * know what would change them. It is remembered by its input, as text.
 */
export const countable = <I, V>(
  rule: (input: I, dice: Dice) => V,
  exceeds: (input: I, budget: number) => boolean,
): Rule<I, V> =>
  keyed(rule, (input) => {
    if (exceeds(input, PATH_BUDGET)) throw new TooManyPaths(PATH_BUDGET);
    return JSON.stringify(input);
  });
