import type { Rule } from '../../kernel/dice.ts';
import { seededChance } from '../../kernel/seed.ts';
import { asTypedDice, runWithRolledDice, type TypedDie } from '../../kernel/rolled-dice.ts';
import { newSeed } from '../base/new-seed.ts';

/** Rolls dice from the player’s seed or a new one, and gives them as typed dice with that seed. */
export function rollDice(
  rule: Rule<unknown, unknown>,
  input: unknown,
  wished: string,
): { readonly dice: readonly TypedDie[]; readonly seed: string } {
  const seed = wished.trim() || newSeed();
  return { dice: asTypedDice(runWithRolledDice(rule, input, seededChance(seed)).throws), seed };
}
