import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { seededChance } from '../../kernel/seed.ts';
import { runWithRolledDice } from '../../kernel/rolled-dice.ts';
import { wab } from './index.ts';
import { SHAPES } from './shapes.ts';
import { front, melee, rulings, saves, volley } from './testing.ts';

test('every procedure has its shapes', async () => {
  expect(Object.keys(await wab.shapes())).toEqual(wab.procedures.map(({ id }) => id));
});

test.each([
  ['shooting', volley],
  ['close-combat', melee],
  ['armour-save', saves],
  ['who-shoots', front],
] as const)('%s: outcomes and effects are as described, and everybody they reach has a name', (id, situations) => {
  const asked = on(wab, id);
  const kinds = new Set<string>();
  fc.assert(
    fc.property(situations as fc.Arbitrary<object>, rulings, fc.string(), (situation, options, seed) => {
      const { assessment } = asked.resolvable(situation, options);
      const { outcome, throws } = runWithRolledDice(asked.procedure.resolve, assessment.input, seededChance(seed));
      expect(v.parse(SHAPES[id].outcome, outcome)).toEqual(outcome);
      for (const effect of asked.procedure.effects(assessment.input, outcome)) {
        expect(v.parse(SHAPES[id].effect, effect)).toEqual(effect);
        for (const who of effect.who) expect(assessment.cast).toHaveProperty([who]);
        kinds.add(effect.kind);
      }
      for (const { purpose } of throws) expect(assessment.cast).toHaveProperty([purpose.who]);
    }),
    { numRuns: 150 },
  );
  const inAll = { shooting: 3, 'close-combat': 3, 'armour-save': 1, 'who-shoots': 4 };
  expect(kinds.size).toBe(inAll[id]);
});
