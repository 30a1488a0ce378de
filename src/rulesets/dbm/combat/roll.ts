import { type Dice, keyed, type Rule, type Throw } from '../../../kernel/dice.ts';
import type { Tally } from '../../../kernel/modifier.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { CombatRoll } from './effects.ts';
import { afterTheDice, type Contest, type Contestant, type Outcome, rollContest, type Side } from './contest.ts';
import type { Acts } from '../types.ts';

/** Two dice decide a fight and a volley alike; what the sides are called does not change their chances. */
export const combatRule = (why: Text): Rule<CombatRoll, Outcome> =>
  keyed(
    ({ contest, first, second }: CombatRoll, dice: Dice): Outcome =>
      rollContest(contest, { first: first.name, second: second.name }, why, dice),
    ({ contest: { first, second, readings } }) =>
      `${readings.half},${readings.resultBand};${sideKey(first)};${sideKey(second)}`,
  );

const acts = ({ type, grade }: Acts): string => type + grade;
const bit = (flag: boolean): string => (flag ? '1' : '0');

/** Everything of a side that its chances depend on; written out, because the odds of a fight are asked for at every key. */
function sideKey({ total, after, fates }: Contestant): string {
  const { fights, suffers, enemy, sameType, close, shoots, shotAt, byArt, enemyPhase, mitigating, readings } = after;
  const who = `${acts(fights)} ${acts(suffers)} ${acts(enemy)}`;
  const how = bit(sameType) + bit(close) + bit(shoots) + bit(shotAt) + bit(byArt) + bit(enemyPhase);
  const fate = `${fates.equal.fate} ${fates.beaten.fate} ${fates.doubled.fate}`;
  return `${total} ${who} ${how} ${mitigating} ${readings.sameTroops} ${readings.inferiorByArt} ${fate}`;
}

export const combatNeeds = ({ first, second }: Contest): Text =>
  t(
    `un dé chacun : ${first.total} + d6 contre ${second.total} + d6, puis les facteurs de classe`,
    `one die each: ${first.total} + d6 against ${second.total} + d6, then class factors`,
  );

/** What each side adds up once both dice lie, the first side first. */
export function combatAfterDice(roll: CombatRoll, throws: readonly Throw[]): Tally[] {
  const faces = { first: throws[0]!.faces[0]!, second: throws[1]!.faces[0]! };
  const added = (side: Side): Tally => {
    const { name } = roll[side];
    const title = t(`${name.fr} après les dés`, `${name.en} after the dice`);
    return afterTheDice(roll.contest, side, faces, title);
  };
  return [added('first'), added('second')];
}
