import type { Sheet } from '../../kernel/ruleset.ts';
import { BEATEN, EQUAL } from './charts/outcomes.ts';
import { DOUBLED, NAVAL } from './charts/doubled.ts';
import { KEY } from './charts/key.ts';
import { TACTICAL_FACTORS } from './charts/tactical.ts';
import { REAR_SUPPORT, SUPPORT_CONDITIONS } from './charts/support.ts';
import { EXCEPTIONS } from './charts/exceptions.ts';
import { CLASS_FACTORS } from './charts/class-factors.ts';
import { COMBAT_FACTORS } from './charts/factors.ts';
import { MAY_SHOOT, RANGES } from './charts/shooting.ts';
import { DESTRUCTION } from './charts/destruction.ts';
import { FLIGHT } from './charts/flight.ts';
import { FOLLOW_UP } from './charts/follow-up.ts';
import { RECOIL } from './charts/recoil.ts';
import { MOVES } from './charts/moves.ts';
import { IGNORED, PASSED_THROUGH, SPONTANEOUS } from './charts/spontaneous.ts';
import { CROSSING, RIVER, VISIBILITY } from './charts/river.ts';
import { PIP } from './charts/pip.ts';
import { COVER } from './cover.ts';

/** Charts, offers and register: the ruleset without its procedures. */
export const SHEET: Sheet = {
  ...COVER,
  charts: [
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
  ],
};
