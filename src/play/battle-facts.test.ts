import { expect, test } from 'vitest';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { favouredSide, minutesOf } from './battle-facts.ts';

const cards = async () =>
  (await Promise.all(CATALOGUE.map(async ({ battles }) => (await battles?.())?.scenarios ?? []))).flat();

test('every scenario has a difficulty, and facts out of battles that were played', async () => {
  for (const { id, facts, difficulty } of await cards()) {
    expect(difficulty, id).toBeDefined();
    const { units, commands, better, battles } = facts!;
    for (const count of units) expect(count, id).toBeGreaterThan(3);
    for (const given of commands) expect(given, id).toBeGreaterThan(20);
    expect(battles, id).toBeGreaterThanOrEqual(100);
    expect(better[0] + better[1], id).toBeGreaterThan(battles / 2);
    expect(better[0] + better[1], id).toBeLessThanOrEqual(battles);
  }
});

test('as many units as the scenario lists', async () => {
  for (const { id, facts, load } of await cards()) {
    const { units } = (await load()) as { readonly units: readonly { readonly side: number }[] };
    expect(facts!.units, id).toEqual([1, 2].map((side) => units.filter((unit) => unit.side === side).length));
  }
});

test('a person takes eight seconds for a command, the computer one', () => {
  const facts = { commands: [300, 150] } as const;
  expect(minutesOf(facts, 0, 'computer')).toBe(45);
  expect(minutesOf(facts, 1, 'computer')).toBe(25);
  expect(minutesOf(facts, 0, 'person')).toBe(60);
});

test('a side is favoured that does better in more than 60 of 100 decided battles', () => {
  expect(favouredSide({ better: [60, 40] })).toBeUndefined();
  expect(favouredSide({ better: [61, 39] })).toBe(0);
  expect(favouredSide({ better: [10, 50] })).toBe(1);
  expect(favouredSide({ better: [0, 0] })).toBeUndefined();
});
