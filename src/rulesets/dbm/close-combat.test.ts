import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { attempt } from '../../kernel/throwing.ts';
import type { CombatRoll } from './combat-told.ts';
import { classTally, type Outcome } from './contest.ts';
import { dbm } from './index.ts';
import { el, type Facts, rears, v } from './testing.ts';

const fight = on(dbm, 'close-combat');

describe('factors and tactical rows, applied and not applied', () => {
  const cases: [string, Facts, string[]][] = [
    ['elephants against mounted', v(el('El'), el('Cv')), ['+5 factor']],
    ['elephants against foot', v(el('El'), el('Sp')), ['+4 factor']],
    ['elephants against naval', v(el('El'), el('Gal')), ['+3 factor']],
    ['an empty naval element', v(el('Gal', { landed: true }), el('Bd')), ['+1 factor']],
    ['fortification', v(el('Sp', { fortification: true }), el('Bd')), ['+4 factor', '+2 fortification']],
    ['fortification: not mounted', v(el('Cv', { fortification: true }), el('Bd')), ['+3 factor']],
    ['fortification: not against Art', v(el('Sp', { fortification: true }), el('Art')), ['+4 factor']],
    ['fortification: not against Ps(X)', v(el('Sp', { fortification: true }), el('Ps(X)')), ['+4 factor']],
    [
      'fortification: against other Ps',
      v(el('Sp', { fortification: true }), el('Ps')),
      ['+4 factor', '+2 fortification'],
    ],
    ['general', v(el('Cv', { general: true }), el('Cv')), ['+3 factor', '+2 general']],
    ['higher', v(el('Cv', { higher: true }), el('Cv')), ['+3 factor', '+1 height-or-bank']],
    ['bank', v(el('Cv', { bank: true }), el('Cv')), ['+3 factor', '+1 height-or-bank']],
    ['bank at a ford', v(el('Cv', { bank: true }), el('Cv'), { crossing: true }), ['+3 factor']],
    [
      'higher at a ford',
      v(el('Cv', { higher: true }), el('Cv'), { crossing: true }),
      ['+3 factor', '+1 height-or-bank'],
    ],
    [
      'higher and bank count once',
      v(el('Cv', { higher: true, bank: true }), el('Cv')),
      ['+3 factor', '+1 height-or-bank'],
    ],
    ['one overlap', v(el('Cv', { overlaps: 1 }), el('Cv')), ['+3 factor', '-1 overlaps']],
    ['two', v(el('Cv', { overlaps: 1, overlapsByElephants: 1 }), el('Sp')), ['+3 factor', '-2 overlaps']],
    ['three are two', v(el('Cv', { overlaps: 2, overlapsByElephants: 1 }), el('Sp')), ['+3 factor', '-2 overlaps']],
    [
      'no overlap for Exp',
      v(el('Cv', { overlaps: 1 }), el('Exp')),
      ['+3 factor', '(-1 overlaps by no-overlap-for-exp)'],
    ],
    [
      'El give none to mounted',
      v(el('Cv', { overlaps: 1, overlapsByElephants: 1 }), el('Kn')),
      ['+3 factor', '-1 overlaps'],
    ],
    ['El give one to El', v(el('Cv', { overlapsByElephants: 1 }), el('El')), ['+3 factor', '-1 overlaps']],
    ['weather', v(el('Cv', { weather: true }), el('Cv')), ['+3 factor', '-1 weather']],
    ['demoralised', v(el('Cv', { demoralised: true }), el('Cv')), ['+3 factor', '-1 demoralised']],
    [
      'not a demoralised general',
      v(el('Cv', { demoralised: true, general: true }), el('Cv')),
      ['+3 factor', '+2 general'],
    ],
    ['mounted in rough against foot', v(el('Cv', { going: 'rough' }), el('Sp')), ['+3 factor', '-1 mounted-rough']],
    [
      'mounted against foot in difficult',
      v(el('Cv'), el('Ax', { going: 'difficult' })),
      ['+3 factor', '-1 mounted-rough'],
    ],
    ['mounted in a river: not named', v(el('Cv', { going: 'river' }), el('Sp')), ['+3 factor']],
    ['mounted in rough against mounted', v(el('Cv', { going: 'rough' }), el('Cv')), ['+3 factor']],
    [
      'mounted against a fortification',
      v(el('Cv'), el('Sp', { fortification: true })),
      ['+3 factor', '-1 mounted-rough'],
    ],
    ['Bd in rough against foot', v(el('Bd', { going: 'rough' }), el('Sp')), ['+5 factor', '-2 blades-rough']],
    ['Bd in rough against mounted', v(el('Bd', { going: 'rough' }), el('Kn')), ['+3 factor']],
    ['Bd in a river', v(el('Bd', { going: 'river' }), el('Sp')), ['+5 factor']],
    ['Wb(O) in difficult', v(el('Wb', { going: 'difficult' }), el('Sp')), ['+3 factor', '-2 blades-rough']],
    ['Wb(F) in difficult', v(el('Wb(F)', { going: 'difficult' }), el('Sp')), ['+3 factor']],
    ['Sp in a river', v(el('Sp', { going: 'river' }), el('Sp')), ['+4 factor', '-2 formed-rough']],
    ['Sp on good going', v(el('Sp'), el('Sp')), ['+4 factor']],
    ['Hd(O) in rough', v(el('Hd', { going: 'rough' }), el('Sp')), ['+2 factor', '-2 formed-rough']],
    ['Hd(F) in rough', v(el('Hd(F)', { going: 'rough' }), el('Sp')), ['+2 factor']],
    ['Ax in rough', v(el('Ax', { going: 'rough' }), el('Sp')), ['+3 factor']],
    [
      'Bw(X) against foot in rough fights as Sp',
      v(el('Bw(X)', { going: 'rough' }), el('Bd')),
      ['+4 factor', '-2 formed-rough'],
    ],
    ['Bw(X) against mounted in rough', v(el('Bw(X)', { going: 'rough' }), el('Kn')), ['+4 factor']],
    ['Art(X) fights as Ax', v(el('Art(X)'), el('Cv')), ['+2 factor']],
    ['Ps(X) fights as Art', v(el('Ps(X)'), el('Cv')), ['+4 factor']],
    ['Ps(X) against Ax fights as Ps', v(el('Ps(X)'), el('Ax')), ['+2 factor']],
  ];
  test.each(cases)('%s', (_, situation, expected) => expect(fight.lines(situation)).toEqual(expected));
});

