import { expect, test } from 'vitest';
import type { Placements } from '../../armies/placements.ts';
import { placesOf } from '../../armies/places.ts';
import { strikeOut } from '../../armies/edit.ts';
import { alexandre, melee } from '../../rulesets/alexandre/index.ts';
import { putAt, parsePath, valueOf } from '../form/paths.ts';
import { bothArmies, castOf, refTo } from '../../../test/support/evening.ts';
import { followChange, nextCombat, placeAt } from './placements.ts';

const rules = await alexandre.army();
const armies = await bothArmies(rules);
const setting = { rules, procedure: melee, armies };
const fight = {
  procedure: 'melee',
  cast: {
    'attackers[1].units': ['Companions 1', 'Companions 2'],
    'attackers[1].leaders': ['Alexander'],
    'defenders[1].units': ['Persian horse 1'],
  },
  dice: [],
};
const { draft, placements } = castOf(setting, fight);

const standing = (cast: Placements): Record<string, string> =>
  Object.fromEntries(Object.entries(cast).map(([actor, { army, entry }]) => [actor, `${army} ${entry}`]));

const ref = (name: string): string => Object.values(refTo(rules, armies, name)).join(' ');

const units = valueOf(draft, parsePath('attackers[1].units')) as readonly object[];

test.each([
  [
    'a moved unit keeps its army',
    'attackers[1].units',
    units.toReversed(),
    ['attackers[1].units[2]', 'Companions 1', 'attackers[1].units[1]', 'Companions 2'],
  ],
  [
    'a unit that leaves takes its link along',
    'attackers[1].units',
    units.slice(1),
    ['attackers[1].units[1]', 'Companions 2'],
  ],
  [
    'a copy is not the unit of the army',
    'attackers[1].units',
    [...units, structuredClone(units[0])],
    ['attackers[1].units[1]', 'Companions 1', 'attackers[1].units[2]', 'Companions 2'],
  ],
  [
    'a strength typed over it stays that unit',
    'attackers[1].units[1].strength',
    9,
    ['attackers[1].units[1]', 'Companions 1', 'attackers[1].units[2]', 'Companions 2'],
  ],
  ['another type is another unit', 'attackers[1].units[1].type', 'Ph', ['attackers[1].units[2]', 'Companions 2']],
  [
    'the same type is not',
    'attackers[1].units[1].type',
    'Ca',
    ['attackers[1].units[1]', 'Companions 1', 'attackers[1].units[2]', 'Companions 2'],
  ],
] as const)('%s', (_, path, value, expected) => {
  const after = standing(followChange(placements, draft, path, value));
  const others = { 'attackers[1].leaders[1]': ref('Alexander'), 'defenders[1].units[1]': ref('Persian horse 1') };
  const [one, first, two, second] = expected;
  expect(after).toEqual({
    ...others,
    [one]: ref(first),
    ...(two !== undefined && second !== undefined && { [two]: ref(second) }),
  });
});

test('the next combat: a gone unit leaves a list that can do without it, a last one leaves its place waiting', () => {
  const companion = refTo(rules, armies, 'Companions 1');
  const horse = refTo(rules, armies, 'Persian horse 1');
  const after = {
    mine: strikeOut(rules, armies['mine']!, companion.entry),
    theirs: strikeOut(rules, armies['theirs']!, horse.entry),
  };
  const next = nextCombat({ ...setting, armies: after }, { draft, placements });
  expect(standing(next.placements)).toEqual({
    'attackers[1].units[1]': ref('Companions 2'),
    'attackers[1].leaders[1]': ref('Alexander'),
  });
  expect(valueOf(next.draft, parsePath('attackers[1].units'))).toHaveLength(1);
  expect(next.left).toMatchObject([
    { path: 'defenders[1].units[1]', text: { en: 'Persian horse 1: eliminated, its place is to be filled' } },
  ]);
});

test('a unit that was removed from its army leaves the form too', () => {
  const { entries } = armies['mine']!;
  const gone = refTo(rules, armies, 'Companions 2').entry;
  const after = { ...armies, mine: { ...armies['mine']!, entries: entries.filter(({ id }) => id !== gone) } };
  const next = nextCombat({ ...setting, armies: after }, { draft, placements });
  expect(Object.keys(next.placements)).not.toContain('attackers[1].units[2]');
  expect(next.left).toEqual([]);
});

test('a list takes several, an item one, and other parts of the form nobody', () => {
  const places = placesOf(rules, melee);
  expect(placeAt(places, 'attackers[2].units')?.most).toBeGreaterThan(1);
  expect(placeAt(places, 'attackers[2].units[1]')?.path).toBe('attackers[].units[]');
  expect(placeAt(places, 'attackers')).toBeUndefined();
});

test('what is changed elsewhere in the form changes nobody', () => {
  const path = 'attackers[1].approaches';
  const next = putAt(draft, parsePath(path), [{ aspect: 'flank' }]);
  expect(next).not.toBe(draft);
  expect(standing(followChange(placements, draft, path, [{ aspect: 'flank' }]))).toEqual(standing(placements));
});
