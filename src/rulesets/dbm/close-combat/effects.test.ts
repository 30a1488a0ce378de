import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { DESTRUCTION } from '../charts/destruction.ts';
import { FOLLOW_UP } from '../charts/follow-up.ts';
import { dbm } from '../index.ts';
import { el, type Facts, rears, v } from '../testing.ts';

const fight = on(dbm, 'close-combat');
type Dice = [number, number];

const effects = (situation: Facts, dice: Dice) => fight.effects(situation, fight.outcomeOf(situation, dice));
const told = (situation: Facts, dice: Dice) => fight.told(situation, fight.outcomeOf(situation, dice));

describe('follow-up', () => {
  const FOLLOWS: [string, string, Facts, Facts][] = [
    ['Kn', 'kn', el('Kn'), el('Cv')],
    ['Pk', 'pk', el('Pk'), el('Sp(I)')],
    ['irregular Bd', 'bd', el('Bd', { irregular: true }), el('Sp')],
    ['irregular Sp', 'sp', el('Sp', { irregular: true }), el('Sp')],
    ['waders', 'waders', el('Ax', { wading: true }), el('Sp(I)')],
    ['naval', 'naval', el('Gal'), el('Gal')],
    ['impetuous Wb', 'impetuous', el('Wb', { irregular: true }), el('Bw')],
    ['irregular chariots', 'impetuous', el('Kn', { irregular: true, chariots: true }), el('Cv')],
  ];
  const STAYS: [string, string, Facts, Facts][] = [
    ['Kn chariots', 'others', el('Kn', { chariots: true }), el('Cv')],
    ['Kn(X)', 'others', el('Kn(X)'), el('Cv')],
    ['regular Bd', 'others', el('Bd'), el('Sp')],
    ['regular Wb', 'others', el('Wb'), el('Bw')],
    ['front still held', 'front-held', el('Kn', { frontHeld: true }), el('Cv')],
    ['table edge', 'leaves-table', el('Kn', { leavesTable: true }), el('Cv')],
    ['foot against skirmishers', 'foot-v-skirmishers', el('Pk'), el('Ps')],
    ['Pk against mounted', 'pk-bd-v-mounted', el('Pk'), el('Cv')],
    ['irregular Bd against mounted', 'pk-bd-v-mounted', el('Bd', { irregular: true }), el('Cv')],
    ['Kn against Ps', 'kn-v-ps', el('Kn'), el('Ps')],
    ['defending a bank', 'defends', el('Kn', { bank: true }), el('Cv')],
    ['defending a fortification', 'defends', el('Pk', { fortification: true }), el('Sp')],
  ];
  const source = (row: string) => ({ chart: 'follow-up', row });
  test.each(FOLLOWS)('%s: %s', (_, row, winner, loser) =>
    expect(effects(v(winner, loser), [6, 3]).at(-1)).toEqual({
      kind: 'follow',
      who: ['friend'],
      reach: 'base-depth',
      paces: null,
      source: source(row),
    }),
  );
  test.each(STAYS)('%s: %s', (_, row, winner, loser) =>
    expect(effects(v(winner, loser), [6, 3]).at(-1)).toEqual({
      kind: 'stay',
      who: ['friend'],
      why: row,
      source: source(row),
      ...(row === 'foot-v-skirmishers' && { rulings: ['D-62'] }),
    }),
  );
  test('to the baggage, by a full move', () => {
    const reached = (facts: Facts) => effects(v(el('Kn', { baggage: true, ...facts }), el('Cv')), [6, 3]).at(-1);
    expect(reached({})).toMatchObject({ kind: 'follow', reach: 'baggage', paces: 150 });
    expect(reached({ going: 'difficult' })).toMatchObject({ reach: 'baggage', paces: 100 });
    expect(reached({ going: 'river' })).toMatchObject({ reach: 'baggage', paces: null });
  });
  test('friends who only overlapped do not follow', () => {
    const stay = { kind: 'stay', why: 'overlap-only', source: source('overlap-only') };
    expect(effects(v(el('Kn'), el('Cv', { overlaps: 1 })), [6, 3]).slice(-2)).toEqual([
      { kind: 'follow', who: ['friend'], reach: 'base-depth', paces: null, source: source('kn') },
      { ...stay, who: ['enemy.overlaps'] },
    ]);
    const both = v(el('El'), el('Cv', { overlaps: 1, overlapsByElephants: 1 }));
    expect(effects(both, [6, 3]).at(-1)).toEqual({ ...stay, who: ['enemy.overlaps', 'enemy.overlapsByElephants'] });
    expect(effects(v(el('Cv', { overlaps: 1 }), el('Kn')), [6, 1]).map(({ who }) => who)).not.toContainEqual([
      'friend.overlaps',
    ]);
  });
  test('every line of the chart is met above', () =>
    expect(new Set([...FOLLOWS, ...STAYS].map(([, row]) => row).concat('overlap-only'))).toEqual(
      new Set(FOLLOW_UP.lines.map(({ id }) => id)),
    ));
  test('the enemy follows too; nobody does when both are destroyed, or when the loser suffers nothing', () => {
    expect(effects(v(el('Cv'), el('Kn')), [1, 4]).at(-1)).toMatchObject({ kind: 'follow', who: ['enemy'] });
    expect(effects(v(el('Exp'), el('Exp')), [3, 3]).map(({ kind }) => kind)).not.toContain('stay');
    expect(effects(v(el('Kn'), el('WWg')), [6, 4]).map(({ kind }) => kind)).toEqual(['beaten', 'unharmed', 'fight-on']);
  });
  test('told', () => {
    const last = (winner: Facts, loser = el('Cv')): string => told(v(winner, loser), [6, 3]).at(-1)!;
    expect(last(el('Kn'))).toBe('Kn(O) (friend): follows up at once by one base depth');
    expect(last(el('Kn', { baggage: true }))).toContain('follows up at once by a full move, to the baggage');
    expect(last(el('Bd'), el('Sp'))).toContain('does not follow up (neither impetuous nor bound to follow up)');
    expect(last(el('Kn'), el('Cv', { overlaps: 1 }))).toBe(
      'its overlapping friends: do not follow up (as a flank overlap)',
    );
  });
});

