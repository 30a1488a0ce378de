import type { Rule } from '../../../kernel/dice.ts';
import type { Distribution } from '../../../kernel/odds.ts';
import { seeded } from '../../../kernel/seed.ts';
import { silentDice } from '../../../kernel/throwing.ts';

export const SIMULATED = 20_000;

/** For rules whose exact odds would take too long: the same rule played many times over, and counted. */
export function simulated(
  rule: Rule<unknown, unknown>,
  roll: unknown,
  seed: string,
  times = SIMULATED,
): Distribution<unknown> {
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
