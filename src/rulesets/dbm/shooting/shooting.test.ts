import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { CombatOutcome } from '../shapes.ts';
import { dbm } from '../index.ts';
import { classRows, el, type Facts, rears, shot, talliesAfterDice } from '../testing.ts';

const shooting = on(dbm, 'shooting');
const ownPhase = { phase: 'shooter' };
const supporters = (...texts: string[]): Facts => ({ supporters: texts.map((text) => el(text)) });

describe('ranges: the last pace reached and the first one not', () => {
  test.each([
    ['Bw', 200],
    ['Bw(X)', 200],
    ['WWg', 200],
    ['Art(I)', 200],
    ['Gal', 200],
    ['Shp', 200],
    ['Bts(S)', 200],
    ['Art(X)', 100],
    ['Art', 500],
    ['Art(S)', 500],
    ['Art(F)', 500],
    ['El(X)', 500],
    ['Ps(X)', 500],
  ])('%s %i', (shooter, range) => {
    expect(shooting.refusal(shot(el(shooter), el('Kn'), { distance: range }))).toBeUndefined();
    expect(shooting.refusal(shot(el(shooter), el('Kn'), { distance: range + 1 }))).toContain(`up to ${range}p`);
  });
});

describe('who may not shoot', () => {
  test.each([
    ['Sp', el('Sp')],
    ['Bts(O)', el('Bts')],
    ['El(O)', el('El')],
    ['Ps(O)', el('Ps')],
    ['WWg(X)', el('WWg(X)')],
    ['an empty galley', el('Gal', { landed: true })],
    ['Kn(X)', el('Kn(X)')],
  ])('%s', (_, shooter) => expect(shooting.refusal(shot(shooter, el('Kn')))).toContain('does not shoot'));
  test('Ps(X) not at Ax or Ps; who never shoots is not told of a target', () => {
    expect(shooting.refusal(shot(el('Ps(X)'), el('Ax')))).toBe('Ps(X) does not shoot at this target');
    expect(shooting.refusal(shot(el('Ps(X)'), el('Ps')))).toBe('Ps(X) does not shoot at this target');
    expect(shooting.refusal(shot(el('Sp'), el('Kn')))).toBe('Sp(O) does not shoot');
  });
  test('supports of a target that does not shoot back', () =>
    expect(shooting.refusal(shot(el('Bw'), el('Bw', supporters('Bw'))))).toContain('no supporting shooters'));
  test('a target that does not exist', () =>
    expect(shooting.refusal(shot(el('Bw'), el('Sp(X)')))).toMatch(/no Sp\(X\)/));
  test('a supporter that does not shoot, does not exist, or is too far', () => {
    expect(shooting.refusal(shot(el('Bw', supporters('Sp')), el('Kn')))).toContain('does not shoot');
    expect(shooting.refusal(shot(el('Bw', supporters('Hd(X)')), el('Kn')))).toContain('no Hd(X)');
    const far = { supporters: [el('Bw', { distance: 201 })] };
    expect(shooting.refusal(shot(el('Bw', far), el('Kn')))).toContain('up to 200p');
  });
  test('a target that cannot shoot back', () =>
    expect(shooting.refusal(shot(el('Bw'), el('Kn', { shootsBack: true })))).toContain('does not shoot'));
});

