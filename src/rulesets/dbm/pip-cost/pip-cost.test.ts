import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { Tally } from '../../../kernel/modifier.ts';
import { lineReason } from '../../../present/line-reason.ts';
import { dbm } from '../index.ts';
import type { Facts } from '../testing.ts';

const cost = on(dbm, 'pip-cost');

const group = (elements: Facts[], more: Facts = {}): Facts => ({ elements, ...more });
const irregular = (type: string, more: Facts = {}): Facts => ({ type, irregular: true, ...more });
const wb = irregular('Wb');

describe('every row, applied and not applied', () => {
  const cases: [string, Facts, string[]][] = [
    ['a move', group([{ type: 'Sp' }]), ['+1 basic']],
    ['a march', group([{ type: 'Sp' }], { action: 'march' }), ['+1 basic']],
    ['a halt', group([{ type: 'Sp' }], { action: 'halt' }), ['+1 basic']],
    ['the C-in-C', group([{ type: 'Cv', general: true }], { commanderInChief: true }), ['-1 c-in-c', '+1 basic']],
    [
      'the C-in-C again',
      group([{ type: 'Cv', general: true }], { commanderInChief: true, reductionUsed: true }),
      ['+1 basic'],
    ],
    ['1200 paces', group([{ type: 'Sp' }], { distance: 1200 }), ['+1 basic']],
    ['1201 paces', group([{ type: 'Sp' }], { distance: 1201 }), ['+1 basic', '+1 far']],
    ['600 unseen', group([{ type: 'Sp' }], { distance: 600, outOfSight: true }), ['+1 basic']],
    ['601 unseen', group([{ type: 'Sp' }], { distance: 601, outOfSight: true }), ['+1 basic', '+1 far']],
    ['601 seen', group([{ type: 'Sp' }], { distance: 601 }), ['+1 basic']],
    ['general lost', group([{ type: 'Sp' }], { general: 'lost' }), ['+1 basic', '+1 far']],
    ['general off table', group([{ type: 'Sp' }], { general: 'off-table' }), ['+1 basic', '+1 far']],
    ['general in contact', group([{ type: 'Sp' }], { general: 'front-contact' }), ['+1 basic', '+1 far']],
    ['general in contact by another edge (D-65)', group([{ type: 'Sp' }], { general: 'contact' }), ['+1 basic']],
    ['all of it counts once', group([{ type: 'Sp' }], { general: 'lost', distance: 1500 }), ['+1 basic', '+1 far']],
    ['deviation', group([wb], { deviates: true }), ['+1 basic', '+1 deviation']],
    ['deviation of regulars', group([{ type: 'Wb' }], { deviates: true }), ['+1 basic']],
    ['deviation along a road', group([wb], { deviates: true, alongRoadOrRiver: true }), ['+1 basic']],
    ...['LH', 'Ps', 'Ax', 'Cv'].map((type): [string, Facts, string[]] => [
      `deviation of irregular ${type}`,
      group([irregular(type)], { deviates: true }),
      ['+1 basic'],
    ]),
    ['short move', group([irregular('Wb', { shortMove: true })]), ['+1 basic', '+1 short-move']],
    ['short move of Ps among Wb', group([wb, irregular('Ps', { shortMove: true })]), ['+1 basic']],
    ['short move of Ax among Wb', group([wb, irregular('Ax', { shortMove: true })]), ['+1 basic', '+1 short-move']],
    ['short move of Ax alone', group([irregular('Ax', { shortMove: true })]), ['+1 basic']],
    ['stopped by an enemy', group([irregular('Wb', { shortMove: true })], { stopped: true }), ['+1 basic']],
    ['column changed', group([wb], { columnChanged: true }), ['+1 basic', '+1 column']],
    ['column changed by regulars', group([{ type: 'Wb' }], { columnChanged: true }), ['+1 basic']],
    [
      'two reasons, one point',
      group([wb], { deviates: true, columnChanged: true }),
      ['+1 basic', '+1 deviation', '(+1 column by deviation)'],
    ],
    [
      'a halt has none of these',
      group([{ type: 'Wb', irregular: true, sheltered: true }], { action: 'halt', deviates: true }),
      ['+1 basic'],
    ],
    ['mixed', group([{ type: 'Kn' }, { type: 'Sp' }]), ['+1 basic', '+1 mixed']],
    [
      'mixed, mounted infantry',
      group([{ type: 'Bw', mountedInfantry: true }, { type: 'Sp' }]),
      ['+1 basic', '+1 mixed'],
    ],
    ['a general with foot', group([{ type: 'Kn', general: true }, { type: 'Sp' }]), ['+1 basic']],
    ['horse with Ps', group([{ type: 'Cv' }, { type: 'Ps' }]), ['+1 basic']],
    ['El with foot', group([{ type: 'El' }, { type: 'Sp' }]), ['+1 basic']],
    ['mixed halt', group([{ type: 'Kn' }, { type: 'Sp' }], { action: 'halt' }), ['+1 basic']],
    ['halting irregulars', group([wb], { action: 'halt' }), ['+1 basic', '+1 halt']],
    ['sheltered foot', group([irregular('Wb', { sheltered: true })], { action: 'halt' }), ['+1 basic']],
    ['sheltered horse', group([irregular('Kn', { sheltered: true })], { action: 'halt' }), ['+1 basic', '+1 halt']],
    ['second march', group([wb], { action: 'march', marches: 2 }), ['+1 basic']],
    ['third march', group([wb], { action: 'march', marches: 3 }), ['+1 basic', '+1 third-march']],
    [
      'third march of LH and Ps',
      group([irregular('LH'), irregular('Ps')], { action: 'march', marches: 3 }),
      ['+1 basic'],
    ],
    ['third march in column', group([wb], { action: 'march', marches: 3, oneElementWide: true }), ['+1 basic']],
    ['third march of regulars', group([{ type: 'Wb' }], { action: 'march', marches: 3 }), ['+1 basic']],
  ];
  test.each(cases)('%s', (_, situation, expected) => expect(cost.lines(situation)).toEqual(expected));
});

