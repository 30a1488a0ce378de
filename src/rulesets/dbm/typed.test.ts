import { expect, expectTypeOf, test } from 'vitest';
import { answer, calculationOf, isResolvable } from '../../calculate/calculation.ts';
import { runWithRolledDice } from '../../kernel/rolled-dice.ts';
import {
  closeCombat,
  type CloseCombatEffect,
  type CloseCombatOutcome,
  type CloseCombatSituation,
  dbm,
} from './index.ts';

test('a procedure taken by name has its own types', () => {
  const found = answer(calculationOf(dbm, closeCombat, { friend: { type: 'Kn' }, enemy: { type: 'Bd' } }));
  if (!isResolvable(found)) throw new Error('this combat can be fought');
  expectTypeOf(found.calculation.situation).toEqualTypeOf<CloseCombatSituation>();
  const { input } = found.assessment;
  const { outcome } = runWithRolledDice(closeCombat.resolve, input, () => 6);
  expectTypeOf(outcome).toEqualTypeOf<CloseCombatOutcome>();
  const effects = closeCombat.effects(input, outcome);
  expectTypeOf(effects).toEqualTypeOf<readonly CloseCombatEffect[]>();
  const fled = effects.flatMap((effect) => (effect.kind === 'flee' ? [effect.paces] : []));
  expectTypeOf(fled).toEqualTypeOf<(number | null)[]>();
  expect(fled).toEqual([]);
});
