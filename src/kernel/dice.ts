import type { Bands } from './chart.ts';
import type { Text } from './text.ts';

/** The only door through which chance enters a rule. */
export interface Dice {
  /** One face. */
  roll(die: Die, ask: Ask): number;
  /** One die, plus a modifier, read on a chart: odds branch once per line, not once per face. */
  read<V>(die: Die, chart: Bands<V>, ask: Ask, plus?: number): V;
  /** How many of a pool pass. */
  count(dice: number, stage: Stage): number;
  /** A pool thinned stage by stage (hit, wound, save): only how many come through the last one matters. */
  chain(dice: number, stages: readonly Stage[]): number;
  /** A rule inside a rule: odds merge its equal results. */
  step<I, V>(rule: Rule<I, V>, input: I): V;
}

/** A rule reads like the rulebook; what runs it decides whether its dice are counted, rolled or typed in. */
export interface Rule<I, V> {
  (input: I, dice: Dice): V;
  /** What of the input its chances depend on, where that is less than all of it. */
  key?(input: I): string;
}

export const keyed = <I, V>(rule: (input: I, dice: Dice) => V, key: (input: I) => string): Rule<I, V> =>
  Object.assign(rule, { key });

export interface Die {
  readonly id: 'd6' | 'd10';
  readonly lowest: number;
  readonly highest: number;
}

export const d6: Die = { id: 'd6', lowest: 1, highest: 6 };
/** The ten-sided die of the hex systems: its 0 is zero, not ten. */
export const d10: Die = { id: 'd10', lowest: 0, highest: 9 };

export const facesOf = (die: Die): number => die.highest - die.lowest + 1;

/** For whom a die is thrown and what it decides. */
export interface Ask {
  readonly who: Text;
  readonly why: Text;
  /** What is counted of a pool, where it is not its successes: saves that failed. */
  readonly counted?: Text;
}

/** A die of a pool passes when its face lies between `from` and `to`, both included. */
export interface Stage {
  readonly die: Die;
  readonly from: number;
  readonly to: number;
  readonly ask: Ask;
}

/** Passes on `face` or better: none do above the highest face, all do at the lowest. */
export const atLeast = (die: Die, face: number, ask: Ask): Stage => ({ die, from: face, to: die.highest, ask });

/** Passes on less than `face`: what an armour save lets through. */
export const below = (die: Die, face: number, ask: Ask): Stage => ({ die, from: die.lowest, to: face - 1, ask });

export const passes = (stage: Stage, face: number): boolean => face >= stage.from && face <= stage.to;

export const passingFaces = ({ die, from, to }: Stage): number =>
  Math.max(0, Math.min(to, die.highest) - Math.max(from, die.lowest) + 1);

/** A logged throw: the faces of one die or of a pool, or only its number of passes where that was typed in. */
export interface Throw {
  readonly die: Die['id'];
  readonly ask: Ask;
  readonly faces: readonly number[];
  readonly passed?: number;
}
