import type { SideIndex } from '../../kernel/game.ts';
import type { Facing } from '../../space/hex.ts';
import { facingIn, hexIn, OFF_MAP } from '../counters/word.ts';

/** Where all counters are: what accessors read, of a state or of the draft of one. */
export interface Position {
  /** Words of units and of leaders (`counters/word.ts`), in the order of the scenario. */
  readonly units: readonly number[];
  readonly leaders: readonly number[];
}

/** How a battle ended. */
export interface Over<Why extends string> {
  /** `NOBODY` where it is a draw. */
  readonly winner: SideIndex;
  readonly why: Why;
}

/**
 * A position, plain JSON that never changes: what the states of all hex battles have. A ruleset adds its own parts.
 * `Obligation` is a choice that waits, `Why` how a battle may end.
 */
export interface BattleState<Step extends string, Obligation, Why extends string> extends Position {
  readonly turn: number;
  readonly step: Step;
  /** Who won the last initiative. */
  readonly holder: SideIndex;
  /** The leader or the formation whose activation it is; `NOBODY` between activations. */
  readonly active: number;
  /** What waits for a choice; the last one first. */
  readonly pending: readonly Obligation[];
  readonly over: Over<Why> | null;
  /** Two lanes of 32 bits over all of the above. */
  readonly hash: readonly [number, number];
}

export const hexOf = ({ units }: Position, unit: number): number => hexIn(units[unit]!);
export const facingOf = ({ units }: Position, unit: number): Facing => facingIn(units[unit]!);
export const onMap = (position: Position, unit: number): boolean => hexOf(position, unit) !== OFF_MAP;
/** Whether a unit has one of these flags. */
export const has = ({ units }: Position, unit: number, flags: number): boolean => (units[unit]! & flags) !== 0;

export const leaderHex = ({ leaders }: Position, leader: number): number => hexIn(leaders[leader]!);
export const leaderHas = ({ leaders }: Position, leader: number, flags: number): boolean =>
  (leaders[leader]! & flags) !== 0;
/** On the map and able to command. */
export const leads = (position: Position, leader: number): boolean => leaderHex(position, leader) !== OFF_MAP;

/** The choice on top. An index of -1 would be looked up as a name, which takes long. */
export const waiting = <O>({ pending }: { readonly pending: readonly O[] }): O | undefined =>
  pending.length === 0 ? undefined : pending[pending.length - 1];
