import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
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
  test('blanks are refused', () => {
    expect(move.refusal({ ...el('Art(S)'), going: 'difficult' })).toContain('difficult');
    expect(move.refusal({ ...el('Gal'), going: 'road' })).toContain('road');
    expect(move.refusal({ ...el('Bts'), going: 'rough' })).toContain('rough');
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

describe('spontaneous advance', () => {
  const advance = on(dbm, 'spontaneous-advance');
  const enemy = (type: string, distance: number, more: Facts = {}): Facts => ({ type, distance, ...more });
  const paces = (element: Facts, enemies: Facts[], more: Facts = {}): number =>
    Number(Object.keys(advance.chances({ element, enemies, ...more }, 'paces'))[0]);
  const far = [enemy('Sp', 450)];

  test.each([
    ['Kn', true],
    ['Kn(S)', true],
    ['Kn(F)', true],
    ['Kn(I)', false],
    ['Kn(X)', false],
    ['Cm(S)', true],
    ['Cm', false],
    ['Exp', true],
    ['Wb(F)', true],
    ['Hd(S)', true],
    ['Hd(F)', true],
    ['Hd', false],
    ['Bd(S)', true],
    ['Bd(F)', true],
    ['Bd', false],
    ['Cv', false],
  ])('irregular %s: %s', (troops, impetuous) => {
    expect(paces(el(troops, { irregular: true }), far) > 0).toBe(impetuous);
    expect(paces(el(troops), far)).toBe(0);
  });

  test('anyone, if the nearest enemy is demoralised and nearer than 600', () => {
    const demoralised = (distance: number): Facts => enemy('Sp', distance, { demoralised: true });
    expect(paces(el('Cv'), [demoralised(599)])).toBeGreaterThan(0);
    expect(paces(el('Cv'), [demoralised(600)])).toBe(0);
    expect(paces(el('Cv'), [demoralised(500), enemy('Sp', 400)])).toBe(0);
    for (const type of ['Art', 'WWg', 'Bg', 'Gal']) expect(paces(el(type), [demoralised(100)])).toBe(0);
  });

  test('doubled unless that ends nearer than 200', () => {
    const wb = el('Wb', { irregular: true });
    expect(paces(wb, [enemy('Sp', 400)])).toBe(200);
    expect(paces(wb, [enemy('Sp', 399)])).toBe(100);
    expect(paces(wb, [enemy('Sp', 200)], { reachesBaggage: true })).toBe(200);
    expect(paces(el('Wb(F)', { irregular: true, going: 'rough' }), [enemy('Sp', 500)])).toBe(300);
  });

  test('enemies ignored', () => {
    const wb = el('Wb', { irregular: true });
    const kn = el('Kn', { irregular: true });
    const goes = (element: Facts, one: Facts): boolean => paces(element, [one]) > 0;
    expect(goes(wb, enemy('Sp', 100, { ground: 'forbidden' }))).toBe(false);
    expect(goes(wb, enemy('Sp', 100, { ground: 'behind-forbidden', wayRound: 300 }))).toBe(false);
    expect(goes(wb, enemy('Sp', 100, { ground: 'behind-forbidden', wayRound: 299 }))).toBe(true);
    expect(goes(wb, enemy('Ps', 80))).toBe(true);
    expect(goes(wb, enemy('LH', 81))).toBe(false);
    expect(goes(wb, enemy('Ps', 50, { aside: true }))).toBe(false);
    expect(goes(wb, enemy('Sp', 50, { aside: true }))).toBe(true);
    expect(goes(kn, enemy('Sp', 100, { inDifficult: true }))).toBe(false);
    expect(goes(kn, enemy('Sp', 100, { inFortification: true }))).toBe(false);
    expect(goes(wb, enemy('Sp', 100, { inDifficult: true, inFortification: true }))).toBe(true);
  });

  test.each([
    ['Kn', el('El'), 'stops'],
    ['Kn', el('Bw', { inCombat: true }), 'stops'],
    ['Kn', el('Wb', { irregular: true }), 'joins'],
    ['Kn', el('Art'), 'does not move'],
    ['Kn', el('Art(X)'), 'flees'],
    ['Kn', el('WWg'), 'does not move'],
    ['Kn', el('Bg', { fixed: true }), 'does not move'],
    ['Kn', el('Bg'), 'flees'],
    ['Kn', el('Gal'), 'does not move'],
    ['Exp', el('Bw'), 'flees'],
    ['Wb', el('Bw'), 'recoils'],
  ])('%s through %j: %s', (by, friend, expected) => {
    const situation = { element: el(by, { irregular: true }), enemies: far, friends: [friend] };
    const { assessment, distribution } = advance.resolvable(situation);
    const told = advance.procedure.tell(assessment.roll, distribution!.entries[0]!.value);
    expect(told[1]!.text.en).toContain(expected);
  });

  test('refusals', () => {
    expect(advance.refusal({ element: el('Sp(X)'), enemies: far })).toContain('no Sp(X)');
    expect(advance.refusal({ element: el('Wb'), enemies: far, friends: [el('Hd(X)')] })).toContain('no Hd(X)');
    expect(advance.refusal({ element: el('Art(S)', { going: 'difficult' }), enemies: far })).toContain('may not move');
  });

  test('told why not', () => {
    const { assessment, distribution } = advance.resolvable({ element: el('Cv'), enemies: [enemy('Ps', 300)] });
    const told = advance.procedure.tell(assessment.roll, distribution!.entries[0]!.value);
    expect(told.map(({ text }) => text.en).join()).toMatch(/does not advance.*is ignored/);
  });
});
