import type { ActorId } from '../../../kernel/effect.ts';
import type { ClassFacts } from '../charts/class-factors.ts';
import type { CombatOutcome } from '../shapes.ts';
import type { Fate } from '../types.ts';
import type { ChosenOptions } from '../chosen-options.ts';

export type Side = 'first' | 'second';
export type Comparison = ClassFacts['comparison'];
export type Degree = CombatOutcome['standing'];

/** The line of an outcome chart and what it does; `blocked`: its recoil is impossible. */
export interface OutcomeLine {
  readonly line: string;
  readonly fate: Fate;
  readonly blocked: boolean;
}

/** One of two opponents, as the dice need it: all that chances depend on was looked up before they are thrown. */
export interface Contestant {
  readonly id: ActorId;
  readonly total: number;
  /** Grading factors, which depend on how its total with its die compares with the other. */
  readonly corrections: Readonly<Record<Comparison, number>>;
  readonly fates: Readonly<Record<Degree, OutcomeLine>>;
}

export interface Contest {
  readonly first: Contestant;
  readonly second: Contestant;
  readonly half: ChosenOptions['HALF_OR_LESS'];
  readonly resultBand: ChosenOptions['RESULT_BAND'];
}

export const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

export const compare = (mine: number, theirs: number): Comparison => {
  if (mine === theirs) return 'equal';
  return mine < theirs ? 'lower' : 'higher';
};

/** In integers: 2L <= W (ruling D-3). */
const isDoubled = (loser: number, winner: number, half: Contest['half']): boolean =>
  half === 'half-or-less' ? 2 * loser <= winner : 2 * loser < winner;

/** Both totals with their dice, compared, corrected on both sides at once, and judged. */
export function judge(contest: Contest, firstFace: number, secondFace: number): CombatOutcome {
  const { first, second, half, resultBand } = contest;
  const mine = first.total + firstFace;
  const theirs = second.total + secondFace;
  const corrected = {
    first: mine + first.corrections[compare(mine, theirs)],
    second: theirs + second.corrections[compare(theirs, mine)],
  };
  const lead = resultBand === 'may-change' ? corrected.first - corrected.second : mine - theirs;
  if (lead === 0) return outcomeOf(contest, 'equal', 'neither');
  const loser: Side = lead < 0 ? 'first' : 'second';
  const doubled = isDoubled(corrected[loser], corrected[other(loser)], half);
  return outcomeOf(contest, doubled ? 'doubled' : 'beaten', loser);
}

function outcomeOf(contest: Contest, standing: Degree, loser: CombatOutcome['loser']): CombatOutcome {
  const sideOf = (side: Side): CombatOutcome[Side] => ({
    fate: loser === side || loser === 'neither' ? contest[side].fates[standing].fate : 'none',
  });
  return { standing, loser, first: sideOf('first'), second: sideOf('second') };
}
