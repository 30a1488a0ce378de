import { expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { bothArmies, fought } from '../../test/support/evening.ts';
import { HOSTILE, withInEachPlace } from '../../test/support/hostile.ts';
import { takeBack } from './apply.ts';
import { readPlacements, readChanges } from './untrusted-changes.ts';

const rules = await alexandre.army();
const armies = await bothArmies(rules);
const { changes, armies: after } = fought(alexandre, rules, armies, {
  procedure: 'melee',
  cast: { 'attackers[1].units': ['Companions 1'], 'defenders[1].units': ['Persian horse 1'] },
  dice: [8],
});
const placements = { 'attackers[1].units[1]': { army: 'mine', entry: 'e3' } };

test('what a history kept is read back, and taken back', () => {
  const read = readChanges(rules, JSON.parse(JSON.stringify(changes)));
  expect(read).toMatchObject(changes.map(({ effect: _effect, ...change }) => change));
  expect(takeBack(rules, after, read)).toEqual(armies);
  expect(readPlacements(JSON.parse(JSON.stringify(placements)))).toEqual(placements);
});

test.each([
  ['no list', {}],
  ['a field that no kind has', [{ ...changes[0], after: { colour: 'red' } }]],
  ['a value that does not fit', [{ ...changes[0], before: { state: 'asleep' } }]],
  ['no name', [{ ...changes[0], name: 'x' }]],
])('%s is refused', (_, json) => expect(() => readChanges(rules, json)).toThrow(BadInput));

test('whatever it is given is read or refused', () => {
  let refused = 0;
  const expectBadInput = (read: () => unknown): void => {
    try {
      read();
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
      refused++;
    }
  };
  for (const value of Object.values(HOSTILE)) {
    for (const json of withInEachPlace(changes, value))
      expectBadInput(() => takeBack(rules, after, readChanges(rules, json)));
    for (const json of withInEachPlace(placements, value)) expectBadInput(() => readPlacements(json));
  }
  expect(refused).toBeGreaterThan(100);
});
