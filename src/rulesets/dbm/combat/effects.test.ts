import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { attempt } from '../../../kernel/throwing.ts';
import type { Outcome } from './contest.ts';
import { dbm } from '../index.ts';
import { el, type Facts, rears, shot, v } from '../testing.ts';

const fight = on(dbm, 'close-combat');
const shooting = on(dbm, 'shooting');

const play = (situation: Facts, dice: [number, number], procedure = fight): Outcome => {
  const tried = attempt(procedure.procedure.resolve, procedure.resolvable(situation).assessment.roll, dice);
  if (tried.state !== 'done') throw new Error(tried.state);
  return tried.outcome as Outcome;
};
/** What is told after the comparison of the totals. */
const told = (situation: Facts, dice: [number, number], procedure = fight): string[] => {
  const { roll } = procedure.resolvable(situation).assessment;
  return procedure.procedure
    .tell(roll, play(situation, dice, procedure))
    .slice(1)
    .map(({ who, text }) => `${who.en}: ${text.en}`);
};

describe('aftermath, told', () => {
  const win = (winner: Facts, loser: Facts = el('Sp')): string => told(v(winner, loser), [6, 3]).at(-1)!;

  test.each([
    ['Kn', el('Kn'), el('Cv'), 'follows up at once by one base depth'],
    ['Kn to the baggage', el('Kn', { baggage: true }), el('Cv'), 'by a full move'],
    ['Kn chariots', el('Kn', { chariots: true }), el('Cv'), 'does not follow up'],
    ['Kn(X)', el('Kn(X)'), el('Cv'), 'does not follow up'],
    ['Pk', el('Pk'), el('Sp(I)'), 'follows up'],
    ['irregular Bd', el('Bd', { irregular: true }), el('Sp'), 'follows up'],
    ['regular Bd', el('Bd'), el('Sp'), 'does not follow up'],
    ['irregular Sp', el('Sp', { irregular: true }), el('Sp'), 'follows up'],
    ['waders', el('Ax', { wading: true }), el('Sp(I)'), 'follows up'],
    ['naval', el('Gal'), el('Gal'), 'follows up'],
    ['impetuous Wb', el('Wb', { irregular: true }), el('Bw'), 'follows up'],
    ['irregular Kn chariots are impetuous', el('Kn', { irregular: true, chariots: true }), el('Cv'), 'follows up'],
    ['regular Wb', el('Wb'), el('Bw'), 'does not follow up'],
    ['front still held', el('Kn', { frontHeld: true }), el('Cv'), 'front still touches'],
    ['table edge', el('Kn', { leavesTable: true }), el('Cv'), 'leave the table'],
    ['foot against skirmishers', el('Pk'), el('Ps'), 'foot against LH or Ps'],
    ['Pk against mounted', el('Pk'), el('Cv'), 'Pk or Bd against mounted'],
    ['Kn against Ps', el('Kn'), el('Ps'), 'Kn against Ps'],
    ['defending a bank', el('Kn', { bank: true }), el('Cv'), 'defends'],
  ])('follow-up: %s', (_, winner, loser, expected) => expect(win(winner, loser)).toContain(expected));

  test.each([
    ['a friend that lets it through', { what: 'friend', type: 'Ps', letsThrough: true }, 'it passes through'],
    ['psiloi', { what: 'friend', type: 'Ps' }, 'placed behind'],
    ['psiloi with an enemy in front', { what: 'friend', type: 'Ps', frontContact: true, sameFacing: true }, 'pushes'],
    ['a friend facing the same way', { what: 'friend', type: 'Sp', sameFacing: true }, 'pushes'],
  ])('recoil into %s', (_, thing, expected) => {
    const lines = told(v(el('Cv', { behind: [thing] }), el('Cv')), [2, 3]);
    expect(lines[0]).toContain('recoils by one base depth');
    expect(lines[1]).toContain(expected);
  });
  test.each([
    ['an enemy', { what: 'enemy' }, 'the recoiling element is destroyed'],
    ['an enemy’s rear', { what: 'enemy', hitRear: true }, 'and so is that enemy'],
    ['a cliff', { what: 'impassable' }, 'is destroyed'],
    ['a defended wall', { what: 'fortification' }, 'is destroyed'],
    ['a friend across its way', { what: 'friend', type: 'Sp' }, 'is destroyed'],
    ['El facing the same way', { what: 'friend', type: 'El', sameFacing: true }, 'is destroyed'],
    ['WWg', { what: 'friend', type: 'WWg', sameFacing: true }, 'is destroyed'],
    ['Bg', { what: 'friend', type: 'Bg', sameFacing: true }, 'is destroyed'],
    ['a ship', { what: 'friend', type: 'Shp', sameFacing: true }, 'is destroyed'],
  ])('recoil into %s is fatal', (_, thing, expected) => {
    const situation = v(el('Cv', { behind: [thing] }), el('Cv'));
    expect(play(situation, [2, 3]).first.fate).toBe('destroyed');
    expect(told(situation, [2, 3])[0]).toContain('destroyed while recoiling');
    expect(told(situation, [2, 3])[1]).toContain(expected);
    expect(fight.chances(situation, 'balance')['recoils']).toBeUndefined();
  });
  test('Ps recoiling into a rear do not take that enemy along', () => {
    const situation = v(
      el('Ps', { going: 'rough', behind: [{ what: 'enemy', hitRear: true }] }),
      el('Ax', { going: 'rough' }),
    );
    const lines = told(situation, [2, 2]);
    expect(lines[1]).toContain('the recoiling element is destroyed');
  });
  test('recoiling El make friends flee', () => {
    const lines = told(v(el('El', { behind: [{ what: 'friend', type: 'Sp' }] }), el('El')), [2, 3]);
    expect(lines[1]).toContain('the friend flees');
  });
  test('flight: recoil, then the move and 50 paces', () => {
    expect(told(v(el('LH'), el('Exp')), [3, 2])[0]).toContain('goes 300p');
    expect(told(v(el('LH', { going: 'river' }), el('Exp')), [3, 2])[0]).toContain('its move plus 50p');
  });
  test('demoralised troops flee to their own edge', () => {
    const lines = told(v(el('LH', { demoralised: true }), el('Exp')), [4, 2]);
    expect(lines[0]).toContain('to its own table edge');
  });
  test('friends who only overlapped do not follow', () => {
    const lines = told(v(el('Kn'), el('Cv', { overlaps: 1 })), [6, 3]);
    expect(lines.at(-2)).toContain('follows up');
    expect(lines.at(-1)).toContain('its overlapping friends: do not follow up (it was only overlapping)');
  });
  test('who dies with a destroyed element', () => {
    const sp = (facts: Facts): Facts =>
      v(
        el('Sp', { ...rears('Sp'), friendsNear: [{ type: 'Cv' }, { type: 'Hd', place: 'width' }], ...facts }),
        el('Wb'),
      );
    expect(told(sp({}), [1, 4]).filter((line) => line.includes('destroyed with it'))).toHaveLength(3);
    expect(told(sp({ rearsFortified: true }), [1, 4]).filter((line) => line.includes('spared'))).toHaveLength(3);
    const ps = v(el('Ps', { friendsNear: [{ type: 'Sp' }, { type: 'Ps' }] }), el('Cv'));
    expect(told(ps, [1, 3]).filter((line) => line.includes('spared'))).toHaveLength(1);
    const art = v(el('Art', { friendsNear: [{ type: 'Sp' }] }), el('Bd'));
    expect(told(art, [1, 5]).filter((line) => line.includes('spared'))).toHaveLength(1);
  });
  test('a blank telling never happens: the winner of a fight without effect is told so', () => {
    const lines = told(v(el('WWg'), el('Sp')), [1, 2]);
    expect(lines.join()).toContain('suffers nothing');
    expect(lines.join()).toContain('next phase');
  });
  test('the ranks that die: the one behind, and those further that support (D53)', () => {
    const fates = (situation: Facts): string[] =>
      told(situation, [1, 6])
        .filter((line) => line.includes(' behind '))
        .map((line) => `${line.split(' ')[0]} ${line.includes('with it') ? 'dies' : 'lives'}`);
    expect(fates(v(el('Sp', rears('Sp', 'Ps')), el('Kn')))).toEqual(['Sp dies', 'Ps lives']);
    expect(fates(v(el('Sp', rears('Cv', 'Sp')), el('Kn')))).toEqual(['Cv dies', 'Sp lives']);
    const pikes = el('Pk', { ...rears('Pk', 'Pk', 'Pk', 'Bg'), overlaps: 2 });
    expect(fates(v(pikes, el('El', { general: true })))).toEqual(['Pk dies', 'Pk dies', 'Pk dies', 'Bg lives']);
    const denied = el('Pk', { rears: [el('Pk', { otherCommand: true }), el('Pk')] });
    expect(fates(v(denied, el('Kn')))).toEqual(['Pk dies', 'Pk lives']);
  });
  test('a friend recoiled into is named', () => {
    const [, line] = told(
      v(el('Cv', { behind: [{ what: 'friend', type: 'Ax', sameFacing: true }] }), el('Cv')),
      [2, 3],
    );
    expect(line).toContain('recoils into Ax (a friend facing as it does');
  });
  test('why the others do not follow, in plain words', () =>
    expect(win(el('Bd'))).toContain('does not follow up (neither impetuous nor bound to follow up)'));
});

