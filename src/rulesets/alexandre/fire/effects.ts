import { cite } from '../../../kernel/source.ts';
import { leaderEffects } from '../leaders.ts';
import type { FireEffect, FireOutcome } from '../shapes.ts';
import { stateEffects } from '../struck.ts';
import { leaderIds, newState, type Roll, TOP_UNIT } from './roll.ts';

const SOURCE = cite('fire-table');

/** The top unit is struck, then the leaders' fates are known. */
export const effects = (roll: Roll, { result, leaders }: FireOutcome): FireEffect[] => [
  ...(result === 'none'
    ? [{ kind: 'none', who: [TOP_UNIT], source: SOURCE } as const]
    : stateEffects(TOP_UNIT, roll.state, result, newState(roll, result), SOURCE)),
  ...leaderEffects(leaderIds(roll.leaders), leaders),
];
