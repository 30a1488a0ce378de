import { describe, expect, test } from 'vitest';
import { t } from '../kernel/text.ts';
import { gainsOf } from './gain-text.ts';

const weighed = (...gains: readonly number[]) =>
  gainsOf({ unit: t('PF', 'SP'), considered: gains.map((gain) => ({ command: undefined, gain })) });

describe('a gain has its sign and its unit', () => {
  test.each([
    [1.24, '+1.2 SP', '+1,2\u202fPF'],
    [-0.44, '−0.4 SP', '−0,4\u202fPF'],
    [0, '+0.0 SP', '+0,0\u202fPF'],
    [-0.04, '+0.0 SP', '+0,0\u202fPF'],
  ])('%f', (value, en, fr) => expect(weighed(9, 1).gain(value)).toEqual(t(fr, en)));
});

describe('what the second lacks is what the two printed gains differ by', () => {
  test.each([
    ['with one digit', 1.25, 0.84, '+1.3 SP', '+0.8 SP', '0.5 less'],
    ['with two where one would make them alike', 0.38, 0.36, '+0.38 SP', '+0.36 SP', '0.02 less'],
    ['in nothing that can be read', 0.361, 0.363, '+0.4 SP', '+0.4 SP', 'just as much'],
    ['below nothing', -0.1, -1.1, '−0.1 SP', '−1.1 SP', '1.0 less'],
  ])('%s', (_, best, second, bestSaid, secondSaid, less) => {
    const { gain, less: lessThan } = weighed(best, second);
    expect([gain(best).en, gain(second).en, lessThan(second, best).en]).toEqual([bestSaid, secondSaid, less]);
  });
});