describe('flight, told in both procedures', () => {
  const LOST: [number, number] = [3, 2];
  test('a demoralised flank march goes to the edge it came from', () => {
    const lh = { demoralised: true, flankMarch: true };
    expect(told(v(el('LH', lh), el('Exp')), LOST)[0]).toContain('to the edge it came from');
    expect(told(v(el('LH', { flankMarch: true }), el('Exp')), LOST)[0]).not.toContain('edge');
    expect(told(shot(el('Art'), el('LH', lh)), [3, 1], shooting)[0]).toContain('to the edge it came from');
    expect(told(shot(el('Art'), el('LH', { demoralised: true })), [3, 1], shooting)[0]).toContain('own table edge');
  });
  test('being demoralised costs a target nothing', () =>
    expect(shooting.lines(shot(el('Bw'), el('LH', { demoralised: true })), {}, 1)).toEqual(['+2 factor']));
  test('dismounted troops remount (D59)', () =>
    expect(told(shot(el('Art'), el('Ps', { dismounted: true })), [3, 2], shooting)[0]).toContain(
      'remounts and flees: recoils, turns about and goes the move of its mounts plus 50p',
    ));
  test('D53, D57 and D59 are named where they bear', () => {
    const sand = v(el('Cm', { countsGood: true }), el('Ax', { dismounted: true, ...rears('Ax', 'Ax') }));
    expect(fight.resolvable(sand).assessment.rulings).toEqual(['D1', 'D2', 'D3', 'D53', 'D57', 'D59']);
    expect(shooting.resolvable(shot(el('Bw'), el('Ps', { dismounted: true }))).assessment.rulings).toContain('D59');
  });
  test('a losing shooter is told once, a tie once', () => {
    expect(told(shot(el('Bw'), el('Bw')), [1, 6], shooting)).toEqual(['Bw(O) (shooter): suffers nothing']);
    expect(told(shot(el('Bw'), el('Bw')), [2, 1], shooting)).toEqual(['both: no effect']);
  });
});
