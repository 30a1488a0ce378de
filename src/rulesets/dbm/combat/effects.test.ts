import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { Effect } from '../../../kernel/effect.ts';
import { RECOIL } from '../charts/recoil.ts';
import { dbm } from '../index.ts';
import { el, type Facts, rears, shot, v } from '../testing.ts';

const fight = on(dbm, 'close-combat');
const shooting = on(dbm, 'shooting');
type Dice = [number, number];

const effects = (situation: Facts, dice: Dice, procedure = fight): readonly Effect[] =>
  procedure.effects(situation, procedure.outcomeOf(situation, dice));
const told = (situation: Facts, dice: Dice, procedure = fight): string[] =>
  procedure.told(situation, procedure.outcomeOf(situation, dice));
/** The effects that concern one actor. */
const of = (who: string, given: readonly Effect[]): readonly Effect[] =>
  given.filter((effect) => effect.who.includes(who));

const COMPARED = { chart: 'class-factors' };

describe('how the totals compare', () => {
  const cv = v(el('Cv'), el('Cv'));
  test('level, beaten, doubled', () => {
    expect(effects(cv, [2, 2])[0]).toEqual({ kind: 'level', who: ['both'], source: COMPARED });
    const beaten = { kind: 'beaten', who: ['friend'], by: 'enemy', doubled: false, source: COMPARED };
    expect(effects(cv, [1, 4])[0]).toEqual(beaten);
    expect(effects(cv, [1, 5])[0]).toEqual({ ...beaten, doubled: true });
    expect(effects(cv, [4, 1])[0]).toEqual({ ...beaten, who: ['enemy'], by: 'friend' });
  });
  test('in shooting too', () =>
    expect(effects(shot(el('Bw'), el('Sp')), [6, 1], shooting)[0]).toMatchObject({ who: ['target'], by: 'shooter' }));
});

describe('the fate of an element', () => {
  const beaten = (row: string) => ({ chart: 'beaten', row });
  test('recoils', () =>
    expect(effects(v(el('Cv'), el('Cv')), [2, 3])[1]).toEqual({
      kind: 'recoil',
      who: ['friend'],
      turns: false,
      source: beaten('mounted-otherwise'),
      rulings: ['D-64'],
    }));
  test('shot in the rear it turns about first, and not otherwise', () => {
    const turns = (shotInRear: boolean) => effects(shot(el('Bw'), el('Cv', { shotInRear })), [3, 1], shooting)[1];
    expect(turns(true)).toMatchObject({ kind: 'recoil', turns: true });
    expect(turns(false)).toMatchObject({ kind: 'recoil', turns: false });
  });
  test('flees by its move and 50 paces', () =>
    expect(effects(v(el('LH'), el('Exp')), [3, 2])[1]).toEqual({
      kind: 'flee',
      who: ['friend'],
      turns: false,
      remounts: false,
      paces: 300,
      towards: 'away',
      source: beaten('lh-exp'),
      rulings: ['D-64'],
    }));
  test.each([
    ['in a river', el('LH', { going: 'river' }), { paces: null, towards: 'away' }],
    ['fast, on good ground', el('LH(F)'), { paces: 350 }],
    ['demoralised', el('LH', { demoralised: true }), { towards: 'own-edge' }],
    ['demoralised, from a flank march', el('LH', { demoralised: true, flankMarch: true }), { towards: 'entry-edge' }],
    ['from a flank march, in good heart', el('LH', { flankMarch: true }), { towards: 'away' }],
  ])('flees %s', (_, loser, expected) =>
    expect(effects(v(loser, el('Exp')), [3, 2])[1]).toMatchObject({ kind: 'flee', ...expected }),
  );
  test('dismounted troops remount; how far their mounts go is not said (D-59)', () =>
    expect(effects(shot(el('Art'), el('Ps', { dismounted: true })), [3, 2], shooting)[1]).toMatchObject({
      kind: 'flee',
      remounts: true,
      paces: null,
      rulings: ['D-59', 'D-64'],
    }));
  test('is destroyed', () =>
    expect(effects(v(el('Sp'), el('Wb')), [1, 4])[1]).toEqual({
      kind: 'destroyed',
      who: ['friend'],
      cause: 'combat',
      by: 'enemy',
      source: beaten('sp-wb'),
    }));
  test('by the list of the doubled, and by that of the level', () => {
    expect(effects(v(el('Cv'), el('Cv')), [1, 5])[1]).toMatchObject({
      source: { chart: 'doubled', row: 'cv-otherwise' },
    });
    expect(effects(v(el('Exp'), el('Exp')), [3, 3]).slice(1)).toMatchObject([
      { kind: 'destroyed', who: ['friend'], source: { chart: 'equal', row: 'exp-equal' } },
      { kind: 'destroyed', who: ['enemy'], source: { chart: 'equal', row: 'exp-equal' } },
    ]);
  });
  test('suffers nothing', () => {
    expect(effects(v(el('WWg'), el('Sp')), [1, 2])[1]).toEqual({
      kind: 'unharmed',
      who: ['friend'],
      source: beaten('wwg-otherwise'),
    });
    expect(effects(shot(el('Bw'), el('Bw')), [1, 6], shooting)).toMatchObject([
      { kind: 'beaten', who: ['shooter'] },
      { kind: 'unharmed', who: ['shooter'], source: { chart: 'doubled' } },
    ]);
  });
  test('a tie: the fight goes on, a volley has no effect', () => {
    const source = { chart: 'equal', row: 'others-equal' };
    expect(effects(v(el('Cv'), el('Cv')), [2, 2]).slice(1)).toEqual([{ kind: 'fight-on', who: ['both'], source }]);
    expect(effects(shot(el('Bw'), el('Bw')), [2, 1], shooting).slice(1)).toEqual([
      { kind: 'none', who: ['both'], source },
    ]);
  });
});

