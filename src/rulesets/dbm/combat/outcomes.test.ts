import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { DOUBLED } from '../charts/doubled.ts';
import { BEATEN, EQUAL } from '../charts/outcomes.ts';
import type { CombatInput } from './combat-rule.ts';
import { dbm } from '../index.ts';
import { el, type Facts, rears, shot, v } from '../testing.ts';

const fight = on(dbm, 'close-combat');
const shooting = on(dbm, 'shooting');

type Degree = 'equal' | 'beaten' | 'doubled';

const inClose = (loser: Facts, winner: Facts, degree: Degree, rulings?: Record<string, string>) => {
  const { line, fate } = (fight.resolvable(v(loser, winner), rulings).assessment.input as CombatInput).first.fates[
    degree
  ];
  return `${line} ${fate}`;
};
const whenShot = (loser: Facts, winner: Facts, degree: Degree, rulings?: Record<string, string>) => {
  const situation = shot(winner, loser);
  const { line, fate } = (shooting.resolvable(situation, rulings).assessment.input as CombatInput).second.fates[degree];
  return `${line} ${fate}`;
};

const difficult = { going: 'difficult' };
const rough = { going: 'rough' };

/** Loser, winner, and the clause that must decide. */
const BEATEN_IN_CLOSE: [Facts, Facts, string][] = [
  [el('El'), el('LH'), 'el-light destroyed'],
  [el('El'), el('Ax'), 'el-light destroyed'],
  [el('El'), el('Ps'), 'el-light destroyed'],
  [el('El'), el('Ps(X)'), 'el-otherwise recoils'],
  [el('El'), el('Art(X)'), 'el-light destroyed'],
  [el('El'), el('Cm(X)'), 'el-cm-x destroyed'],
  [el('El'), el('Cm(S)'), 'el-otherwise recoils'],
  [el('El'), el('Art'), 'el-otherwise recoils'],
  [el('Kn'), el('El'), 'kn-el destroyed'],
  [el('Kn'), el('Exp'), 'kn-exp destroyed'],
  [el('Kn'), el('LH'), 'kn-lh destroyed'],
  [el('Kn', { justContacted: true }), el('Bw(S)'), 'kn-bw-s destroyed'],
  [el('Kn', { justContacted: true }), el('Bw(X)'), 'kn-bw-s destroyed'],
  [el('Kn'), el('Bw(S)'), 'kn-otherwise recoils'],
  [el('Kn', { justContacted: true }), el('Bw'), 'kn-otherwise recoils'],
  [el('Kn', { justContacted: true }), el('Bw(S)', { enemyElsewhere: true }), 'kn-otherwise recoils'],
  [el('Kn', difficult), el('Sp'), 'kn-difficult destroyed'],
  [el('Kn', rough), el('Sp'), 'kn-otherwise recoils'],
  [el('LH'), el('Exp'), 'lh-exp flees'],
  [el('LH', difficult), el('Cv'), 'lh-difficult flees'],
  [el('LH'), el('Art'), 'lh-otherwise recoils'],
  [el('Exp'), el('Bg'), 'exp-always destroyed'],
  [el('Cv', difficult), el('Cv'), 'mounted-difficult flees'],
  [el('Cm'), el('Exp'), 'mounted-exp flees'],
  [el('Cm'), el('Cv'), 'mounted-otherwise recoils'],
  [el('Sp'), el('El'), 'sp-el destroyed'],
  [el('Sp', rough), el('El'), 'sp-otherwise recoils'],
  [el('Sp', rough), el('El', { countsGood: true }), 'sp-el destroyed'],
  [el('Sp', rears('Sp')), el('El'), 'sp-second-rank recoils'],
  [el('Sp', rears('Sp(I)')), el('El'), 'sp-el destroyed'],
  [el('Sp', { ...rears('Sp'), enemyElsewhere: true }), el('El'), 'sp-el destroyed'],
  [el('Sp', { rears: [el('Sp', { otherCommand: true })] }), el('El'), 'sp-el destroyed'],
  [el('Sp', rears('Sp')), el('Kn'), 'sp-kn destroyed'],
  [el('Sp'), el('Cm(S)'), 'sp-kn destroyed'],
  [el('Sp'), el('Cm'), 'sp-otherwise recoils'],
  [el('Sp'), el('Exp'), 'sp-kn destroyed'],
  [el('Sp', rough), el('Kn'), 'sp-otherwise recoils'],
  [el('Sp', rough), el('Wb'), 'sp-wb destroyed'],
  [el('Bw(X)'), el('Wb'), 'sp-wb destroyed'],
  [el('Sp'), el('Bd'), 'sp-otherwise recoils'],
  [el('Pk'), el('El'), 'pk-el destroyed'],
  [el('Pk', rears('Pk')), el('El'), 'pk-second-rank recoils'],
  [el('Pk', rears('Pk(I)')), el('El'), 'pk-el destroyed'],
  [el('Pk(X)', rears('Pk(I)')), el('El'), 'pk-second-rank-x recoils'],
  [el('Pk(X)', rears('Pk')), el('El'), 'pk-el destroyed'],
  [el('Pk'), el('Kn'), 'pk-kn destroyed'],
  [el('Pk'), el('Wb'), 'pk-wb destroyed'],
  [el('Pk'), el('Sp'), 'pk-otherwise recoils'],
  [el('Bd'), el('Kn'), 'bd-kn destroyed'],
  [el('Bd', rears('Bd(S)')), el('Kn'), 'bd-second-rank recoils'],
  [el('Bd', rears('Bd')), el('Cm(S)'), 'bd-second-rank recoils'],
  [el('Bd(I)', rears('Bd')), el('Kn'), 'bd-kn destroyed'],
  [el('Bd', rears('Bd(I)')), el('Kn'), 'bd-kn destroyed'],
  [el('Bd', { ...rears('Bd'), enemyElsewhere: true }), el('Kn'), 'bd-kn destroyed'],
  [el('Bd', rears('Bd')), el('Exp'), 'bd-exp destroyed'],
  [el('Bd', rears('Bd')), el('Wb'), 'bd-wb destroyed'],
  [el('Bd'), el('El'), 'bd-otherwise recoils'],
  [el('Wb'), el('Kn'), 'wb-kn destroyed'],
  [el('Wb', rough), el('El'), 'wb-el destroyed'],
  [el('Wb', rough), el('Kn'), 'wb-otherwise recoils'],
  [el('Ax'), el('Kn'), 'ax-kn destroyed'],
  [el('Ax'), el('Exp'), 'ax-otherwise recoils'],
  [el('Ax(X)', rough), el('El'), 'ax-x destroyed'],
  [el('Ax(X)'), el('Exp'), 'ax-x destroyed'],
  [el('Ax(X)'), el('Wb'), 'ax-x destroyed'],
  [el('Ax'), el('Wb'), 'ax-otherwise recoils'],
  [el('Art(X)'), el('Kn'), 'ax-kn destroyed'],
  [el('Bw', difficult), el('LH'), 'bw-mounted destroyed'],
  [el('Bw'), el('Bd'), 'bw-otherwise recoils'],
  [el('Ps'), el('Cv'), 'ps-mounted destroyed'],
  [el('Ps'), el('Cm'), 'ps-otherwise flees'],
  [el('Ps'), el('Cm(S)'), 'ps-mounted destroyed'],
  [el('Ps'), el('El'), 'ps-el recoils'],
  [el('Ps'), el('Exp'), 'ps-el recoils'],
  [el('Ps', rough), el('Cv'), 'ps-bad-going recoils'],
  [el('Ps', { ...rough, countsGood: true }), el('Cv'), 'ps-otherwise flees'],
  [el('Ps'), el('Sp'), 'ps-otherwise flees'],
  [el('Art'), el('Bg'), 'art-contact destroyed'],
  [el('WWg'), el('Art'), 'wwg-art destroyed'],
  [el('WWg'), el('El'), 'wwg-el destroyed'],
  [el('WWg(X)'), el('El'), 'wwg-otherwise none'],
  [el('WWg(S)'), el('Sp', { fortification: true }), 'wwg-assault recoils'],
  [el('WWg'), el('Sp', { fortification: true }), 'wwg-otherwise none'],
  [el('WWg(S)'), el('Sp'), 'wwg-otherwise none'],
  [el('WWg'), el('Art(X)'), 'wwg-otherwise none'],
  [el('Hd'), el('Kn'), 'hd-kn destroyed'],
  [el('Hd', rough), el('El'), 'hd-el destroyed'],
  [el('Hd', rough), el('Wb'), 'hd-wb destroyed'],
  [el('Hd(I)'), el('Sp'), 'hd-inferior destroyed'],
  [el('Hd'), el('Sp'), 'hd-otherwise recoils'],
  [el('Gal'), el('Exp'), 'naval-always recoils'],
  [el('Gal', { landed: true }), el('Sp'), 'empty-contact destroyed'],
  [el('Bts', { landed: true }), el('Exp'), 'empty-otherwise none'],
  [el('Bg'), el('Ps'), 'bg-contact destroyed'],
];