describe('who dies along', () => {
  const along = (situation: Facts, dice: Dice): string[] =>
    effects(situation, dice).flatMap(({ kind, who, source }) =>
      source.chart === 'destruction' ? [`${kind} ${who} ${source.row}`] : [],
    );
  const sp = (facts: Facts): Facts =>
    v(el('Sp', { ...rears('Sp'), friendsNear: [{ type: 'Cv' }, { type: 'Hd', place: 'width' }], ...facts }), el('Wb'));

  test('a support, a friend a base depth behind, one a width away', () => {
    expect(effects(sp({}), [1, 4])[2]).toEqual({
      kind: 'destroyed',
      who: ['friend.rears[1]'],
      cause: 'along',
      by: 'friend',
      source: { chart: 'destruction', row: 'support' },
    });
    expect(along(sp({}), [1, 4])).toEqual([
      'destroyed friend.rears[1] support',
      'destroyed friend.friendsNear[1] depth',
      'destroyed friend.friendsNear[2] width',
    ]);
  });
  test('not in a fortification', () =>
    expect(along(sp({ rearsFortified: true }), [1, 4])).toEqual([
      'spared friend.rears[1] fortification',
      'spared friend.friendsNear[1] fortification',
      'spared friend.friendsNear[2] fortification',
    ]));
  test('with Ps only Ps; with Art, WWg, Bg and naval nobody', () => {
    const near = { friendsNear: [{ type: 'Sp' }, { type: 'Ps' }] };
    expect(along(v(el('Ps', near), el('Cv')), [1, 3])).toEqual([
      'spared friend.friendsNear[1] psiloi',
      'destroyed friend.friendsNear[2] depth',
    ]);
    for (const type of ['Art', 'WWg', 'Bg', 'Gal'])
      expect(along(v(el(type, near), el('El', { general: true })), [1, 6])).toEqual([
        'spared friend.friendsNear[1] immune',
        'spared friend.friendsNear[2] immune',
      ]);
  });
  test('ranks: the one behind, and those further that support (D-53)', () => {
    expect(along(v(el('Sp', rears('Sp', 'Ps')), el('Kn')), [1, 6])).toEqual([
      'destroyed friend.rears[1] support',
      'spared friend.rears[2] further',
    ]);
    expect(along(v(el('Sp', rears('Cv', 'Sp')), el('Kn')), [1, 6])).toEqual([
      'destroyed friend.rears[1] depth',
      'spared friend.rears[2] further',
    ]);
    const pikes = el('Pk', { ...rears('Pk', 'Pk', 'Pk', 'Bg'), overlaps: 2 });
    expect(along(v(pikes, el('El', { general: true })), [1, 6])).toEqual([
      'destroyed friend.rears[1] support',
      'destroyed friend.rears[2] support',
      'destroyed friend.rears[3] support',
      'spared friend.rears[4] further',
    ]);
    const denied = el('Pk', { rears: [el('Pk', { otherCommand: true }), el('Pk')] });
    expect(along(v(denied, el('Kn')), [1, 6])).toEqual([
      'destroyed friend.rears[1] depth',
      'spared friend.rears[2] further',
    ]);
  });
  test('every line of the chart is met above', () =>
    expect(DESTRUCTION.lines.map(({ id }) => id)).toEqual([
      'psiloi',
      'immune',
      'fortification',
      'support',
      'depth',
      'further',
      'width',
    ]));
  test('also with one destroyed by its recoil, and not with one that recoils', () => {
    const cv = (facts: Facts): Facts => v(el('Cv', { friendsNear: [{ type: 'Sp' }], ...facts }), el('Cv'));
    expect(along(cv({ behind: [{ what: 'impassable' }] }), [2, 3])).toEqual(['destroyed friend.friendsNear[1] depth']);
    expect(along(cv({}), [2, 3])).toEqual([]);
  });
  test('told', () =>
    expect(told(v(el('Sp', rears('Sp', 'Ps')), el('Kn')), [1, 6]).slice(2, 4)).toEqual([
      'Sp behind Sp(O) (friend): is destroyed with it',
      'Ps behind Sp(O) (friend): is spared',
    ]));
});
