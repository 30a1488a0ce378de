import { expect, test } from 'vitest';
import * as library from '../src/index.ts';
import { armyFaultsOf, faultsOf } from './support/hostile.ts';

const RULESETS = await Promise.all(library.CATALOGUE.map((card) => card.load()));

test('whatever a caller passes, the library answers or throws BadInput with at most twenty problems and the rest', () =>
  expect(faultsOf(library, RULESETS)).toEqual([]));

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'so it does for armies of %s',
  async (_, ruleset) => expect(armyFaultsOf(library, await ruleset.army())).toEqual([]),
);

test('the check can fail', async () => {
  const { armies } = library;
  const rash = { ...library, armies: { ...armies, fileJson: (text: string): unknown => JSON.parse(text) } };
  expect(armyFaultsOf(rash, await RULESETS[0]!.army())).not.toEqual([]);
  const careless: typeof library = {
    ...library,
    calculationOf: (ruleset, procedure, json) => library.calculationOf(ruleset, procedure, { ...Object(json) }),
  };
  expect(faultsOf(careless, RULESETS.slice(0, 1)).join('\n')).toMatch(/alexandre melee, getter that throws: .*hostile/);
});
