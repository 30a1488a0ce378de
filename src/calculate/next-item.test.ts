import { expect, test } from 'vitest';
import { byDefault, choice, type Field, fieldOf, flag, list, record, whole, words } from '../kernel/schema.ts';
import { same } from '../kernel/text.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { nextItem } from './next-item.ts';

type ListField = Extract<Field, { kind: 'list' }>;

const label = same('x');
const entries = {
  type: choice(label, { El: label, Sp: label }),
  grade: byDefault(choice(label, { O: label, S: label }), 'O'),
  depth: whole(label, 1, 4),
  raw: flag(label),
  name: words(label, 20),
};
const listOf = (extra: object): ListField => fieldOf(list(label, record(label, entries), 0, 4, extra)) as ListField;
const spears = { type: 'Sp', grade: 'S', depth: 3, raw: true, name: 'Thebes' };
const least = (field: Field): unknown => (field.kind === 'whole' ? field.min : 'El');

test.each([
  ['the last item again', listOf({}), [spears], {}, spears],
  [
    'a new one where no two are alike',
    listOf({ addsPlain: true }),
    [spears],
    {},
    { type: 'El', grade: 'O', depth: 1, raw: false, name: '' },
  ],
  ['the first takes after its owner, but for the name', listOf({ like: '.' }), [], spears, { ...spears, name: '' }],
  [
    'or after a field beside it',
    listOf({ like: 'unit' }),
    [],
    { unit: { type: 'Sp', depth: 9 } },
    { type: 'Sp', grade: 'O', depth: 1, raw: false, name: '' },
  ],
])('one more is %s', (_, field, items, owner, expected) =>
  expect(nextItem(field, items, owner, least)).toEqual(expected),
);

test('ranks, friends and supporting shooters of DBM begin as the element they support', async () => {
  const dbm = await CATALOGUE.find(({ id }) => id === 'dbm')!.load();
  const lists = dbm.procedures.flatMap(({ situation }) => listsIn(fieldOf(situation)));
  const supporting = lists.filter(
    ({ item }) => item.kind === 'record' && 'type' in item.fields && item.fields['type']!.required,
  );
  expect(supporting.length).toBeGreaterThan(5);
  for (const field of supporting) {
    const spears = { type: 'Sp', grade: 'S' };
    const first = nextItem(field, field.min > 0 ? [spears] : [], { ...spears, element: spears }, () => undefined);
    expect(first).toMatchObject({ type: 'Sp' });
  }
});

const listsIn = (field: Field): ListField[] => {
  if (field.kind === 'list') return [field, ...listsIn(field.item)];
  return field.kind === 'record' ? Object.values(field.fields).flatMap(listsIn) : [];
};