test('all together', () =>
  expect(
    cost.total(
      group([irregular('Kn'), wb, irregular('Kn', { general: true })], {
        action: 'march',
        marches: 4,
        deviates: true,
        distance: 2000,
        commanderInChief: true,
      }),
    ),
  ).toBe(4));

test('what it does, as data and in words', () => {
  const move = group([wb], { deviates: true });
  const outcome = cost.outcomeOf(move, []);
  expect(cost.effects(move, outcome)).toEqual([{ kind: 'spend', who: ['group'], pips: 2, source: { chart: 'pip' } }]);
  expect(cost.told(move, outcome)).toEqual(['the group: spends 2 PIPs']);
  const plain = group([{ type: 'Sp' }]);
  expect(cost.told(plain, cost.outcomeOf(plain, []), {}, 'fr')).toEqual(['le groupe: dépense 1 PIP']);
});

test('D-65: by its front only, or by any edge', () => {
  const touched = group([{ type: 'Sp' }], { general: 'contact' });
  expect(cost.lines(touched, { 'D-65': 'any' })).toEqual(['+1 basic', '+1 far']);
  const far = (situation: Facts, rulings = {}) => {
    const [tally] = cost.resolvable(situation, rulings).assessment.tallies as [Tally];
    return { tally, line: tally.lines.find(({ row }) => row.id === 'far')! };
  };
  const ours = far(touched);
  expect(lineReason(ours.tally, ours.line).en).toBe('the general is not in contact by its front (D-65)');
  const read = far(touched, { 'D-65': 'any' });
  expect(read.line.row.rulings!(read.tally.facts)).toEqual(['D-44', 'D-65']);
  const plain = far(group([{ type: 'Sp' }]));
  expect(lineReason(plain.tally, plain.line).en).toBe('does not apply here');
});

test('refusals', () => {
  expect(cost.refusal(group([{ type: 'Cv', mountedInfantry: true }]))).toContain('mounted infantry');
  expect(cost.refusal(group([wb], { marches: 3 }))).toContain('march');
  expect(cost.refusal(group([wb], { commanderInChief: true }))).toContain('commander-in-chief');
});