describe('phases', () => {
  const at = (shooter: Facts, more: Facts = {}): string | undefined => shooting.refusal(shot(shooter, el('Kn'), more));
  test('Art only in the enemy’s phase, Art(X) in both', () => {
    expect(at(el('Art'))).toBeUndefined();
    expect(at(el('Art'), ownPhase)).toContain('own phase');
    expect(at(el('Art(F)'), ownPhase)).toContain('own phase');
    expect(at(el('El(X)'), ownPhase)).toContain('own phase');
    expect(at(el('Art(X)'))).toBeUndefined();
    expect(at(el('Art(X)'), ownPhase)).toBeUndefined();
    expect(at(el('Bw'), ownPhase)).toBeUndefined();
  });
  test('Art that moved does not shoot, save (F) and (X)', () => {
    expect(at(el('Art', { moved: true }))).toContain('moved');
    expect(at(el('Art(S)', { moved: true }))).toContain('moved');
    expect(at(el('Ps(X)', { moved: true }))).toContain('moved');
    expect(at(el('Art(F)', { moved: true }))).toBeUndefined();
    expect(at(el('El(X)', { moved: true }))).toBeUndefined();
    expect(at(el('Art(X)', { moved: true }))).toBeUndefined();
    expect(at(el('Bw', { moved: true }))).toBeUndefined();
  });
  test('from the 2nd rank: Art(X) in its own phase only', () => {
    expect(at(el('Art(X)', { secondRank: true }), ownPhase)).toBeUndefined();
    expect(at(el('Art(X)', { secondRank: true }))).toBe(
      'Art(X) may not shoot from the 2nd rank except in its own phase',
    );
    expect(at(el('Bw', { secondRank: true }), ownPhase)).toBe('Bw(O) may not shoot from the 2nd rank');
  });
  test('two Art cannot shoot at each other: it is always somebody’s own phase', () =>
    expect(shooting.refusal(shot(el('Art'), el('Art', { shootsBack: true })))).toContain('own phase'));
});

describe('factors: shooter, then target', () => {
  const cases: [string, Facts, string[], string[]][] = [
    ['Bw at Kn', shot(el('Bw'), el('Kn')), ['+4 factor'], ['+4 factor']],
    ['WWg at Kn: the star is for Bw', shot(el('WWg'), el('Kn')), ['+4 factor'], ['+3 factor']],
    ['Bw at WWg', shot(el('Bw'), el('WWg')), ['+2 factor'], ['+4 factor']],
    ['Bw at Cm', shot(el('Bw'), el('Cm')), ['+4 factor'], ['+3 factor']],
    ['Art at Cm', shot(el('Art'), el('Cm')), ['+4 factor'], ['+2 factor']],
    ['Bw at Bw', shot(el('Bw'), el('Bw')), ['+2 factor'], ['+3 factor']],
    ['Bw at Bd', shot(el('Bw'), el('Bd')), ['+2 factor'], ['+4 factor']],
    ['Art at Bd: any shooter', shot(el('Art'), el('Bd')), ['+4 factor'], ['+4 factor']],
    ['galley at Bd', shot(el('Gal'), el('Bd')), ['+3 factor'], ['+4 factor']],
    ['galley at Sp', shot(el('Gal'), el('Sp')), ['+3 factor'], ['+4 factor']],
    [
      'El(X) shoots as Art; the target meets a mounted enemy',
      shot(el('El(X)'), el('Ax')),
      ['+4 factor'],
      ['+2 factor'],
    ],
    ['El(X) shot at is El', shot(el('Bw'), el('El(X)')), ['+4 factor'], ['+4 factor']],
    ['Ps(X) shot at is Ps', shot(el('Bw'), el('Ps(X)')), ['+2 factor'], ['+2 factor']],
    ['one support', shot(el('Bw', supporters('Bw')), el('Sp')), ['+2 factor'], ['+4 factor', '-1 overlaps']],
    [
      'three supports are two',
      shot(el('Bw', supporters('Bw', 'Bw', 'WWg')), el('Sp')),
      ['+2 factor'],
      ['+4 factor', '-2 overlaps'],
    ],
    ['Art in rough', shot(el('Art', { going: 'rough' }), el('Sp')), ['+4 factor', '-2 formed-rough'], ['+4 factor']],
    ['Sp in rough, only shot at', shot(el('Bw'), el('Sp', { going: 'rough' })), ['+2 factor'], ['+4 factor']],
    [
      'fortification',
      shot(el('Bw'), el('Sp', { fortification: true })),
      ['+2 factor'],
      ['+4 factor', '+2 fortification'],
    ],
    ['not against Art', shot(el('Art'), el('Sp', { fortification: true })), ['+4 factor'], ['+4 factor']],
    ['not against Ps(X)', shot(el('Ps(X)'), el('Sp', { fortification: true })), ['+4 factor'], ['+4 factor']],
    ['general', shot(el('Bw'), el('Sp', { general: true })), ['+2 factor'], ['+4 factor', '+2 general']],
    ['weather', shot(el('Bw', { weather: true }), el('Sp')), ['+2 factor', '-1 weather'], ['+4 factor']],
    ['Kn(I) supported', shot(el('Bw'), el('Kn(I)', rears('Kn(I)'))), ['+4 factor'], ['+4 factor', '+1 kn-i']],
    ['Kn(I) not against Art', shot(el('Art'), el('Kn(I)', rears('Kn(I)'))), ['+4 factor'], ['+3 factor']],
    ['others not supported', shot(el('Bw'), el('Sp', rears('Sp'))), ['+2 factor'], ['+4 factor', '(+1 sp by shot-at)']],
    ['a shooter has no rear support', shot(el('Bw', rears('Bw')), el('Ax')), ['+2 factor'], ['+3 factor']],
    ['mutual Bw', shot(el('Bw'), el('Bw', { shootsBack: true })), ['+3 factor'], ['+3 factor']],
    [
      'mutual, supported on both sides',
      shot(el('Bw', supporters('Bw')), el('Bw', { shootsBack: true, ...supporters('Bw', 'Bw') })),
      ['+3 factor', '-2 overlaps'],
      ['+3 factor', '-1 overlaps'],
    ],
  ];
  test.each(cases)('%s', (_, situation, shooter, target) => {
    expect(shooting.lines(situation)).toEqual(shooter);
    expect(shooting.lines(situation, {}, 1)).toEqual(target);
  });
});

