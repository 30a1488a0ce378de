import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { CombatOutcome } from '../shapes.ts';
import type { Tally } from '../../../kernel/modifier.ts';
import { dbm } from '../index.ts';
import { classRows, el, type Facts, rears, talliesAfterDice, v } from '../testing.ts';

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
    ['Cm that count sand as good', v(el('Cm', { going: 'rough', countsGood: true }), el('Sp')), ['+2 factor']],
    [
      'only for themselves, and not against walls',
      v(el('Cm', { going: 'rough', countsGood: true }), el('Sp', { fortification: true })),
      ['+2 factor', '-1 mounted-rough'],
    ],
    [
      'what the foot count does not help the mounted',
      v(el('Cv'), el('Sp', { going: 'rough', countsGood: true })),
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
    ['defending a fortification', sp({ fortification: true }), 'in-fortification'],
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
  test('difficult going under a support alone: none from it, none beyond it', () => {
    const wet = el('Pk', { inDifficult: true });
    expect(fight.lines(v(el('Pk', { rears: [wet, el('Pk')] }), el('Bd')))).toContain('(+2 pk by difficult)');
    expect(fight.lines(v(el('Pk', { rears: [el('Pk'), wet] }), el('Bd')))).toContain('+1 pk');
  });
  test('a third rank of another command ends the series', () => {
    const pk = v(el('Pk', { rears: [el('Pk'), el('Pk', { otherCommand: true }), el('Pk')] }), el('Bd'));
    expect(fight.lines(pk)).toContain('+1 pk');
  });
  test('and the line says so', () => {
    const detail = (...behind: Facts[]): string => {
      const [tally] = fight.resolvable(v(el('Pk', { rears: behind }), el('Bd'))).assessment.tallies as [Tally];
      return tally.lines.find(({ row }) => row.id === 'pk')!.row.detail!(tally.facts).en;
    };
    const foreign = el('Pk', { otherCommand: true });
    expect(detail(el('Pk'), foreign)).toBe('Pk(O) behind Pk(O); the 3rd rank is of another command');
    expect(detail(el('Pk'), el('Pk'), foreign)).toBe('Pk(O), Pk(O) behind Pk(O); the 4th rank is of another command');
    expect(detail(el('Pk'), el('Pk', { inDifficult: true }))).toBe(
      'Pk(O) behind Pk(O); the 3rd rank is in difficult going',
    );
    expect(detail(el('Pk'), el('Ps', { otherCommand: true }))).toBe('Pk(O) behind Pk(O)');
    expect(detail(el('Pk'), el('Pk'), el('Pk'), foreign)).toBe('Pk(O), Pk(O), Pk(O) behind Pk(O)');
  });
});

