import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Army } from '../kernel/army.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { wab } from '../rulesets/wab/index.ts';
import '../../test/support/reproducible.ts';
import {
  addEntries,
  copySample,
  editEntry,
  moveEntry,
  removeEntry,
  renameArmy,
  splitEntry,
  strikeOut,
} from './edit.ts';
import { armyJson, readArmy } from './army-file.ts';
import { mergeJson, mergeText } from './merge.ts';

const rules = await alexandre.army();
const [macedon] = (await rules.samples()).map((sample) => copySample(rules, sample, 'en'));
const base = macedon!;

const merged = (ours: Army, theirs: Army, of = rules, was = base): Army => {
  const { army, left } = readArmy(of, mergeJson(...json(of, was, ours, theirs)));
  expect(left).toEqual([]);
  return army;
};
const json = (of: typeof rules, was: Army, ours: Army, theirs: Army) =>
  [armyJson(of, was), armyJson(of, ours), armyJson(of, theirs)] as const;

const strong = (army: Army, id: string, strength: number): Army => editEntry(rules, army, id, { strength });
const named = (army: Army, id: string, name: string): Army => editEntry(rules, army, id, { name });
const ids = ({ entries }: Army): string => entries.map(({ id }) => id).join(' ');
const units = base.entries.filter(({ kind }) => kind === 'unit').map(({ id }) => id);

/** Changes, each of a field of its own: whoever makes them, none touches what another one does. */
const CHANGES: readonly ((army: Army) => Army)[] = [
  ...units
    .slice(0, 4)
    .flatMap((id) => [
      (army: Army) => strong(army, id, 9),
      (army: Army) => named(army, id, 'renamed'),
      (army: Army) => strikeOut(rules, army, id),
    ]),
  (army) => removeEntry(army, units[4]!),
  (army) => renameArmy(army, { name: 'Pella' }),
  (army) => renameArmy(army, { breaking: 25 }),
];
const drawn = fc.uniqueArray(fc.nat(CHANGES.length - 1));
const after = (army: Army, which: readonly number[]): Army => which.reduce((now, i) => CHANGES[i]!(now), army);

test('what two tabs changed in different places is what one tab would have made of it, either way round', () =>
  fc.assert(
    fc.property(drawn, drawn, (mine, all) => {
      const theirs = all.filter((i) => !mine.includes(i));
      const [one, other, both] = [after(base, mine), after(base, theirs), after(after(base, mine), theirs)];
      expect(merged(one, other)).toEqual(both);
      expect(merged(other, one)).toEqual(both);
    }),
    { numRuns: 60 },
  ));

test('where both changed the very same field, ours stands and the rest of theirs too', () => {
  const ours = strong(base, units[0]!, 7);
  const theirs = named(strong(base, units[0]!, 8), units[1]!, 'guard');
  expect(merged(ours, theirs)).toEqual(named(ours, units[1]!, 'guard'));
});

test('both added a unit under the same id: both are there; one that both have is there once', () => {
  const unit = { name: 'mine', type: 'Ph', strength: 4, quality: 4 };
  const [ours, theirs] = ['mine', 'theirs'].map((name) => addEntries(rules, base, 'unit', { ...unit, name }));
  const both = merged(ours!, theirs!);
  expect(both.entries.slice(base.entries.length).map(({ values }) => values['name'])).toEqual(['theirs', 'mine']);
  expect(new Set(both.entries.map(({ id }) => id)).size).toBe(base.entries.length + 2);
  expect(merged(renameArmy(ours!, { name: 'Pella' }), strong(ours!, units[0]!, 7)).entries).toHaveLength(
    base.entries.length + 1,
  );
});

test('moved here and removed there; removed here and changed there stays', () => {
  const [first, second] = units as [string, string];
  expect(ids(merged(moveEntry(base, first, 0), removeEntry(base, second)))).toBe(
    ids(removeEntry(moveEntry(base, first, 0), second)),
  );
  expect(
    merged(removeEntry(base, first), strong(base, first, 9)).entries.find(({ id }) => id === first)?.values,
  ).toEqual(strong(base, first, 9).entries.find(({ id }) => id === first)!.values);
});

test('split off here, renamed there', async () => {
  const wabRules = await wab.army();
  const [sample] = await wabRules.samples();
  const was = copySample(wabRules, sample!, 'en');
  const { id } = was.entries.find(({ values }) => Number(values['models']) > 5)!;
  const rename = (army: Army): Army => editEntry(wabRules, army, id, { name: 'rest' });
  const split = splitEntry(wabRules, was, id, 3, 'part');
  const both = merged(split, rename(was), wabRules, was);
  expect(new Map(both.entries.map((entry) => [entry.id, entry]))).toEqual(
    new Map(rename(split).entries.map((entry) => [entry.id, entry])),
  );
});

test.each([
  ['ours alone where theirs is no JSON', '{"a":1}', '{"a":2}', '{', '{"a":2}'],
  ['theirs where we changed nothing', '{"a":1}', '{"a":1}', '{"a":3}', '{"a":3}'],
  ['ours where they changed nothing', '{"a":1}', '{"a":2}', '{"a":1}', '{"a":2}'],
  ['a field that they took away is gone', '{"a":1,"b":1}', '{"a":2,"b":1}', '{"a":1}', '{"a":2}'],
])('texts: %s', (_, was, ours, theirs, both) => {
  expect(mergeText(was, ours, theirs)).toBe(both);
});
