import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import { minutesOf } from './battle-length.ts';

const cards = async () =>
  (await Promise.all(CATALOGUE.map(async ({ battles }) => (await battles?.())?.scenarios ?? []))).flat();

test('every scenario says how many commands its sides give', async () => {
  for (const { id, commands } of await cards()) {
    expect(commands, id).toHaveLength(2);
    for (const given of commands!) expect(given).toBeGreaterThan(50);
  }
});

test('a person takes eight seconds for a command, the computer one', () => {
  const card = { commands: [300, 150] } as const;
  expect(minutesOf(card, { side: 0, against: 'conscript' })).toBe(45);
  expect(minutesOf(card, { side: 1, against: 'conscript' })).toBe(25);
  expect(minutesOf(card, { side: 0, against: undefined })).toBe(60);
  expect(minutesOf({}, { side: 0, against: undefined })).toBeUndefined();
});
