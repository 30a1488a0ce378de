import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { dbm } from '../index.ts';
import type { Facts } from '../testing.ts';

const pips = on(dbm, 'pip-odds');

describe('odds of affording', () => {
  const wanted = (...costs: number[]): Facts[] => costs.map((each) => ({ cost: each }));
  test('3 on one die', () => expect(pips.chances({ costs: wanted(1, 2) }, 'all')).toEqual({ yes: '2/3', no: '1/3' }));
  test('7 never, 1 always', () => {
    expect(pips.chances({ costs: wanted(4, 3) }, 'all')).toEqual({ no: '1' });
    expect(pips.chances({ costs: wanted(1) }, 'all')).toEqual({ yes: '1' });
  });
  test('the highest of three: 1 - (4/6)³', () =>
    expect(pips.chances({ costs: wanted(5), dice: 3 }, 'all')).toEqual({ yes: '19/27', no: '8/27' }));
  test('the lowest of two: (2/6)²', () =>
    expect(pips.chances({ costs: wanted(5), dice: 2, use: 'lowest' }, 'all')).toEqual({ yes: '1/9', no: '8/9' }));
  test('the sum of two at least 10', () =>
    expect(pips.chances({ costs: wanted(5, 5), dice: 2, use: 'sum' }, 'all')).toEqual({ yes: '1/6', no: '5/6' }));
  test('in their order: what cannot be paid is passed over (D-60)', () => {
    const situation = { costs: wanted(4, 1) };
    expect(pips.chances(situation, 'paid')).toEqual({ '1': '2/3', '2': '1/3' });
    expect(pips.chances(situation, 'paid', { 'D-60': 'stops' })).toEqual({ '0': '1/2', '1': '1/6', '2': '1/3' });
    expect(pips.chances(situation, 'expense-1')).toEqual({ paid: '1/2', unpaid: '1/2' });
    expect(pips.chances(situation, 'expense-2')).toEqual({ paid: '5/6', unpaid: '1/6' });
    expect(pips.resolvable(situation).assessment.rulings).toEqual(['D-60']);
    expect(pips.resolvable({ costs: wanted(4) }).assessment.rulings).toEqual([]);
  });
  test('which are paid, in the singular and the plural', () => {
    const situation = {
      costs: [
        { cost: 4, name: 'Kn' },
        { cost: 1, name: 'Ps' },
      ],
    };
    const outcome = pips.outcomeOf(situation, [2]);
    expect(pips.told(situation, outcome)).toEqual([
      'Kn: not paid (4 PIPs)',
      'Ps: paid (1 PIP)',
      'the command: has 1 PIP left',
    ]);
    expect(pips.told(situation, outcome, {}, 'fr')[1]).toBe('Ps: payée (1 PIP)');
    const source = { chart: 'pip' };
    expect(pips.effects(situation, outcome)).toEqual([
      { kind: 'pay', who: ['costs[1]'], cost: 4, paid: false, source },
      { kind: 'pay', who: ['costs[2]'], cost: 1, paid: true, source },
      { kind: 'keep', who: ['command'], pips: 1, source },
    ]);
    const paid = pips.procedure.facets(pips.resolvable(situation).assessment).find(({ id }) => id === 'paid')!;
    expect('countText' in paid && [0, 1, 2].map((n) => paid.countText(n).fr)).toEqual([
      '0 payée',
      '1 payée',
      '2 payées',
    ]);
  });
  test('each command throws its die, and is named', () => {
    const { assessment } = pips.resolvable({ costs: wanted(3), dice: 2 });
    const tried = runWithTypedDice(pips.procedure.resolve, assessment.input, [4]);
    if (tried.state !== 'wanting') throw new Error(tried.state);
    expect(tried.wanted.purpose.who).toBe('dice[2]');
    expect(assessment.cast['dice[2]']!.en).toBe('command 2');
  });
  test('a cost of nothing is always paid', () =>
    expect(pips.chances({ costs: wanted(0) }, 'left')).toEqual(
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, '1/6'])),
    ));
});
