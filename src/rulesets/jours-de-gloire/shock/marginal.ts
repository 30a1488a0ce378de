import type { Dice, Rule } from '../../../kernel/dice.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import type { Code } from '../charts/shock.ts';
import { type Fighter, type Ladder, suffer } from '../fate.ts';
import { balanceOf, type Damage, addDamage, UNHARMED } from './balance.ts';
import { fateClass } from './facets.ts';
import { areLost, codesFor, lineOf, LOST, type ShockInput, type Side, throwShock } from './resolve.ts';

const lineAlone = (total: number, dice: Dice): string => lineOf(throwShock(total, dice));

interface OneUnit extends Pick<ShockInput, 'total' | 'ladder' | 'artilleryLost'> {
  readonly side: Side;
  readonly unit: Fighter;
}

const unitAlone = (input: OneUnit, dice: Dice): string => {
  const codes = codesFor(input.side, throwShock(input.total, dice));
  const lost = areLost(input, input.side, codes);
  return fateClass(lost ? LOST : suffer(input.unit, input.side, codes, input.ladder, dice));
};

interface OneSide {
  readonly units: readonly Fighter[];
  readonly codes: readonly Code[];
  readonly ladder: Ladder;
  readonly soFar: Damage;
}

/** One unit after the other: equal damage is added up before the next one tests. */
const damageOfSide: Rule<OneSide, Damage> = ({ units: [unit, ...rest], codes, ladder, soFar }, dice) => {
  if (unit === undefined) return soFar;
  const fate = suffer(unit, 'units', codes, ladder, dice);
  return dice.step(damageOfSide, { units: rest, codes, ladder, soFar: addDamage(soFar, unit, fate) });
};

function balanceAlone(input: ShockInput, dice: Dice): string {
  const result = throwShock(input.total, dice);
  const damage = (side: Side): Damage => {
    const codes = codesFor(side, result);
    if (areLost(input, side, codes)) return { worst: LOST.state, back: false };
    return dice.step(damageOfSide, { units: input[side], codes, ladder: input.ladder, soFar: UNHARMED });
  };
  return balanceOf(damage('defenders'), damage('attackers'));
}

/** A facet by itself, for more units than can be counted together: each test doubles the outcomes. */
export function marginal(input: ShockInput, facetId: string): Distribution<string> {
  if (facetId === 'result') return odds(lineAlone, input.total);
  if (facetId === 'balance') return odds(balanceAlone, input);
  const [side, n] = facetId.startsWith('defender-')
    ? (['defenders', Number(facetId.slice('defender-'.length))] as const)
    : (['attackers', Number(facetId.slice('attacker-'.length))] as const);
  const { total, ladder, artilleryLost } = input;
  return odds(unitAlone, { total, ladder, artilleryLost, side, unit: input[side][n - 1]! });
}
