import { expect, test } from 'vitest';
import { answer, calculationOf, isResolvable } from '../../../calculate/calculation.ts';
import { exactFacets, gistOf } from '../../../calculate/shares.ts';
import { alexandre, melee } from '../../../rulesets/alexandre/index.ts';
import { balanceOf, likeliest, reasonsOf } from './chances.ts';

const found = answer(
  calculationOf(alexandre, melee, {
    attackers: [{ units: [{ type: 'Ca', strength: 3, quality: 3 }] }],
    defenders: [{ units: [{ type: 'Ph', strength: 4, quality: 4 }] }],
  }),
);
if (!isResolvable(found)) throw new Error('refused');
const gist = exactFacets(found)!.find(({ facet }) => facet.id === gistOf(found).id)!;

test('chances are added up by whom they are worth to, and sum to 1', () => {
  const balance = balanceOf(gist);
  expect(balance.map(({ percent }) => percent.en)).toHaveLength(3);
  expect(balance.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  const good = gist.shares.filter(({ worth }) => worth > 0).reduce((sum, { chance }) => sum + chance, 0);
  expect(balance[0]!.chance).toBeCloseTo(good, 12);
});

test('the likeliest results come first', () => {
  const chances = likeliest(gist, 3).map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(chances[0]).toBe(Math.max(...gist.shares.map(({ chance }) => chance)));
});

test('reasons are the lines that count, the heaviest first', () => {
  const values = reasonsOf(found.assessment, 9).map(({ value }) => Math.abs(Number(value)));
  expect(values.length).toBeGreaterThan(1);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values).not.toContain(0);
});
