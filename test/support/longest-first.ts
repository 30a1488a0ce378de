import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first: whoever begins last runs alone at the end. */
const LONGEST = [
  'test/packed',
  'test/start',
  'test/random-battles-maida',
  'test/random-battles-auerstaedt',
  'test/api/server',
  'wab/close-combat/marginal/marginal',
  'test/api/callers',
  'test/rulesets',
  'browser/pages',
  'browser/armies-evening',
  'browser/battle',
  'browser/weight',
  'browser/calculator',
  'browser/computer',
  'browser/battle-panel',
  'browser/combat',
  'browser/armies',
  'browser/simulation',
  'browser/battle-kept',
  'browser/two-tabs',
  'browser/printing',
].map((name) => `${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONGEST.length : place;
};

/** On a machine that has not run the tests before nobody knows how long they take: size says little. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
