import { expect, test } from 'vitest';
import { alexandre, melee, movement } from '../../rulesets/alexandre/index.ts';
import { bothArmies } from '../../../test/support/evening.ts';
import { readTable } from './saved-table.ts';

const rules = await alexandre.army();
const setting = { rules, procedure: melee, armies: await bothArmies(rules) };
const somebody = { army: 'mine', entry: 'e3' };

test('who stood where is read again, with the combat that was fought', () => {
  const kept = { link: '#/x', casting: { 'attackers[1].units[2]': somebody }, entry: 'one' };
  expect(readTable(setting, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const whole = { link: '#/x', casting: { mover: somebody } };
  expect(readTable({ ...setting, procedure: movement }, whole)).toMatchObject(whole);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list', []],
  ['no link', { casting: { 'attackers[1].units[1]': somebody } }],
  ['a link that is no text', { link: {}, casting: { 'attackers[1].units[1]': somebody } }],
  ['no casting', { link: '#/x' }],
  ['a casting that is none', { link: '#/x', casting: { 'attackers[1].units[1]': 7 } }],
  ['an army that is not there', { link: '#/x', casting: { 'attackers[1].units[1]': { army: 'no', entry: 'e3' } } }],
  ['a unit that is not there', { link: '#/x', casting: { 'attackers[1].units[1]': { army: 'mine', entry: 'e99' } } }],
  ['an army of all objects', { link: '#/x', casting: { 'attackers[1].units[1]': { army: '__proto__', entry: 'e3' } } }],
  ['a place that there is not', { link: '#/x', casting: { 'attackers[1].elephants[1]': somebody } }],
  ['a place of another procedure', { link: '#/x', casting: { mover: somebody } }],
])('what a browser kept is not trusted: %s', (_, given) => {
  expect(readTable(setting, given)).toBeUndefined();
});
