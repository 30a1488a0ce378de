import { expect, test } from 'vitest';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { answer, calculationOf, isResolvable } from './calculation.ts';
import { leversOf } from './levers.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;

const leversFor = (situation: object) => {
  const found = answer(calculationOf(alexandre, melee, situation));
  if (!isResolvable(found)) throw new Error('resolvable');
  return leversOf(found);
};

const plain = {
  attackers: [{ units: [{ type: 'Pe', strength: 6 }], approaches: [{}] }],
  defenders: [{ units: [{ type: 'Pe', strength: 6 }] }],
};

test('every fact a player controls is tried, the largest effect first', () => {
  const levers = leversFor(plain);
  const texts = levers.map(({ text }) => text.en);
  expect(texts).toContain('Attacking stack · Approach · Through: flank');
  expect(texts).toContain('Attacking stack · Has just used offensive fire: yes');
  expect(texts).toContain('Defending stack · Unit · State: routed');
  expect(texts).toContain('Attacking stack · Units, the top one first: one more Unit');
  expect(levers.map(({ effect }) => effect)).toEqual(levers.map(({ effect }) => effect).sort((a, b) => b - a));
});

test('the effect of a lever is that of its own calculation', () => {
  const flank = leversFor(plain).find(({ text }) => text.fr.endsWith('Par : flanc'))!;
  // From +1 to +3: two faces of ten change sides.
  expect(flank.effect).toBeCloseTo(0.2, 12);
  const again = answer(flank.calculation);
  expect(isResolvable(again) && again.assessment.tallies[0]!.total).toBe(3);
});

test('levers that change nothing, or that the rules refuse, are not shown', () => {
  const texts = leversFor(plain).map(({ text }) => text.en);
  expect(texts).not.toContain('Attacking stack · Approach · Across a stream: yes');
  expect(texts).not.toContain('Attacking stack · Unit · State: routed');
});
