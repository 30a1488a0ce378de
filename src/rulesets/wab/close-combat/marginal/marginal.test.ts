import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../../../test/support/assessing.ts';
import { exactFacets, sharesOf } from '../../../../calculate/shares.ts';
import { fraction } from '../../../../calculate/number.ts';
import { closeCombat, wab } from '../../index.ts';
import type { CloseCombatOutcome } from '../../shapes.ts';
import { byTyping, fight, fractions, marginals, rulings } from '../../testing.ts';
import type { CloseCombatInput } from '../blows.ts';

const asked = on(wab, 'close-combat');

describe('a facet by itself is the margin of all outcomes together', () => {
  test.each([
    ['one body a side, with blows beside', fight({ models: 12, bodies: 1, beside: 3 })],
    ['up to two bodies a side', fight({ models: 6, bodies: 2, beside: 2 })],
    ['up to three bodies a side', fight({ models: 3, bodies: 3, beside: 2 })],
    ['up to four bodies a side', fight({ models: 2, bodies: 4, beside: 1 })],
  ])(
    '%s',
    (_, situations) => {
      let [compared, left] = [0, 0];
      fc.assert(
        fc.property(situations, rulings, (situation, options) => {
          const { assessment, distribution } = asked.resolvable(situation, options);
          if (distribution === undefined || distribution.entries.length > 20_000) return void left++;
          compared++;
          const margins = asked.procedure
            .facets(assessment)
            .map((facet) => [facet.id, fractions(sharesOf(facet, distribution).shares)]);
          expect(marginals(asked, situation, options)).toEqual(Object.fromEntries(margins));
        }),
        { numRuns: 60 },
      );
      expect(compared).toBeGreaterThan(4 * left);
    },
    60_000,
  );
});

/** So many bodies a side, each of 50 against its opposite number: 4+ to hit and to wound, 1/4 for each die. */
const pairs = (bodies: number, more: object = {}) => {
  const side = (charged: boolean) =>
    Array.from({ length: bodies }, (_, i) => ({ models: 60, fighting: 50, charged, against: i + 1 }));
  return { attackers: side(true), defenders: side(false), ...more };
};

const mean = (situation: object, facetId: string): [bigint, bigint] => {
  const { input } = asked.resolvable(situation).assessment as { input: CloseCombatInput };
  const { total, entries } = closeCombat.marginal!(input, facetId)!;
  expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  return [entries.reduce((sum, { value, weight }) => sum + BigInt(value) * weight, 0n), total];
};