const BEATEN_WHEN_SHOT: [Facts, Facts, string][] = [
  [el('El'), el('Art'), 'el-art destroyed'],
  [el('El'), el('El(X)'), 'el-art destroyed'],
  [el('El'), el('Art(X)'), 'el-art destroyed'],
  [el('El'), el('Bw'), 'el-otherwise recoils'],
  [el('Kn', difficult), el('Bw(S)'), 'kn-otherwise recoils'],
  [el('LH'), el('Art'), 'lh-art flees'],
  [el('LH'), el('Bw'), 'lh-otherwise recoils'],
  [el('LH', difficult), el('Bw'), 'lh-difficult flees'],
  [el('Cv', difficult), el('Bw'), 'mounted-difficult flees'],
  [el('Bw'), el('El(X)'), 'bw-otherwise recoils'],
  [el('Ps'), el('Bw'), 'ps-shot-at recoils'],
  [el('Ps'), el('Art'), 'ps-otherwise flees'],
  [el('Ps'), el('El(X)'), 'ps-otherwise flees'],
  [el('Ps', rough), el('Art'), 'ps-bad-going recoils'],
  [el('Art'), el('Bw'), 'art-otherwise recoils'],
  [el('Art', { fortification: true }), el('Bw'), 'art-fortification none'],
  [el('WWg'), el('Art'), 'wwg-art destroyed'],
  [el('WWg'), el('Art(X)'), 'wwg-otherwise none'],
  [el('WWg(S)'), el('Bw', { fortification: true }), 'wwg-assault recoils'],
  [el('Hd(I)'), el('Bw'), 'hd-inferior-otherwise none'],
  [el('Gal'), el('Art(S)'), 'naval-always recoils'],
  [el('Gal', { landed: true }), el('Bw'), 'empty-otherwise none'],
  [el('Bg', { mobile: true }), el('Bw'), 'bg-mobile flees'],
  [el('Bg'), el('Bw'), 'bg-otherwise none'],
];

