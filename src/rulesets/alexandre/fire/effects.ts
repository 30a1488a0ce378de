import { cite } from '../../../kernel/source.ts';
import { leaderEffects } from '../leaders.ts';
import type { FireEffect, FireOutcome } from '../shapes.ts';
import { stateEffects } from '../effect-text.ts';
import { leaderIds, newState, type FireInput, TOP_UNIT } from './resolve.ts';

const SOURCE = cite('fire-table');

/** The top unit is struck, then the leaders' fates are known. */
export const effects = (input: FireInput, { result, leaders }: FireOutcome): FireEffect[] => [
  ...(result === 'none'
    ? [{ kind: 'none', who: [TOP_UNIT], source: SOURCE } as const]
    : stateEffects(TOP_UNIT, input.state, result, newState(input, result), SOURCE)),
  ...leaderEffects(leaderIds(input.leaders), leaders),
];
