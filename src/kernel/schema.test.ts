import { describe, expect, test } from 'vitest';
import { BadInput, byDefault, choice, fieldOf, flag, list, parse, record, whole, words } from './schema.ts';
import { same, t } from './text.ts';

const unit = record(t('Unité', 'Unit'), {
  type: choice(same('Type'), { Ph: same('phalanx'), In: same('levy') }),
  strength: whole(same('Strength'), 1, 9),
  quality: byDefault(whole(same('Quality'), 0, 9), 5),
  tired: flag(same('Tired')),
  name: words(same('Name'), 5),
});
const army = record(same('Army'), { units: list(same('Units'), unit, 1, 2) });

const problems = (data: unknown): string[] => {
  try {
    parse(army, data);
    return [];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems.map(({ path, text }) => `${path}: ${text.en}`);
  }
};

describe('parse', () => {
  test('fills in what was not said', () =>
    expect(parse(army, { units: [{ type: 'Ph', strength: 3 }] })).toEqual({
      units: [{ type: 'Ph', strength: 3, quality: 5, tired: false, name: '' }],
    }));

  test.each<[string, unknown, string[]]>([
    [
      'a missing field',
      { units: [{ type: 'Ph' }] },
      ['units[1].strength: is missing; expected a whole number from 1 to 9'],
    ],
    [
      'an unknown choice',
      { units: [{ type: 'Xx', strength: 3 }] },
      ['units[1].type: "Xx" does not fit; expected one of Ph, In'],
    ],
    [
      'a number out of bounds',
      { units: [{ type: 'In', strength: 10 }] },
      ['units[1].strength: 10 does not fit; expected a whole number from 1 to 9'],
    ],
    [
      'a fraction',
      { units: [{ type: 'In', strength: 1.5 }] },
      ['units[1].strength: 1.5 does not fit; expected a whole number from 1 to 9'],
    ],
    [
      'an unknown field',
      { units: [{ type: 'In', strength: 1, colour: 'red' }] },
      ['units[1].colour: unknown field; possible fields: type, strength, quality, tired, name'],
    ],
    [
      'a text too long',
      { units: [{ type: 'In', strength: 1, name: 'abcdef' }] },
      ['units[1].name: "abcdef" does not fit; expected a text of at most 5 characters'],
    ],
    ['an empty list', { units: [] }, ['units: [] does not fit; expected a list of 1 to 2 items']],
    [
      'something else altogether',
      'hello',
      ['situation: "hello" does not fit; expected an object with the fields units'],
    ],
    [
      'a prototype as a field',
      { units: [{ type: 'In', strength: 1, constructor: 1 }] },
      ['units[1].constructor: unknown field; possible fields: type, strength, quality, tired, name'],
    ],
  ])('%s', (_, data, expected) => expect(problems(data)).toEqual(expected));

  test('one problem per field, several fields at once', () =>
    expect(problems({ units: [{ type: 'Xx', strength: 0 }], flag: 1 })).toHaveLength(3));
});

test('a field tells forms what they need', () => {
  const field = fieldOf(army);
  if (field.kind !== 'record' || field.fields['units']?.kind !== 'list') throw new Error('a list was expected');
  const { item, min, max } = field.fields['units'];
  expect({ min, max, kind: item.kind, label: item.about.label.fr }).toEqual({
    min: 1,
    max: 2,
    kind: 'record',
    label: 'Unité',
  });
  if (item.kind !== 'record') throw new Error('a record was expected');
  expect(item.fields['quality']).toMatchObject({ kind: 'whole', min: 0, max: 9, required: false, fallback: 5 });
  expect(item.fields['type']).toMatchObject({ kind: 'choice', values: ['Ph', 'In'], required: true });
});