const DOUBLED_IN_CLOSE: [Facts, Facts, string][] = [
  [el('Cv'), el('Sp'), 'cv-spears flees'],
  [el('Cv'), el('Pk'), 'cv-spears flees'],
  [el('Cv'), el('Ax(X)'), 'cv-spears flees'],
  [el('Cv', rough), el('Sp'), 'cv-otherwise destroyed'],
  [el('Cv'), el('Ax'), 'cv-otherwise destroyed'],
  [el('Cv'), el('Art'), 'cv-art flees'],
  [el('Cv'), el('Art(I)'), 'cv-otherwise destroyed'],
  [el('Cv'), el('Art(X)'), 'cv-otherwise destroyed'],
  [el('Cv'), el('Gal'), 'cv-naval flees'],
  [el('LH'), el('Cv'), 'lh-mounted destroyed'],
  [el('LH'), el('Bw'), 'lh-bw destroyed'],
  [el('LH'), el('Ps'), 'lh-ps-o destroyed'],
  [el('LH'), el('Ps(S)'), 'lh-otherwise flees'],
  [el('LH'), el('WWg'), 'lh-wwg-o destroyed'],
  [el('LH'), el('WWg(S)'), 'lh-otherwise flees'],
  [el('LH', difficult), el('Sp'), 'lh-difficult destroyed'],
  [el('LH'), el('Sp'), 'lh-otherwise flees'],
  [el('Ps'), el('El'), 'ps-mounted destroyed'],
  [el('Ps', rough), el('El'), 'ps-otherwise flees'],
  [el('Ps'), el('Bw'), 'ps-bw destroyed'],
  [el('Ps'), el('Ax'), 'ps-ax destroyed'],
  [el('Ps'), el('Ax(X)'), 'ps-otherwise flees'],
  [el('Ps'), el('Ps'), 'ps-ps destroyed'],
  [el('Ps'), el('Ps(X)'), 'ps-ps destroyed'],
  [el('Ps(X)'), el('Sp'), 'ps-x destroyed'],
  [el('Ps'), el('Sp'), 'ps-otherwise flees'],
  [el('Sp', rears('Sp')), el('El'), 'land-otherwise destroyed'],
  [el('Kn'), el('Art(S)'), 'land-art flees'],
  [el('Kn'), el('Art(I)'), 'land-otherwise destroyed'],
  [el('Bd'), el('Shp'), 'land-naval flees'],
  [el('Exp'), el('Shp'), 'land-naval flees'],
  [el('WWg'), el('Sp'), 'land-otherwise destroyed'],
  [el('Gal'), el('Sp'), 'naval-contact destroyed'],
  [el('Gal'), el('Exp'), 'naval-exp recoils'],
  [el('Gal', { landed: true }), el('Sp'), 'empty-anyone destroyed'],
  [el('Gal', { landed: true }), el('Exp'), 'empty-otherwise none'],
];

