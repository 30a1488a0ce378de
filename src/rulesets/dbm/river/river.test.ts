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
    expect(river.told({ score: 2 }, outcome)).toEqual(['the river: bank defensible, not navigable']);
    expect(river.told({ score: 2 }, outcome, { 'D-22': 'misprint' })).toEqual([
      'the river: bank not defensible, not navigable',
    ]);
  });
  test('every state and every fate, as data', () => {
    const state = (score: number) => river.effects({ score }, river.outcomeOf({ score }, []));
    const source = (row: string) => ({ chart: 'river', row });
    const plain = { kind: 'state', who: ['river'], defensible: true, perilous: false };
    expect(state(2)).toEqual([{ ...plain, navigable: 'no', move: 0, column: false, source: source('1..2') }]);
    expect(state(3)).toEqual([{ ...plain, navigable: 'yes', move: 100, column: false, source: source('3..4') }]);
    expect(state(6)).toEqual([{ ...plain, navigable: 'unsaid', move: 100, column: true, source: source('5..6') }]);
    const flood = { score: 7, elements: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] };
    const outcome = river.outcomeOf(flood, [5, 1]);
    const who = (i: number) => [`elements[${i}]`];
    const crossing = { kind: 'crossing', source: { chart: 'crossing' } };
    expect(river.effects(flood, outcome)).toEqual([
      { ...plain, navigable: 'unsaid', move: 100, column: true, perilous: true, source: source('7..8') },
      { ...crossing, who: who(1), fate: 'across' },
      { ...crossing, who: who(2), fate: 'barred' },
      { ...crossing, who: who(3), fate: 'waits' },
      { ...crossing, who: who(4), fate: 'waits' },
    ]);
  });
  test('a drowned element, and one that crosses without a die', () => {
    const one = { score: 7, elements: [{ name: 'a' }] };
    expect(river.effects(one, river.outcomeOf(one, [1]))[1]).toMatchObject({ who: ['elements[1]'], fate: 'drowned' });
    expect(river.told(one, river.outcomeOf(one, [1]))[1]).toBe('a: drowns');
    const low = { score: 3, elements: [{}] };
    expect(river.effects(low, river.outcomeOf(low, []))[1]).toEqual({
      kind: 'crossing',
      who: ['elements[1]'],
      fate: 'across',
      source: { chart: 'river', row: '3..4' },
    });
    expect(river.told(low, river.outcomeOf(low, []))[1]).toBe('element 1: gets across');
  });
  test('D-22: the reading, the facets and the sentence agree', () => {
    const said = (rulings: Record<string, string>) => {
      const found = river.resolvable({ score: 2 }, rulings);
      return [sentence(found).en, sentence(found).fr, found.assessment.readings[0]!.value.en];
    };
    expect(said({})).toEqual([
      'DBM: river at 2: 1-2 (bank defensible, not navigable).',
      'DBM : rivière à 2 : 1-2 (berge défendable, non navigable).',
      'bank defensible, not navigable',
    ]);
    expect(said({ 'D-22': 'misprint' })).toEqual([
      'DBM: river at 2: 1-2 (bank not defensible, not navigable).',
      'DBM : rivière à 2 : 1-2 (berge non défendable, non navigable).',
      'bank not defensible, not navigable',
    ]);
  });
});
