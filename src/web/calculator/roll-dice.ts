import type { Rule } from '../../kernel/dice.ts';
import { seededChance } from '../../kernel/seed.ts';
import { asTypedDice, runWithRolledDice, type TypedDie } from '../../kernel/rolled-dice.ts';
import { newSeed } from '../base/new-seed.ts';

/** Dice as if they had been typed in, and what they were made of: the seed that was wished for, or a new one. */
export function rollDice(
  rule: Rule<unknown, unknown>,
  input: unknown,
  wished: string,
): { readonly dice: readonly TypedDie[]; readonly seed: string } {
  const seed = wished.trim() || newSeed();
  return { dice: asTypedDice(runWithRolledDice(rule, input, seededChance(seed)).throws), seed };
}
