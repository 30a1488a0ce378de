import { expect, it } from 'vitest';
import { d6, type Dice } from '../../kernel/dice.ts';
import { same } from '../../kernel/text.ts';
import { simulated } from './chance.ts';

const ask = { who: same('x'), why: same('y') };
const rule = (_: unknown, dice: Dice): unknown => ({ six: dice.roll(d6, ask) === 6 });

it('counts trials, the same for the same seed', () => {
  const found = simulated(rule, null, 'seed', 6000);
  expect(found).toEqual(simulated(rule, null, 'seed', 6000));
  expect(found.entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(found.total);
  const six = found.entries.find(({ value }) => (value as { six: boolean }).six)!;
  expect(Number(six.weight) / 6000).toBeGreaterThan(0.14);
  expect(Number(six.weight) / 6000).toBeLessThan(0.19);
});
