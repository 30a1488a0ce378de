import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { HOSTILE, withInEachPlace } from '../../test/support/hostile.ts';
import { armyJson, fileJson, LONGEST_FILE, readArmy, rulesetIdIn } from './army-file.ts';
import { copySample, strikeOut } from './edit.ts';
import { MOST_ENTRIES } from './entries.ts';

const RULES = await Promise.all(CATALOGUE.map(async (card) => (await card.sheet()).army()));
const [alexandre] = RULES;
const rules = alexandre!;

const file = (entries: unknown, rest: object = {}) => ({
  format: 'grognard-army',
  version: 1,
  ruleset: 'alexandre',
  name: 'Macedon',
  entries,
  ...rest,
});

const problemsOf = (read: () => unknown): string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof BadInput) return error.problems.map(({ path, text }) => `${path}: ${text.en}`);
    throw error;
  }
  return [];
};

describe('an army from elsewhere', () => {
  test('is taken whole', () => {
    const { army, left } = readArmy(rules, file([{ name: 'Agema', type: 'Ho', strength: 4 }]));
    expect(left).toEqual([]);
    expect(army).toMatchObject({ ruleset: 'alexandre', name: 'Macedon', side: '', breaking: 0 });
    expect(army.entries).toMatchObject([{ id: 'e1', kind: 'unit', values: { name: 'Agema', state: 'good' } }]);
    expect(army.entries[0]!.start).toEqual(army.entries[0]!.values);
  });

  test('is taken in part, with the place and the reason of what was left', () => {
    const { army, left } = readArmy(
      rules,
      file(
        [
          { name: 'Agema', type: 'Ho', strength: 4, colour: 'red' },
          { name: 'Nobody', type: 'Xx', strength: 4 },
          { kind: 'leader', name: 'Alexander', bonus: 3, start: { bonus: 30 } },
          'Ph 4',
          { kind: 'camp', name: 'Camp' },
        ],
        { breaking: 400, author: 'me' },
      ),
    );
    expect(army.entries.map(({ values }) => values['name'])).toEqual(['Agema', 'Alexander']);
    expect(left.map(({ path, text }) => `${path}: ${text.en}`)).toEqual([
      'breaking: 400 does not fit; expected a whole number from 0 to 100',
      'author: unknown field, left out',
      'entries[1].colour: unknown field, left out',
      expect.stringMatching(/^entries\[2\]\.type: "Xx" does not fit; expected one of Ph, /),
      'entries[3].start.bonus: 30 does not fit; expected a whole number from -3 to 6',
      'entries[4]: an object is expected',
      'entries[5].kind: one of unit, leader is expected',
    ]);
  });

  test.each([
    ['no object', 3, 'army: a JSON object is expected'],
    ['another file', { format: 'grognard-history' }, 'format: “grognard-army” is expected: this is not an army'],
    ['a later version', file([], { version: 2 }), 'version: version 2: made by a later Grognard; this one reads 1'],
    ['no version', { format: 'grognard-army' }, 'version: undefined does not fit; expected 1'],
    ['another ruleset', file([], { ruleset: 'dbm' }), 'ruleset: an army of “dbm”; expected alexandre'],
    ['no list', file({}), `entries: a list of at most ${MOST_ENTRIES} units is expected`],
    [
      'too many units',
      file(Array.from({ length: MOST_ENTRIES + 1 }, () => ({}))),
      `entries: a list of at most ${MOST_ENTRIES} units is expected`,
    ],
    ['nothing that fits', file([7]), 'entries[1]: an object is expected'],
  ])('%s is refused', (_, json, problem) => expect(problemsOf(() => readArmy(rules, json))).toEqual([problem]));

  test('ids stay, and are made where they are missing, wrong or taken', () => {
    const units = [{ id: 'e7' }, { id: 'e7' }, { id: 'a b' }, {}, { id: 'agema' }];
    const { army } = readArmy(rules, file(units.map((unit) => ({ ...unit, type: 'Ph', strength: 4 }))));
    expect(army.entries.map(({ id }) => id)).toEqual(['e7', 'e8', 'e9', 'e10', 'agema']);
  });

  test('names that objects have of themselves are names like others', () => {
    const json: unknown = JSON.parse(
      '{"format":"grognard-army","version":1,"ruleset":"alexandre","__proto__":{"name":"x"},"entries":[{"type":"Ph","strength":4,"constructor":1,"__proto__":{"state":"routed"}}]}',
    );
    const { army, left } = readArmy(rules, json);
    expect(army.entries[0]!.values['state']).toBe('good');
    expect(left.map(({ path }) => path)).toEqual(['__proto__', 'entries[1].constructor', 'entries[1].__proto__']);
  });

  test('a hostile file is answered or refused, and throws nothing else', () => {
    const sound = file([
      { id: 'e1', kind: 'unit', type: 'Ph', strength: 4, start: { state: 'good' } },
      { kind: 'leader', bonus: 1 },
    ]);
    for (const value of Object.values(HOSTILE))
      for (const json of withInEachPlace(sound, value)) {
        const problems = problemsOf(() => readArmy(rules, json));
        expect(problems.length).toBeLessThanOrEqual(21);
      }
  });
});

describe('the text of a file', () => {
  test('may begin with a byte order mark', () => expect(fileJson('\uFEFF{"a":1}')).toEqual({ a: 1 }));
  test.each([
    ['no JSON', '{', 'file: this is not JSON'],
    ['too long', ' '.repeat(LONGEST_FILE + 1), `file: file too long: ${LONGEST_FILE} characters at most`],
  ])('%s is refused', (_, text, problem) => expect(problemsOf(() => fileJson(text))).toEqual([problem]));
});

describe.each(RULES.map((each) => [each.ruleset, each] as const))('the armies of %s', (_, own) => {
  test('come along in two, in both languages, and survive their file', async () => {
    const samples = await own.samples();
    expect(samples).toHaveLength(2);
    for (const sample of samples)
      for (const lang of ['fr', 'en'] as const) {
        const army = copySample(own, sample, lang);
        expect(army.name).toBe(sample.name[lang]);
        const hurt = strikeOut(own, army, army.entries[1]!.id);
        for (const each of [army, hurt]) {
          const json = fileJson(JSON.stringify(armyJson(own, each)));
          expect(rulesetIdIn(json)).toBe(own.ruleset);
          expect(readArmy(own, json)).toEqual({ army: each, left: [] });
        }
      }
  });
});
