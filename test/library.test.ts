import { expect, test } from 'vitest';
import { BadInput, battles, CATALOGUE } from '../src/index.ts';

test('a scenario out of a file is read, and opened by its ruleset', async () => {
  const known = await CATALOGUE.find(({ id }) => id === 'alexandre')!.battles!();
  const document = await known.scenarios.find(({ id }) => id === 'the-ford')!.load();
  const { ruleset, scenario } = battles.readScenarioFile(battles.scenarioFile('alexandre', document));
  expect(ruleset).toBe('alexandre');
  expect(known.open(scenario, {}).game.scenario.hash).toBe(known.open(document, {}).game.scenario.hash);
  expect(battles.readScenarioFile(JSON.stringify(document)).ruleset).toBeUndefined();
  for (const text of ['{', '{"format":"other"}', ' '.repeat(battles.LONGEST_SCENARIO + 1)])
    expect(() => battles.readScenarioFile(text)).toThrow(BadInput);
});