describe('rear support, applied and not applied', () => {
  const cases: [string, Facts, string[]][] = [
    ['Kn(I)/Kn(I) against Cv', v(el('Kn(I)', rears('Kn(I)')), el('Cv')), ['+1 kn-i']],
    ['against foot', v(el('Kn(I)', rears('Kn(I)')), el('Bd')), ['+1 kn-i']],
    ['not against El', v(el('Kn(I)', rears('Kn(I)')), el('El')), []],
    ['not Kn(O)', v(el('Kn', rears('Kn')), el('Cv')), []],
    ['not Kn(X) counting as (I)', v(el('Kn(X)', rears('Kn(X)')), el('Bd')), []],
    ['Cv(I)/Cv(I)', v(el('Cv(I)', rears('Cv(I)')), el('LH')), ['+1 cv']],
    ['Cv(O)/Cv(S)', v(el('Cv(S)', rears('Cv')), el('Cv')), ['+1 cv']],
    ['not Cv(I)/Cv(O)', v(el('Cv', rears('Cv(I)')), el('Cv')), []],
    ['not Cv(S)/Cv(S)', v(el('Cv(S)', rears('Cv(S)')), el('Cv')), []],
    ['Cv not against Kn', v(el('Cv', rears('Cv')), el('Kn')), []],
    ['Sp/Sp', v(el('Sp', rears('Sp', 'Sp')), el('Bd')), ['+1 sp']],
    ['not another grade', v(el('Sp', rears('Sp(I)')), el('Bd')), []],
    ['not in rough', v(el('Sp', { ...rears('Sp'), going: 'rough' }), el('Bd')), ['-2 formed-rough']],
    ['Pk two deep', v(el('Pk', rears('Pk')), el('Bd')), ['+1 pk']],
    ['Pk four deep', v(el('Pk', rears('Pk', 'Pk(I)', 'Pk')), el('Bd')), ['+3 pk']],
    ['Pk five deep', v(el('Pk', rears('Pk', 'Pk', 'Pk', 'Pk')), el('Bd')), ['+3 pk']],
    ['Pk: the series broken', v(el('Pk', rears('Pk', 'Ps', 'Pk')), el('Bd')), ['+1 pk']],
    ['Pk not in rough', v(el('Pk', { ...rears('Pk'), going: 'rough' }), el('Bd')), ['-2 formed-rough']],
    ['Pk(X) three deep', v(el('Pk(X)', rears('Pk(X)', 'Pk(I)', 'Pk(X)')), el('Bd')), ['+2 pk-x']],
    ['Pk(O) behind Pk(X)', v(el('Pk(X)', rears('Pk')), el('Bd')), []],
    ['Pk(X) behind Pk(O)', v(el('Pk', rears('Pk(X)')), el('Bd')), []],
    ['Bd/Bd against Kn', v(el('Bd', rears('Bd')), el('Kn')), ['+1 bd']],
    ['Bd/Bd not against Cv', v(el('Bd', rears('Bd')), el('Cv')), []],
    ['Wb/Wb against foot', v(el('Wb', rears('Wb', 'Wb')), el('Bd')), ['+1 wb']],
    ['Wb(F)/Wb(F) against mounted', v(el('Wb(F)', rears('Wb(F)', 'Wb(F)')), el('Kn')), ['+1 wb']],
    ['Wb(O) two deep against mounted', v(el('Wb', rears('Wb(S)')), el('Kn')), ['+1 wb', '(+1 wb-so by wb)']],
    [
      'Wb(O) four deep against mounted',
      v(el('Wb', rears('Wb', 'Wb', 'Wb')), el('Kn')),
      ['(+1 wb by wb-so)', '+3 wb-so'],
    ],
    ['Ax(X) three deep', v(el('Ax(X)', rears('Ax(X)', 'Ax(X)')), el('Kn')), ['+2 ax-x']],
    ['Ax(X) not before Ax', v(el('Ax(X)', rears('Ax')), el('Kn')), []],
    ['Ax/Ax against Bd', v(el('Ax', rears('Ax')), el('Bd')), ['+1 ax']],
    ['Ax/Ax not against Wb', v(el('Ax', rears('Ax')), el('Wb')), []],
    ['Bw/Bw against Ax', v(el('Bw', rears('Bw')), el('Ax')), ['+1 bw']],
    ['Bw/Bw not against Cv', v(el('Bw', rears('Bw')), el('Cv')), []],
    ['not Bw/Bw(X)', v(el('Bw(X)', rears('Bw')), el('Ax')), []],
    ['Ps(O)/Ps against Ps', v(el('Ps(S)', rears('Ps')), el('Ps')), ['+1 ps']],
    ['not Ps(S)/Ps', v(el('Ps', rears('Ps(S)')), el('Ps')), []],
    ['Ps/Ps not against Ax', v(el('Ps', rears('Ps')), el('Ax')), []],
    ['Ps(S)/Cv by army list', v(el('Cv', { rears: [el('Ps(S)', { byArmyList: true })] }), el('Cv')), ['+1 ps-cv']],
    ['Ps(I)/Cv against Kn(X)', v(el('Cv', { rears: [el('Ps(I)', { byArmyList: true })] }), el('Kn(X)')), ['+1 ps-cv']],
    ['not against Kn(O)', v(el('Cv', { rears: [el('Ps(I)', { byArmyList: true })] }), el('Kn')), []],
    ['not without the list', v(el('Cv', rears('Ps(S)')), el('Cv')), []],
    ['not Ps(O)/Cv', v(el('Cv', { rears: [el('Ps', { byArmyList: true })] }), el('Cv')), []],
    ['Ps/Sp against mounted', v(el('Sp', rears('Ps')), el('Cv')), ['+1 ps-foot']],
    ['Ps/Ax against Wb', v(el('Ax', rears('Ps')), el('Wb')), ['+1 ps-foot']],
    ['Ps/Bd against WWg', v(el('Bd', rears('Ps')), el('WWg')), ['+1 ps-foot']],
    ['Ps/Pk against fortifications', v(el('Pk', rears('Ps')), el('Bd', { fortification: true })), ['+1 ps-foot']],
    ['not against Kn(X)', v(el('Sp', rears('Ps')), el('Kn(X)')), []],
    ['not against Bd', v(el('Sp', rears('Ps')), el('Bd')), []],
    ['not Ps/Wb', v(el('Wb', rears('Ps')), el('Cv')), []],
  ];
  test.each(cases)('%s', (_, situation, expected) =>
    expect(fight.lines(situation).filter((line) => !line.includes(' factor'))).toEqual(expected),
  );
});

