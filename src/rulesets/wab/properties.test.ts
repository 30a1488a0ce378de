import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { odds } from '../../kernel/odds.ts';
import { optionIds } from '../../kernel/ruling.ts';
import { seeded } from '../../kernel/seed.ts';
import { attempt, retyped, rolled } from '../../kernel/throwing.ts';
import { sharesOf } from '../../calculate/shares.ts';
import { wab } from './index.ts';
import { ARC_NAMES, ARMOUR_NAMES, BARDING_NAMES, MEANS_NAMES, PIERCING_NAMES, SHIELD_NAMES, WEAPONS } from './types.ts';
import { rangeOf } from './charts/weapons.ts';
import { RULINGS } from './rulings.ts';

const oneOf = (names: object) => fc.constantFrom(...Object.keys(names));
const upTo = (max: number, min = 1) => fc.integer({ min, max });

const rulings = fc.record(
  Object.fromEntries(RULINGS.filter((r) => r.options).map((r) => [r.id, fc.constantFrom(...optionIds(r))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string>>;

/** Equipment that the chart allows. */
const protection = fc
  .record({
    troop: fc.constantFrom('infantry', 'cavalry'),
    armour: oneOf(ARMOUR_NAMES),
    shield: oneOf(SHIELD_NAMES),
    pavise: fc.boolean(),
    barding: oneOf(BARDING_NAMES),
    skirmishers: fc.boolean(),
    profileSave: fc.oneof({ arbitrary: fc.constant(0), weight: 5 }, upTo(7)),
  })
  .map((worn) => {
    if (worn.troop === 'cavalry') return worn;
    return { ...worn, barding: 'none', armour: worn.armour === 'cataphract' ? 'heavy' : worn.armour };
  });

const body = (models: number) =>
  fc.tuple(protection, upTo(models), upTo(8), upTo(3), upTo(2, 0)).map(([worn, n, toughness, wounds, carried]) => ({
    ...worn,
    models: n,
    toughness,
    wounds,
    carried: Math.min(carried, wounds - 1),
  }));

const from = oneOf(ARC_NAMES);
const flags = (...names: string[]) => fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])));

const batch = fc
  .tuple(fc.constantFrom(...WEAPONS), upTo(30), upTo(10), upTo(10), fc.boolean(), oneOf(PIERCING_NAMES))
  .map(([weapon, distance, models, ballisticSkill, moved, piercing]) => ({
    weapon,
    models,
    ballisticSkill,
    moved,
    piercing,
    distance: Math.min(distance, rangeOf(weapon)),
  }));

const volley = fc.record({
  shooters: fc.array(batch, { minLength: 1, maxLength: 3 }),
  target: fc
    .tuple(body(8), from, flags('large', 'character', 'charging', 'movingLightChariot', 'softCover', 'hardCover'))
    .map(([hurt, arc, facts]) => ({ ...hurt, from: arc, ...facts })),
  melee: fc.oneof(
    fc.constant([]),
    fc
      .tuple(body(6), fc.array(fc.tuple(body(4), fc.constantFrom('own', 'enemy')), { maxLength: 1 }))
      .map(([own, others]) => [own, ...others.map(([other, side]) => ({ ...other, side }))]),
  ),
});

const fighters = (enemies: number) =>
  fc
    .tuple(
      body(8),
      upTo(8, 0),
      fc.record({
        attacks: upTo(3),
        weaponSkill: upTo(10),
        strength: upTo(10),
        initiative: upTo(3),
        against: upTo(enemies),
      }),
      fc.record({ hitModifier: fc.integer({ min: -6, max: 3 }), piercing: oneOf(PIERCING_NAMES), into: from }),
      flags('charged', 'stepUp'),
      fc.array(fc.record({ fighting: upTo(4), strength: upTo(6), initiative: upTo(4), against: upTo(enemies) }), {
        maxLength: 1,
      }),
    )
    .map(([hurt, fighting, strikes, bears, facts, beside]) => ({
      ...hurt,
      ...strikes,
      ...bears,
      ...facts,
      fighting: Math.max(1, Math.min(fighting, hurt.models)),
      beside,
    }));

const side = (own: number, enemies: number) => fc.array(fighters(enemies), { minLength: own, maxLength: own });

const melee = fc.tuple(upTo(2), upTo(2)).chain(([attackers, defenders]) =>
  fc.record({
    attackers: side(attackers, defenders),
    defenders: side(defenders, attackers),
    order: fc.constantFrom('initiative', 'simultaneous'),
    wonLastRound: fc.constantFrom('nobody', 'attackers', 'defenders'),
  }),
);

const saves = fc
  .tuple(protection, upTo(200), upTo(10, -4), oneOf(MEANS_NAMES), from, oneOf(PIERCING_NAMES))
  .map(([worn, n, strength, by, arc, piercing]) => ({ ...worn, saves: n, strength, by, from: arc, piercing }));

const front = fc.record({
  weapon: fc.constantFrom(...WEAPONS),
  front: fc.array(fc.record({ files: upTo(10), distance: upTo(35), arc: from, blocked: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  troops: fc.constantFrom('infantry', 'artillery', 'cavalry', 'elephants', 'chariots'),
  movement: fc.constantFrom('stood', 'moved', 'beyond'),
});

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
        const { resolve, facets, tell } = asked.procedure;
        if (distribution === undefined) return;
        expect(distribution.entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(distribution.total);
        for (const facet of facets(assessment.roll))
          expect(sharesOf(facet, distribution).shares.reduce((sum, { weight }) => sum + weight, 0n)).toBe(
            distribution.total,
          );
        const resolution = rolled(resolve, assessment.roll, seeded(seed));
        expect(distribution.entries.map(({ value }) => JSON.stringify(value))).toContain(
          JSON.stringify(resolution.outcome),
        );
        expect(attempt(resolve, assessment.roll, retyped(resolution.throws))).toMatchObject({
          state: 'done',
          unused: 0,
          outcome: resolution.outcome,
        });
        expect(tell(assessment.roll, resolution.outcome).length).toBeGreaterThan(0);
        expect(odds(resolve, assessment.roll)).toBe(distribution);
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
      const shot = shooting.resolvable(shots, options).assessment as { roll: { units: Unit[] } };
      const fired = rolled(shooting.procedure.resolve, shot.roll, seeded(seed)).outcome as { units: Losses[] };
      fired.units.forEach((losses, i) => fits(shot.roll.units[i]!, losses));
      const combat = on(wab, 'close-combat');
      const { roll } = combat.resolvable(fight, options).assessment as { roll: { bodies: Record<string, Unit[]> } };
      const struck = rolled(combat.procedure.resolve, roll, seeded(seed)).outcome as Record<string, Losses[]>;
      for (const name of ['attackers', 'defenders'])
        struck[name]!.forEach((losses, i) => fits(roll.bodies[name]![i]!, losses));
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('every model of a unit either shoots or has a reason', () => {
  const asked = on(wab, 'who-shoots');
  fc.assert(
    fc.property(front, upTo(4), upTo(9, 0), rulings, (situation, ranks, extra, options) => {
      const files = situation.front.reduce((sum, part) => sum + part.files, 0);
      const models = files * ranks + Math.min(extra, files - 1);
      const { roll } = asked.resolvable({ ...situation, models }, options).assessment as {
        roll: { stretches: { shots: number }[]; idle: { models: number }[] };
      };
      const shots = roll.stretches.reduce((sum, part) => sum + part.shots, 0);
      expect(shots + roll.idle.reduce((sum, group) => sum + group.models, 0)).toBe(models);
    }),
  );
});