const MET = 'friend.behind[1]';
const meeting = (thing: Facts, loser = el('Cv')) => v({ ...loser, behind: [thing] }, el('Cv'));
const recoilLine = (row: string) => ({ chart: 'recoil', row });

describe('what a recoil meets', () => {
  const FRIENDS: [string, Facts, Facts][] = [
    ['lets-through', { what: 'friend', type: 'Sp', letsThrough: true }, { kind: 'passed', by: 'friend' }],
    ['psiloi', { what: 'friend', type: 'Ps' }, { kind: 'placed', by: 'friend' }],
    ['pushed', { what: 'friend', type: 'Sp', sameFacing: true }, { kind: 'pushed', by: 'friend' }],
    ['pushed', { what: 'friend', type: 'Ps', frontContact: true, sameFacing: true }, { kind: 'pushed', by: 'friend' }],
  ];
  test.each(FRIENDS)('%s: %j', (row, thing, expected) => {
    const given = effects(meeting(thing), [2, 3]);
    expect(of('friend', given)[1]).toMatchObject({ kind: 'recoil' });
    expect(of(MET, given)).toEqual([{ who: [MET], source: recoilLine(row), ...expected }]);
  });
  test('elephants: a friend flees from El', () =>
    expect(of(MET, effects(v(el('El', { behind: [{ what: 'friend', type: 'Sp' }] }), el('El')), [2, 3]))).toEqual([
      {
        kind: 'flee',
        who: [MET],
        turns: false,
        remounts: false,
        paces: null,
        towards: 'away',
        source: recoilLine('elephants'),
        rulings: ['D-64'],
      },
    ]));

  const FATAL: [string, Facts][] = [
    ['enemy', { what: 'enemy' }],
    ['enemy-rear', { what: 'enemy', hitRear: true }],
    ['impassable', { what: 'impassable' }],
    ['fortification', { what: 'fortification' }],
    ['blocked', { what: 'friend', type: 'Sp' }],
    ['blocked', { what: 'friend', type: 'Ps', frontContact: true }],
    ['blocked', { what: 'friend', type: 'El', sameFacing: true }],
    ['blocked', { what: 'friend', type: 'WWg', sameFacing: true }],
    ['blocked', { what: 'friend', type: 'Bg', sameFacing: true }],
    ['blocked', { what: 'friend', type: 'Shp', sameFacing: true }],
  ];
  test.each(FATAL)('%s is fatal: %j', (row, thing) => {
    const situation = meeting(thing);
    expect(of('friend', effects(situation, [2, 3]))[1]).toEqual({
      kind: 'destroyed',
      who: ['friend'],
      cause: 'recoil',
      by: MET,
      source: recoilLine(row),
      rulings: ['D-41'],
    });
    expect(fight.chances(situation, 'balance')['recoils']).toBeUndefined();
    const struck = { kind: 'destroyed', who: [MET], cause: 'struck', by: 'friend', source: recoilLine(row) };
    expect(of(MET, effects(situation, [2, 3]))).toEqual(row === 'enemy-rear' ? [struck] : []);
  });
  test('every line of the chart is met above', () =>
    expect(new Set([...FRIENDS, ...FATAL].map(([row]) => row).concat('elephants'))).toEqual(
      new Set(RECOIL.lines.map(({ id }) => id)),
    ));
  test('Ps that recoil into a rear do not take that enemy along', () => {
    const ps = el('Ps', { going: 'rough', behind: [{ what: 'enemy', hitRear: true }] });
    const given = effects(v(ps, el('Ax', { going: 'rough' })), [2, 2]);
    expect(of('friend', given)[1]).toMatchObject({ cause: 'recoil', source: recoilLine('enemy') });
    expect(of(MET, given)).toEqual([]);
  });
  test('a fatal recoil strikes enemies, and moves no friend', () => {
    const behind = [
      { what: 'friend', type: 'Ps' },
      { what: 'friend', type: 'Sp', sameFacing: true },
      { what: 'impassable' },
      { what: 'enemy', hitRear: true },
    ];
    for (const [loser, dice] of [
      [el('Cv', { behind }), [2, 3]],
      [el('El', { behind }), [1, 3]],
    ] as [Facts, Dice][])
      expect(effects(v(loser, el('El')), dice).map(({ kind, who }) => `${kind} ${who}`)).toEqual([
        'beaten friend',
        'destroyed friend',
        'destroyed friend.behind[4]',
        'stay enemy',
      ]);
  });
  test('flight begins with a recoil', () => {
    const given = effects(v(el('LH', { behind: [{ what: 'friend', type: 'Ps' }] }), el('Exp')), [3, 2]);
    expect(given.map(({ kind }) => kind)).toEqual(['beaten', 'flee', 'placed', 'stay']);
  });
});