describe('conditions of support', () => {
  const sp = (facts: Facts, enemy: Facts = el('Bd')): Facts => v(el('Sp', { ...rears('Sp'), ...facts }), enemy);
  const cases: [string, Facts, string][] = [
    ['another command', v(el('Sp', { rears: [el('Sp', { otherCommand: true })] }), el('Bd')), 'other-command'],
    ['against Exp', sp({}, el('Exp')), 'expendables'],
    ['defending a fortification', sp({ fortification: true }), 'fortification'],
    ['just contacted Art', sp({ justContacted: true }, el('Art')), 'contacted-art'],
  ];
  test.each(cases)('%s', (_, situation, by) => expect(fight.lines(situation)).toContain(`(+1 sp by ${by})`));

  test('difficult going', () => {
    const bd = v(el('Bd', { ...rears('Bd'), going: 'difficult' }), el('Kn'));
    expect(fight.lines(bd)).toContain('(+1 bd by difficult)');
    expect(fight.lines(v(el('Bd', { ...rears('Bd'), going: 'rough' }), el('Kn')))).toContain('+1 bd');
  });
  test('chariots, in front or behind', () => {
    const cv = (front: boolean, rear: boolean) =>
      v(el('Cv', { chariots: front, rears: [el('Cv', { chariots: rear })] }), el('Cv'));
    expect(fight.lines(cv(true, false))).toContain('(+1 cv by chariots)');
    expect(fight.lines(cv(false, true))).toContain('(+1 cv by chariots)');
    expect(fight.lines(cv(false, false))).toContain('+1 cv');
  });
  test('contact with Art in an earlier phase, or with others in this one, does not count', () => {
    expect(fight.lines(sp({}, el('Art')))).toContain('+1 sp');
    expect(fight.lines(sp({ justContacted: true }))).toContain('+1 sp');
  });
  test('a third rank of another command ends the series', () => {
    const pk = v(el('Pk', { rears: [el('Pk'), el('Pk', { otherCommand: true }), el('Pk')] }), el('Bd'));
    expect(fight.lines(pk)).toContain('+1 pk');
  });
});

