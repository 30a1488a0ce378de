import type { Chart } from '../../../kernel/ruleset.ts';
import { BEATEN, EQUAL } from './outcomes.ts';
import { DOUBLED, NAVAL } from './doubled.ts';
import { KEY } from './key.ts';
import { TACTICAL_FACTORS } from './tactical.ts';
import { REAR_SUPPORT, SUPPORT_CONDITIONS } from './support.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { CLASS_FACTORS } from './class-factors.ts';
import { COMBAT_FACTORS } from './factors.ts';
import { MAY_SHOOT, RANGES } from './shooting.ts';
import { DESTRUCTION } from './destruction.ts';
import { FLIGHT } from './flight.ts';
import { FOLLOW_UP } from './follow-up.ts';
import { RECOIL } from './recoil.ts';
import { MOVES } from './moves.ts';
import { IGNORED, PASSED_THROUGH, SPONTANEOUS } from './spontaneous.ts';
import { CROSSING, RIVER, VISIBILITY } from './river.ts';
import { PIP } from './pip.ts';

/** In the order in which they stand on the sheet. */
export const CHARTS: readonly Chart[] = [
  PIP,
  MOVES,
  RIVER,
  CROSSING,
  VISIBILITY,
  EXCEPTIONS,
  SPONTANEOUS,
  PASSED_THROUGH,
  IGNORED,
  COMBAT_FACTORS,
  CLASS_FACTORS,
  SUPPORT_CONDITIONS,
  TACTICAL_FACTORS,
  REAR_SUPPORT,
  RANGES,
  MAY_SHOOT,
  NAVAL,
  EQUAL,
  BEATEN,
  DOUBLED,
  RECOIL,
  FLIGHT,
  FOLLOW_UP,
  DESTRUCTION,
  KEY,
];