describe('large bodies', () => {
  test.each([1, 2, 3, 4])('%i a side: every facet exactly, and the means', (bodies) => {
    const charge = pairs(bodies);
    const found = asked.resolvable(charge);
    expect(exactFacets(found)!).toHaveLength(asked.procedure.facets(found.assessment).length);
    // A quarter of 50 dice; those who fall do not strike back, a quarter of the other dice hurt.
    const [defenders, all] = mean(charge, 'defenders-lost');
    expect(defenders * 4n).toBe(50n * BigInt(bodies) * all);
    const [attackers, whole] = mean(charge, 'attackers-lost');
    expect(attackers * 16n).toBe(150n * BigInt(bodies) * whole);
    if (bodies > 1) {
      const [second, of] = mean(charge, 'attackers-2-lost');
      expect(second * 16n).toBe(150n * of);
    }
  });

  test.each([1, 2, 4])(
    '%i a side with mounts of their own Initiative, 200 dice for each side',
    (bodies) => {
      const fighting = 100 / bodies;
      const side = (initiative: number) =>
        Array.from({ length: bodies }, (_, i) => ({
          models: 200,
          fighting,
          initiative: initiative + 2,
          against: i + 1,
          beside: [{ fighting, initiative, against: i + 1 }],
        }));
      const mounted = { attackers: side(2), defenders: side(1) };
      const found = asked.resolvable(mounted);
      expect(exactFacets({ ...found, distribution: undefined })!).toHaveLength(
        asked.procedure.facets(found.assessment).length,
      );
      // Riders, riders with those left, mounts, mounts: a quarter of the dice each time, none of the models spent.
      const first = BigInt(fighting);
      const [defenders, total] = mean(mounted, 'defenders-lost');
      // First blows take f/4; the 3f/4 left of the others take 3f/16; 13f/16 of the mounts take 13f/64.
      expect(defenders * 64n).toBe(BigInt(bodies) * first * 29n * total);
    },
    60_000,
  );

  test('all outcomes of two a side together cannot be counted, and are refused at once', () => {
    expect(asked.resolvable(pairs(2)).distribution).toBeUndefined();
  });

  test('struck together, the balance is even-handed', () => {
    const { balance } = marginals(asked, pairs(3, { order: 'simultaneous' }));
    expect(balance!['attackers']).toBe(balance!['defenders']);
  });

  test('in pairs, two bodies a side differ as two fights do', () => {
    // Both sides’ wounds of one pair, and their difference twice over.
    const one = asked.resolvable(pairs(1));
    const differences = new Map<number, bigint>();
    for (const { value, weight } of one.distribution!.entries) {
      const { attackers, defenders } = value as CloseCombatOutcome;
      const difference = defenders[0]!.lost - attackers[0]!.lost;
      differences.set(difference, (differences.get(difference) ?? 0n) + weight);
    }
    let even = 0n;
    for (const [difference, weight] of differences) even += weight * (differences.get(0 - difference) ?? 0n);
    expect(marginals(asked, pairs(2))['balance']!['even']).toBe(fraction(even, one.distribution!.total ** 2n));
  });

  test('several on one, who strikes back at one of them with those he has left', () => {
    const gang = {
      attackers: [1, 2, 3, 4].map(() => ({ models: 60, fighting: 50, charged: true })),
      defenders: [{ models: 200, fighting: 100, against: 3 }],
    };
    const [lost, total] = mean(gang, 'defenders-lost');
    expect(lost * 4n).toBe(200n * total);
    // Up to 100 of the 200 that may fall take a die each; the untouched bodies lose nobody.
    expect(marginals(asked, gang)['attackers-1-lost']).toEqual({ 0: '1' });
    expect(Object.keys(marginals(asked, gang)['attackers-3-lost']!)).toHaveLength(61);
  });
});

test('brute force: every face typed by hand, two bodies a side that strike crosswise, and blows beside', () => {
  // With W-1 as printed all hit without a die: one die for each blow says whether it wounds.
  const printed = { 'W-1': 'as-printed' };
  const one = (more: object) => ({ models: 1, fighting: 1, hitModifier: 3, ...more });
  const situation = {
    attackers: [
      one({ charged: true, beside: [{ fighting: 1, hitModifier: 3, initiative: 1, against: 2 }] }),
      one({ initiative: 2, wounds: 2, carried: 1, against: 2 }),
    ],
    defenders: [one({ models: 2, fighting: 2, against: 2 }), one({ wounds: 3, stepUp: true })],
  };
  const { assessment } = asked.resolvable(situation, printed);
  const mostDice = 6;
  const typed = byTyping(asked.procedure.resolve, assessment.input, mostDice);
  const facets = marginals(asked, situation, printed);
  expect(Object.keys(facets)).toHaveLength(13);
  for (const facet of asked.procedure.facets(assessment)) {
    const weights = new Map<string, bigint>();
    for (const [outcome, weight] of typed) {
      const id = facet.classOf(JSON.parse(outcome));
      weights.set(id, (weights.get(id) ?? 0n) + weight);
    }
    const shares = [...weights].map(([id, weight]) => [id, fraction(weight, 6n ** BigInt(mostDice))]);
    expect(facets[facet.id], facet.id).toEqual(Object.fromEntries(shares));
  }
});

test('many large bodies that all strike each other in turns: no facet is counted, and the dice are still rolled', () => {
  const body = (initiative: number, against: number) => ({
    models: 40,
    fighting: 10,
    initiative,
    against,
    beside: [1, 2, 3].map((n) => ({
      fighting: 10,
      initiative: ((initiative + 2 * n) % 9) + 1,
      against: ((against + n - 1) % 4) + 1,
    })),
  });
  const tangle = {
    attackers: [body(8, 1), body(6, 2), body(4, 3), body(2, 4)],
    defenders: [body(7, 2), body(5, 3), body(3, 4), body(1, 1)],
  };
  const found = asked.resolvable(tangle);
  expect(found.distribution).toBeUndefined();
  expect(exactFacets(found)).toBeUndefined();
});
