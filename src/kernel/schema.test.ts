import { describe, expect, test } from 'vitest';
import {
  BadInput,
  byDefault,
  choice,
  fieldOf,
  flag,
  halves,
  list,
  parse,
  problemCount,
  record,
  whole,
  withoutDefault,
  words,
} from './schema.ts';
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
    expect(problems({ units: [{ type: 'Xx', strength: 0 }], flag: 1, 'flag 2': 2 })).toHaveLength(4));

  test('names beside the fields are left alone, at the root only', () => {
    const units = [{ type: 'Ph', strength: 3 }];
    expect(parse(army, { units, rulings: 1 }, ['rulings'])).toEqual(parse(army, { units }));
    expect(() => parse(army, { units: [{ ...units[0], rulings: 1 }] }, ['rulings'])).toThrow('units[1].rulings');
  });

  const measure = halves(same('Far'), 1, 6);
  test.each([1, 2.5, 6])('%d is a measure to the half', (value) => expect(parse(measure, value)).toBe(value));
  test.each([0.5, 6.5, 2.25, '2', Number.NaN, Infinity])('%o is no measure from 1 to 6', (value) =>
    expect(() => parse(measure, value)).toThrow('a number from 1 to 6, halves included'),
  );

  test('a name is told without the spaces around it, which do not count', () =>
    expect(parse(words(same('Name'), 5), '  Aulus ')).toBe('Aulus'));

  test('nothing said fits where a field has a default, and only there', () => {
    const tired = flag(same('Tired'));
    expect(parse(tired, undefined)).toBe(false);
    expect(() => parse(withoutDefault(fieldOf(tired)), undefined)).toThrow('is missing');
    expect(parse(byDefault(tired, true), undefined)).toBe(true);
  });

  test('a copy comes back', () => {
    const given = { units: [{ type: 'Ph', strength: 3 }] };
    const { units } = parse(army, given);
    given.units[0]!.strength = 99;
    expect(units[0]!.strength).toBe(3);
  });
});

describe('many problems', () => {
  const armies = record(same('Armies'), { armies: list(same('Armies'), army, 1, 30) });
  const empty = (n: number) => ({ armies: Array.from({ length: n }, () => ({})) });
  const told = (n: number): BadInput => {
    try {
      parse(armies, empty(n));
    } catch (error) {
      if (error instanceof BadInput) return error;
    }
    throw new Error('a problem was expected');
  };

  test.each<[number, number, string | undefined, string | undefined]>([
    [20, 20, undefined, undefined],
    [21, 21, 'and 1 more', 'et 1 autre'],
    [30, 21, 'and 10 more', 'et 10 autres'],
  ])('%d: %d entries', (n, entries, en, fr) => {
    const { problems: found, message } = told(n);
    expect(found).toHaveLength(entries);
    expect(found[19]).toMatchObject({ path: 'armies[20].units' });
    if (en !== undefined) expect(found.at(-1)).toMatchObject({ path: '…', text: { en, fr } });
    expect(message.split('\n')).toHaveLength(entries);
  });

  test('keep their number when paths are renamed and lists of problems joined', () => {
    const under = told(30).problems.map(({ path, text }) => ({ path: `situation.${path}`, text }));
    const { problems: found } = new BadInput([{ path: 'seed', text: same('no') }, ...under]);
    expect(found.map(problemCount).reduce((a, b) => a + b, 0)).toBe(31);
    expect(found.map(({ path }) => path)).toEqual([
      'seed',
      ...Array.from({ length: 19 }, (_, i) => `situation.armies[${i + 1}].units`),
      '…',
    ]);
  });

  test('a path that somebody made up is not repeated at length', () =>
    expect(new BadInput([{ path: 'x'.repeat(100_000), text: same('no') }]).message.length).toBeLessThan(300));

  test('a list that is too long is one problem; of its items no more is read than is shown', () => {
    let reads = 0;
    const items = Array.from({ length: 10_000 }, () => ({
      get type(): string {
        reads++;
        return 'Xx';
      },
    }));
    expect(problems({ units: items })).toEqual([
      'units: [{"type":"Xx"},{"type":"Xx"},{"type":"X… does not fit; expected a list of 1 to 2 items',
    ]);
    expect(reads).toBe(3);
  });
});

describe('what does not fit is described, whatever it is', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const revocable = Proxy.revocable({}, {});
  revocable.revoke();
  test.each<[string, unknown, string]>([
    ['not a number', Number.NaN, 'NaN'],
    ['infinity', -Infinity, '-Infinity'],
    ['a bigint', -7n, '-7'],
    ['a bigint of a million digits', 10n ** 1_000_000n, 'bigint'],
    ['a symbol', Symbol('s'), 'Symbol(s)'],
    ['a function', () => 1, 'a function'],
    ['nothing', null, 'null'],
    ['a circle', circle, `${'['.repeat(39)}…`],
    ['a small list', [1, 'a', [true, null]], '[1,"a",[true,null]]'],
    ['a small record', { a: { b: 1 } }, '{"a":{"b":1}}'],
    ['holes', Object.assign([], { length: 2 ** 32 - 1 }), `[${'undefined,'.repeat(3)}undefine…`],
    ['a revoked proxy', revocable.proxy, '{}'],
    ['a long text', 'x'.repeat(1000), `"${'x'.repeat(38)}…`],
    ['a text cut in a character', `${'x'.repeat(37)}😀`, `"${'x'.repeat(37)}…`],
  ])('%s', (_, value, said) =>
    expect(problems({ units: [{ type: 'Ph', strength: value }] })).toEqual([
      `units[1].strength: ${said} does not fit; expected a whole number from 1 to 9`,
    ]),
  );

  test('a value that cannot be read, at its own place', () =>
    expect(
      problems({
        units: [
          {
            type: 'Ph',
            get strength(): never {
              throw new Error('secret');
            },
          },
        ],
      }),
    ).toEqual(['units[1].strength: an unreadable value does not fit; expected a whole number from 1 to 9']));

  test('a name of a field, however long', () =>
    expect(problems({ units: [{ type: 'Ph', strength: 1 }], ['x'.repeat(1000)]: 1, '': 2 })).toEqual([
      `${'x'.repeat(39)}…: unknown field; possible fields: units`,
      '"": unknown field; possible fields: units',
    ]));
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
