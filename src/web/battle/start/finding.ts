import type { ScenarioCard } from '../../../kernel/battles.ts';
import { minutesOf } from '../../../play/battle-facts.ts';
import { type BattleResult, recordOf } from '../match/results.ts';

/** A battle in a list, with the ruleset that it belongs to. */
export interface ListedBattle {
  readonly ruleset: string;
  readonly card: ScenarioCard;
}

/** How much time there is: as much as one likes, or at most so many minutes. */
export const TIMES = ['any', '20', '45', '90'] as const;
export type Time = (typeof TIMES)[number];

export const ORDERS = ['listed', 'short', 'long', 'small', 'large'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody looks for. */
export interface Wish {
  readonly time: Time;
  readonly order: Order;
  /** Only battles that this device has not yet seen won against the computer. */
  readonly notWon: boolean;
}

export const NO_WISH: Wish = { time: 'any', order: 'listed', notWon: false };

/** For the side that takes less of it, against the computer. */
const minutes = ({ card: { facts } }: ListedBattle): number =>
  facts === undefined ? 0 : Math.min(minutesOf(facts, 0, 'computer'), minutesOf(facts, 1, 'computer'));

const units = ({ card: { facts } }: ListedBattle): number =>
  facts === undefined ? 0 : facts.units[0] + facts.units[1];

const COMPARISONS: Readonly<Record<Order, (a: ListedBattle, b: ListedBattle) => number>> = {
  listed: () => 0,
  short: (a, b) => minutes(a) - minutes(b),
  long: (a, b) => minutes(b) - minutes(a),
  small: (a, b) => units(a) - units(b),
  large: (a, b) => units(b) - units(a),
};

/** The battles that fit a wish, in the order that it names. */
export function battlesFor<B extends ListedBattle>(
  battles: readonly B[],
  { time, order, notWon }: Wish,
  results: readonly BattleResult[],
): readonly B[] {
  const isWon = ({ ruleset, card }: B): boolean =>
    [...recordOf(results, ruleset, card.id).best.values()].includes('won');
  return battles
    .filter((battle) => (time === 'any' || minutes(battle) <= Number(time)) && !(notWon && isWon(battle)))
    .toSorted(COMPARISONS[order]);
}
