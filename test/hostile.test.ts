import { expect, test } from 'vitest';
import * as library from '../src/index.ts';
import { faultsOf } from './support/hostile.ts';

const RULESETS = await Promise.all(library.CATALOGUE.map((card) => card.load()));

test('whatever a caller passes, the library answers or throws BadInput with at most twenty problems and the rest', () =>
  expect(faultsOf(library, RULESETS)).toEqual([]));

test('the check can fail', () => {
  const careless: typeof library = {
    ...library,
    calculationOf: (ruleset, procedure, json) => library.calculationOf(ruleset, procedure, { ...Object(json) }),
  };
  expect(faultsOf(careless, RULESETS.slice(0, 1)).join('\n')).toMatch(/alexandre melee, getter that throws: .*hostile/);
});