const DOUBLED_WHEN_SHOT: [Facts, Facts, string][] = [
  [el('Cv'), el('Art'), 'cv-otherwise destroyed'],
  [el('Cv'), el('Gal'), 'cv-naval flees'],
  [el('LH', difficult), el('Bw'), 'lh-otherwise flees'],
  [el('LH'), el('El(X)'), 'lh-otherwise flees'],
  [el('Ps'), el('Bw'), 'ps-bw destroyed'],
  [el('Ps'), el('Art'), 'ps-otherwise flees'],
  [el('Ps'), el('El(X)'), 'ps-otherwise flees'],
  [el('Bd'), el('Art'), 'land-otherwise destroyed'],
  [el('Gal'), el('Art(S)'), 'naval-art-s destroyed'],
  [el('Gal'), el('Art'), 'naval-shooting flees'],
  [el('Gal'), el('Bw'), 'naval-shooting flees'],
  [el('Gal', { landed: true }), el('Bw'), 'empty-anyone destroyed'],
];

const name = (loser: Facts, winner: Facts): string => `${String(loser['type'])} by ${String(winner['type'])}`;

describe.each([
  ['beaten in close combat', BEATEN_IN_CLOSE, inClose, 'beaten'],
  ['beaten when shot at', BEATEN_WHEN_SHOT, whenShot, 'beaten'],
  ['doubled in close combat', DOUBLED_IN_CLOSE, inClose, 'doubled'],
  ['doubled when shot at', DOUBLED_WHEN_SHOT, whenShot, 'doubled'],
] as const)('%s', (_, cases, judged, degree) => {
  test.each(cases.map(([loser, winner, expected]) => [name(loser, winner), expected, loser, winner] as const))(
    '%s: %s',
    (_, expected, loser, winner) => expect(judged(loser, winner, degree)).toBe(expected),
  );
});

