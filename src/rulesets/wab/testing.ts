import fc from 'fast-check';
import { expect } from 'vitest';
import type { on } from '../../../test/support/assessing.ts';
import type { Rule } from '../../kernel/dice.ts';
import { type Distribution, enumerate, TooManyPaths } from '../../kernel/odds.ts';
import { runWithTypedDice } from '../../kernel/rolled-dice.ts';
import { fraction } from '../../calculate/number.ts';
import { exactFacets } from '../../calculate/shares.ts';
import { rangeOf } from './charts/weapons.ts';
import * as RULING_CHOICES from './options.ts';
import { ARC_NAMES, ARMOUR_NAMES, BARDING_NAMES, MEANS_NAMES, PIERCING_NAMES, SHIELD_NAMES, WEAPONS } from './types.ts';

const oneOf = (names: object) => fc.constantFrom(...Object.keys(names));
export const upTo = (max: number, min = 1) => fc.integer({ min, max });

export const rulings = fc.record(
  Object.fromEntries(Object.values(RULING_CHOICES).map(({ id, options }) => [id, fc.constantFrom<string>(...options)])),
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

const batch = (shots: number) =>
  fc
    .tuple(fc.constantFrom(...WEAPONS), upTo(30), upTo(shots), upTo(10), fc.boolean(), oneOf(PIERCING_NAMES))
    .map(([weapon, distance, models, ballisticSkill, moved, piercing]) => ({
      weapon,
      models,
      ballisticSkill,
      moved,
      piercing,
      distance: Math.min(distance, rangeOf(weapon)),
    }));

const target = (models: number) =>
  fc
    .tuple(body(models), from, flags('large', 'character', 'charging', 'movingLightChariot', 'softCover', 'hardCover'))
    .map(([hurt, arc, facts]) => ({ ...hurt, from: arc, ...facts }));

/** Into a melee of up to three units a side; `own` of the shooters’. */
export const intoMelee = (shots: number, models: number, batches: number, most = 3) =>
  fc.tuple(upTo(most), upTo(most)).chain(([own, enemies]) =>
    fc.record({
      shooters: fc.array(batch(shots), { minLength: 1, maxLength: batches }),
      target: target(models),
      melee: fc
        .array(body(models), { minLength: own + enemies - 1, maxLength: own + enemies - 1 })
        .map((units) => units.map((unit, i) => ({ ...unit, side: i < own ? 'own' : 'enemy' }))),
    }),
  );

export const volley = fc.oneof(
  fc.record({ shooters: fc.array(batch(10), { minLength: 1, maxLength: 3 }), target: target(8) }),
  intoMelee(6, 6, 3, 2),
);

interface Size {
  readonly models: number;
  readonly bodies: number;
  readonly beside: number;
}

const fighters = (enemies: number, { models, beside }: Size) =>
  fc
    .tuple(
      body(models),
      upTo(models, 0),
      fc.record({
        attacks: upTo(3),
        weaponSkill: upTo(10),
        strength: upTo(10),
        initiative: upTo(3),
        against: upTo(enemies),
      }),
      fc.record({ hitModifier: fc.integer({ min: -6, max: 3 }), piercing: oneOf(PIERCING_NAMES), into: from }),
      flags('charged', 'stepUp'),
      fc.array(fc.record({ fighting: upTo(models), strength: upTo(6), initiative: upTo(4), against: upTo(enemies) }), {
        maxLength: beside,
      }),
    )
    .map(([hurt, fighting, strikes, bears, facts, others]) => ({
      ...hurt,
      ...strikes,
      ...bears,
      ...facts,
      fighting: Math.max(1, Math.min(fighting, hurt.models)),
      beside: others,
    }));

export const fight = (size: Size) =>
  fc.tuple(upTo(size.bodies), upTo(size.bodies)).chain(([attackers, defenders]) =>
    fc.record({
      attackers: fc.array(fighters(defenders, size), { minLength: attackers, maxLength: attackers }),
      defenders: fc.array(fighters(attackers, size), { minLength: defenders, maxLength: defenders }),
      order: fc.constantFrom('initiative', 'simultaneous'),
      wonLastRound: fc.constantFrom('nobody', 'attackers', 'defenders'),
    }),
  );

export const melee = fight({ models: 8, bodies: 2, beside: 1 });

export const saves = fc
  .tuple(protection, upTo(200), upTo(10, -4), oneOf(MEANS_NAMES), from, oneOf(PIERCING_NAMES))
  .map(([worn, n, strength, by, arc, piercing]) => ({ ...worn, saves: n, strength, by, from: arc, piercing }));

export const front = fc.record({
  weapon: fc.constantFrom(...WEAPONS),
  front: fc.array(fc.record({ files: upTo(10), distance: upTo(35), arc: from, blocked: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  troops: fc.constantFrom('infantry', 'artillery', 'cavalry', 'elephants', 'chariots'),
  movement: fc.constantFrom('stood', 'moved', 'beyond'),
  targetInCombat: fc.boolean(),
});

type Chances = Map<string, bigint>;

/** Every outcome with its weight out of `whole`. */
export const over = (whole: bigint, { entries, total }: Distribution<unknown>): Chances =>
  new Map(
    entries.map(({ value, weight }) => {
      expect((weight * whole) % total).toBe(0n);
      return [JSON.stringify(value), (weight * whole) / total];
    }),
  );

export const sortChances = (chances: Chances): [string, bigint][] => [...chances].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * An oracle that knows nothing of pools or merging: it types every face of every die that the rule asks for, one
 * after another, and adds up where that leads.
 */
export function byTyping(rule: Rule<unknown, unknown>, input: unknown, mostDice: number): Chances {
  const chances: Chances = new Map();
  const visit = (faces: readonly number[]): void => {
    const reached = runWithTypedDice(rule, input, faces);
    if (reached.state === 'done') {
      const key = JSON.stringify(reached.outcome);
      chances.set(key, (chances.get(key) ?? 0n) + 6n ** BigInt(mostDice - faces.length));
      return;
    }
    if (reached.state === 'impossible') throw new Error(`refused ${faces.join()}`);
    for (let face = 1; face <= 6; face++) visit([...faces, face]);
  };
  visit([]);
  return chances;
}

export type Shares = Record<string, string>;

export const fractions = (shares: readonly { id: string; weight: bigint; total: bigint }[]): Shares =>
  Object.fromEntries(shares.map(({ id, weight, total }) => [id, fraction(weight, total)]));

/** Every facet by itself, as fractions. */
export const marginals = (
  asked: ReturnType<typeof on>,
  situation: object,
  options?: Record<string, string>,
): Record<string, Shares> => {
  const found = { ...asked.resolvable(situation, options), distribution: undefined };
  return Object.fromEntries(exactFacets(found)!.map(({ facet, shares }) => [facet.id, fractions(shares)]));
};

/**
 * What is refused at once could not have been counted within the budget. The file that asks must count nothing within
 * a larger one before: what is remembered takes no paths.
 */
export function expectNoneCountable<R>(
  rolls: fc.Arbitrary<R>,
  resolve: Rule<R, unknown>,
  exceeds: (input: R, budget: number) => boolean,
  budget: number,
): void {
  let [refused, counted] = [0, 0];
  fc.assert(
    fc.property(rolls, (input) => {
      const beyond = exceeds(input, budget);
      try {
        enumerate(resolve, input, budget);
        counted++;
        expect(beyond).toBe(false);
      } catch (error) {
        expect(error).toBeInstanceOf(TooManyPaths);
        if (beyond) refused++;
      }
    }),
    { numRuns: 200 },
  );
  expect(Math.min(refused, counted)).toBeGreaterThan(20);
}