/** The outcome with the two dice given. */
const play = (situation: Facts, dice: [number, number], rulings?: Record<string, string>): Outcome => {
  const tried = attempt(fight.procedure.resolve, fight.resolvable(situation, rulings).assessment.roll, dice);
  if (tried.state !== 'done') throw new Error(tried.state);
  expect(tried.unused).toBe(0);
  return tried.outcome as Outcome;
};
const classRows = (outcome: Outcome, side: 'first' | 'second'): string[] =>
  outcome[side].classFactors.map(({ row, value }) => `${value} ${row}`);

describe('doubled means twice or more', () => {
  const cv = v(el('Cv'), el('Cv'));
  test('4 against 8 is doubled, 4 against 7 is not', () => {
    expect(play(cv, [1, 5])).toMatchObject({ standing: 'doubled', loser: 'first' });
    expect(play(cv, [1, 4])).toMatchObject({ standing: 'beaten', loser: 'first' });
  });
  test('5 against 9 is not', () => expect(play(cv, [2, 6]).standing).toBe('beaten'));
});

describe('class factors, after the comparison, both sides at once', () => {
  const cases: [string, Facts, [number, number], string[], string[], string][] = [
    ['(S) lower by one ties', v(el('Cv(S)'), el('Cv')), [1, 2], ['1 superior-close'], [], 'equal'],
    ['(S) level gets nothing', v(el('Cv(S)'), el('Cv')), [2, 2], [], [], 'equal'],
    ['(S) higher gets nothing', v(el('Cv(S)'), el('Cv')), [3, 2], [], [], 'beaten'],
    ['(S) against the same troops gets nothing', v(el('Cv(S)'), el('Cv(S)')), [1, 2], [], [], 'beaten'],
    ['(S) against another type of (S)', v(el('Cv(S)'), el('Gal(S)')), [1, 2], ['1 superior-close'], [], 'equal'],
    ['(S) against El gets nothing', v(el('Cv(S)'), el('El')), [1, 1], [], [], 'beaten'],
    ['(I) level loses', v(el('Cv(I)'), el('Cv')), [2, 2], ['-1 inferior'], [], 'beaten'],
    ['(I) higher gets nothing', v(el('Cv(I)'), el('Cv')), [3, 2], [], [], 'beaten'],
    ['two (I) level stay level', v(el('Cv(I)'), el('Cv(I)')), [2, 2], ['-1 inferior'], ['-1 inferior'], 'equal'],
    [
      '(F) lower in the enemy’s phase',
      v(el('Cv(F)'), el('Cv'), { phase: 'enemy' }),
      [1, 2],
      ['-1 fast-close'],
      [],
      'beaten',
    ],
    ['(F) lower in its own phase', v(el('Cv(F)'), el('Cv')), [1, 2], [], [], 'beaten'],
    ['(F) level', v(el('Cv(F)'), el('Cv'), { phase: 'enemy' }), [2, 2], [], [], 'equal'],
    ['(F) doubled by its -1', v(el('Cv(F)'), el('Cv'), { phase: 'enemy' }), [1, 4], ['-1 fast-close'], [], 'doubled'],
    ['(S) saved from doubling', v(el('Cv(S)'), el('Cv')), [1, 5], ['1 superior-close'], [], 'beaten'],
  ];
  test.each(cases)('%s', (_, situation, dice, first, second, standing) => {
    const outcome = play(situation, dice);
    expect(classRows(outcome, 'first')).toEqual(first);
    expect(classRows(outcome, 'second')).toEqual(second);
    expect(outcome.standing).toBe(standing);
  });
  test('Exp level with (I): the (I) drops below and the Exp win (D30)', () => {
    const outcome = play(v(el('Exp'), el('Cv(I)')), [1, 2]);
    expect(outcome).toMatchObject({ loser: 'second', first: { fate: 'none' } });
  });
  test('the second tally shows every printed row, applied or not', () => {
    const { contest } = fight.resolvable(v(el('Cv(S)'), el('Cv'))).assessment.roll as CombatRoll;
    const second = classTally(contest.first, 4, 5);
    expect(second.lines).toHaveLength(7);
    expect(second.lines.filter(({ standing }) => standing === 'counts').map(({ row }) => row.id)).toEqual([
      'superior-close',
    ]);
    expect([second.total, classTally(contest.first, 5, 4).total, classTally(contest.second, 5, 4).total]).toEqual([
      1, 0, 0,
    ]);
  });
  test('told line by line', () => {
    const { roll } = fight.resolvable(v(el('Cv(S)', { name: 'Pharnace' }), el('Cv'))).assessment;
    const told = fight.procedure.tell(roll, play(v(el('Cv(S)'), el('Cv')), [1, 2]));
    expect(told[0]!.who.en).toContain('Pharnace');
    expect(told[0]!.text.en).toContain('class factor +1');
    expect(told[0]!.text.fr).toContain('facteur de classe +1');
    expect(told[1]!.text.en).toContain('next phase');
  });
});