describe('ranks behind an element that recoils (D-61)', () => {
  const kinds = (situation: Facts, dice: Dice, rulings: Record<string, string> = {}): string[] =>
    fight
      .effects(situation, fight.outcomeOf(situation, dice, rulings), rulings)
      .flatMap(({ kind, who }) => (who[0]!.startsWith('friend') ? [`${kind} ${who}`] : []));
  test('are pushed, one after the other; Ps are placed behind', () => {
    const column = v(el('Sp', rears('Sp', 'Ps', 'Bd')), el('Bd'));
    expect(of('friend.rears[1]', effects(column, [2, 3]))).toEqual([
      { kind: 'pushed', who: ['friend.rears[1]'], by: 'friend', source: recoilLine('pushed'), rulings: ['D-61'] },
    ]);
    expect(kinds(column, [2, 3])).toEqual([
      'beaten friend',
      'recoil friend',
      'pushed friend.rears[1]',
      'placed friend.rears[2]',
      'pushed friend.rears[3]',
    ]);
    expect(told(column, [2, 3])[2]).toBe('Sp behind Sp(O) (friend): is pushed back');
  });
  test('also by a flight; and none by an element that stays', () => {
    expect(kinds(v(el('LH', rears('LH')), el('Exp')), [3, 2])).toEqual([
      'beaten friend',
      'flee friend',
      'pushed friend.rears[1]',
    ]);
    expect(kinds(v(el('WWg', rears('Sp')), el('Sp')), [1, 2])).toEqual(['beaten friend', 'unharmed friend']);
  });
  test.each(['El', 'WWg', 'Bg', 'Gal'])('Ax before %s is lost where it recoils', (type) => {
    const situation = v(el('Ax', rears(type)), el('Sp'));
    expect(fight.chances(situation, 'balance')['recoils']).toBeUndefined();
    expect(effects(situation, [2, 3])[1]).toEqual({
      kind: 'destroyed',
      who: ['friend'],
      cause: 'recoil',
      by: 'friend.rears[1]',
      source: recoilLine('blocked'),
      rulings: ['D-41', 'D-61'],
    });
    const beaten = fight.resolvable(situation).assessment.readings.find(({ source }) => source.row === 'ax-otherwise')!;
    expect([beaten.value.en, beaten.rulings]).toEqual(['destroyed (Ax otherwise)', ['D-16', 'D-41', 'D-61']]);
    expect(told(situation, [2, 3])[1]).toContain(`is destroyed while recoiling into ${type} behind Ax(O) (friend)`);
    const through = v(el('Ax', { rears: [el(type, { letsThrough: true })] }), el('Sp'));
    expect(kinds(through, [2, 3])).toEqual(['beaten friend', 'recoil friend', 'passed friend.rears[1]']);
  });
  test('El in the third rank: the whole column, or the first rank alone', () => {
    const column = v(el('Sp', rears('Sp', 'El')), el('Bd'));
    expect(kinds(column, [2, 3]).slice(0, 2)).toEqual(['beaten friend', 'destroyed friend']);
    expect(kinds(column, [2, 3], { 'D-61': 'first-rank' })).toEqual([
      'beaten friend',
      'recoil friend',
      'pushed friend.rears[1]',
    ]);
  });
  test('flee from El, all of them', () =>
    expect(kinds(v(el('El', rears('Sp', 'WWg')), el('El')), [2, 3])).toEqual([
      'beaten friend',
      'recoil friend',
      'flee friend.rears[1]',
      'flee friend.rears[2]',
    ]));
  test('are in front of one that was shot in the rear', () => {
    const target = (shotInRear: boolean) =>
      effects(shot(el('Bw'), el('Cv', { ...rears('Cv'), shotInRear })), [3, 1], shooting).map(({ kind }) => kind);
    expect(target(false)).toEqual(['beaten', 'recoil', 'pushed']);
    expect(target(true)).toEqual(['beaten', 'recoil']);
  });
});

