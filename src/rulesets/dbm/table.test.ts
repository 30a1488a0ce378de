import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import type { Tally } from '../../kernel/modifier.ts';
import { sentence } from '../../present/sentence.ts';
import { dbm } from './index.ts';
import { el, type Facts } from './testing.ts';

describe('move distance', () => {
  const move = on(dbm, 'move-distance');
  test.each([
    ['LH', 'good', 250],
    ['LH(F)', 'good', 300],
    ['LH(F)', 'rough', 200],
    ['LH', 'difficult', 100],
    ['Cm', 'rough', 150],
    ['El', 'road', 200],
    ['Kn', 'good', 150],
    ['Bw', 'difficult', 150],
    ['Bw(X)', 'difficult', 100],
    ['Bd', 'good', 100],
    ['Bd(F)', 'difficult', 150],
    ['Bd(F)', 'road', 200],
    ['Bd(X)', 'good', 150],
    ['Art', 'good', 100],
    ['Art(F)', 'good', 150],
    ['Art(F)', 'rough', 100],
    ['Art(S)', 'good', 50],
    ['Art(X)', 'road', 100],
    ['Art(X)', 'difficult', 100],
    ['WWg', 'road', 150],
    ['Bg', 'rough', 50],
    ['Gal', 'good', 200],
    ['Gal(F)', 'good', 250],
    ['Gal(F)', 'difficult', 100],
    ['Shp(X)', 'difficult', 50],
    ['Ps(X)', 'good', 150],
  ])('%s in %s: %i', (troops, going, paces) => expect(move.total({ ...el(troops), going })).toBe(paces));
  test.each([
    ['LH(F)', 'fast-others', 'F-others'],
    ['Art(F)', 'fast-others', 'F-others'],
    ['Gal(F)', 'fast-others', 'F-others'],
    ['Bd(F)', 'fast-foot', 'F-foot'],
  ])('%s: +50 by its own row of the chart', (troops, id, row) => {
    const [{ lines }] = move.resolvable(el(troops)).assessment.tallies as [Tally];
    const counting = lines.filter(({ standing }) => standing === 'counts').slice(1);
    expect(counting.map((line) => [line.row.id, line.row.source])).toEqual([[id, { chart: 'moves', row }]]);
  });
  test('blanks are refused', () => {
    expect(move.refusal({ ...el('Art(S)'), going: 'difficult' })).toContain('difficult');
    expect(move.refusal({ ...el('Gal'), going: 'road' })).toContain('road');
    expect(move.refusal({ ...el('Bts'), going: 'rough' })).toContain('rough');
    const road = move.ask({ ...el('Gal'), going: 'road' });
    expect('refusal' in road && road.refusal.refused.fr).toBe('Gal(O) n’a pas de mouvement : route');
    expect(move.refusal(el('Sp(X)'))).toContain('no Sp(X)');
  });
});

describe('river', () => {
  const river = on(dbm, 'river');
  test('diced for, and with the weather', () => {
    expect(river.chances({}, 'state')).toEqual({ '1..2': '1/3', '3..4': '1/3', '5..6': '1/3' });
    expect(river.chances({ modifier: 2 }, 'state')).toEqual({ '3..4': '1/3', '5..6': '1/3', '7..8': '1/3' });
  });
  test.each([
    [1, '1..2'],
    [2, '1..2'],
    [3, '3..4'],
    [6, '5..6'],
    [7, '7..8'],
    [8, '7..8'],
  ])('score %i', (score, line) => expect(river.chances({ score }, 'state')).toEqual({ [line]: '1' }));
  test('each element throws a die at 7-8 only', () => {
    const elements = [{ name: 'a' }];
    expect(river.chances({ score: 6, elements }, 'element-1')).toEqual({ across: '1' });
    expect(river.chances({ score: 7, elements }, 'element-1')).toEqual({
      drowned: '1/6',
      barred: '1/2',
      across: '1/3',
    });
  });
  test('+1 for a general or a friend across, once', () => {
    const helped = { barred: '1/2', across: '1/2' };
    for (const facts of [{ general: true }, { friendAcross: true }, { general: true, friendAcross: true }])
      expect(river.chances({ score: 8, elements: [facts] }, 'element-1')).toEqual(helped);
  });
  test('the first across helps the second, an impassable river stops it', () =>
    // across 1/3 then +1; barred 1/2 waits; drowned 1/6 then plain
    expect(river.chances({ score: 7, elements: [{}, {}] }, 'element-2')).toEqual({
      waits: '1/2',
      across: '2/9',
      barred: '1/4',
      drowned: '1/36',
    }));
  test('a known score is not modified', () =>
    expect(river.refusal({ score: 7, modifier: 1 })).toContain('not modified'));
  test('told', () => {
    const { assessment, distribution } = river.resolvable({ score: 2 });
    expect(river.procedure.tell(assessment.roll, distribution!.entries[0]!.value)[0]!.text.en).toBe(
      'defensible, not navigable',
    );
    const misread = river.resolvable({ score: 2 }, { D22: 'misprint' });
    const told = river.procedure.tell(misread.assessment.roll, misread.distribution!.entries[0]!.value);
    expect(told[0]!.text.en).toBe('not defensible, not navigable');
  });
  test('D22: the reading, the facets and the sentence agree', () => {
    const said = (rulings: Record<string, string>) => {
      const found = river.resolvable({ score: 2 }, rulings);
      return [sentence(found).en, sentence(found).fr, found.assessment.readings[0]!.value.en];
    };
    expect(said({})).toEqual([
      'River at 2: 1-2: defensible, not navigable.',
      'Rivière à 2 : 1-2 : se défend, non navigable.',
      'defensible, not navigable',
    ]);
    expect(said({ D22: 'misprint' })).toEqual([
      'River at 2: 1-2: not defensible, not navigable.',
      'Rivière à 2 : 1-2 : ne se défend pas, non navigable.',
      'not defensible, not navigable',
    ]);
  });
});

describe('visibility', () => {
  const sight = on(dbm, 'visibility');
  const seen = (situation: Facts): string => Object.keys(sight.chances(situation, 'seen'))[0]!;
  test.each([
    ['woods', 50],
    ['built-up', 50],
    ['same-hill', 100],
    ['orchard', 150],
    ['palms', 150],
    ['dunes', 150],
  ])('%s up to %i', (cover, range) => {
    expect(seen({ cover, type: 'Sp', distance: range })).toBe('seen');
    expect(seen({ cover, type: 'Sp', distance: range + 1 })).toBe('hidden');
  });
  test.each(['vineyard', 'marsh', 'rocks', 'brush'])('%s hides Ps in ambush only', (cover) => {
    expect(seen({ cover, type: 'Ps', ambush: true, distance: 150 })).toBe('seen');
    expect(seen({ cover, type: 'Ps', ambush: true, distance: 151 })).toBe('hidden');
    expect(seen({ cover, type: 'Ps', distance: 500 })).toBe('seen');
    expect(seen({ cover, type: 'Ax', ambush: true, distance: 500 })).toBe('seen');
  });
  test('open ground', () => expect(seen({ distance: 2000 })).toBe('seen'));
});
