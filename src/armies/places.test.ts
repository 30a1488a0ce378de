import { expect, test } from 'vitest';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { placesOf } from './places.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

/** Where units of an army stand, by procedure. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'alexandre melee': [
    'attackers[].units[]: unit',
    'attackers[].leaders[]: leader',
    'defenders[].units[]: unit',
    'defenders[].leaders[]: leader',
  ],
  'alexandre fire': ['firers[]: unit', 'target.units[]: unit', 'target.leaders[]: leader'],
  'alexandre movement': [': unit, leader'],
  'jours-de-gloire shock': ['attackers[]: unit', 'defenders[]: unit'],
  'jours-de-gloire fire': ['batteries[]: unit', 'target[]: unit'],
  'jours-de-gloire movement': [': unit, leader'],
  'jours-de-gloire cohesion-test': [': unit'],
  'jours-de-gloire engagement-test': [': unit'],
  'dbm close-combat': ['friend', 'enemy'].flatMap((side) =>
    ['', '.rears[]', '.behind[]', '.friendsNear[]'].map((place) => `${side}${place}: element`),
  ),
  'dbm shooting': ['shooter', 'target'].flatMap((side) =>
    ['', '.rears[]', '.behind[]', '.supporters[]'].map((place) => `${side}${place}: element`),
  ),
  'dbm pip-cost': ['elements[]: element'],
  'dbm pip-odds': [],
  'dbm move-distance': [': element'],
  'dbm spontaneous-advance': ['element: element', 'enemies[]: element', 'friends[]: element'],
  'dbm river': ['elements[]: element'],
  'dbm visibility': [': element'],
  'wab shooting': ['shooters[]: unit', 'target: unit', 'melee[]: unit'],
  'wab close-combat': ['attackers[]: unit', 'defenders[]: unit'],
  'wab armour-save': [': unit'],
  'wab who-shoots': [': unit'],
};

test.each(
  RULESETS.flatMap((ruleset) => ruleset.procedures.map((procedure) => ({ ruleset, procedure }) as const)).map(
    ({ ruleset, procedure }) => [`${ruleset.id} ${procedure.id}`, ruleset, procedure] as const,
  ),
)('the places of %s', async (name, ruleset, procedure) => {
  const places = placesOf(await ruleset.army(), procedure);
  expect(places.map(({ path, kinds }) => `${path}: ${kinds.join(', ')}`)).toEqual(PLACES[name]);
});