describe('exact odds', () => {
  test('Bd(O) against Wb(O) two deep', () =>
    expect(fight.chances(v(el('Bd'), el('Wb', { irregular: true, ...rears('Wb') })), 'balance')).toEqual({
      destroyed: '5/18',
      tie: '5/36',
      wins: '7/12',
    }));
  test('WWg beaten without effect: nothing moves', () => {
    const outcome = play(v(el('WWg'), el('Sp')), [1, 2]);
    expect(outcome).toMatchObject({ loser: 'first', first: { fate: 'none' }, second: { fate: 'none' } });
    expect(fight.chances(v(el('WWg'), el('Sp')), 'result')['none']).toBeDefined();
  });
  test('two Exp level destroy each other', () => {
    expect(play(v(el('Exp'), el('Exp')), [3, 3])).toMatchObject({
      first: { fate: 'destroyed' },
      second: { fate: 'destroyed' },
    });
    expect(fight.chances(v(el('Exp'), el('Exp')), 'result')['both-destroyed']).toBe('1/6');
  });
});

describe('refusals', () => {
  const cases: [string, Facts, RegExp][] = [
    ['no Sp(X)', v(el('Sp(X)'), el('Bd')), /no Sp\(X\)/],
    ['no Wb(X) behind', v(el('Wb', rears('Wb(X)')), el('Bd')), /no Wb\(X\)/],
    ['no chariots of El', v(el('Bd'), el('El', { chariots: true })), /not chariots/],
    ['landed from horses', v(el('Cv', { landed: true }), el('Bd')), /do not land/],
    ['both higher', v(el('Cv', { higher: true }), el('Cv', { higher: true })), /higher than the other/],
    ['mobile elephants', v(el('El', { mobile: true }), el('Bd')), /mobile/],
  ];
  test.each(cases)('%s', (_, situation, why) => expect(fight.refusal(situation)).toMatch(why));
  test('naval (X) exist', () => expect(fight.refusal(v(el('Gal(X)'), el('Shp')))).toBeUndefined());
});

