import { expect, test } from 'vitest';
import { type Change, cuesOf } from './cues.ts';

const NOTHING: Change = { turns: [2, 2], dice: 0, moved: 0, isPlayed: true };

test.each([
  ['nothing where nothing is to be heard', {}, []],
  ['a die where dice were thrown', { dice: 3 }, ['die']],
  ['steps where counters moved', { moved: 2 }, ['step']],
  ['drums at the start of a turn', { turns: [2, 3] }, ['drums']],
  ['no drums when a turn is taken back', { turns: [3, 2] }, []],
  ['dice before the retreat that they cause', { dice: 1, moved: 1 }, ['die', 'step']],
  ['nothing when somebody looks back or undoes', { dice: 1, moved: 5, turns: [1, 2], isPlayed: false }, []],
] as const)('%s', (_, change, cues) => expect(cuesOf({ ...NOTHING, ...change })).toEqual(cues));
