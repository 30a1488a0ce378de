import { t } from '../../kernel/text.ts';
import type { Facing } from '../../space/hex.ts';

/** A unit faces a vertex: rows run from west to east, so that a line along a row faces north or south. */
export const FACING_NAMES = {
  N: t('nord', 'north'),
  NE: t('nord-est', 'north-east'),
  SE: t('sud-est', 'south-east'),
  S: t('sud', 'south'),
  SW: t('sud-ouest', 'south-west'),
  NW: t('nord-ouest', 'north-west'),
} as const;
export type FacingName = keyof typeof FACING_NAMES;

export const FACINGS = Object.keys(FACING_NAMES) as readonly FacingName[];

export const facingOfName = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;
