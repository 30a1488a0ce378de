import type { Facing } from '../../space/hex.ts';
import { HEX_BITS } from '../../space/reach/costs.ts';

/*
 * A counter is one small number:
 *
 *     unit    hex 12 bits · facing 3 · state 3 · flags
 *     leader  hex 12 bits · fate 3   · unused 3 · flags
 *
 * States and fates are numbers here: places in the lists of the ruleset.
 */

const HEX_MASK = (1 << HEX_BITS) - 1;
const FACING_SHIFT = HEX_BITS;
const FATE_SHIFT = HEX_BITS;
const STATE_SHIFT = HEX_BITS + 3;
const FLAG_SHIFT = HEX_BITS + 6;

/** Where a counter stands that is not on the map. */
export const OFF_MAP = HEX_MASK;

/** No counter. */
export const NOBODY = -1;

/** A bit for each name. */
export const flagBits = <const Names extends readonly string[]>(
  names: Names,
): Readonly<Record<Names[number], number>> =>
  Object.fromEntries(names.map((name, i) => [name, 1 << (FLAG_SHIFT + i)])) as Record<Names[number], number>;

/** A unit in the first of its states. */
export const unitWord = (hex: number, facing: Facing, flags = 0): number => hex | (facing << FACING_SHIFT) | flags;
/** A leader whose fate is the first there is. */
export const leaderWord = (hex: number): number => hex;

export const hexIn = (word: number): number => word & HEX_MASK;
export const withHex = (word: number, hex: number): number => (word & ~HEX_MASK) | hex;
export const facingIn = (word: number): Facing => ((word >> FACING_SHIFT) & 7) as Facing;
export const withFacing = (word: number, facing: Facing): number =>
  (word & ~(7 << FACING_SHIFT)) | (facing << FACING_SHIFT);
export const stateNumberIn = (word: number): number => (word >> STATE_SHIFT) & 7;
export const withStateNumber = (word: number, state: number): number =>
  (word & ~(7 << STATE_SHIFT)) | (state << STATE_SHIFT);

export const fateNumberIn = (word: number): number => (word >> FATE_SHIFT) & 7;
export const withFateNumber = (word: number, fate: number): number =>
  (word & ~(7 << FATE_SHIFT)) | (fate << FATE_SHIFT);

/** Hex, facing and state, without flags. */
export const WITHOUT_FLAGS = (1 << FLAG_SHIFT) - 1;
