import type { Assessment } from '../../../kernel/assessment.ts';
import type { Throw } from '../../../kernel/dice.ts';
import { type Tally, tally } from '../../../kernel/modifier.ts';
import { t } from '../../../kernel/text.ts';
import { AFTER_THE_DICE } from '../charts/class-factors.ts';
import { compare, other, type Side } from './contest.ts';
import type { CombatInput } from './combat-rule.ts';

/** What each side adds up once both dice lie: its total, its die, and what comparing both brings in. */
export function combatAfterDice({ input, cast }: Assessment<CombatInput>, throws: readonly Throw[]): Tally[] {
  const faces = { first: throws[0]!.faces[0]!, second: throws[1]!.faces[0]! };
  return (['first', 'second'] as const).map((side: Side) => {
    const { id, total: factors, facts } = input[side];
    const die = faces[side];
    const enemy = other(side);
    const name = cast[id]!;
    const comparison = compare(factors + die, input[enemy].total + faces[enemy]);
    const title = t(`${name.fr} après les dés`, `${name.en} after the dice`);
    return tally(title, AFTER_THE_DICE, { ...facts, factors, die, comparison });
  });
}
