import { type Dice, d10, type Rule } from '../../../kernel/dice.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { t } from '../../../kernel/text.ts';
import type { Needed } from '../charts/fire.ts';
import { checkLeader, checkLeaders } from '../leaders.ts';
import type { FireOutcome } from '../shapes.ts';
import { type Ladder, type NewState, stateAfterBlow } from '../states.ts';
import type { State } from '../types.ts';

export interface FireInput {
  readonly total: number;
  readonly needed: Needed;
  /** Leaders that a natural 9 puts to the test. */
  readonly leaders: number;
  /** The state of the top unit: results strike it alone (9.3). */
  readonly state: State;
  readonly ladder: Ladder;
}

export const TOP_UNIT: ActorId = 'target.units[1]';

export const leaderIds = (n: number): ActorId[] => Array.from({ length: n }, (_, i) => `target.leaders[${i + 1}]`);

const throwFire = (dice: Dice): number => dice.roll(d10, { who: 'firers', why: t('tir', 'fire') });

export const resolve: Rule<FireInput, FireOutcome> = (input, dice) => {
  const natural = throwFire(dice);
  return {
    result: resultOf(natural + input.total, input.needed),
    leaders: natural === 9 ? checkLeaders(leaderIds(input.leaders), dice) : [],
  };
};

const resultOf = (modified: number, { discourage, rout }: Needed): FireOutcome['result'] => {
  if (rout !== undefined && modified >= rout) return 'Dr';
  return modified >= discourage ? 'D' : 'none';
};

/** The result by itself. */
export const resultAlone = (
  { total, needed }: Pick<FireInput, 'total' | 'needed'>,
  dice: Dice,
): FireOutcome['result'] => resultOf(throwFire(dice) + total, needed);

/** The fate of one leader by himself. */
export const oneLeader = (who: ActorId, dice: Dice): string =>
  throwFire(dice) === 9 ? checkLeader(who, dice) : 'unharmed';

export const newState = ({ state, ladder }: FireInput, result: FireOutcome['result']): NewState =>
  result === 'none' ? state : stateAfterBlow(state, result, ladder);