describe('aftermath, told', () => {
  const told = (situation: Facts, dice: [number, number]): string[] => {
    const { roll } = fight.resolvable(situation).assessment;
    return fight.procedure.tell(roll, play(situation, dice)).map(({ who, text }) => `${who.en}: ${text.en}`);
  };
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
    expect(lines.join()).toContain('beaten, without effect');
    expect(lines.join()).toContain('next phase');
  });
});

test('match-ups: every cell is assessed, and its facet has five classes', () => {
  const { matchups } = fight.procedure;
  const filters = {
    rowGrade: 'O',
    columnGrade: 'O',
    rowGoing: 'good',
    columnGoing: 'good',
    rowRanks: 1,
    columnRanks: 0,
  };
  for (const row of matchups!.rows)
    for (const column of matchups!.columns) {
      const situation = matchups!.situation(row.id, column.id, filters) as Facts;
      const { assessment } = fight.resolvable(situation);
      const facet = fight.procedure.facets(assessment.roll).find(({ id }) => id === matchups!.facet)!;
      expect('classes' in facet && facet.classes.length).toBe(5);
    }
});

test('the reduced roll of a bare fight has no names in its memory key', () => {
  const key = (name: string): string =>
    JSON.stringify((fight.resolvable(v(el('Cv', { name }), el('Cv'))).assessment.roll as CombatRoll).contest);
  expect(key('A')).toBe(key('B'));
});
