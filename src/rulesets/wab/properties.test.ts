import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { odds } from '../../kernel/odds.ts';
import { seededChance } from '../../kernel/seed.ts';
import { runWithTypedDice, asTypedDice, runWithRolledDice } from '../../kernel/rolled-dice.ts';
import { sharesOf } from '../../calculate/shares.ts';
import { wab } from './index.ts';
import type { WhoShootsEffect } from './shapes.ts';
import { front, melee, rulings, saves, upTo, volley } from './testing.ts';

describe.each<[string, fc.Arbitrary<object>, number]>([
  ['shooting', volley, 60],
  ['close-combat', melee, 60],
  ['armour-save', saves, 200],
  ['who-shoots', front, 200],
])('%s', (id, situations, numRuns) => {
  const asked = on(wab, id);

  test('odds sum to exactly 1; what is rolled was counted; its log replays with no face unused', () => {
    fc.assert(
      fc.property(situations, rulings, fc.string(), (situation, options, seed) => {
        const { assessment, distribution } = asked.resolvable(situation, options);
        const { resolve, facets } = asked.procedure;
        if (distribution === undefined) return;
        expect(distribution.entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(distribution.total);
        for (const facet of facets(assessment))
          expect(sharesOf(facet, distribution).shares.reduce((sum, { weight }) => sum + weight, 0n)).toBe(
            distribution.total,
          );
        const resolution = runWithRolledDice(resolve, assessment.input, seededChance(seed));
        expect(distribution.entries.map(({ value }) => JSON.stringify(value))).toContain(
          JSON.stringify(resolution.outcome),
        );
        expect(runWithTypedDice(resolve, assessment.input, asTypedDice(resolution.throws))).toMatchObject({
          state: 'done',
          unused: 0,
          outcome: resolution.outcome,
        });
        expect(asked.told(situation, resolution.outcome, options).length).toBeGreaterThan(0);
        expect(odds(resolve, assessment.input)).toBe(distribution);
      }),
      { numRuns },
    );
  }, 60_000);
});

interface Unit {
  models: number;
  wounds: number;
}
interface Losses {
  lost: number;
  carried: number;
}

test('never more casualties than models, never a whole model among the wounds noted', () => {
  const fits = (unit: Unit, { lost, carried }: Losses): void => {
    expect(lost).toBeLessThanOrEqual(unit.models);
    expect(carried).toBeLessThan(unit.wounds);
    if (lost === unit.models) expect(carried).toBe(0);
  };
  fc.assert(
    fc.property(volley, melee, rulings, fc.string(), (shots, fight, options, seed) => {
      const shooting = on(wab, 'shooting');
      const shot = shooting.resolvable(shots, options).assessment as { input: { units: Unit[] } };
      const fired = runWithRolledDice(shooting.procedure.resolve, shot.input, seededChance(seed)).outcome as {
        units: Losses[];
      };
      fired.units.forEach((losses, i) => fits(shot.input.units[i]!, losses));
      const combat = on(wab, 'close-combat');
      const { input } = combat.resolvable(fight, options).assessment as { input: { bodies: Record<string, Unit[]> } };
      const struck = runWithRolledDice(combat.procedure.resolve, input, seededChance(seed)).outcome as Record<
        string,
        Losses[]
      >;
      for (const name of ['attackers', 'defenders'])
        struck[name]!.forEach((losses, i) => fits(input.bodies[name]![i]!, losses));
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('every model of a unit either shoots or has a reason', () => {
  const asked = on(wab, 'who-shoots');
  fc.assert(
    fc.property(front, upTo(4), upTo(9, 0), rulings, (situation, ranks, extra, options) => {
      const width = situation.front.reduce((sum, part) => sum + part.files, 0);
      const models = width * ranks + Math.min(extra, width - 1);
      const asks = { ...situation, models };
      const effects = asked.effects(asks, asked.outcomeOf(asks, [], options), options) as WhoShootsEffect[];
      const places = effects.flatMap((effect) => {
        if (effect.kind === 'shoot') return effect.models;
        return effect.kind === 'idle' ? [effect] : [];
      });
      const standing = places.flatMap(({ rank, files }) => files.map((file) => (rank - 1) * width + file));
      expect(standing.toSorted((a, b) => a - b)).toEqual(Array.from({ length: models }, (_, i) => i + 1));
    }),
  );
});