describe('told', () => {
  test('who is met is named', () => {
    expect(told(meeting({ what: 'friend', type: 'Ax', sameFacing: true }), [2, 3]).slice(1, 3)).toEqual([
      'Cv(O) (friend): recoils by one base depth',
      'Ax met by Cv(O) (friend): is pushed back',
    ]);
    expect(told(meeting({ what: 'impassable' }), [2, 3])[1]).toBe(
      'Cv(O) (friend): is destroyed while recoiling into impassable ground',
    );
    expect(told(meeting({ what: 'enemy', hitRear: true }), [2, 3])[2]).toBe(
      'an enemy behind Cv(O) (friend): is destroyed too, contacted in the rear',
    );
  });
  test('flight', () => {
    const flight = (facts: Facts): string => told(v(el('LH', facts), el('Exp')), [3, 2])[1]!;
    expect(flight({})).toBe('LH(O) (friend): flees: recoils, turns about and goes 300p');
    expect(flight({ going: 'river' })).toContain('goes its move plus 50p');
    expect(flight({ demoralised: true })).toContain('300p, by the shortest way to its own table edge');
    expect(flight({ demoralised: true, flankMarch: true })).toContain('to the edge it came from');
    const dismounted = shot(el('Art'), el('Ps', { dismounted: true, shotInRear: true }));
    expect(told(dismounted, [3, 2], shooting)[1]).toBe(
      'Ps(O) (target): turns about, then remounts and flees: recoils, turns about and goes the move of its mounts plus 50p',
    );
  });
  test('D-53, D-57 and D-59 are named where they bear', () => {
    const sand = v(el('Cm', { countsGood: true }), el('Ax', { dismounted: true, ...rears('Ax', 'Ax') }));
    expect(fight.resolvable(sand).assessment.rulings).toEqual(['D-1', 'D-2', 'D-3', 'D-53', 'D-57', 'D-59']);
    expect(shooting.resolvable(shot(el('Bw'), el('Ps', { dismounted: true }))).assessment.rulings).toContain('D-59');
  });
  test('being demoralised costs a target nothing', () =>
    expect(shooting.lines(shot(el('Bw'), el('LH', { demoralised: true })), {}, 1)).toEqual(['+2 factor']));
  test('a losing shooter is told once, a tie once', () => {
    expect(told(shot(el('Bw'), el('Bw')), [1, 6], shooting).slice(1)).toEqual(['Bw(O) (shooter): suffers nothing']);
    expect(told(shot(el('Bw'), el('Bw')), [2, 1], shooting).slice(1)).toEqual(['both: no effect']);
  });
});