/** The outcome with the two dice given. */
const play = (situation: Facts, dice: [number, number], rulings?: Record<string, string>): CombatOutcome =>
  fight.outcomeOf(situation, dice, rulings) as CombatOutcome;

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
    ['(S) lower by one ties', v(el('Cv(S)'), el('Cv')), [1, 2], ['superior-close'], [], 'equal'],
    ['(S) level gets nothing', v(el('Cv(S)'), el('Cv')), [2, 2], [], [], 'equal'],
    ['(S) higher gets nothing', v(el('Cv(S)'), el('Cv')), [3, 2], [], [], 'beaten'],
    ['(S) against the same troops gets nothing', v(el('Cv(S)'), el('Cv(S)')), [1, 2], [], [], 'beaten'],
    ['(S) against another type of (S)', v(el('Cv(S)'), el('Gal(S)')), [1, 2], ['superior-close'], [], 'equal'],
    ['(S) against the same ships, empty', v(el('Gal(S)'), el('Gal(S)', { landed: true })), [1, 4], [], [], 'beaten'],
    [
      '(S) against other ships, empty',
      v(el('Gal(S)'), el('Shp(S)', { landed: true })),
      [1, 4],
      ['superior-close'],
      [],
      'equal',
    ],
    ['(S) against El gets nothing', v(el('Cv(S)'), el('El')), [1, 1], [], [], 'beaten'],
    ['(I) level loses', v(el('Cv(I)'), el('Cv')), [2, 2], ['inferior'], [], 'beaten'],
    ['(I) higher gets nothing', v(el('Cv(I)'), el('Cv')), [3, 2], [], [], 'beaten'],
    ['two (I) level stay level', v(el('Cv(I)'), el('Cv(I)')), [2, 2], ['inferior'], ['inferior'], 'equal'],
    [
      '(F) lower in the enemy’s phase',
      v(el('Cv(F)'), el('Cv'), { phase: 'enemy' }),
      [1, 2],
      ['fast-close'],
      [],
      'beaten',
    ],
    ['(F) lower in its own phase', v(el('Cv(F)'), el('Cv')), [1, 2], [], [], 'beaten'],
    ['(F) level', v(el('Cv(F)'), el('Cv'), { phase: 'enemy' }), [2, 2], [], [], 'equal'],
    ['(F) doubled by its -1', v(el('Cv(F)'), el('Cv'), { phase: 'enemy' }), [1, 4], ['fast-close'], [], 'doubled'],
    ['(S) saved from doubling', v(el('Cv(S)'), el('Cv')), [1, 5], ['superior-close'], [], 'beaten'],
  ];
  test.each(cases)('%s', (_, situation, dice, first, second, standing) => {
    expect(classRows(talliesAfterDice(fight, situation, dice))).toEqual([first, second]);
    expect(play(situation, dice).standing).toBe(standing);
  });
  test('Exp level with (I): the (I) drops below and the Exp win (D-30)', () => {
    const outcome = play(v(el('Exp'), el('Cv(I)')), [1, 2]);
    expect(outcome).toMatchObject({ loser: 'second', first: { fate: 'none' } });
  });
  test('told: the comparison first, without the class factors', () => {
    const situation = v(el('Cv(S)', { name: 'Pharnace' }), el('Cv'));
    const told = (dice: [number, number], lang: 'fr' | 'en' = 'en') =>
      fight.told(situation, play(situation, dice), {}, lang);
    expect(told([1, 2])).toEqual(['both: totals equal', 'both: the fight goes on next phase, if nobody breaks off']);
    expect(told([1, 5])[0]).toBe('Cv(S) Pharnace (friend): is beaten by Cv(O) (enemy)');
    expect(told([4, 1], 'fr')[0]).toBe('Cv(O) (ennemi): est battu par Cv(S) Pharnace (ami)');
    const plain = v(el('Cv'), el('Cv'));
    expect(fight.told(plain, play(plain, [1, 5]))[0]).toBe('Cv(O) (friend): is doubled by Cv(O) (enemy)');
    expect(fight.told(plain, play(plain, [1, 5]), {}, 'fr')[0]).toBe('Cv(O) (ami): est doublé par Cv(O) (ennemi)');
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
    expect(fight.chances(v(el('WWg'), el('Sp')), 'result')['first-none']).toBeDefined();
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
    ['three flanks', v(el('Cv', { overlaps: 2, overlapsByElephants: 1 }), el('Sp')), /two flanks/],
    [
      'each just contacted the other',
      v(el('Cv', { justContacted: true }), el('Sp', { justContacted: true })),
      /whose phase it is/,
    ],
    [
      'contact in the phase of the other',
      v(el('Cv', { justContacted: true }), el('Sp'), { phase: 'enemy' }),
      /whose phase/,
    ],
    ['dismounted elephants', v(el('El', { dismounted: true }), el('Bd')), /dismounted/],
    ['mobile elephants', v(el('El', { mobile: true }), el('Bd')), /mobile/],
  ];
  test.each(cases)('%s', (_, situation, why) => expect(fight.refusal(situation)).toMatch(why));
  test('no elision is needed in French', () => {
    const found = fight.ask(v(el('Exp(X)'), el('Bd')));
    expect('refusal' in found && found.refusal.refused.fr).toBe('pas de tel élément : Exp(X)');
  });
  test('naval (X) exist', () => expect(fight.refusal(v(el('Gal(X)'), el('Shp')))).toBeUndefined());
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
    rowGeneral: false,
    columnGeneral: false,
    rowPhase: 'friend',
  };
  for (const row of matchups!.rows)
    for (const column of matchups!.columns) {
      const situation = matchups!.situation(row.id, column.id, filters) as Facts;
      const { assessment } = fight.resolvable(situation);
      const facet = fight.procedure.facets(assessment).find(({ id }) => id === matchups!.facet)!;
      expect('classes' in facet && facet.classes.length).toBe(5);
    }
});

test('the first facet goes from best to worst for the friend', () => {
  const { assessment } = fight.resolvable(v(el('WWg'), el('Sp')));
  const facet = fight.procedure.facets(assessment)[0]!;
  expect('classes' in facet && facet.classes.map(({ id }) => id)).toEqual([
    'second-destroyed',
    'second-flees',
    'second-recoils',
    'second-none',
    'tie',
    'both-destroyed',
    'first-none',
    'first-recoils',
    'first-flees',
    'first-destroyed',
  ]);
  expect(fight.procedure.matchups!.title!.en).toBe('Fate of the row’s element');
});
