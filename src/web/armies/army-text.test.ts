import { expect, test } from 'vitest';
import { copySample } from '../../armies/edit.ts';
import { armyJson } from '../../armies/army-file.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { armyLink } from '../../present/armies/link.ts';
import { armyTable } from '../../present/armies/table.ts';
import { readArmyText } from './army-text.ts';

const rules = await alexandre.army();
const rulesOf = async (id: string) => (await CATALOGUE.find((card) => card.id === id)?.load())?.army();
const [sample] = await rules.samples();
const army = copySample(rules, sample!, 'en');
const read = (text: string) => readArmyText(rules, rulesOf, text, 'pasted', 'en');

test.each([
  ['a file', JSON.stringify(armyJson(rules, army))],
  ['a file with a mark of its encoding', `\uFEFF${JSON.stringify(armyJson(rules, army))}`],
  ['a link', `https://example.org/${armyLink(rules, army)}`],
])('%s is the army', async (_, text) => {
  expect(await read(text)).toMatchObject({ army, left: [] });
});

test('a table is a new army of this ruleset with the same units', async () => {
  const found = await read(armyTable(rules, army, 'en', '\t'));
  expect(found.army).toEqual({ ...army, name: 'pasted', side: '', notes: '', breaking: 0 });
});

test('a file of another ruleset brings its rules', async () => {
  const others = (await rulesOf('dbm'))!;
  const [romans] = await others.samples();
  const found = await read(JSON.stringify(armyJson(others, copySample(others, romans!, 'en'))));
  expect(found.rules.ruleset).toBe('dbm');
});

test.each([
  ['', 'nothing to read'],
  ['{', 'this is not JSON'],
  ['{"format":"grognard-history"}', '“grognard-army” is expected: this is not an army'],
  ['{"format":"grognard-army","version":1,"ruleset":"chess","entries":[]}', 'a ruleset that Grognard does not know'],
])('%j is refused: %s', async (text, why) => {
  await expect(read(text)).rejects.toMatchObject({ problems: [{ text: { en: why } }] });
});
