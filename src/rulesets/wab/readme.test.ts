import { expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { sharesOf } from '../../calculate/shares.ts';
import { wab } from './index.ts';
import { RULINGS } from './rulings.ts';

const shooting = on(wab, 'shooting');

const volley = (distance: number) => ({
  shooters: [{ models: 20, weapon: 'short-bow', distance }],
  target: { models: 24, armour: 'light', shield: 'shield' },
});

const casualties = (distance: number) => {
  const { assessment, distribution } = shooting.resolvable(volley(distance));
  return sharesOf(shooting.procedure.facets(assessment)[0]!, distribution!);
};

test('the example of the README', () => {
  expect(shooting.resolvable(volley(9)).assessment.needs.en).toBe('shooters, 20 d6: 4+ hits, 4+ wounds, save 5+');
  expect(shooting.chances(volley(9), 'casualties')['0']).toBe(`${5n ** 20n}/${6n ** 20n}`);
  expect(casualties(9).shares[0]!.percent.en).toBe('2.6%');
  expect(casualties(9).mean).toBeCloseTo(20 / 6, 12);
  expect(casualties(10).mean).toBeCloseTo(20 / 9, 12);
});

test('nineteen options', () => {
  expect(RULINGS.filter((ruling) => ruling.options)).toHaveLength(19);
});
