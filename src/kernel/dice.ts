import type { Bands } from './chart.ts';
import type { ActorId } from './effect.ts';
import type { Text } from './text.ts';

/** The only door through which chance enters a rule. */
export interface Dice {
  /** Throws one die, or several dice added up. */
  roll(thrown: Die | Sum, ask: Purpose): number;
  /** The same plus a modifier, read on a chart: odds branch once per line, not once per face. */
  read<V>(thrown: Die | Sum, chart: Bands<V>, ask: Purpose, plus?: number): V;
  /** Throws a pool and counts how many dice pass. */
  count(dice: number, stage: Stage): number;
  /** A pool thinned stage by stage (hit, wound, save): only how many come through the last one matters. */
  chain(dice: number, stages: readonly Stage[]): number;
  /** A rule inside a rule: odds merge its equal results. */
  step<I, V>(rule: Rule<I, V>, input: I): V;
}

/** A rule reads like the rulebook; what runs it decides whether its dice are counted, rolled or typed in. */
export interface Rule<I, V> {
  (input: I, dice: Dice): V;
  /** The part of the input that its chances depend on; all of it where there is no key. */
  key?(input: I): string | number;
  /** Says without counting that its outcomes are too many to be counted together. */
  tooMany?(input: I, budget: number): boolean;
}

export const withKey = <I, V>(rule: (input: I, dice: Dice) => V, key: (input: I) => string | number): Rule<I, V> =>
  Object.assign(rule, { key });

/** A rule whose odds are refused at once where its outcomes are known to be too many. */
export const withLimit = <I, V>(rule: Rule<I, V>, tooMany: (input: I, budget: number) => boolean): Rule<I, V> =>
  Object.assign(rule, { tooMany });

export interface Die {
  readonly id: `d${number}`;
  readonly lowest: number;
  readonly highest: number;
}

export const die = (sides: number, lowest = 1): Die => ({ id: `d${sides}`, lowest, highest: lowest + sides - 1 });

export const d6: Die = die(6);
/** The ten-sided die of the hex systems: its 0 is zero, not ten. */
export const d10: Die = die(10, 0);

export const facesOf = ({ lowest, highest }: Die): number => highest - lowest + 1;

/** Several dice of a kind added up and read as one number: 2d6. */
export interface Sum {
  readonly dice: number;
  readonly die: Die;
}

export const sum = (dice: number, die: Die): Sum => ({ dice, die });

export const isSum = (thrown: Die | Sum): thrown is Sum => 'dice' in thrown;

/** Says for whom a die is thrown and what it decides. The cast has the name. */
export interface Purpose {
  readonly who: ActorId;
  readonly why: Text;
  /** What a pool counts where it does not count successes: failed saves. */
  readonly counted?: Text;
  /** What the number of a pool is called in a sentence: hits. */
  readonly brief?: Text;
}

/** A die of a pool passes when its face lies between `from` and `to`, both included. */
export interface Stage {
  readonly die: Die;
  readonly from: number;
  readonly to: number;
  readonly purpose: Purpose;
}

/** Passes on `face` or better: none do above the highest face, all do at the lowest. */
export const atLeast = (die: Die, face: number, purpose: Purpose): Stage => ({
  die,
  from: face,
  to: die.highest,
  purpose,
});

/** Passes on less than `face`: what an armour save lets through. */
export const below = (die: Die, face: number, purpose: Purpose): Stage => ({
  die,
  from: die.lowest,
  to: face - 1,
  purpose,
});

export const passes = (stage: Stage, face: number): boolean => face >= stage.from && face <= stage.to;

export const passingFaces = ({ die, from, to }: Stage): number =>
  Math.max(0, Math.min(to, die.highest) - Math.max(from, die.lowest) + 1);

/** A logged throw: the faces of one die or of several, or only the number of a pool's passes where that was typed in. */
export interface Throw {
  readonly die: Die['id'];
  readonly purpose: Purpose;
  readonly faces: readonly number[];
  readonly passed?: number;
}
