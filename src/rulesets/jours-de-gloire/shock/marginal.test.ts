import { describe, expect, it } from 'vitest';
import { answer, calculationOf, isResolvable } from '../../../calculate/calculation.ts';
import { fraction } from '../../../calculate/number.ts';
import { sharesIn } from '../../../calculate/shares.ts';
import { parse } from '../../../kernel/schema.ts';
import { fire } from '../fire/index.ts';
import { joursDeGloire, shock } from '../index.ts';

const INFANTRY = { type: 'infantry', strength: 1, cohesion: 5 };
const units = (n: number, more: object = {}) => Array.from({ length: n }, () => ({ ...INFANTRY, ...more }));

/** More units than can be counted together, so that every facet is counted by itself. */
function chancesOf(attackers: object[], defenders: object[]) {
  const found = answer(calculationOf(joursDeGloire, shock, { attackers, defenders }), 1000);
  if (!isResolvable(found)) throw new Error('refused');
  expect(found.distribution).toBeUndefined();
  return (facetId: string): Record<string, string> => {
    const facet = shock.facets(found.assessment).find(({ id }) => id === facetId)!;
    const { shares } = sharesIn(found, facet)!;
    return Object.fromEntries(shares.map(({ id, weight, total }) => [id, fraction(weight, total)]));
  };
}

describe('more units than can be counted together', () => {
  // 20 SP against 40 in the open, cohesion alike: die - 1, lines ..-1, 0..4 and 5..9 in 1, 5 and 4 faces of 10.
  const chances = chancesOf(units(20), [{ ...INFANTRY, strength: 40 }]);

  it('the lines', () => {
    expect(chances('result')).toEqual({ '5..9': '2/5', '0..4': '1/2', '..-1': '1/10' });
  });

  it('who gives way: none of twenty recoils where each passes on 0 to 5', () => {
    const allPass = fraction(3n ** 20n * 3n, 5n ** 21n);
    const { 'attackers-shaken': shaken, 'attackers-back': back, ...defenders } = chances('balance');
    expect(shaken).toBe(allPass);
    expect(back).toBe(fraction((5n ** 20n - 3n ** 20n) * 3n, 5n ** 21n));
    expect(defenders).toEqual({ 'defenders-shaken': '4/25', 'defenders-back': '6/25' });
  });

  it('each unit', () => {
    for (const id of ['attacker-1', 'attacker-20'])
      expect(chances(id)).toEqual({ good: '2/5', disordered: '9/25', 'disordered-back': '6/25' });
    expect(chances('defender-1')).toEqual({ good: '3/5', 'good-back': '6/25', 'disordered-back': '4/25' });
  });
});

describe('artillery alone, among many attackers', () => {
  it('is lost by itself too (J-58)', () => {
    const chances = chancesOf(units(20, { cohesion: 0 }), [
      { ...INFANTRY, type: 'artillery', cohesion: 6 },
      { ...INFANTRY, type: 'artillery', cohesion: 6, state: 'disordered' },
    ]);
    // Odds +4, clear +1, cohesion -6: die - 1.
    expect(chances('defender-2')).toEqual({ disordered: '3/5', eliminated: '2/5' });
    expect(chances('balance')['defenders-lost']).toBe('2/5');
  });
});

it('a hex is as large in shock as under fire', () => {
  const target = units(6).map(({ type, cohesion }) => ({ type, cohesion }));
  expect(parse(fire.situation, { batteries: [{ strength: 4 }], target }).target).toHaveLength(6);
  expect(parse(shock.situation, { attackers: units(36), defenders: units(6) }).defenders).toHaveLength(6);
});
