import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { sentence } from '../../../present/sentence.ts';
import { dbm } from '../index.ts';

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
    const outcome = river.outcomeOf({ score: 2 }, []);
    expect(river.told({ score: 2 }, outcome)).toEqual(['the river: defensible, not navigable']);
    expect(river.told({ score: 2 }, outcome, { D22: 'misprint' })).toEqual([
      'the river: not defensible, not navigable',
    ]);
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
