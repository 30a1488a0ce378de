import type { Rule, Throw } from '../../kernel/dice.ts';
import { seeded } from '../../kernel/seed.ts';
import { rolled } from '../../kernel/throwing.ts';

/** 60 bits from the device, easy to read out across a table. */
export function newSeed(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return `${(a >>> 2).toString(36).padStart(6, '0')}-${(b >>> 2).toString(36).padStart(6, '0')}`;
}

export const thrown = (rule: Rule<unknown, unknown>, roll: unknown, seed: string): readonly Throw[] =>
  rolled(rule, roll, seeded(seed)).throws;
