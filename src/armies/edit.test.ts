import { describe, expect, test } from 'vitest';
import type { Army } from '../kernel/army.ts';
import { BadInput } from '../kernel/schema.ts';
import { ARMY as DBM } from '../rulesets/dbm/army.ts';
import { ARMY as WAB } from '../rulesets/wab/army.ts';
import {
  addEntries,
  restoreArmy,
  editEntry,
  restoreEntry,
  moveEntry,
  newArmy,
  partName,
  removeEntry,
  renameArmy,
  editStart,
  splitEntry,
  startFromNow,
  strikeOut,
} from './edit.ts';
import { MOST_ENTRIES } from './entries.ts';
import { entriesNamed, searchEntries, armySheetOf } from './sheet.ts';

const wab = addEntries(WAB, newArmy(WAB, { name: 'English' }), 'unit', { name: 'Household', models: 20, wounds: 2 });
const values = (army: Army, id = 'e1') => army.entries.find((entry) => entry.id === id)!.values;
const start = (army: Army, id = 'e1') => army.entries.find((entry) => entry.id === id)!.start;
const names = (army: Army) => army.entries.map((entry) => entry.values['name']);

describe('a unit', () => {
  test('edited before the battle is edited at the start as well', () => {
    const army = editEntry(WAB, wab, 'e1', { models: 24 });
    expect([values(army)['models'], start(army)['models']]).toEqual([24, 24]);
  });

  test('that loses models by hand has lost them; how many they were can be corrected', () => {
    const army = editEntry(WAB, wab, 'e1', { models: 17 });
    expect([values(army)['models'], start(army)['models']]).toEqual([17, 20]);
    const corrected = editStart(WAB, army, 'e1', { models: 18 });
    expect([values(corrected)['models'], start(corrected)['models']]).toEqual([17, 18]);
    expect(() => editStart(WAB, army, 'e1', { models: 500 })).toThrow(BadInput);
  });

  test('routed by hand can be healed', () => {
    const army = editEntry(WAB, wab, 'e1', { morale: 'fleeing' });
    expect(start(army)['morale']).toBe('steady');
    expect(restoreEntry(army, 'e1')).toEqual(wab);
  });

  test('edited in the battle keeps its start, but for what no battle changes', () => {
    const hurt = editEntry(WAB, editEntry(WAB, wab, 'e1', { models: 24 }), 'e1', {});
    const army = editEntry(WAB, strikeOut(WAB, hurt, 'e1'), 'e1', { models: 10, leadership: 8 });
    expect(values(army)).toMatchObject({ models: 10, leadership: 8 });
    expect(start(army)).toMatchObject({ models: 24, leadership: 8 });
  });

  test('is split, and the wounds noted stay with the rest', () => {
    const hurt = { ...wab, entries: [{ ...wab.entries[0]!, values: { ...values(wab), models: 18, carried: 1 } }] };
    const army = splitEntry(WAB, hurt, 'e1', 5, 'Rearguard');
    expect([values(army), start(army)]).toMatchObject([{ models: 13, carried: 1 }, { models: 15 }]);
    expect([values(army, 'e2'), start(army, 'e2')]).toMatchObject([
      { name: 'Rearguard', models: 5, carried: 0 },
      { models: 5, carried: 0 },
    ]);
  });

  test('whose part nobody names: it is called after the whole, and like nobody else', () => {
    const parted = splitEntry(WAB, wab, 'e1', 5, partName(WAB, wab, 'e1', 'en'));
    const again = splitEntry(WAB, parted, 'e1', 5, partName(WAB, parted, 'e1', 'en'));
    expect(names(again)).toEqual(['Household', 'Household, detachment 2', 'Household, detachment']);
    const long = editEntry(WAB, wab, 'e1', { name: 'x'.repeat(40) });
    expect(partName(WAB, long, 'e1', 'fr')).toBe(`${'x'.repeat(27)}, détachement`);
  });

  test.each([0, 20, 2.5])('%s of 20 cannot be split off', (part) =>
    expect(() => splitEntry(WAB, wab, 'e1', part)).toThrow(BadInput),
  );

  test('that has no parts cannot be split', () => {
    const army = addEntries(DBM, newArmy(DBM, {}), 'element', { type: 'Bd' });
    expect(() => splitEntry(DBM, army, 'e1', 1)).toThrow('Bd(O) cannot be split');
  });

  test('is struck out, healed and removed', () => {
    const gone = strikeOut(WAB, wab, 'e1');
    expect(armySheetOf(WAB, gone).counts).toEqual({ steady: 0, shaken: 0, gone: 1 });
    expect(restoreEntry(gone, 'e1')).toEqual(wab);
    expect(removeEntry(gone, 'e1').entries).toEqual([]);
  });

  test.each([
    ['values that do not fit', () => addEntries(WAB, wab, 'unit', { models: 500 })],
    ['values that do not go together', () => addEntries(WAB, wab, 'unit', { models: 5, carried: 1 })],
    ['another kind', () => addEntries(WAB, wab, 'camp', { models: 5 })],
    ['too many copies', () => addEntries(WAB, wab, 'unit', { models: 5 }, MOST_ENTRIES)],
    ['half a copy', () => addEntries(WAB, wab, 'unit', { models: 5 }, 0.5)],
    ['a unit that is not there', () => editEntry(WAB, wab, 'e9', {})],
    ['changes that are none', () => editEntry(WAB, wab, 'e1', null)],
  ])('%s are refused', (_, change) => expect(change).toThrow(BadInput));
});

describe('an army', () => {
  const army = addEntries(DBM, addEntries(DBM, newArmy(DBM, {}), 'element', { type: 'Bd' }, 3), 'element', {
    type: 'Cv',
    name: 'Été',
  });

  test('numbers like elements, each with its own fate', () =>
    expect(names(army)).toEqual(['Bd(O) 1', 'Bd(O) 2', 'Bd(O) 3', 'Été']));

  test('numbers names that are as long as they may be', () => {
    const long = addEntries(DBM, newArmy(DBM, {}), 'element', { type: 'Bd', name: 'x'.repeat(40) }, 12);
    expect(long.entries.at(-1)!.values['name']).toBe(`${'x'.repeat(37)} 12`);
  });

  test('is put in another order', () => {
    expect(names(moveEntry(army, 'e4', 0))).toEqual(['Été', 'Bd(O) 1', 'Bd(O) 2', 'Bd(O) 3']);
    expect(names(moveEntry(army, 'e1', 99))).toEqual(['Bd(O) 2', 'Bd(O) 3', 'Été', 'Bd(O) 1']);
  });

  test('is searched without regard to case and accents', () => {
    expect(searchEntries(DBM, army, 'BD 2').map(({ id }) => id)).toEqual(['e2']);
    expect(entriesNamed(DBM, army, 'ete').map(({ id }) => id)).toEqual(['e4']);
    expect(searchEntries(DBM, army, '')).toHaveLength(4);
  });

  test('stands again as at the start, or starts with what is left', () => {
    const hurt = strikeOut(DBM, army, 'e1');
    expect(restoreArmy(hurt)).toEqual(army);
    expect(restoreArmy(startFromNow(hurt))).toEqual(startFromNow(hurt));
  });

  test('is renamed', () => {
    expect(renameArmy(army, { name: 'Rome', breaking: 40 })).toMatchObject({ name: 'Rome', side: '', breaking: 40 });
    expect(() => renameArmy(army, { name: 'x'.repeat(61) })).toThrow(BadInput);
  });
});
