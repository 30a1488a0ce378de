import { expect, test } from 'vitest';
import { bothArmies, fought, gaugesOf, notSteady } from '../../../test/support/evening.ts';
import { takeBack } from '../../armies/apply.ts';
import { editEntry, restoreEntry, splitEntry } from '../../armies/edit.ts';
import { armyJson, readArmy } from '../../armies/army-file.ts';
import type { Army } from '../../kernel/army.ts';
import { armySchemaOf } from '../../present/armies/schema.ts';
import { ARMY } from './army.ts';
import { wab } from './index.ts';

const before = await bothArmies(ARMY);
const idOf = (army: Army, name: string): string => army.entries.find(({ values }) => values['name'] === name)!.id;
const valuesIn = (army: Army, name: string) => army.entries.find(({ values }) => values['name'] === name)!.values;
const hird = idOf(before['theirs']!, 'Hird 1');

/** Two of the Hird are left: the household kills both before they strike. */
const last = { ...before, theirs: editEntry(ARMY, before['theirs']!, hird, { models: 2 }) };
const charge = {
  procedure: 'close-combat',
  cast: { attackers: ['Household'], defenders: ['Hird 1'] },
  facts: { 'attackers[1].charged': true },
  dice: [{ passed: 5 }, { passed: 4 }, { passed: 4 }],
};

test('a unit wiped out in close combat leaves its standard to the enemy, who scores it', () => {
  const { armies, changes } = fought(wab, ARMY, last, charge);
  expect(changes.map(({ name, now }) => `${name.fr} : ${now.fr}`)).toEqual(['Hird 1 : anéantie, étendard pris']);
  expect(notSteady(ARMY, armies)).toEqual(['Hird 1: destroyed, standard taken']);
  // Twenty models of 14 points at the start, and 100 for the standard.
  expect(gaugesOf(ARMY, { theirs: armies['theirs']! })).toEqual([
    'losses of the army: 20 of 81 models',
    'the enemy scores: 380 of 1108 points',
    'taken by the enemy: 1 of 2 standards',
  ]);
  expect(takeBack(ARMY, armies, changes)).toEqual(last);
  expect(restoreEntry(armies['theirs']!, hird)).toEqual(before['theirs']);
});

test('one shot down to the last man keeps it', () => {
  const shot = {
    procedure: 'shooting',
    cast: { shooters: ['Javelinmen'], target: ['Hird 1'] },
    facts: { 'shooters[1].distance': 4 },
    dice: [{ passed: 5 }, { passed: 4 }, { passed: 4 }],
  };
  const { armies } = fought(wab, ARMY, last, shot);
  expect(valuesIn(armies['theirs']!, 'Hird 1')).toMatchObject({ models: 0, standardTaken: false });
});

test('after a flight the players note it; a unit without one cannot lose it', () => {
  const fled = editEntry(ARMY, before['theirs']!, hird, { morale: 'fleeing', standardTaken: true });
  expect(notSteady(ARMY, { fled })).toEqual(['Hird 1: fleeing, standard taken']);
  // Twenty models of 14 points, and the standard.
  expect(gaugesOf(ARMY, { fled })).toContain('the enemy scores: 380 of 1108 points');
  const rallied = editEntry(ARMY, fled, hird, { morale: 'steady' });
  expect(gaugesOf(ARMY, { rallied })).toContain('the enemy scores: 100 of 1108 points');
  expect(() => editEntry(ARMY, before['theirs']!, idOf(before['theirs']!, 'Bondi 1'), { standardTaken: true })).toThrow(
    'standard taken, but the unit has none: give it its points',
  );
});

test('a part that is split off has none', () => {
  const parted = splitEntry(ARMY, before['theirs']!, hird, 5, 'Van');
  expect([valuesIn(parted, 'Hird 1')['standard'], valuesIn(parted, 'Van')['standard']]).toEqual([100, 0]);
});

test('it stands in the file, and in its schema', () => {
  const fled = editEntry(ARMY, before['theirs']!, hird, { standardTaken: true });
  const file = armyJson(ARMY, fled);
  expect(JSON.stringify(file)).toContain('"standard":100,"standardTaken":true,"start":{"standardTaken":false}');
  expect(readArmy(ARMY, file)).toEqual({ army: fled, left: [] });
  expect(JSON.stringify(armySchemaOf(ARMY, 'en'))).toContain('"standardTaken":{"title":"Standard taken by the enemy"');
});
