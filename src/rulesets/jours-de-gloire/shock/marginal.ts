import type { Dice, Rule } from '../../../kernel/dice.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import type { Code } from '../charts/shock.ts';
import { type Fighter, type Ladder, suffer } from '../fate.ts';
import { balanceOf, type Damage, damaged, UNHARMED } from './balance.ts';
import { fateClass } from './facets.ts';
import { areLost, codesFor, lineOf, LOST, type Roll, type Side, throwShock } from './roll.ts';

const lineAlone = (total: number, dice: Dice): string => lineOf(throwShock(total, dice));

interface OneUnit extends Pick<Roll, 'total' | 'ladder' | 'artilleryLost'> {
  readonly side: Side;
  readonly unit: Fighter;
}

const unitAlone = (roll: OneUnit, dice: Dice): string => {
  const codes = codesFor(roll.side, throwShock(roll.total, dice));
  const lost = areLost(roll, roll.side, codes);
  return fateClass(lost ? LOST : suffer(roll.unit, roll.side, codes, roll.ladder, dice));
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
  return dice.step(damageOfSide, { units: rest, codes, ladder, soFar: damaged(soFar, unit, fate) });
};

function balanceAlone(roll: Roll, dice: Dice): string {
  const result = throwShock(roll.total, dice);
  const damage = (side: Side): Damage => {
    const codes = codesFor(side, result);
    if (areLost(roll, side, codes)) return { worst: LOST.state, back: false };
    return dice.step(damageOfSide, { units: roll[side], codes, ladder: roll.ladder, soFar: UNHARMED });
  };
  return balanceOf(damage('defenders'), damage('attackers'));
}

/** A facet by itself, for more units than can be counted together: each test doubles the outcomes. */
export function marginal(roll: Roll, facetId: string): Distribution<string> {
  if (facetId === 'result') return odds(lineAlone, roll.total);
  if (facetId === 'balance') return odds(balanceAlone, roll);
  const [side, n] = facetId.startsWith('defender-')
    ? (['defenders', Number(facetId.slice('defender-'.length))] as const)
    : (['attackers', Number(facetId.slice('attacker-'.length))] as const);
  const { total, ladder, artilleryLost } = roll;
  return odds(unitAlone, { total, ladder, artilleryLost, side, unit: roll[side][n - 1]! });
}