const play = (situation: Facts, dice: [number, number]): CombatOutcome =>
  shooting.outcomeOf(situation, dice) as CombatOutcome;

describe('class factors and results', () => {
  test.each([
    ['(S) target, lower', shot(el('Bw'), el('Sp(S)')), [4, 1], [[], ['superior-shot-at']]],
    ['(S) target of Art', shot(el('Art'), el('Sp(S)')), [4, 1], [[], []]],
    ['(S) target of El(X)', shot(el('El(X)'), el('Sp(S)')), [4, 1], [[], []]],
    ['(S) shooter, higher', shot(el('Bw(S)'), el('Sp')), [4, 1], [['superior-shooter'], []]],
    ['(S) shooter, level', shot(el('Bw(S)'), el('Sp')), [3, 1], [[], []]],
    ['(I) target, level', shot(el('Bw'), el('Sp(I)')), [3, 1], [[], ['inferior']]],
    ['(I) target of Art', shot(el('Art'), el('Sp(I)')), [3, 1], [[], ['inferior']]],
    ['(I) shooter, level', shot(el('Bw(I)'), el('Sp')), [3, 1], [['inferior'], []]],
    ['(F) target, lower', shot(el('Bw'), el('Wb(F)')), [6, 1], [[], ['fast-shot-at']]],
    ['(F) target, lower, in its own phase too', shot(el('Bw'), el('Wb(F)'), ownPhase), [6, 1], [[], ['fast-shot-at']]],
    ['(F) target of Art', shot(el('Art'), el('Wb(F)')), [6, 1], [[], []]],
    ['Pk(X) shot at is (S)', shot(el('Bw'), el('Pk(X)')), [4, 1], [[], ['superior-shot-at']]],
    ['Pk(X) shot at by Art is (I)', shot(el('Art'), el('Pk(X)')), [4, 1], [[], ['inferior']]],
    ['Bw(X) shot at by Bw is (S)', shot(el('Bw'), el('Bw(X)')), [4, 1], [[], ['superior-shot-at']]],
    ['Bw(X) shot at by WWg is (O)', shot(el('WWg'), el('Bw(X)')), [4, 1], [[], []]],
    ['Art(X) shot at by Bw is not (F)', shot(el('Bw'), el('Art(X)')), [6, 1], [[], []]],
    ['El(X) shooting, level, is Art(F)', shot(el('El(X)'), el('Sp')), [3, 3], [[], []]],
    ['El(X) shot at is (I)', shot(el('Bw'), el('El(X)')), [4, 1], [[], ['inferior']]],
    [
      'both (S) in a duel',
      shot(el('Bw(S)'), el('Bw(S)', { shootsBack: true })),
      [4, 1],
      [['superior-shooter'], ['superior-shot-at']],
    ],
  ] as [string, Facts, [number, number], string[][]][])('%s', (_, situation, dice, expected) =>
    expect(classRows(talliesAfterDice(shooting, situation, dice))).toEqual(expected),
  );
  test('a shooter that scores lower suffers nothing, unless shot at in turn', () => {
    expect(play(shot(el('Bw'), el('Bw')), [1, 6])).toMatchObject({ loser: 'first', first: { fate: 'none' } });
    expect(play(shot(el('Bw'), el('Bw', { shootsBack: true })), [1, 4])).toMatchObject({ first: { fate: 'recoils' } });
  });
  test('recoil into an enemy', () => {
    const blocked = shot(el('Bw'), el('Cv', { behind: [{ what: 'enemy' }] }));
    expect(play(blocked, [3, 1])).toMatchObject({ second: { fate: 'destroyed' } });
  });
  test('shot in the rear, it turns about first', () => {
    const told = (shotInRear: boolean): string => {
      const situation = shot(el('Bw'), el('Cv', { shotInRear }));
      return shooting.told(situation, play(situation, [3, 1]))[1]!;
    };
    expect(told(true)).toBe('Cv(O) (target): turns about, then recoils by one base depth');
    expect(told(false)).toBe('Cv(O) (target): recoils by one base depth');
  });
  test('nobody dies with an element that is shot down', () => {
    const situation = shot(el('Bw', supporters('Bw', 'Bw')), el('Sp(I)', rears('Sp')));
    const outcome = play(situation, [6, 1]);
    expect(outcome.second.fate).toBe('destroyed');
    expect(shooting.effects(situation, outcome).map(({ kind, who }) => [kind, ...who])).toEqual([
      ['beaten', 'target'],
      ['destroyed', 'target'],
    ]);
  });
  test('Bw(S), supported, at Kn(O): exact', () =>
    expect(shooting.chances(shot(el('Bw(S)', supporters('Bw')), el('Kn')), 'balance')).toEqual({
      destroyed: '1/6',
      recoils: '5/12',
      tie: '5/12',
    }));
});

test('the first facet goes from best to worst for the shooter', () => {
  const { assessment } = shooting.resolvable(shot(el('Bw'), el('Kn')));
  const facet = shooting.procedure.facets(assessment)[0]!;
  const ids = 'classes' in facet ? facet.classes.map(({ id }) => id) : [];
  expect([ids[0], ids.at(-1)]).toEqual(['second-destroyed', 'first-destroyed']);
  expect(shooting.chances(shot(el('Bw'), el('Kn')), 'result')).toMatchObject({ tie: '1/6', 'first-none': '5/12' });
  expect(shooting.procedure.matchups!.title!.en).toContain('target');
});

test('match-ups: cells are resolved or refused with a reason', () => {
  const { matchups } = shooting.procedure;
  const filters = { rowGrade: 'O', columnGrade: 'O', targetGoing: 'good', supporters: 1 };
  for (const row of matchups!.rows)
    for (const column of matchups!.columns) {
      const why = shooting.refusal(matchups!.situation(row.id, column.id, filters) as Facts);
      if (['Bts', 'El', 'Ps'].includes(row.id)) expect(why).toContain('does not shoot');
      else expect(why).toBeUndefined();
    }
});
