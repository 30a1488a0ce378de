import type { Rule, Throw } from '../../kernel/dice.ts';
import type { Distribution } from '../../kernel/odds.ts';
import { seeded } from '../../kernel/seed.ts';
import { rolled, silentDice } from '../../kernel/throwing.ts';

type AnyRule = Rule<unknown, unknown>;

/** 60 bits from the device, easy to read out across a table. */
export function newSeed(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return `${(a >>> 2).toString(36).padStart(6, '0')}-${(b >>> 2).toString(36).padStart(6, '0')}`;
}

export const thrown = (rule: AnyRule, roll: unknown, seed: string): readonly Throw[] =>
  rolled(rule, roll, seeded(seed)).throws;

/** For rules whose exact odds would take too long: the same rule played many times over, and counted. */
export function simulated(rule: AnyRule, roll: unknown, seed: string, times: number): Distribution<unknown> {
  const dice = silentDice(seeded(seed));
  const counts = new Map<string, { value: unknown; weight: bigint }>();
  for (let i = 0; i < times; i++) {
    const value = rule(roll, dice);
    const key = JSON.stringify(value);
    const count = counts.get(key);
    if (count === undefined) counts.set(key, { value, weight: 1n });
    else count.weight++;
  }
  return { total: BigInt(times), entries: [...counts.values()] };
}
