import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { sentence } from '../../../present/sentence.ts';
import { dbm } from '../index.ts';
import { el, type Facts } from '../testing.ts';

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
    expect(told(situation)[1]).toContain(expected);
  });

  test('what becomes of friends, as data', () => {
    const passed = (by: string, friend: Facts) => {
      const situation = { element: el(by, { irregular: true }), enemies: far, friends: [friend] };
      return advance.effects(situation, advance.outcomeOf(situation, [])).slice(1);
    };
    const who = ['friends[1]'];
    const source = (row: string) => ({ chart: 'passed-through', row });
    expect(passed('Kn', el('El'))).toEqual([{ kind: 'bars', who, source: source('elephants') }]);
    expect(passed('Kn', el('Bw', { inCombat: true }))).toEqual([{ kind: 'bars', who, source: source('in-combat') }]);
    expect(passed('Kn', el('Wb', { irregular: true }))).toEqual([{ kind: 'joins', who, source: source('impetuous') }]);
    expect(passed('Kn', el('Art'))).toEqual([{ kind: 'unmoved', who, source: source('unmoved') }]);
    expect(passed('Exp', el('Bw'))).toEqual([
      { kind: 'passed', who, by: 'element', source: source('by-kn') },
      {
        kind: 'flee',
        who,
        turns: false,
        remounts: false,
        paces: null,
        towards: 'away',
        source: source('by-kn'),
        rulings: ['D-64'],
      },
    ]);
    expect(passed('Wb', el('Bw'))).toEqual([
      { kind: 'passed', who, by: 'element', source: source('by-others') },
      { kind: 'recoil', who, turns: false, source: source('by-others'), rulings: ['D-64'] },
    ]);
  });

  test('the advance itself, as data', () => {
    const first = (situation: Facts) => advance.effects(situation, advance.outcomeOf(situation, []))[0];
    const kn = { element: el('Kn', { irregular: true }), enemies: far, friends: [el('Bw'), el('El')] };
    expect(first(kn)).toEqual({
      kind: 'advance',
      who: ['element'],
      paces: 150,
      doubled: false,
      towards: 'enemies[1]',
      distance: 450,
      shortest: true,
      stoppedBy: 'friends[2]',
      source: { chart: 'spontaneous', row: 'impetuous' },
    });
    expect(first({ ...kn, enemies: [enemy('Sp', 500)], friends: [] })).toMatchObject({
      paces: 300,
      doubled: true,
      stoppedBy: null,
    });
    expect(first({ element: el('Cv'), enemies: far })).toEqual({
      kind: 'no-advance',
      who: ['element'],
      why: 'others',
      nearest: { enemy: 'enemies[1]', distance: 450 },
      source: { chart: 'spontaneous', row: 'others' },
    });
    const nobody = { element: el('Wb', { irregular: true }), enemies: [enemy('Ps', 300)] };
    expect(first(nobody)).toMatchObject({ kind: 'no-advance', why: 'none', nearest: null });
  });

  test('refusals', () => {
    expect(advance.refusal({ element: el('Sp(X)'), enemies: far })).toContain('no Sp(X)');
    expect(advance.refusal({ element: el('Wb'), enemies: far, friends: [el('Hd(X)')] })).toContain('no Hd(X)');
    expect(advance.refusal({ element: el('Art(S)', { going: 'difficult' }), enemies: far })).toContain('may not move');
  });

  const told = (situation: Facts): string[] => {
    return advance.told(situation, advance.outcomeOf(situation, []));
  };

  test('told why not', () => {
    expect(told({ element: el('Cv'), enemies: [enemy('Ps', 300)] })).toEqual([
      'Cv(O): does not advance (neither impetuous nor with a demoralised enemy nearest and less than 600p away; the nearest: Ps at 300p)',
    ]);
    const ignoring = told({ element: el('Wb', { irregular: true }), enemies: [enemy('Ps', 300)] });
    expect(ignoring.join()).toMatch(/does not advance \(no enemy counts\).*is ignored/);
    expect(told({ element: el('Art'), enemies: [enemy('Sp', 300, { demoralised: true })] })[0]).toContain('never');
  });

  test('at equal distance one that is not demoralised is the nearest, in either order (D-51)', () => {
    const both = [enemy('Sp', 300, { demoralised: true }), enemy('Bd', 300)];
    expect([paces(el('Cv'), both), paces(el('Cv'), both.toReversed())]).toEqual([0, 0]);
    const { assessment } = advance.resolvable({ element: el('Cv'), enemies: both });
    expect(assessment.readings[0]!.rulings).toContain('D-51');
  });

  test('only impetuous troops ignore anybody', () => {
    expect(paces(el('Sp'), [enemy('Ps', 300, { demoralised: true })])).toBeGreaterThan(0);
    expect(paces(el('Sp'), [enemy('Ps', 100), enemy('Sp', 300, { demoralised: true })])).toBe(0);
    expect(paces(el('Cv'), [enemy('Sp', 300, { demoralised: true, inDifficult: true })])).toBeGreaterThan(0);
    expect(paces(el('Kn', { irregular: true }), [enemy('Sp', 300, { demoralised: true, inDifficult: true })])).toBe(0);
  });

  test('the 200 paces are kept from any enemy, ignored or not (D-52)', () => {
    const kn = el('Kn', { irregular: true });
    const enemies = [enemy('Bd', 600), enemy('Ps', 300, { aside: true })];
    expect(paces(kn, enemies)).toBe(150);
    expect(paces(kn, [enemies[0]!, enemy('Ps', 500, { aside: true })])).toBe(300);
    expect(told({ element: kn, enemies })[0]).toBe(
      'Kn(O): advances up to 150p towards Bd at 600p, by the shortest way that gives support or overlap',
    );
  });

  test('only impetuous troops seek the shortest way to support or overlap', () => {
    const demoralised = [enemy('Sp', 300, { demoralised: true })];
    const first = (element: Facts): string => told({ element, enemies: demoralised })[0]!;
    expect(first(el('Cv'))).toBe('Cv(O): advances up to 200p towards Sp at 300p');
    expect(first(el('Kn', { irregular: true }))).toContain('by the shortest way');
    expect(first(el('Kn'))).not.toContain('shortest');
  });

  test('irregular Bd(X) are impetuous as Bd(F) are, and move as they do (D-55)', () =>
    expect(paces(el('Bd(X)', { irregular: true }), far)).toBe(paces(el('Bd(F)', { irregular: true }), far)));

  test('an enemy at 0 paces: in contact already (D-58)', () => {
    const element = el('Wb', { irregular: true });
    expect(told({ element, enemies: [enemy('Ps', 0, { aside: true }), enemy('Sp', 300)] })[0]).toBe(
      'Wb(O): does not advance (an enemy is in contact already; the nearest: Ps at 0p)',
    );
    expect(paces(element, [enemy('Sp', 1)])).toBe(100);
  });

  test('friends are met in order, up to the first that cannot be passed', () => {
    const friends = [el('Bw'), el('El'), el('Ps')];
    const lines = told({ element: el('Kn', { irregular: true }), enemies: far, friends });
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Bw(O): is passed and flees');
    expect(lines[2]).toContain('El(O): is not passed: the advance stops');
    expect(lines[0]).toMatch(/overlap, stopped by El\(O\)$/);
  });

  test('friends met are read off the chart before the advance, one by one', () => {
    const element = el('Kn', { irregular: true });
    const met = (situation: Facts): string[] =>
      advance
        .resolvable(situation)
        .assessment.readings.filter(({ source }) => source.chart === 'passed-through')
        .map(({ source, text, value }) => `${source.row}: ${text.en} ${value.en}`);
    expect(met({ element, enemies: far, friends: [el('Bw'), el('El'), el('Ps')] })).toEqual([
      'by-kn: Bw(O) is passed and flees',
      'elephants: El(O) is not passed: the advance stops',
    ]);
    expect(met({ element: el('Cv'), enemies: far, friends: [el('Bw')] })).toEqual([]);
  });

  test('the sentence says who stops the advance', () => {
    const found = advance.ask({ element: el('Kn', { irregular: true }), enemies: far, friends: [el('Bw'), el('El')] });
    expect(sentence(found).en).toBe(
      'DBM: Kn(O) without orders: advances up to 150p towards Sp at 450p, stopped by El(O).',
    );
    expect(sentence(found).fr).toContain('vers Sp à 450 pas, arrêté par El(O).');
  });

  test('the sentence cites the enemy that decides', () => {
    const enemies = [enemy('Bd', 450), enemy('Ps', 120, { aside: true })];
    const found = advance.ask({ element: el('Kn', { irregular: true }), enemies });
    expect(sentence(found).en).toBe('DBM: Kn(O) without orders: advances up to 150p towards Bd at 450p.');
    const stays = advance.ask({ element: el('Cv'), enemies });
    expect(sentence(stays).fr).toContain('le plus proche : Ps à 120 pas');
  });
});
