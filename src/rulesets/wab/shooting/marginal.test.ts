import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { exactFacets, sharesIn, sharesOf } from '../../../calculate/shares.ts';
import { fraction } from '../../../calculate/number.ts';
import { shooting, wab } from '../index.ts';
import { fractions, intoMelee, marginals, rulings, type Shares, volley } from '../testing.ts';
import type { ShootingInput } from './volleys.ts';

const asked = on(wab, 'shooting');

const margins = (situation: object, options?: Shares): Record<string, Shares> => {
  const { assessment, distribution } = asked.resolvable(situation, options);
  return Object.fromEntries(
    asked.procedure.facets(assessment).map((facet) => [facet.id, fractions(sharesOf(facet, distribution!).shares)]),
  );
};

describe('a facet by itself is the margin of all outcomes together', () => {
  test.each<[string, fc.Arbitrary<object>]>([
    ['in the open or into a melee', volley],
    ['three units a side', intoMelee(4, 5, 2)],
    ['one unit a side, larger', intoMelee(20, 12, 2, 1)],
  ])('%s', (_, situations) => {
    fc.assert(
      fc.property(situations, rulings, (situation, options) => {
        expect(marginals(asked, situation, options)).toEqual(margins(situation, options));
      }),
      { numRuns: 80 },
    );
  });
});

/** Sides of like units that no shot can destroy: 200 short bows at BS 3, 4+ to hit, 4+ to wound, no save. */
const large = (own: number, enemies: number, shooters: object[] = [{ models: 200 }]) => ({
  shooters: shooters.map((batch) => ({ weapon: 'short-bow', distance: 9, ...batch })),
  target: { models: 200 },
  melee: [
    ...Array.from({ length: own }, () => ({ models: 200 })),
    ...Array.from({ length: enemies - 1 }, () => ({ models: 200, side: 'enemy' })),
  ],
});

describe('200 shots into a melee of several units', () => {
  const sizes = [1, 2, 3].flatMap((own) => [1, 2, 3].map((enemies) => [own, enemies] as const));

  test.each(sizes)('%i own against %i enemy units: every facet exactly, and the mean of each unit', (own, enemies) => {
    for (const odd of ['die', 'each-hit']) {
      const found = asked.resolvable(large(own, enemies), { 'W-14': odd });
      for (const facet of asked.procedure.facets(found.assessment)) {
        const { total, entries } = shooting.marginal!(found.assessment.input as ShootingInput, facet.id)!;
        expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
        if (!facet.id.startsWith('casualties')) continue;
        const units = BigInt(facet.id === 'casualties' || Number(facet.id.slice(11)) > own + 1 ? enemies : own);
        // Half of 200 hit, half of those fall on each side, its units share them, half wound.
        const sum = entries.reduce((all, { value, weight }) => all + BigInt(value) * weight, 0n);
        expect(sum * 4n * 2n * units).toBe(200n * total);
      }
    }
  });

  test('where the odd hit is the enemy’s, he takes half a hit more for each odd number of them', () => {
    const { input } = asked.resolvable(large(1, 1), { 'W-14': 'enemy' }).assessment;
    const { total, entries } = shooting.marginal!(input as ShootingInput, 'casualties')!;
    const sum = entries.reduce((all, { value, weight }) => all + BigInt(value) * weight, 0n);
    // At 1/2 to hit, as many even as odd numbers: (100 + 1/2) / 2 hits, of which half wound.
    expect(sum * 8n).toBe(201n * total);
  });

  test('the answer has every facet, although all outcomes together cannot be counted', () => {
    const found = asked.resolvable(large(3, 3));
    expect(found.distribution).toBeUndefined();
    expect(exactFacets(found)!.map(({ facet }) => facet.id)).toEqual(
      asked.procedure.facets(found.assessment).map(({ id }) => id),
    );
    expect(sharesIn(found, asked.procedure.facets(found.assessment)[0]!)!.mean).toBeCloseTo(200 / 24, 10);
  });

  test('eight Strengths at units of ten Wounds, one already noted', () => {
    const batches = [1, 2, 3, 4, 5, 6, 7, 8].map((strength) => ({ models: 25, strength, ballisticSkill: 2 }));
    const tough = { models: 200, wounds: 10, carried: 9, toughness: 4 };
    const { target, melee, shooters } = large(3, 3, batches);
    const found = asked.resolvable({
      shooters,
      target: { ...target, ...tough },
      melee: melee.map((unit) => ({ ...unit, ...tough })),
    });
    for (const { shares } of exactFacets(found)!)
      expect(shares.reduce((sum, { weight }) => sum + weight, 0n)).toBe(shares[0]!.total);
  });

  test('a small unit is gone as surely as by hand', () => {
    // One model: it stands only if none of its share of hits wounds.
    const situation = { ...large(1, 1, [{ models: 9 }]), target: { models: 1 } };
    expect(marginals(asked, situation)['casualties']).toEqual(byHand(9).alone);
  });
});

/** Written from the sheet, without any of our code: shots on 4+, shared, wounding on 4+. */
function byHand(n: number): { alone: Shares; three: Shares } {
  const rows = [[1]];
  for (let i = 1; i <= n; i++) rows.push([1, ...rows[i - 1]!.slice(1).map((ways, k) => ways + rows[i - 1]![k]!), 1]);
  const twelve = 12 ** 2;
  // Chances out of 2^n · 144 · 2^n, for the only unit of the enemy and for the first of three own.
  const whole = BigInt(2 ** n * twelve * 2 ** n);
  const gone = [0n, 0n];
  const three: bigint[] = [];
  for (let hits = 0; hits <= n; hits++)
    for (const odd of [0, 1]) {
      const own = Math.floor(hits / 2) + (hits % 2) * odd;
      const enemy = hits - own;
      const weight = rows[n]![hits]! * (twelve / 2);
      for (let wounds = 0; wounds <= enemy; wounds++)
        gone[Math.min(1, wounds)]! += BigInt(weight * rows[enemy]![wounds]! * 2 ** (n - enemy));
      for (const picked of [0, 1, 2]) {
        const left = own % 3;
        const more = left === 0 ? 0 : (picked === 0) === (left === 1) ? 1 : 0;
        const share = Math.floor(own / 3) + more;
        for (let wounds = 0; wounds <= share; wounds++)
          three[wounds] = (three[wounds] ?? 0n) + BigInt((weight / 3) * rows[share]![wounds]! * 2 ** (n - share));
      }
    }
  const shares = (weights: readonly bigint[]): Shares =>
    Object.fromEntries(weights.map((weight, i) => [i, fraction(weight, whole)]));
  return { alone: shares(gone), three: shares(three) };
}

test('brute force from the sheet: eleven shots, one enemy unit, three own', () => {
  const situation = large(3, 1, [{ models: 11 }]);
  expect(marginals(asked, situation)['casualties-2']).toEqual(byHand(11).three);
});

test('names change no chances: they are remembered once', () => {
  const named = (name: string) => ({
    shooters: [{ models: 5, weapon: 'short-bow', distance: 9, name }],
    target: { models: 9, name },
    melee: [{ models: 9, name }],
  });
  const [a, b] = ['A', 'B'].map((name) => asked.resolvable(named(name)));
  expect(a!.distribution).toBe(b!.distribution);
  expect(shooting.marginal!(a!.assessment.input as ShootingInput, 'casualties')).toBe(
    shooting.marginal!(b!.assessment.input as ShootingInput, 'casualties'),
  );
});