test.each([
  // as winner, then as loser: what D-33 says of each (X) type
  [el('Sp'), el('El(X)'), 'sp-el destroyed'],
  [el('El(X)'), el('LH'), 'el-light destroyed'],
  [el('Sp'), el('Kn(X)'), 'sp-kn destroyed'],
  [el('Kn(X)'), el('El'), 'kn-el destroyed'],
  [el('Sp'), el('Cm(X)'), 'sp-otherwise recoils'],
  [el('Cm(X)'), el('Exp'), 'mounted-exp flees'],
  [el('Pk(X)'), el('Wb'), 'pk-wb destroyed'],
  [el('Bd(X)', rears('Bd')), el('Kn'), 'bd-second-rank recoils'],
  [el('Bd(X)', rears('Bd')), el('Kn', { chariots: true }), 'bd-kn destroyed'],
  [el('El'), el('Ax(X)'), 'el-light destroyed'],
  [el('Ax(X)'), el('Kn'), 'ax-kn destroyed'],
  [el('Bw(X)'), el('Wb'), 'sp-wb destroyed'],
  [el('Bw(X)'), el('Cv'), 'bw-mounted destroyed'],
  [el('WWg'), el('Ps(X)'), 'wwg-art destroyed'],
  [el('Ps(X)'), el('Sp'), 'ps-otherwise flees'],
  [el('El'), el('Art(X)'), 'el-light destroyed'],
  [el('Art(X)'), el('Sp'), 'ax-otherwise recoils'],
  [el('WWg(X)'), el('Ps(X)'), 'wwg-art destroyed'],
] as [Facts, Facts, string][])('D-33, in close combat: %j by %j: %s', (loser, winner, expected) =>
  expect(inClose(loser, winner, 'beaten')).toBe(expected),
);

test('D-33, doubled: the winner is what it acts as', () => {
  expect(inClose(el('Ps'), el('Art(X)'), 'doubled')).toBe('ps-ax destroyed');
  expect(inClose(el('Ps'), el('Bw(X)'), 'doubled')).toBe('ps-otherwise flees');
  expect(inClose(el('Kn'), el('Ps(X)'), 'doubled')).toBe('land-art flees');
});

test('D-14: the winner’s ground changes the clauses that name it, not the one on going good to neither', () => {
  const winner = { 'D-14': 'winner' };
  expect(inClose(el('Ps', rough), el('Cv'), 'beaten', winner)).toBe('ps-mounted destroyed');
  expect(inClose(el('Ps', rough), el('Sp'), 'beaten', winner)).toBe('ps-bad-going recoils');
  expect(inClose(el('Ps'), el('Sp', rough), 'beaten', winner)).toBe('ps-otherwise flees');
});

test('every clause of every list is reached above', () => {
  const reached = (...cases: [Facts, Facts, string][][]): Set<string> =>
    new Set(cases.flat().map(([, , expected]) => expected.split(' ')[0]!));
  const ids = (lines: readonly { readonly id: string }[]): Set<string> => new Set(lines.map(({ id }) => id));
  expect(reached(BEATEN_IN_CLOSE, BEATEN_WHEN_SHOT)).toEqual(ids(BEATEN.lines));
  expect(reached(DOUBLED_IN_CLOSE, DOUBLED_WHEN_SHOT)).toEqual(ids(DOUBLED.lines));
});

test('equal', () => {
  expect(inClose(el('Exp'), el('Sp'), 'equal')).toBe('exp-equal destroyed');
  expect(inClose(el('Sp'), el('Exp'), 'equal')).toBe('others-equal none');
  expect(whenShot(el('Exp'), el('Bw'), 'equal')).toBe('exp-equal destroyed');
  expect(EQUAL.lines).toHaveLength(2);
});
