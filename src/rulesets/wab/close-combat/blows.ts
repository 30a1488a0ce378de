import { casualties, type Strength } from '../casualties.ts';
import type { AttackRolls } from '../attack-rolls.ts';
import type { Side } from './sides.ts';

export interface Fighters extends Strength {
  /** Models behind replace the fallen and strike in their place. */
  readonly stepUp: boolean;
}

export type Bodies = Readonly<Record<Side, readonly Fighters[]>>;

/** One kind of attack of one body on one enemy body. */
export interface Blow {
  readonly side: Side;
  readonly body: number;
  /** Which of the sets of blows beside the warriors’ own, from 1; 0 for theirs. */
  readonly beside: number;
  readonly against: number;
  readonly fighting: number;
  readonly attacks: number;
  readonly rolls: AttackRolls;
}

/** A blow in its place. */
export interface OrderedBlow extends Blow {
  /** How many blows fall before its strikers are counted: those of a moment fought together are counted as it begins. */
  readonly counted: number;
}

export interface CloseCombatInput {
  readonly bodies: Bodies;
  /** The blows in their order; two orders where a die says who strikes first: the attackers, or the defenders. */
  readonly orders: readonly (readonly OrderedBlow[])[];
}

export interface Fight {
  readonly bodies: Bodies;
  readonly blows: readonly OrderedBlow[];
}

/**
 * W-40: every model lost takes a fighter away, unless others step up from behind.
 * W-45: a crew more numerous than its models shrinks in proportion to them, rounded up.
 */
export function stillFighting({ models, stepUp }: Fighters, fighting: number, lost: number): number {
  const left = models - lost;
  if (fighting > models) return Math.ceil((fighting * left) / models);
  return stepUp ? Math.min(fighting, left) : Math.max(0, fighting - lost);
}

/** The dice of a blow whose strikers have suffered so many wounds. */
export const diceOf = ({ fighting, attacks }: Blow, strikers: Fighters, suffered: number): number =>
  stillFighting(strikers, fighting, casualties(strikers, suffered).lost) * attacks;
