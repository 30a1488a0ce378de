import type { Rule } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/seed.ts';
import { retyped, rolled, type Typed } from '../../kernel/throwing.ts';

/** 60 bits from the device, easy to read out across a table. */
function newSeed(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return `${(a >>> 2).toString(36).padStart(6, '0')}-${(b >>> 2).toString(36).padStart(6, '0')}`;
}

/** Dice as if they had been typed in, and what they were made of: the seed that was wished for, or a new one. */
export function thrown(
  rule: Rule<unknown, unknown>,
  roll: unknown,
  wished: string,
): { readonly dice: readonly Typed[]; readonly seed: string } {
  const seed = wished.trim() || newSeed();
  return { dice: retyped(rolled(rule, roll, seeded(seed)).throws), seed };
}
