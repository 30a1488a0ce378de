import { describe, expect, test } from 'vitest';
import { newArmy, strikeOut } from '../../armies/edit.ts';
import { BadInput } from '../../kernel/schema.ts';
import type { ArmyRules } from '../../kernel/army.ts';
import { ARMY as ALEXANDRE } from '../../rulesets/alexandre/army.ts';
import { ARMY as DBM } from '../../rulesets/dbm/army.ts';
import { ARMY as WAB } from '../../rulesets/wab/army.ts';
import { HOSTILE } from '../../../test/support/hostile.ts';
import { armyTable, readArmyTable } from './table.ts';

const read = (rules: ArmyRules, text: string, lang: 'fr' | 'en' = 'en') =>
  readArmyTable(rules, newArmy(rules, {}), text, lang);

/** The named fields of each unit. */
const facts = (rules: ArmyRules, text: string, ...fields: string[]) =>
  read(rules, text).army.entries.map(({ values }) => fields.map((name) => values[name]));

const problemsOf = (text: string, rules: ArmyRules = ALEXANDRE): string[] => {
  try {
    return read(rules, text).left.map(({ path, text: why }) => `${path}: ${why.en}`);
  } catch (error) {
    if (error instanceof BadInput) return error.problems.map(({ path, text: why }) => `${path}: ${why.en}`);
    throw error;
  }
};

describe('a table pasted from a spreadsheet', () => {
  const AGEMA = [['Agema', 'Ph', 4, 'good']];
  const FIELDS = ['name', 'type', 'strength', 'state'];
  test.each([
    ['semicolons', 'Name;Type;Strength\nAgema;Ph;4'],
    ['commas', 'Name,Type,Strength\r\nAgema,Ph,4\r\n'],
    ['tabs', 'Name\tType\tStrength\rAgema\tPh\t4'],
    ['a byte order mark', '\uFEFFName;Type;Strength\nAgema;Ph;4'],
    ['quoted cells', '"Name";"Type";"Strength (SP)"\n"Agema";"Ph";"4"'],
    ['French headings and labels, any case', 'NOM;type;FORCE (pf);etat\nAgema;Phalangites;4;En ordre'],
    ['field names', 'strength;name;type\n4;Agema;ph'],
    ['decimal commas', 'Name;Type;Strength\nAgema;Ph;4,0'],
    ['empty lines and cells', '\n;;\nName;Type;Strength;Quality\n;;;\nAgema;Ph;4;\n'],
    ['no heading, name first', 'Agema;Ph;4'],
    ['no heading, name last', 'Ph;4;5;Agema'],
  ])('%s', (_, text) => expect(facts(ALEXANDRE, text, ...FIELDS)).toEqual(AGEMA));

  test('a cell may hold the sign between cells, quotes and a new line', () =>
    expect(facts(ALEXANDRE, 'Name;Type;Strength\n"a;b ""c""\nd";Ph;4', 'name')).toEqual([['a;b "c"\nd']]));

  test('several alike', () =>
    expect(facts(DBM, 'Nombre;Type;Irrégulier\n3;Bd(S);\n2;wb;oui', 'name', 'grade', 'irregular')).toEqual([
      ['Bd(S) 1', 'S', false],
      ['Bd(S) 2', 'S', false],
      ['Bd(S) 3', 'S', false],
      ['Wb(O) 1', 'O', true],
      ['Wb(O) 2', 'O', true],
    ]));

  test('leaders beside units, by their kind or by their columns', () => {
    const { army } = read(
      ALEXANDRE,
      'Kind;Name;Type;Strength;Bonus\nChef;Alexander;;;3\n;Memnon;;;1\nunit;Agema;Ph;4;',
    );
    expect(army.entries.map(({ kind, values }) => [kind, values['name']])).toEqual([
      ['leader', 'Alexander'],
      ['leader', 'Memnon'],
      ['unit', 'Agema'],
    ]);
  });

  test('lines are left, each with its place and reason', () =>
    expect(
      problemsOf('Name;Type;Strength;Colour\nAgema;Ph;4;red\nX;Zz;4\nY;Ph;4,5\nZ;Ph;99\nW;Ph\nV;Ph;4;;;6'),
    ).toEqual([
      'Colour: unknown column',
      expect.stringMatching(/^line\[3\]\.type: "Zz" is unknown; 10 values, for example Ph /),
      'line[4].strength: "4,5" does not fit; expected a whole number from 1 to 30',
      'line[5].strength: "99" does not fit; expected a whole number from 1 to 30',
      'line[6].strength: is missing; expected a whole number from 1 to 30',
      'line[7].6: one cell too many',
    ]));

  test.each([
    ['an empty table', ' \n;;', ['table: empty table']],
    ['a heading alone', 'Name;Type', ['table: no unit']],
    ['half a copy', 'Type;Strength;Count\nPh;4;0,5', ['line[2].entries: 400 units at most']],
  ])('%s is refused', (_, text, problems) => expect(problemsOf(text)).toEqual(problems));

  test('a name that every object has is no tick', () =>
    expect(() => read(WAB, 'Name;Models;Character model\nHousehold;20;toString')).toThrow(
      'line[2].character: "toString" does not fit',
    ));

  test('whatever is pasted is answered or refused', () => {
    for (const value of Object.values(HOSTILE))
      expect(problemsOf(value as string).length, String(typeof value)).toBeLessThanOrEqual(21);
  });
});

describe('an army as a table', () => {
  const army = read(WAB, 'Name;Models;Armour\nHousehold;20;light\n=1+1;5;none').army;

  test('has a heading in the language, labels, and what stood at the start', () =>
    expect(
      armyTable(WAB, strikeOut(WAB, army, 'e1'), 'fr')
        .split('\n')
        .slice(0, 2),
    ).toEqual(['Nom;Figurines;Figurines (départ);Armure', 'Household;0;20;légère']));

  test('a name that begins like a formula is text, and comes back as it was', () => {
    const text = armyTable(WAB, army, 'en', ',');
    expect(text.split('\n')[2]).toBe("'=1+1,5,none");
    expect(read(WAB, text).army).toEqual(army);
  });
});
